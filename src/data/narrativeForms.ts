/**
 * How banks write dates, card numbers and foreign amounts within a narrative, as named groups. Sources: public importers
 * of the banks' exports and statements. Read only where a narrative is taken apart, not where it is categorised.
 */
import type { CountryCode } from '../model/transaction.js';

export interface NarrativeForm {
  readonly country?: CountryCode;
  readonly pattern: RegExp;
  /** Narratives that hold the form, and look-alikes that do not. */
  readonly examples: readonly string[];
  readonly counterexamples: readonly string[];
}

/** `year` (two or four digits, or none), `month` (digits or a name), `day`. The first form to claim a stretch of text has it. */
export const DATE_FORMS: readonly NarrativeForm[] = [
  {
    pattern: /(?<![\w./-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\w/-])/gi,
    examples: ['CORNER BAKES ON 2024-11-21'],
    counterexamples: ['CORNER BAKES 12024-11-21'],
  },
  {
    country: 'GB',
    pattern:
      /(?<![\w./-])(?<day>\d{2})(?<joint>[./-])(?<month>\d{2})\k<joint>(?<year>\d{4}|\d{2})(?![\w/-])/gi,
    examples: ['CORNER BAKES ON 21-11-2024', 'J ORBEL FP 18/12/24'],
    counterexamples: ['TRANSFER 20-57-331', 'TEL 020-7946-0018'],
  },
  {
    country: 'US',
    pattern:
      /(?<![\w./-])(?<month>\d{2})(?<joint>[./-])(?<day>\d{2})\k<joint>(?<year>\d{4}|\d{2})(?![\w/-])/gi,
    examples: ['POS DEBIT- DEBIT CARD 9185 07-10-26 CORNER BAKES'],
    counterexamples: ['CORNER BAKES 555-01-9999'],
  },
  {
    pattern:
      /(?<![\w./-])(?<day>\d{1,2}) ?(?<month>JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?: ?(?<year>20\d{2}|\d{2})(?![\d.,:/]))?(?![A-Z\d])/gi,
    examples: ['CORNER BAKES ON 02 JUL BCC', '4637 06MAR26 , CORNER BAKES', 'LNK HIGH ST CD 1234 21NOV24'],
    counterexamples: ['29MAYFAIR HOTEL', '2 JULIET STREET'],
  },
  {
    country: 'US',
    pattern:
      /(?<![A-Z])(?<month>JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) (?<day>0?[1-9]|[12]\d|3[01])(?![\d.,:/])/gi,
    examples: ['DEBIT PURCHASE AUG 28 4849 CORNER BAKES'],
    counterexamples: ['SUMAR 12'],
  },
  {
    country: 'GB',
    pattern: /(?<![\w./-])(?<day>\d{2})\/(?<month>\d{2})(?![\w./-])/gi,
    examples: ['CORNER BAKES ON 21/11'],
    counterexamples: ['CORNER BAKES 1/2 PRICE', 'CORNER BAKES 21/11/7'],
  },
  {
    country: 'US',
    pattern: /(?<![\w./-])(?<month>\d{2})[/-](?<day>\d{2})(?![\w./-])/gi,
    examples: ['PURCHASE AUTHORIZED ON 08/02 CORNER BAKES', 'DEBIT CARD PURCHASE-PIN 04-14 MEMPHIS TN 8492'],
    counterexamples: ['CORNER BAKES 24/7'],
  },
  {
    country: 'US',
    pattern: /(?<![A-Z])(?:CHECKCARD|CHECK CARD|PURCHASE REFUND) +(?<month>\d{2})(?<day>\d{2})(?!\d)/gi,
    examples: ['CHECKCARD 0802 CORNER BAKES'],
    counterexamples: ['CHECKCARD CORNER BAKES 0802'],
  },
  {
    country: 'US',
    pattern: /(?<![A-Z])(?:DATE|EED): ?(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})(?!\d)/gi,
    examples: ['ORIG CO NAME:CORNER BAKES DESC DATE:240802', 'WIRE TYPE:WIRE IN DATE: 250626 TIME:0850 ET'],
    counterexamples: ['DATE 240802'],
  },
  {
    country: 'US',
    pattern:
      /(?<![A-Z])(?:DEBIT CARD PURCHASE|POS DEBIT|VISA ON) +(?<month>\d{2})(?<day>\d{2})(?<year>\d{2})(?!\d)/gi,
    examples: ['DEBIT PURCHASE - VISA ON 082119 HOT SPRINGS AR', 'DEBIT CARD PURCHASE 021426 CORNER BAKES'],
    counterexamples: ['POS DEBIT 0217261'],
  },
];

