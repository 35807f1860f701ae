/** Where a business has its money from and where it goes. */
import type { MembersOf } from '../kinds.js';

/** The revenue of one calendar month. */
export interface MonthRevenue {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Credits from customers, less what went back to them. */
  readonly revenue: number;
  /** Revenue over the mean of the months shown: 1 is an average month. Null when the mean is not above zero. */
  readonly index: number | null;
}

export const MONTH_REVENUE = {
  year: 'year',
  month: 'month',
  revenue: 'money',
  index: { orNull: 'ratio' },
} as const satisfies MembersOf<MonthRevenue>;

/** A customer or a supplier. */
export interface Party {
  readonly name: string | null;
  /** What this party paid, or was paid. */
  readonly amount: number;
  /** The share of the whole. Null where the whole is not above zero. */
  readonly share: number | null;
  /** The number of its transactions. */
  readonly transactionCount: number;
  readonly transactionIds: readonly string[];
}

const PARTY = {
  name: { orNull: 'text' },
  amount: 'money',
  share: { orNull: 'ratio' },
  transactionCount: 'counted',
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<Party>;

/**
 * How much depends on few customers, or on few suppliers. Money that no name goes with counts in the whole, but as nobody's.
 */
export interface Concentration {
  /** The number of parties with a name. */
  readonly partyCount: number;
  /** The name of the largest. Null where there is none. */
  readonly largestParty: string | null;
  /** The share of the largest. */
  readonly largestShare: number | null;
  /** The share of the five largest together. */
  readonly largestFiveShare: number | null;
  /** The sum of squared shares. 1 is a single party; 0.1 is like ten equal ones. */
  readonly herfindahlIndex: number | null;
  /** The share of the money that no name goes with. */
  readonly unnamedShare: number | null;
  /** The five largest parties, the largest first. */
  readonly largest: readonly Party[];
}

export const CONCENTRATION = {
  partyCount: 'counted',
  largestParty: { orNull: 'text' },
  largestShare: { orNull: 'ratio' },
  largestFiveShare: { orNull: 'ratio' },
  herfindahlIndex: { orNull: 'ratio' },
  unnamedShare: { orNull: 'ratio' },
  largest: { list: { object: PARTY }, most: 5 },
} as const satisfies MembersOf<Concentration>;
