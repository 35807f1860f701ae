/** What a narrative says, taken apart. */
import type { Rail } from './rail.js';
import type { CountryCode } from './transaction.js';

export interface NarrativeOptions {
  /** Whose banks wrote it: their words, places and order of day and month are read. */
  readonly countryCode: CountryCode;
}

/** The parts of a narrative as they stand in it; null where it does not say. */
export interface NarrativeParts {
  /** How the money moved, by the narrative alone: the bank's own codes are not seen here. */
  readonly rail: Rail | null;
  /** Who was paid or paid, without processor, place, numbers and dates. */
  readonly payee: string | null;
  /** Who passed the payment on: PayPal in `PAYPAL *CORNER BAKES`. */
  readonly processor: string | null;
  /** The reference or message between the two parties, or a number behind the payee that is nothing else. */
  readonly reference: string | null;
  /** What the payer's bank calls it: PAYROLL in `DES:PAYROLL`. */
  readonly purpose: string | null;
  /** In the order written: `YYYY-MM-DD`, or `--MM-DD` (ISO 8601) where no year is written. */
  readonly dates: readonly string[];
  /** The last four digits of the card. */
  readonly cardDigits: string | null;
  /** Town, with the state where American banks write one. */
  readonly place: string | null;
  /** ISO 3166-1 code as written, of two or three letters. */
  readonly country: string | null;
  /** What was paid in another currency than the account's. */
  readonly foreignAmount: ForeignAmount | null;
}

export interface ForeignAmount {
  /** Decimal, without thousands separators. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}
