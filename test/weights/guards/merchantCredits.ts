/** How surely a merchant's name tells what money came in for. */
import { american, americanCredit, british, britishCredit, type GuardsOf } from '../guard.js';

export const MERCHANT_CREDITS_GUARDS = {
  merchantRefundByTransfer: {
    guards: "a shop's transfer is as likely pay as a refund",
    cases: [
      britishCredit('J D WETHERSPOON PLC  BGC', { category: 'refund', weights: { merchant: 43 } }),
      britishCredit('CR ARGOS REFUND 0221 CD 9517', { category: 'refund', weights: { merchant: 41 } }),
      americanCredit('ACH CREDIT WALMART INC', { category: 'refund', weights: { merchant: 43 } }),
    ],
  },
  merchantMostForRefund: {
    guards: "a word that says what came in says more than the shop's name",
    cases: [
      britishCredit('BLUE REWARDS CASHBACK', { category: 'cashback-and-rewards', weights: { merchant: 78 } }),
      americanCredit('AMZN Mktp US Amzn.com/bill WA RETURN', {
        category: 'refund',
        weights: { merchant: 78 },
      }),
    ],
  },
  merchantMostForPayout: {
    guards: "a word that says what came in says more than the insurer's name",
    cases: [
      britishCredit('AVIVA INSURANCE', { category: 'insurance-payout', weights: { merchant: 81 } }),
      americanCredit('STATE FARM DIVIDEND', { category: 'investment-income', weights: { merchant: 81 } }),
    ],
  },
  merchantMostForSalary: {
    guards: "a word that says what came in says more than the employer's name",
    cases: [
      britishCredit('REED EMPLOYMENT', { category: 'salary', weights: { merchant: 68 } }),
      americanCredit('PAYCOM', { category: 'salary', weights: { merchant: 68 } }),
    ],
  },
  insurerNamed: {
    guards: "an insurer's name that is hardly there does not tell the kind of insurance",
    cases: [
      british('BENNETTS BIKE INS', { category: 'vehicle-insurance', confidence: 0.986 }),
      american('LEMONADE INS PREM', { category: 'other-insurance' }),
    ],
  },
} satisfies GuardsOf;