/** `digits`: the last four of the card. The first form that holds is taken. */
export const CARD_FORMS: readonly NarrativeForm[] = [
  {
    country: 'GB',
    pattern: /(?<![A-Z])CD (?<digits>\d{4})(?!\d)/i,
    examples: ['CORNER BAKES CD 1234'],
    counterexamples: ['CORNER CDS 1234', 'CD 12345'],
  },
  {
    country: 'GB',
    pattern: /^'?(?<digits>\d{4}) \d{2}[A-Z]{3}\d{2}(?!\d)/i,
    examples: ["'4637 06MAR26 C , CORNER BAKES , LEEDS GB"],
    counterexamples: ['4637 CORNER BAKES , LEEDS GB'],
  },
  {
    pattern: /(?<![A-Z])(?:CARD|CKCD)(?: ENDING IN)? [X*.#-]*(?<digits>\d{4})(?![\d/])/i,
    examples: ['PURCHASE AUTHORIZED ON 08/02 CORNER BAKES S586214123456789 CARD 1234', 'CARD XXXXXXXX1234'],
    counterexamples: ['GIFT CARDS 1234', 'DISCARD 1234', 'CARD 12345678'],
  },
  {
    country: 'US',
    pattern: /\d{2}\/\d{2} \d{2}:\d{2}[AP]M? #(?<digits>\d{4})(?!\d)/i,
    examples: ['DEBIT CARD PURCHASE 11/03 04:48P #0569 CORNER BAKES FRESNO CA 19308'],
    counterexamples: ['CORNER BAKES #0569'],
  },
  {
    country: 'US',
    pattern: /^DEBIT CARD PURCHASE(?:-PIN)? .*\d{2}-\d{2} .{1,40}? [A-Z]{2} (?<digits>\d{4})(?!\d)/i,
    examples: ['DEBIT CARD PURCHASE-PIN 04-14 MEMPHIS TN 8492 CORNER BAKES'],
    counterexamples: ['DEBIT CARD PURCHASE CORNER BAKES MEMPHIS TN 8492'],
  },
  {
    pattern: /(?<![\dX*])[X*]{12}(?<digits>\d{4})(?!\d)/i,
    examples: ['CORNER BAKES XXXXXXXXXXXX1234'],
    counterexamples: ['CORNER BAKES XXXXXX1234'],
  },
];

/** `amount` and `currency`. The first form that holds is taken; the account's own currency is not foreign. */
export const FOREIGN_AMOUNT_FORMS: readonly NarrativeForm[] = [
  {
    pattern: /, ?(?<amount>\d[\d,]{0,14}\.\d{2}) (?<currency>[A-Z]{3}), ?RATE /i,
    examples: ['CARD PAYMENT TO CORNER BAKES,12.34 USD, RATE 1.28/USD ON 21-11-2024'],
    counterexamples: ['CARD PAYMENT TO CORNER BAKES,12.34 USD'],
  },
  {
    pattern: /(?<![A-Z])AMOUNT IN (?<currency>[A-Z]{3}) (?<amount>\d[\d,]*(?:\.\d{2})?)(?!\d)/i,
    examples: ['CORNER BAKES AMOUNT IN USD 14.40 ON 01 MAY VISA 1.3451 FINAL GBP AMOUNT INCLUDES'],
    counterexamples: ['AMOUNT IN DISPUTE 14.40'],
  },
  {
    pattern:
      /(?<![A-Z])(?<currency>[A-Z]{3}) (?<amount>\d[\d,]*(?:\.\d{2})?) (?:@|VRATE|AT VISA RATE|AT VISA EXCHANGE|ON \d{1,2} ?[A-Z]{3} AT VISA)/i,
    examples: [
      'CORNER BAKES USD 15.83 @ 1.3358 VISA RATE',
      'CORNER BAKES USD 69.26 ON 01 JAN AT VISA EXCHANGE RATE 1.34',
      'CORNER BAKES , PARIS FR , EUR 8.20 VRATE 1.1720',
    ],
    counterexamples: ['CORNER BAKES USD 15.83', 'THE 100 AT VISAGE'],
  },
  {
    country: 'US',
    pattern:
      /(?<![A-Z])(?<currency>POUND STERLING|EURO|[A-Z]{2} DOLLAR|[A-Z]{3}) (?<amount>\d[\d,]*(?:\.\d{2})?) X \d+\.\d+ \(EXCHG R(?:A?TE)\)/i,
    examples: [
      'CORNER BAKES 04/25 EURO 9.79 X 1.08123 (EXCHG RTE)',
      'CORNER BAKES 10/29 CA DOLLAR 11.29 X 0.731 (EXCHG RTE)',
    ],
    counterexamples: ['CORNER BAKES 9.79 X 1.308478038'],
  },
  {
    pattern: /(?<![\d.,])(?<amount>\d[\d,]*\.\d{2}) (?<currency>[A-Z]{3}) (?:AT|@) \d+\.\d+/i,
    examples: ['CORNER BAKES PARIS 8.20 EUR AT 1.1720'],
    counterexamples: ['CORNER BAKES 8.20 EUR'],
  },
];

/** Currencies that banks write out. */
export const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  'POUND STERLING': 'GBP',
  EURO: 'EUR',
  'CA DOLLAR': 'CAD',
  'AU DOLLAR': 'AUD',
  'NZ DOLLAR': 'NZD',
  'HK DOLLAR': 'HKD',
  'SG DOLLAR': 'SGD',
};
