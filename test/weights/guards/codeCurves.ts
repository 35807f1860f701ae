/** What codes, persons and other names say: payments for each point of their curves of confidence. */
import { american, americanCredit, british, britishCredit, type CurveCases, coded } from '../guard.js';

export const CODE_CURVES = {
  'merchant-category-code': {
    0: [
      british(
        'MEPLIN 0417',
        { category: 'groceries', confidence: 0.579 },
        { merchantCategoryCode: '5411' },
        { merchantCategoryCode: 40 },
      ),
      american(
        'MEPLIN 0417',
        { category: 'groceries', confidence: 0.537 },
        { merchantCategoryCode: '5411' },
        { merchantCategoryCode: 40 },
      ),
    ],
    70: [
      british('MEPLIN 0417', { category: 'groceries', confidence: 0.907 }, { merchantCategoryCode: '5411' }),
      american('MEPLIN 0417', { category: 'groceries', confidence: 0.907 }, { merchantCategoryCode: '5411' }),
    ],
    100: [
      british('MEPLIN 0417', { category: 'groceries', confidence: 0.907 }, { merchantCategoryCode: '5411' }),
      american('MEPLIN 0417', { category: 'groceries', confidence: 0.907 }, { merchantCategoryCode: '5411' }),
    ],
  },
  'person-name': {
    0: [
      british('MS JANE SMITH', { category: 'person-to-person', confidence: 0.799 }),
      american('MS JANE SMITH', { category: 'person-to-person', confidence: 0.799 }),
    ],
    60: [
      british('TO G WILSON', { category: 'person-to-person', confidence: 0.846 }),
      american('TO G WILSON', { category: 'person-to-person', confidence: 0.846 }),
    ],
    100: [
      british('TO G WILSON', { category: 'person-to-person', confidence: 0.846 }),
      american('TO G WILSON', { category: 'person-to-person', confidence: 0.846 }),
    ],
  },
  'bank-code': {
    0: [
      britishCredit('MEPLIN 0417', { category: 'refund', confidence: 0.75 }, coded('REFUND'), {
        bankCodeRefund: 50,
      }),
      americanCredit('MEPLIN 0417', { category: 'refund', confidence: 0.75 }, coded('REFUND'), {
        bankCodeRefund: 50,
      }),
    ],
    60: [
      british('MEPLIN 0417', { category: 'bank-charges', confidence: 0.944 }, coded('FEE')),
      american('MEPLIN 0417', { category: 'bank-charges', confidence: 0.944 }, coded('FEE')),
    ],
    90: [
      british('MEPLIN 0417', { category: 'bank-charges', confidence: 0.944 }, coded('FEE')),
      american('MEPLIN 0417', { category: 'bank-charges', confidence: 0.944 }, coded('FEE')),
    ],
  },
  counterparty: {
    0: [
      british(
        'Meplin bill',
        { category: 'home-and-garden', confidence: 0.5 },
        { merchantName: 'Meplin', counterPartyName: 'Toven Plumbing' },
      ),
      american(
        'Meplin bill',
        { category: 'home-and-garden', confidence: 0.5 },
        { merchantName: 'Meplin', counterPartyName: 'Toven Plumbing' },
      ),
    ],
  },
} satisfies CurveCases;
