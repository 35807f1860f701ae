/** Ends of web addresses: general knowledge of the registries' rules. */
import type { CategorySlug } from '../model/taxonomy.js';
import type { WordSamples } from './wordSamples.js';

/** Any of them behind a dot is of an address. */
export const ADDRESS_ENDINGS = 'COM CO ORG NET IO UK GOV EU TV APP ME US';

/** What a shop's own name for its page adds. */
export const ONLINE_WORDS =
  'WWW ONLINE ONLIN WEB INTERNET ECOM ECOMM MTICKET MTICKETS ETICKET ETICKETS WEBSITE WEBSALES WEBSHOP WEBSTORE ESHOP INAPP';

/** The same in two words. */
export const ONLINE_PAIRS = 'MOBILE APP;IN APP;HOME DELIVERY';

/** Ends of addresses that lost their dots: YOURMEPLINCOUK. */
export const GLUED_ENDINGS = /[A-Z\d]{4}(?:COUK|ORGUK)$|[A-Z\d]{5}COM$/;
/** Beginnings of addresses that lost their dots, as a bank cuts them where others print the town: WWWMEPLINCA, HTTPSWWWMEPLI. */
export const GLUED_BEGINNINGS = /^(?:HTTPS?|WWW)[A-Z\d]{3}/;
/** Words of firms that end so all the same. */
export const NO_GLUED_ENDING = /(?:TELE|INTER|DOT|SIT|ROM)COM$/;

/** Area codes of North America whose calls the called firm pays: Federal Communications Commission, "What Is a Toll-Free Number", read 2026. */
export const TOLL_FREE_CODES = '800 833 844 855 866 877 888';

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
  {
    words: ONLINE_PAIRS,
    examples: [['GB', 'Debit', 'CARD PAYMENT TO MEPLIN MOBILE APP', { class: 'online-purchase' }]],
    counterexamples: [['GB', 'Debit', 'CARD PAYMENT TO MEPLIN MOBILE', { class: 'point-of-sale' }]],
  },
  {
    words: GLUED_ENDINGS,
    examples: [
      ['GB', 'Debit', 'CARD PAYMENT TO YOURMEPLINCOUK', { class: 'online-purchase' }],
      ['US', 'Debit', 'POS DEBIT YOURMEPLINCOM', { class: 'online-purchase' }],
    ],
    counterexamples: [['GB', 'Debit', 'CARD PAYMENT TO YOURMEPLIN', { class: 'point-of-sale' }]],
  },
  {
    words: GLUED_BEGINNINGS,
    examples: [
      ['GB', 'Debit', 'CARD PAYMENT TO MEPLIN WWWMEPLINCO', { class: 'online-purchase' }],
      ['US', 'Debit', 'POS DEBIT MEPLIN HTTPSWWWMEPCA', { class: 'online-purchase' }],
    ],
    counterexamples: [['US', 'Debit', 'POS DEBIT MEPLIN WAYWARDCA', { class: 'point-of-sale' }]],
  },
  {
    words: TOLL_FREE_CODES,
    examples: [['US', 'Debit', 'POS DEBIT MEPLIN CAFE 866-555-0147 NY', { class: 'online-purchase' }]],
    counterexamples: [['US', 'Debit', 'POS DEBIT MEPLIN CAFE 212-555-0147 NY', { class: 'point-of-sale' }]],
  },
  {
    words: NO_GLUED_ENDING,
    examples: [['GB', 'Debit', 'CARD PAYMENT TO MEPTELECOM', { class: 'point-of-sale' }]],
    counterexamples: [['GB', 'Debit', 'CARD PAYMENT TO YOURMEPLINCOM', { class: 'online-purchase' }]],
  },
];
