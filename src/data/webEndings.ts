/** Ends of web addresses: general knowledge of the registries' rules. */
import type { CategorySlug } from '../model/taxonomy.js';
import type { WordSamples } from './wordSamples.js';

/** Any of them behind a dot is of an address. */
export const ADDRESS_ENDINGS = 'COM CO ORG NET IO UK GOV EU TV APP ME US';

/** What a shop's own name for its page adds. */
export const ONLINE_WORDS = 'WWW ONLINE WEB INTERNET ECOM ECOMM MTICKET WEBSITE';

/** Ends that only one kind of body may have. */
export interface WebEnding {
  readonly category: CategorySlug;
  /** Upper case, with their dots, without the first. */
  readonly endings: string;
}

export const WEB_ENDINGS: readonly WebEnding[] = [
  { category: 'tuition-and-courses', endings: 'AC.UK;EDU' },
  { category: 'school-costs', endings: 'SCH.UK' },
  { category: 'healthcare', endings: 'NHS.UK' },
  { category: 'government-and-tax', endings: 'GOV.UK;GOV' },
];

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: ADDRESS_ENDINGS,
    examples: [['GB', 'Debit', 'CARD PAYMENT TO MEPLIN.COM', { merchant: 'Meplin' }]],
    counterexamples: [['GB', 'Debit', 'CARD PAYMENT TO MEPLIN COM', { merchant: 'Meplin Com' }]],
  },
  {
    words: ONLINE_WORDS,
    examples: [['GB', 'Debit', 'CARD PAYMENT TO MEPLIN ECOM', { class: 'online-purchase' }]],
    counterexamples: [['GB', 'Debit', 'CARD PAYMENT TO MEPLIN ECO', { class: 'point-of-sale' }]],
  },
];
