/**
 * What a bank, a family of banks or many banks write in their narratives, as one value. Rows without a country are read in
 * narratives of every country. Sources: the banks' published statement formats, and public importers of their exports.
 */
import type { Rail } from '../../model/rail.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import type { CountryCode } from '../../model/transaction.js';

export interface BankWording {
  readonly markers?: readonly MarkerGroup[];
  readonly layouts?: readonly Layout[];
  /** `year` (two or four digits, or none), `month` (digits or a name), `day`. The first form to claim a stretch of text has it. */
  readonly dateForms?: readonly NarrativeForm[];
  /** `digits`: the last four of the card. The first form that holds is taken. */
  readonly cardForms?: readonly NarrativeForm[];
  /** `amount` and `currency`. The first form that holds is taken; the account's own currency is not foreign. */
  readonly foreignAmountForms?: readonly NarrativeForm[];
  /**
   * `code`: the merchant category code of a purchase. Other numbers are of any length, so that narratives of one shape
   * (enrichment/words/shape.ts) all state one or none do.
   */
  readonly statedCodes?: readonly NarrativeForm[];
  readonly openingWords?: readonly OpeningWords[];
  readonly feeWords?: readonly FeeWords[];
  readonly transferWords?: readonly TransferWords[];
  /**
   * The bank's own type codes, for the code column only. Keyed in upper case, trimmed, runs of spaces made one; punctuation
   * stays: `D/D`.
   */
  readonly codes?: Readonly<Record<string, Rail>>;
}

export type Field = 'payee' | 'reference' | 'purpose' | 'person' | 'noise';

/**
 * Phrases that open a field. Read left to right; every word after a marker belongs to the field it opens, until the next
 * marker. Of two groups that have the same phrase, the later is looked at first.
 */
export interface MarkerGroup {
  readonly opens: Field;
  /** Where in the narrative the phrase is a marker and not part of a name. */
  readonly at: 'start' | 'inside' | 'end' | 'anywhere';
  readonly rail: Rail | null;
  readonly country?: CountryCode;
  /**
   * A short word that is also a name counts only before this: a number (or its mask, or the end of the text), a colon, a quotation
   * mark, a comma, or a person's name. `person-or-account`: also before a name with the number of an account behind it.
   */
  readonly before?: 'number' | 'colon' | 'quote' | 'comma' | 'person' | 'person-or-account';
  /** Counts only inside this field. */
  readonly within?: Field;
  readonly phrases: string;
}

/** What is found by a regular expression, as named groups. Forms are tried in the order of the table of banks. */
export interface NarrativeForm {
  readonly country?: CountryCode;
  readonly pattern: RegExp;
  /** So loose that all others are tried before it. */
  readonly isLast?: true;
}

/**
 * A narrative laid out by position or punctuation rather than by words. `payee` is the named group that holds it, `town`
 * and `country` what card purchases have behind it, `purpose` what the payer calls it. Read in time that grows with the text
 * alone: `(?<! ) +` tries a run of spaces once, not from each of its spaces.
 */
export interface Layout extends NarrativeForm {
  readonly country: CountryCode;
  /** What every narrative of the layout has somewhere: quickly looked for, where most of the pattern stands behind the payee. */
  readonly sign?: RegExp;
  readonly rail: Rail;
}

/** The reference of a scheme. Where a narrative has it, it says what the payment is for. */
export interface PurposeReference extends NarrativeForm {
  readonly country: CountryCode;
  readonly debit: CategorySlug | null;
  readonly credit: CategorySlug | null;
  /** As of phrases. */
  readonly weight: number;
}

/** Words with which a bank opens a narrative, in whatever order: MISCELLANEOUS DEBIT, PREAUTHORIZED ACH DEBIT. Whole openings are markers. */
export interface OpeningWords {
  /** What such a word says of how money moved. */
  readonly says: 'card' | 'recurring' | 'clearing' | 'credit' | null;
  readonly words: string;
}

/** Words with which banks name their fees, in whatever order: O/D USAGE FEE, WIRE TRANS SVC CHARGE. Whole names of fees are in phrases.ts. */
export interface FeeWords {
  /** What the fee is for, as far as such a word says; `fee`: that it is one. */
  readonly says: 'fee' | 'overdraft' | 'returned' | null;
  readonly words: string;
}

/**
 * Words of which banks make up what they call a transfer between accounts of one holder, where nobody is named: INTERNET
 * BANKING TRANSFER WITHDRAWAL TO ACCOUNT, DEPOSIT FROM 360 CHECKING.
 */
export interface TransferWords {
  /** What such a word says: a transfer, an account for spending or for saving, which way. */
  readonly says: 'transfer' | 'account' | 'savings' | 'way' | null;
  readonly words: string;
}
