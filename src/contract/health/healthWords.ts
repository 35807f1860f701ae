/** The figures of financial health in words: the shape of the tables, and what people and businesses have in common. */

/** How a figure is written. `number` has no unit; `trend` is money a month, where below zero is downwards. */
export type FigureUnit = 'money' | 'share' | 'count' | 'days' | 'months' | 'number' | 'trend';

export interface FigureWords<Path extends string = string> {
  /** The member of a period, or the way to it: `gambling.amount`. */
  readonly figure: Path;
  readonly words: string;
  readonly unit: FigureUnit;
}

export interface FigureGroup<Path extends string = string> {
  readonly title: string;
  readonly figures: readonly FigureWords<Path>[];
}

export const BALANCES = [
  money('openingBalance', 'Balance at the start'),
  money('closingBalance', 'Balance at the end'),
  money('averageBalance', 'Average balance'),
  money('minimumBalance', 'Lowest balance'),
  money('maximumBalance', 'Highest balance'),
] as const;

export const OVERDRAWN = [
  figure('daysBelowOneHundred', 'Days below 100', 'count'),
  figure('daysOverdrawn', 'Days overdrawn', 'count'),
  figure('overdraftSpells', 'Times overdrawn', 'count'),
  figure('longestOverdraftSpell', 'Longest time, days', 'days'),
  money('deepestOverdraft', 'Deepest overdraft'),
  money('averageOverdraft', 'Average overdraft'),
  share('overdraftLimitUsed', 'Of limit used'),
] as const;

export const RETURNED = [
  figure('returnedPayments.count', 'Returned payments', 'count'),
  money('returnedPayments.fees', 'Fees for these'),
] as const;

export const LENDERS = [
  figure('borrowing.lenderCount', 'Lenders', 'count'),
  money('borrowing.netBorrowed', 'Borrowed less repaid'),
] as const;

export const OTHER_CREDITS = [
  money('transfersIn', 'Moved in'),
  money('otherCredits', 'Other money in'),
  money('refundsNetted', 'Refunds'),
] as const;

export const IN_AND_OUT = {
  title: 'In and out',
  figures: [
    money('totalCredit', 'Money in'),
    money('totalDebit', 'Money out'),
    money('net', 'Difference'),
    figure('netTrend', 'Change a month', 'trend'),
    figure('monthsInDeficit', 'Months overspent', 'count'),
    figure('creditCount', 'Payments in', 'count'),
    figure('debitCount', 'Payments out', 'count'),
  ],
} as const;

/** The figure of a period at `path`, or null where there is none. */
export function figureAt(period: object, path: string): number | null {
  let value: unknown = period;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === 'number' ? value : null;
}

export function figure<Path extends string>(path: Path, words: string, unit: FigureUnit): FigureWords<Path> {
  return { figure: path, words, unit };
}

export function money<Path extends string>(path: Path, words: string): FigureWords<Path> {
  return figure(path, words, 'money');
}

export function share<Path extends string>(path: Path, words: string): FigureWords<Path> {
  return figure(path, words, 'share');
}
