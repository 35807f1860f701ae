/** Bills that come back. */

import type { IsoDate } from '../../base/calendar.js';
import type { OneOf } from '../../base/oneOf.js';
import type { SfsWording } from '../../model/standardFinancialStatement.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import type { MembersOf } from '../kinds.js';
import { ESTIMATED_SECTIONS, type EstimatedSection } from './affordabilityStatement.js';

const BILL_FREQUENCIES = [
  'Weekly',
  'Fortnightly',
  'FourWeekly',
  'SemiMonthly',
  'Monthly',
  /** Ten months a year, none in February and March. */
  'TenInstalments',
  'TwoMonthly',
  'Quarterly',
  'FourMonthly',
  'HalfYearly',
  'Annual',
] as const;

/** How often a bill falls due. `TenInstalments` is ten months a year, with none in February and March. */
export type BillFrequency = OneOf<typeof BILL_FREQUENCIES>;

/** A bill that is paid regularly and goes on. */
export interface RegularBill {
  /** The merchant or payee. Where the text names none, this is the text of the first payment. */
  readonly payee: string;
  /** The slug of the category. */
  readonly category: CategorySlug;
  readonly section: EstimatedSection;
  /** The line of the Standard Financial Statement, in words, as on the lines of a month. */
  readonly sfs: SfsWording | null;
  readonly frequency: BillFrequency;
  /** What one payment is expected to be: the bill's current level, or the mean of the payments where they vary. */
  readonly payment: number;
  /** `payment` times the number of payments in a calendar month. It is a part of the estimate of its line. */
  readonly monthlyAmount: number;
  /** The day of the last payment, `YYYY-MM-DD`. */
  readonly lastDate: IsoDate;
  /**
   * `unexplained-regular-payment`: it goes to a person, and its words do not say what for. It keeps the category of payments to
   * people, and counts as a fixed cost on the line for other essential costs. Null for every other bill.
   */
  readonly reason: 'unexplained-regular-payment' | null;
  readonly transactionIds: readonly string[];
}

export const REGULAR_BILL = {
  payee: 'text',
  category: 'categorySlug',
  section: { oneOf: ESTIMATED_SECTIONS },
  sfs: { orNull: 'sfsWording' },
  frequency: { oneOf: BILL_FREQUENCIES },
  payment: 'money',
  monthlyAmount: 'money',
  lastDate: 'date',
  reason: { orNull: { oneOf: ['unexplained-regular-payment'] } },
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<RegularBill>;

/** A regular bill that is no longer paid. It is part of no estimate. */
export interface StoppedBill extends RegularBill {
  /** The amount of its last payment. */
  readonly lastAmount: number;
}

export const STOPPED_BILL = {
  ...REGULAR_BILL,
  lastAmount: 'money',
} as const satisfies MembersOf<StoppedBill>;

/** A regular bill whose amount changed and stayed changed. */
export interface ChangedBill extends RegularBill {
  /** The amount of one payment before the change. */
  readonly previousPayment: number;
  /** The amount of one payment since the change. */
  readonly currentPayment: number;
  /** The day of the first payment of the current amount, `YYYY-MM-DD`. */
  readonly since: IsoDate;
}

export const CHANGED_BILL = {
  ...REGULAR_BILL,
  previousPayment: 'money',
  currentPayment: 'money',
  since: 'date',
} as const satisfies MembersOf<ChangedBill>;
