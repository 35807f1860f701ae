/** What a narrative says, taken apart. */
import type { Rail } from './rail.js';
import type { CountryCode } from './transaction.js';

/** How a narrative is to be read. */
export interface NarrativeOptions {
  /** The country whose banks wrote the narrative: their words, their places, and their order of day and month. */
  readonly countryCode: CountryCode;
}

/** The parts of a narrative as they stand in it. A part is null where the narrative does not say it. */
export interface NarrativeParts {
  /** How the money moved, by the narrative alone. The bank's own codes are not seen here. */
  readonly rail: Rail | null;
  /** The other party, whether it paid or was paid, without processor, place, numbers and dates. */
  readonly payee: string | null;
  /** Who passed the payment on, such as PayPal in `PAYPAL *CORNER BAKES`. */
  readonly processor: string | null;
  /** The reference or message between the two parties, or a number behind the payee that is nothing else. */
  readonly reference: string | null;
  /** What the payer's bank calls it, such as `PAYROLL` in `DES:PAYROLL`. */
  readonly purpose: string | null;
  /** The dates in the order written, each `YYYY-MM-DD`, or `--MM-DD` (ISO 8601) where no year is written. */
  readonly dates: readonly string[];
  /** The last four digits of the card. */
  readonly cardDigits: string | null;
  /** The town, with the state where American banks write one. */
  readonly place: string | null;
  /** The code of the country (ISO 3166-1) as written, in two or three letters. */
  readonly country: string | null;
  /** What was paid in another currency than the account's. */
  readonly foreignAmount: ForeignAmount | null;
}

/** An amount in another currency than the account's. */
export interface ForeignAmount {
  /** A decimal number as text, without thousands separators. */
  readonly amount: string;
  /** The code of the currency (ISO 4217). */
  readonly currency: string;
}
