/**
 * Where banks print the merchant category code of a purchase within its narrative, as the group `code`. Other numbers are of any
 * length, so that narratives of one shape (enrichment/words/shape.ts) all state one or none do. Sources: public exports of the banks.
 */
import type { NarrativeForm } from './narrativeForms.js';

export const STATED_CODE_FORMS: readonly NarrativeForm[] = [
  {
    country: 'US',
    pattern: /\?MCC=(?<code>\d{4})(?!\d)/i,
    examples: ['CHECK CRD PURCHASE 04/17 CORNER STORES AUSTIN TX 425907XXXXXX0429 384108165345858 ?MCC=5411'],
    counterexamples: ['CHECK CRD PURCHASE 04/17 CORNER STORES AUSTIN TX 425907XXXXXX0429 384108165345858 ?M'],
  },
  {
    country: 'US',
    pattern: /^(?:POS|DBT) PURCHASE ON [\d/]+ @ [\d:]+(?: ?[AP]M?)? {2}(?<code>\d{4}) /i,
    examples: ['POS PURCHASE ON 11/15 @ 06:46  5411 CORNER STORES AUSTIN TX CARD NBR: -9365'],
    counterexamples: [
      'POS PURCHASE ON 11/15 5411 CORNER STORES AUSTIN TX',
      'POS PURCHASE ON 11/15 @ 06:46 5411 MAIN ST STORES AUSTIN TX',
    ],
  },
  {
    country: 'US',
    pattern: /^(?:SIGNATURE|POS) CARD PURCHASE [^,]+, (?<code>\d{4}), [^,]+, [A-Z]{2}, /i,
    examples: ['Signature Card purchase CORNER STORES, 5411, MEMPHIS, TN, DMOACWKH'],
    counterexamples: ['Signature Card purchase CORNER STORES, MEMPHIS, TN, DMOACWKH'],
  },
  {
    country: 'US',
    pattern: / DATE [\d/]+ \d+ (?:\d+ \d )?(?<code>\d{4})(?: CARD| %%|$)/i,
    examples: [
      'CORNER STORES TOLEDO OH Date 08/22/23 00161 5411 Card 10 #5780',
      'Withdrawal DEBIT CARD/CORNER STORES TOLEDO OH Date 06/03/25 0 5150000000 1 5411',
    ],
    counterexamples: ['CORNER STORES TOLEDO OH Date 08/22/23 5411'],
  },
  {
    country: 'US',
    pattern: / CKCD (?<code>\d{4}) X{4}/i,
    examples: [
      'CHECKCARD 0214 CORNER STORES MEMPHIS TN 85140541045900010341421 CKCD 5411 XXXXXXXXXXXX6916 XXXX 6916',
    ],
    counterexamples: ['CHECKCARD 0214 CORNER STORES MEMPHIS TN 85140541045900010341421 CKCD 5411'],
  },
  {
    country: 'US',
    pattern: /^POS PURCH - .+? (?<code>\d{4}) +[A-Z]{2} [A-Z]/i,
    examples: ['POS PURCH - CORNER STORES 5411               TN NASHVILLE       CORNER STORES     US'],
    counterexamples: ['POS PURCH - CORNER STORES 54               TN NASHVILLE       CORNER STORES     US'],
  },
];
