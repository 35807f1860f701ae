/** State benefits. Codes and offices are British; what an American statement says stays as it is. */
import { americanCredit, britishCredit, type GuardsOf } from '../guard.js';

export const BENEFITS_GUARDS = {
  benefitCode: {
    guards: "the code beside a benefit's payer says more than the payer's name alone",
    cases: [
      britishCredit('SOC SEC SCOTLAND ADP', {
        category: 'disability-benefit',
        weights: { 'benefit-code': 97 },
      }),
      britishCredit('DWP PIP', { category: 'disability-benefit', weights: { 'benefit-code': 97 } }),
      americanCredit('SSA TREAS 310 XXSOC SEC', { category: 'state-pension' }),
    ],
  },
  benefitCodeUnsure: {
    guards: 'of several codes named together the first is likely, but not certain',
    cases: [
      britishCredit('DWP UC PIP', { category: 'universal-credit', weights: { 'benefit-code': 88 } }),
      britishCredit('DWP ESA JSA', { category: 'out-of-work-benefit', weights: { 'benefit-code': 88 } }),
      americanCredit('SSA TREAS 310 XXSOC SEC', { category: 'state-pension' }),
    ],
  },
  benefitOffice: {
    guards: 'an office that names no benefit still pays one, and no pension',
    cases: [
      britishCredit('DEPT FOR WORK AND PENSIONS', {
        category: 'other-benefit',
        weights: { 'benefit-code': 85 },
      }),
      britishCredit('DWP NY123456A', { category: 'other-benefit', weights: { 'benefit-code': 85 } }),
      americanCredit('SSA TREAS 310 XXSOC SEC', { category: 'state-pension' }),
    ],
  },
} satisfies GuardsOf;
