/**
 * What is a country's own, as the engines ask for it. No engine knows a country by its code: it asks for a fact that has a plain
 * name, and a country that says nothing of it is treated as nobody's in particular.
 *
 * One interface for each room that asks, so that a small bundle takes no tables that only a larger one reads.
 */
import type { BenefitTable } from '../data/benefitRow.js';
import type { HolidayTable } from '../data/holidays.js';
import type { PayerNames } from '../data/payerDays.js';
import type { PhraseGroup } from '../data/phraseGroup.js';
import type { Layout, MarkerGroup, NarrativeForm, PurposeReference } from '../data/wording/bankWording.js';
import type { TimeZone } from '../model/options.js';

/** What every room may ask. */
export interface CountryFacts {
  /** ISO 3166-1, two letters. Rows of tables name it; engines compare it with nothing else. */
  readonly code: string;
  /** ISO 4217: what a narrative means by its home currency. */
  readonly currency: string;
  /** How dates of three numbers are read where the dates themselves do not tell. */
  readonly numericDates: 'day-first' | 'month-first';
  /** Where the whole country keeps one time. */
  readonly timeZone: TimeZone | undefined;
  /** A request may leave benefits out of the income. */
  readonly mayExcludeBenefits: boolean;
}

/** What is asked of one narrative. */
export interface NarrativeCountry extends CountryFacts {
  readonly layouts: readonly Layout[];
  /** Where banks print the category code of the merchant. */
  readonly statedCodes: readonly NarrativeForm[];
  /** References of schemes that say what a payment is for. */
  readonly purposeReferences: readonly PurposeReference[];
  readonly dateForms: readonly NarrativeForm[];
  readonly cardForms: readonly NarrativeForm[];
  readonly foreignAmountForms: readonly NarrativeForm[];
  /** Towns, upper case, parted by semicolons. */
  readonly places: string;
  /** What stands behind a town. */
  readonly behindTown: 'postcode' | 'state' | null;
  /** Codes that stand behind a town, where those are states. */
  readonly states: ReadonlySet<string>;
  /** How a payment to a shop's credit account is told from a purchase in the shop. */
  readonly shopAccounts: 'numbered' | 'store-cards' | null;
}

/** What is asked once, when the names and phrases of a country are made into a lexicon. */
export interface LexiconCountry extends CountryFacts {
  readonly phrases: readonly PhraseGroup[];
  /** State benefits that payments name by a payer and a code; null where they do not. */
  readonly benefits: BenefitTable | null;
  readonly markers: readonly MarkerGroup[];
  /** Characters that a transfer gives the payee's name. */
  readonly transferRoom: number;
  /** How often each trade is paid: by anybody, and in a shop. */
  readonly tradePriors: readonly number[];
  readonly tradePriorsInShop: readonly number[];
}

/** Days on which nothing is paid: listed by year, and by a standing rule in years that are not listed. */
export interface HolidayCalendar {
  readonly listed: HolidayTable;
  /** Null: outside the listed years every weekday is a working day. */
  readonly rule: 'english' | 'federal-reserve' | 'federal-offices' | null;
}

/** Payers that pay on the days of their own offices. */
export interface PayerCalendar {
  readonly payers: PayerNames;
  /** Finds their words in a text. */
  readonly named: RegExp;
  readonly calendar: HolidayCalendar;
}

/** What is asked of income. */
export interface IncomeCountry extends CountryFacts {
  /** Of the rail on which pay and bills are paid, wherever in the country the account is. */
  readonly railCalendar: HolidayCalendar;
  /** Of payers that do not pay on all days of the rail; the first that is meant counts. */
  readonly payerCalendars: readonly PayerCalendar[];
  /** Days of the month on which pay is usual, besides those at its end. */
  readonly payDays: readonly number[];
  /** How often most pay comes. */
  readonly usualPay: 'Monthly' | 'Fortnightly';
  readonly paysTwiceAMonth: boolean;
  readonly paysBenefitsFourWeekly: boolean;
  /** The words of a payment tell that it is for somebody self-employed. */
  readonly wordsTellContractors: boolean;
  /** The rules by which pay is taxed at its source; null where no range is given. */
  readonly grossPay: 'pay-as-you-earn' | 'federal-and-state' | null;
  /** The first and the last day of the long school holiday, as 100 times the month and the day. */
  readonly schoolSummer: readonly [from: number, to: number];
  /** The middle of the scale of sizes, in the country's currency. */
  readonly middleSize: number;
}

/** What an entry carries of a country. */
export interface CountryData {
  readonly narrative: NarrativeCountry;
  readonly lexicon: LexiconCountry;
  /** Its merchants, packed as data/gazetteer says. */
  readonly gazetteer: string;
}

/** A whole country. */
export type Country = NarrativeCountry & LexiconCountry & IncomeCountry;
