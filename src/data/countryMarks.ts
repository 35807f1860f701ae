/**
 * Words that stand on British statements and not on American ones, and the other way round: rails and kinds of payment, public bodies,
 * shops of one country, and places. Gathered 2026-11 from the narratives of src/data/wording and of the fixtures, which name their sources.
 * They tell a person which country a file looks like. Nothing is decided by them.
 */
import type { CountryCode } from '../model/transaction.js';

export interface CountryMarks {
  /** What its money is called. */
  readonly money: string;
  /** In capitals, as whole words. */
  readonly words: RegExp;
  /** The form in which accounts are named, where no other country writes it. */
  readonly account?: RegExp;
}

/** Of the American states, without those that are words or short for something in Britain: CO, DC, NE. */
export const COUNTRY_MARKS: Readonly<Record<CountryCode, CountryMarks>> = {
  GB: {
    money: 'pounds',
    account: /^\d{2}-\d{2}-\d{2}(?!\d)/,
    words:
      /\b(?:BGC|BACS|CHAPS|FPI|FPO|FASTER PAYMENTS?|STANDING ORDER|HMRC|DWP|DVLA|NHS|UNIVERSAL CREDIT|COUNCIL|TV LICEN[CS]E|TFL|TESCO|SAINSBURY'?S|ASDA|MORRISONS|GREGGS|WAITROSE|BRITISH GAS|THAMES WATER|OCTOPUS ENERGY|LTD|PLC|GBR|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/g,
  },
  US: {
    money: 'dollars',
    words:
      /\b(?:ACH|ZELLE|VENMO|CASH APP|CHECKCARD|DIRECT DEP|PPD ID|WEB ID|IRS TREAS|SSA TREAS|TREAS 310|WAL-?MART|KROGER|COSTCO WHSE|WALGREENS|CVS|CHICK-FIL-A|COMCAST|XFINITY|VERIZON|PUBLIX|SAFEWAY|GEICO|DOORDASH|LLC|401K|[A-Z]{3,} (?:A[KRZ]|CA|FL|GA|I[AL]|K[SY]|M[ADINOT]|N[CDHJMVY]|OH|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]))(?![\w'])/g,
  },
};
