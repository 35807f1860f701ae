/** What the financial health of people and of businesses is made of. */

import type { IsoDate } from '../../base/calendar.js';
import type { OneOf } from '../../base/oneOf.js';
import type { ResultMeta } from '../../model/meta.js';
import type { CurrencyCode } from '../../model/transaction.js';
import type { MembersOf } from '../kinds.js';

/** The surest first. */
export const HISTORY_BASES = ['given', 'first-row', 'usual-gap'] as const;

/**
 * How the start of a history is known.
 *
 * - `given`: from `historyStart` in the request.
 * - `first-row`: it is the day of the earliest booked transaction.
 * - `usual-gap`: it is the first of the 365 days to `asOf`. The earliest transaction comes after it by no more days than
 *   usually lie between two booked days of the account (their median), and by seven at most.
 */
export type HistoryBasis = OneOf<typeof HISTORY_BASES>;

/** How much history the figures of a period cover. */
export interface PeriodCoverage {
  /** The length of the period in days: 30, 60, 90, 180 or 360, or all days of `wholeHistory`. */
  readonly daysRequested: number;
  /** The number of days that the figures cover. It is less than `daysRequested` where the history is shorter. */
  readonly daysAvailable: number;
  /** Set where the figures were not measured over the requested days but repeat those of another period. */
  readonly carriedFrom: 'lastNinetyDays' | null;
  /**
   * The first day of the history, `YYYY-MM-DD`, the same for all five periods. For several accounts together it is that of the
   * oldest. Null when there is no history.
   */
  readonly historyFrom: IsoDate | null;
  /** How the start of the history is known. Null when there is no history. */
  readonly basis: HistoryBasis | null;
}

const PERIOD_COVERAGE = {
  daysRequested: 'counted',
  daysAvailable: 'counted',
  carriedFrom: { orNull: { constant: 'lastNinetyDays' } },
  historyFrom: { orNull: 'date' },
  basis: { orNull: { oneOf: HISTORY_BASES } },
} as const satisfies MembersOf<PeriodCoverage>;

/** The days that the figures of a period cover. */
export interface PeriodFrame {
  /** The first of the days used, `YYYY-MM-DD`. Null when there is no history. */
  readonly from: IsoDate | null;
  /** The last of the days used, `YYYY-MM-DD`. Null when there is no history. */
  readonly to: IsoDate | null;
  readonly coverage: PeriodCoverage;
}

export const PERIOD_FRAME = {
  from: { orNull: 'date' },
  to: { orNull: 'date' },
  coverage: { object: PERIOD_COVERAGE },
} as const satisfies MembersOf<PeriodFrame>;

/**
 * The figures of the five periods. All of them end on `asOf`, that day included. With less than 365 days of history,
 * `lastOneEightyDays` and `lastThreeSixtyDays` repeat `lastNinetyDays`.
 */
export interface HealthPeriods<Period> {
  readonly lastThirtyDays: Period;
  readonly lastSixtyDays: Period;
  readonly lastNinetyDays: Period;
  /**
   * Repeats `lastNinetyDays` with less than 365 days from the start of the history to `asOf`. So does `lastThreeSixtyDays`.
   */
  readonly lastOneEightyDays: Period;
  readonly lastThreeSixtyDays: Period;
}

export const PERIOD_NAMES = [
  'lastThirtyDays',
  'lastSixtyDays',
  'lastNinetyDays',
  'lastOneEightyDays',
  'lastThreeSixtyDays',
] as const satisfies readonly (keyof HealthPeriods<unknown>)[];

/** The five periods, each made of its name. */
export function periodsOf<Period>(
  made: (name: OneOf<typeof PERIOD_NAMES>) => Period,
): Record<OneOf<typeof PERIOD_NAMES>, Period> {
  return Object.fromEntries(PERIOD_NAMES.map(name => [name, made(name)])) as never;
}

/**
 * Financial health: five periods for each account, and for all accounts as one. Amounts are in the account's currency; shares
 * and ratios are fractions to four places (0.25 is a quarter).
 */
export interface FinancialHealthResult<Period> {
  readonly accounts: readonly {
    readonly accountId: string;
    readonly currencyCode: CurrencyCode;
    /** The current balance. Below zero when the account is in debit. */
    readonly currentBalance: number;
    /** The available balance that was given, or null. */
    readonly availableBalance: number | null;
    /**
     * What may be drawn beyond the current balance, such as an arranged overdraft: the available balance less the current one, at
     * least 0. Pending payments, which only the available balance holds, make it look smaller. Null when no available balance is
     * given.
     */
    readonly creditLine: number | null;
    readonly periods: HealthPeriods<Period>;
    /**
     * Measured over all days that are known, where these are 180 to 364. The two longest periods then repeat 90 days. Null for a shorter
     * history, and for a longer one, which has both measured.
     */
    readonly wholeHistory: Period | null;
  }[];
  /**
   * All accounts as one. Paired transfers between them count neither as credit nor as debit, and money on its way from one to
   * another counts as held. (For a single account they count in what moved: in credits, debits, transfers and savings, but never
   * as income or cost.) The history is that of the oldest account. Null when the currencies differ.
   */
  readonly combined: {
    readonly currencyCode: CurrencyCode;
    readonly periods: HealthPeriods<Period>;
    /** As of each account. */
    readonly wholeHistory: Period | null;
  } | null;
  /** Why `combined` is null, in words. Null when it is there. */
  readonly combinedNotComputed: string | null;
  readonly meta: ResultMeta;
}

/** What results say of an account beside its days or periods. */
export const HELD_ACCOUNT = {
  accountId: 'text',
  currencyCode: 'currencyCode',
  currentBalance: 'money',
  availableBalance: { orNull: 'money' },
  creditLine: { orNull: 'amount' },
} as const satisfies MembersOf<
  Omit<FinancialHealthResult<never>['accounts'][number], 'periods' | 'wholeHistory'>
>;
