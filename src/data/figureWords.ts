/** Words that stand beside figures in a narrative and name nobody. Upper case. */
import type { WordSamples } from './wordSamples.js';

export const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC';

/** As narratives have them. */
export const WRITTEN_MONTHS = `${MONTHS} SEPT`;

/** ISO 4217, of the countries where cards are used most. */
export const CURRENCIES_BEFORE_AMOUNTS =
  'GBP USD EUR CHF SEK NOK DKK PLN CZK HUF RON TRY CAD AUD NZD JPY HKD SGD THB AED INR ZAR MXN';

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: WRITTEN_MONTHS,
    examples: [['GB', 'Debit', 'CARD PAYMENT TO MEPLIN BAKES 02JUL', { merchant: 'Meplin Bakes' }]],
    counterexamples: [
      ['GB', 'Debit', 'CARD PAYMENT TO MEPLIN BAKES 02JUP', { merchant: 'Meplin Bakes 02jup' }],
    ],
  },
  {
    words: CURRENCIES_BEFORE_AMOUNTS,
    examples: [['GB', 'Debit', 'CARD PAYMENT TO MEPLIN BAKES USD 15.83', { merchant: 'Meplin Bakes' }]],
    counterexamples: [
      ['GB', 'Debit', 'CARD PAYMENT TO MEPLIN BAKES XXY 15.83', { merchant: 'Meplin Bakes Xxy' }],
    ],
  },
];
