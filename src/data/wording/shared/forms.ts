/**
 * How banks write dates, card numbers and foreign amounts within a narrative. Read only where a narrative is taken apart, not
 * where it is categorised. Sources: public importers of the banks' exports and statements.
 */
import type { BankWording, NarrativeForm } from '../bankWording.js';
import type { FormSamples } from '../samples.js';

const YEAR_MONTH_DAY: NarrativeForm = {
  pattern: /(?<![\w./-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\w/-])/gi,
};

const DAY_MONTH_YEAR: NarrativeForm = {
  country: 'GB',
  pattern: /(?<![\w./-])(?<day>\d{2})(?<joint>[./-])(?<month>\d{2})\k<joint>(?<year>\d{4}|\d{2})(?![\w/-])/gi,
};

const MONTH_DAY_YEAR: NarrativeForm = {
  country: 'US',
  pattern: /(?<![\w./-])(?<month>\d{2})(?<joint>[./-])(?<day>\d{2})\k<joint>(?<year>\d{4}|\d{2})(?![\w/-])/gi,
};

const DAY_NAMED_MONTH: NarrativeForm = {
  pattern:
    /(?<![\w./-])(?<day>\d{1,2})(?:ST|ND|RD|TH)?[ -]?(?<month>JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEP(?:T(?:EMBER)?)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)(?:[ -]?(?<year>20\d{2}|\d{2})(?![\d.,:/]))?(?![A-Z\d])/gi,
};

const NAMED_MONTH_DAY: NarrativeForm = {
  country: 'US',
  pattern:
    /(?<![A-Z])(?<month>JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC) (?<day>0?[1-9]|[12]\d|3[01])(?![\d.,:/])/gi,
};

const DAY_MONTH: NarrativeForm = {
  country: 'GB',
  pattern: /(?<![\w./-])(?<day>\d{2})\/(?<month>\d{2})(?![\w./-])/gi,
};

const MONTH_DAY: NarrativeForm = {
  country: 'US',
  pattern: /(?<![\w./-])(?<month>\d{2})[/-](?<day>\d{2})(?![\w./-])/gi,
};

const CHECKCARD_DAY: NarrativeForm = {
  country: 'US',
  pattern: /(?<![A-Z])(?:CHECKCARD|CHECK CARD|PURCHASE REFUND) +(?<month>\d{2})(?<day>\d{2})(?!\d)/gi,
};

const LABELLED_DAY: NarrativeForm = {
  country: 'US',
  pattern: /(?<![A-Z])(?:DATE|EED): ?(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})(?!\d)/gi,
};

const GLUED_DAY: NarrativeForm = {
  country: 'US',
  pattern:
    /(?<![A-Z])(?:DEBIT CARD PURCHASE|POS DEBIT|VISA ON) +(?<month>\d{2})(?<day>\d{2})(?<year>\d{2})(?!\d)/gi,
};

