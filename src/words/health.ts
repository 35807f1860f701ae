/** The figures of financial health in words: the shape of the tables, and what people and businesses have in common. */

/** How a figure is written. `number` has no unit; `trend` is money a month, where below zero is downwards. */
export type FigureUnit = 'money' | 'share' | 'count' | 'days' | 'months' | 'number' | 'trend';

export interface FigureWords {
  /** The member of a period, or the way to it: `gambling.amount`. */
  readonly figure: string;
  readonly words: string;
  readonly unit: FigureUnit;
}

export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly FigureWords[];
}

export const IN_AND_OUT: FigureGroup = {
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
};

/** The figure of a period at `path`, or null where there is none. */
export function figureAt(period: object, path: string): number | null {
  let value: unknown = period;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === 'number' ? value : null;
}

export function figure(path: string, words: string, unit: FigureUnit): FigureWords {
  return { figure: path, words, unit };
}

export function money(path: string, words: string): FigureWords {
  return figure(path, words, 'money');
}

export function share(path: string, words: string): FigureWords {
  return figure(path, words, 'share');
}
