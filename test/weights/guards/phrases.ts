/** Words that say what a payment is. */
import { american, americanCredit, british, britishCredit, type GuardsOf } from '../guard.js';

export const PHRASES_GUARDS = {
  phraseRefundOfBill: {
    guards: 'the words of a bill say little of money that comes in',
    cases: [
      britishCredit('MEPLIN BROADBAND 1234', { category: 'refund', weights: { phrase: 58 } }),
      americanCredit('MEPLIN ELECTRIC BILL', { category: 'refund', weights: { phrase: 58 } }),
    ],
  },
  phrasePlainTransfer: {
    guards: "a bare word for a transfer says nothing beside a firm's name; words that say more do",
    cases: [
      britishCredit('Transfer from Joint Account', { category: 'uncategorised' }),
      britishCredit(
        'XFER MEPLIN BUILDERS LTD',
        { category: 'own-account-transfer' },
        {},
        { phrases: { XFER: 43 } },
      ),
      american('PAYPAL INST XFER WEB ID: MEPLIN77', { category: 'uncategorised' }),
      american(
        'XFER MEPLIN ROOFING LLC',
        { category: 'home-and-garden', weights: { phrase: 43 } },
        {},
        { phrases: { XFER: 43 } },
      ),
    ],
  },
  phraseSureOfCash: {
    guards: "a firm's electronic deposit is no cash; a cheque stays a cheque, whoever is named",
    cases: [
      britishCredit('CHEQUE MEPLIN LTD', { category: 'uncategorised' }),
      british('CHEQUE MEPLIN CENTRE LTD', { category: 'uncategorised' }),
      americanCredit('DEPOSIT MEPLIN INC', { category: 'uncategorised' }),
      american('CHECK MEPLIN GARDEN LLC', { category: 'uncategorised' }),
    ],
  },
  bankWordingFee: {
    guards: "a fee in a bank's own words is as sure as one in words that are listed",
    cases: [
      british('UNPAID ITEMS FEES', { category: 'returned-payment-fee', weights: { phrase: 90 } }),
      american('FEES MONTHLY ACCOUNT', { category: 'bank-charges', weights: { phrase: 90 } }),
    ],
  },
  bankWordingTransfer: {
    guards: "a transfer in a bank's own words is as sure as one in words that are listed",
    cases: [
      british('Transfer To Shares', { category: 'own-account-transfer', weights: { phrase: 78 } }),
      american('Transfer To Shares', { category: 'own-account-transfer', weights: { phrase: 78 } }),
    ],
  },
} satisfies GuardsOf;
