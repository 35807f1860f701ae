/** What agrees with a decision and what speaks against it. */
import { american, americanCredit, british, britishCredit, type GuardsOf } from '../guard.js';

export const CONFIDENCE_GUARDS = {
  agreement: {
    guards: 'what is said in two ways is surer',
    cases: [
      british('EDF ENERGY', { category: 'energy', confidence: 0.991 }),
      american('CRICKET WIRELESS', { category: 'mobile', confidence: 0.993 }),
    ],
  },
  leastAgreement: {
    guards: 'what weighs little adds nothing by agreeing',
    cases: [
      britishCredit('CR ARGOS REFUND 0221 CD 9517', { category: 'refund', confidence: 0.968 }),
      british('Ink Asylum Tattoo Studio', { category: 'hair-and-beauty', confidence: 0.972 }),
      american('Puff Puff Smoke Shop', { category: 'alcohol-and-tobacco', confidence: 0.95 }),
    ],
  },
  rivalRange: {
    guards: 'what weighs nearly as much for something else costs confidence, what weighs far less does not',
    cases: [
      british('LV= HOUSEHOLD INS', { category: 'home-insurance', confidence: 0.953 }),
      americanCredit('Dividend', { category: 'interest-income', confidence: 0.931 }),
    ],
  },
  rivalCost: {
    guards: 'what weighs as much for something else costs confidence',
    cases: [
      british('LV= HOUSEHOLD INS', { category: 'home-insurance', confidence: 0.953 }),
      americanCredit('Dividend', { category: 'interest-income', confidence: 0.931 }),
    ],
  },
} satisfies GuardsOf;