const NAMED_CARD: NarrativeForm = {
  pattern: /(?<![A-Z])(?:CARD|CKCD)(?: ENDING IN)? [X*.#-]*(?<digits>\d{4})(?![\d/])/i,
};

const MASKED_CARD: NarrativeForm = { pattern: /(?<![\dX*])[X*]{12}(?<digits>\d{4})(?!\d)/i, isLast: true };

const AMOUNT_WITH_RATE: NarrativeForm = {
  pattern: /, ?(?<amount>\d[\d,]{0,14}\.\d{2}) (?<currency>[A-Z]{3}), ?RATE /i,
};

const AMOUNT_IN: NarrativeForm = {
  pattern: /(?<![A-Z])AMOUNT IN (?<currency>[A-Z]{3}) (?<amount>\d[\d,]*(?:\.\d{2})?)(?!\d)/i,
};

const AMOUNT_AT_VISA_RATE: NarrativeForm = {
  pattern:
    /(?<![A-Z])(?<currency>[A-Z]{3}) (?<amount>\d[\d,]*(?:\.\d{2})?) (?:@|VRATE|AT VISA RATE|AT VISA EXCHANGE|ON \d{1,2} ?[A-Z]{3} AT VISA)/i,
};

const AMOUNT_EXCHANGED: NarrativeForm = {
  country: 'US',
  pattern:
    /(?<![A-Z])(?<currency>POUND STERLING|EURO|[A-Z]{2} DOLLAR|[A-Z]{3}) (?<amount>\d[\d,]*(?:\.\d{2})?) X \d+\.\d+ \(EXCHG R(?:A?TE)\)/i,
};

const AMOUNT_AT_RATE: NarrativeForm = {
  pattern: /(?<![\d.,])(?<amount>\d[\d,]*\.\d{2}) (?<currency>[A-Z]{3}) (?:AT|@) \d+\.\d+/i,
};

export const wording: BankWording = {
  dateForms: [
    YEAR_MONTH_DAY,
    DAY_MONTH_YEAR,
    MONTH_DAY_YEAR,
    DAY_NAMED_MONTH,
    NAMED_MONTH_DAY,
    DAY_MONTH,
    MONTH_DAY,
    CHECKCARD_DAY,
    LABELLED_DAY,
    GLUED_DAY,
  ],
  cardForms: [NAMED_CARD, MASKED_CARD],
  foreignAmountForms: [AMOUNT_WITH_RATE, AMOUNT_IN, AMOUNT_AT_VISA_RATE, AMOUNT_EXCHANGED, AMOUNT_AT_RATE],
};

export const forms: readonly FormSamples[] = [
  {
    form: YEAR_MONTH_DAY,
    examples: ['CORNER BAKES ON 2024-11-21'],
    counterexamples: ['CORNER BAKES 12024-11-21'],
  },
  {
    form: DAY_MONTH_YEAR,
    examples: ['CORNER BAKES ON 21-11-2024', 'J ORBEL FP 18/12/24'],
    counterexamples: ['TRANSFER 20-57-331', 'TEL 020-7946-0018'],
  },
  {
    form: MONTH_DAY_YEAR,
    examples: ['POS DEBIT- DEBIT CARD 9185 07-10-26 CORNER BAKES'],
    counterexamples: ['CORNER BAKES 555-01-9999'],
  },
  {
    form: DAY_NAMED_MONTH,
    examples: [
      'CORNER BAKES ON 02 JUL BCC',
      '4637 06MAR26 , CORNER BAKES',
      'LNK HIGH ST CD 1234 21NOV24',
      'CORNER BAKES 2ND SEPT',
      'CORNER BAKES 02-SEPTEMBER-2025',
    ],
    counterexamples: ['29MAYFAIR HOTEL', '2 JULIET STREET', '2 MARY STREET'],
  },
  {
    form: NAMED_MONTH_DAY,
    examples: ['DEBIT PURCHASE AUG 28 4849 CORNER BAKES'],
    counterexamples: ['SUMAR 12'],
  },
  {
    form: DAY_MONTH,
    examples: ['CORNER BAKES ON 21/11'],
    counterexamples: ['CORNER BAKES 1/2 PRICE', 'CORNER BAKES 21/11/7'],
  },
  {
    form: MONTH_DAY,
    examples: ['PURCHASE AUTHORIZED ON 08/02 CORNER BAKES', 'DEBIT CARD PURCHASE-PIN 04-14 MEMPHIS TN 8492'],
    counterexamples: ['CORNER BAKES 24/7'],
  },
  {
    form: CHECKCARD_DAY,
    examples: ['CHECKCARD 0802 CORNER BAKES'],
    counterexamples: ['CHECKCARD CORNER BAKES 0802'],
  },
  {
    form: LABELLED_DAY,
    examples: ['ORIG CO NAME:CORNER BAKES DESC DATE:240802', 'WIRE TYPE:WIRE IN DATE: 250626 TIME:0850 ET'],
    counterexamples: ['DATE 240802'],
  },
  {
    form: GLUED_DAY,
    examples: ['DEBIT PURCHASE - VISA ON 082119 HOT SPRINGS AR', 'DEBIT CARD PURCHASE 021426 CORNER BAKES'],
    counterexamples: ['POS DEBIT 0217261'],
  },
  {
    form: NAMED_CARD,
    examples: ['PURCHASE AUTHORIZED ON 08/02 CORNER BAKES S586214123456789 CARD 1234', 'CARD XXXXXXXX1234'],
    counterexamples: ['GIFT CARDS 1234', 'DISCARD 1234', 'CARD 12345678'],
  },
  {
    form: MASKED_CARD,
    examples: ['CORNER BAKES XXXXXXXXXXXX1234'],
    counterexamples: ['CORNER BAKES XXXXXX1234'],
  },
  {
    form: AMOUNT_WITH_RATE,
    examples: ['CARD PAYMENT TO CORNER BAKES,12.34 USD, RATE 1.28/USD ON 21-11-2024'],
    counterexamples: ['CARD PAYMENT TO CORNER BAKES,12.34 USD'],
  },
  {
    form: AMOUNT_IN,
    examples: ['CORNER BAKES AMOUNT IN USD 14.40 ON 01 MAY VISA 1.3451 FINAL GBP AMOUNT INCLUDES'],
    counterexamples: ['AMOUNT IN DISPUTE 14.40'],
  },
  {
    form: AMOUNT_AT_VISA_RATE,
    examples: [
      'CORNER BAKES USD 15.83 @ 1.3358 VISA RATE',
      'CORNER BAKES USD 69.26 ON 01 JAN AT VISA EXCHANGE RATE 1.34',
      'CORNER BAKES , PARIS FR , EUR 8.20 VRATE 1.1720',
    ],
    counterexamples: ['CORNER BAKES USD 15.83', 'THE 100 AT VISAGE'],
  },
  {
    form: AMOUNT_EXCHANGED,
    examples: [
      'CORNER BAKES 04/25 EURO 9.79 X 1.08123 (EXCHG RTE)',
      'CORNER BAKES 10/29 CA DOLLAR 11.29 X 0.731 (EXCHG RTE)',
    ],
    counterexamples: ['CORNER BAKES 9.79 X 1.308478038'],
  },
  {
    form: AMOUNT_AT_RATE,
    examples: ['CORNER BAKES PARIS 8.20 EUR AT 1.1720'],
    counterexamples: ['CORNER BAKES 8.20 EUR'],
  },
];
