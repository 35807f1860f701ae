/** The result of end-of-day balances. */

import type { IsoDate } from '../../base/calendar.js';
import type { ResultMeta } from '../../model/meta.js';
import type { CurrencyCode } from '../../model/transaction.js';
import type { MembersOf } from '../kinds.js';
import { HELD_ACCOUNT } from './financialHealth.js';

/** The balance of an account at the end of one day. */
export interface EndOfDayBalance {
  /** The day, `YYYY-MM-DD`. */
  readonly date: IsoDate;
  /** Rebuilt backwards from the current balance. Below zero when the account is overdrawn. */
  readonly balance: number;
  /**
   * What the bank says, by the running balances of the day's transactions. Where one of them equals the rebuilt balance, it is
   * that one. Else it is the nearest of those that no other transaction of the day started from. Null where the day has none.
   */
  readonly reported: number | null;
}

const END_OF_DAY_OF_ALL = {
  date: 'date',
  balance: 'money',
} as const satisfies MembersOf<Omit<EndOfDayBalance, 'reported'>>;

const END_OF_DAY_BALANCE = {
  ...END_OF_DAY_OF_ALL,
  reported: { orNull: 'money' },
} as const satisfies MembersOf<EndOfDayBalance>;

/** Whether the rebuilt balances agree with the running balances that the bank gives with its transactions. */
export interface BalanceReconciliation {
  /** `not-checked` means that no transaction carries a running balance. */
  readonly status: 'agrees' | 'differs' | 'not-checked';
  /** The number of days with a running balance. */
  readonly checkedDays: number;
  /** The number of these days on which the two balances differ. */
  readonly differingDays: number;
  /**
   * The latest day that differs, which is the first met when going backwards. Between it and the next checked day, a transaction is
   * missing or too many. Null where no day differs.
   */
  readonly firstDifference: {
    readonly date: IsoDate;
    readonly expected: number;
    readonly computed: number;
    /** Computed less expected. */
    readonly difference: number;
  } | null;
  /**
   * The difference, where every checked day differs by the same amount. Then no transaction is missing, and the current balance
   * has another basis than the running ones, such as a credit line or pending payments. Else null.
   */
  readonly constantDifference: number | null;
}

const BALANCE_RECONCILIATION = {
  status: { oneOf: ['agrees', 'differs', 'not-checked'] },
  checkedDays: 'count',
  differingDays: 'count',
  firstDifference: {
    orNull: { object: { date: 'date', expected: 'money', computed: 'money', difference: 'money' } },
  },
  constantDifference: { orNull: 'money' },
} as const satisfies MembersOf<BalanceReconciliation>;

/** What `endOfDayBalances` returns: the balances of each account and of all together, day by day. */
export interface EndOfDayBalancesResult {
  readonly accounts: readonly {
    readonly accountId: string;
    readonly currencyCode: CurrencyCode;
    readonly currentBalance: number;
    /** The available balance that was given, or null. */
    readonly availableBalance: number | null;
    /** The available balance less the current one, at least 0. Null when no available balance is given. */
    readonly creditLine: number | null;
    /**
     * The first and the last day of the history, and each day between on which something moved. On the days left out, the balance
     * stays as it was.
     */
    readonly days: readonly EndOfDayBalance[];
    readonly reconciliation: BalanceReconciliation;
  }[];
  /** All accounts as one, as in financial health. No bank reports these balances. Null when the currencies differ. */
  readonly combined: {
    readonly currencyCode: CurrencyCode;
    readonly days: readonly Omit<EndOfDayBalance, 'reported'>[];
  } | null;
  /** Why `combined` is null, in words. Null when it is there. */
  readonly combinedNotComputed: string | null;
  readonly meta: ResultMeta;
}

export const END_OF_DAY_BALANCES_RESULT = {
  accounts: {
    list: {
      object: {
        ...HELD_ACCOUNT,
        days: { list: { object: END_OF_DAY_BALANCE } },
        reconciliation: { object: BALANCE_RECONCILIATION },
      },
    },
  },
  combined: {
    orNull: { object: { currencyCode: 'currencyCode', days: { list: { object: END_OF_DAY_OF_ALL } } } },
  },
  combinedNotComputed: { orNull: 'text' },
} as const satisfies MembersOf<Omit<EndOfDayBalancesResult, 'meta'>>;
