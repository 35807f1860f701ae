/** What the words of a payment say: payments for each point of their curves of confidence. Benefit codes are British. */
import { american, americanCredit, british, britishCredit, type CurveCases } from '../guard.js';

export const WORD_CURVES = {
  'benefit-code': {
    0: [
      britishCredit(
        'DWP NY123456A',
        { category: 'other-benefit', confidence: 0.869 },
        {},
        { benefitOffice: 60 },
      ),
    ],
    85: [britishCredit('DWP UC PIP', { category: 'universal-credit', confidence: 0.95 })],
    97: [britishCredit('DWP UC PIP', { category: 'universal-credit', confidence: 0.95 })],
  },
  merchant: {
    0: [
      british('LV= HOUSEHOLD INS', { category: 'home-insurance', alternatives: { 'life-insurance': 0.471 } }),
      american('OFALLONS PUBLIC HOUSE ST PAUL MN', {
        category: 'pubs-and-bars',
        alternatives: { investments: 0.301 },
      }),
    ],
    37: [
      british('LV= HOUSEHOLD INS', { category: 'home-insurance', alternatives: { 'life-insurance': 0.471 } }),
      american('OFALLONS PUBLIC HOUSE ST PAUL MN', {
        category: 'pubs-and-bars',
        alternatives: { investments: 0.301 },
      }),
    ],
    42: [
      british('PAYWARD LTD KRAKEN , K7QX', { category: 'crypto', confidence: 0.786 }),
      american('AVANT LLC AVANT DEBIT ACH', { category: 'personal-loan', confidence: 0.708 }),
    ],
    50: [
      british('PAYWARD LTD KRAKEN , K7QX', { category: 'crypto', confidence: 0.786 }),
      american('AVANT LLC AVANT DEBIT ACH', { category: 'personal-loan', confidence: 0.708 }),
    ],
    60: [
      british('CADW RAGLAN CASTLE', { category: 'entertainment', confidence: 0.969 }),
      american('POS PURCHASE XXXXX3123 ZTRIP TAXI PITTSBURGH PA', { category: 'taxi', confidence: 0.974 }),
    ],
    70: [
      british('Omio', { category: 'public-transport', confidence: 0.96 }),
      american('Vons #2214', { category: 'groceries', confidence: 0.96 }),
    ],
    85: [
      british('Omio', { category: 'public-transport', confidence: 0.96 }),
      american('Vons #2214', { category: 'groceries', confidence: 0.96 }),
    ],
    100: [
      british('Amazon', { category: 'online-marketplace', confidence: 0.976 }),
      british('Nisbets', { category: 'home-and-garden', confidence: 0.977 }),
      british('EUROPCAR', { category: 'vehicle-purchase-and-hire', confidence: 0.979 }),
      american('OnlyFans.com', { category: 'digital-subscriptions', confidence: 0.983 }),
    ],
  },
  phrase: {
    0: [
      british('TRANSFER MEPLIN BUILDERS LTD', {
        category: 'home-and-garden',
        alternatives: { 'own-account-transfer': 0.527 },
      }),
      american('TRANSFER MEPLIN ROOFING LLC', {
        category: 'home-and-garden',
        alternatives: { 'own-account-transfer': 0.527 },
      }),
    ],
    40: [
      britishCredit('Transfer from 0708 FlexAccount', { category: 'own-account-transfer', confidence: 0.78 }),
      american('WESTERN UNION MONEY TRANSFER 800-325-6000', {
        category: 'person-to-person',
        confidence: 0.846,
      }),
    ],
    60: [
      britishCredit('INTEREST (GROSS)', { category: 'interest-income', confidence: 0.93 }),
      american('Zelle Transfer Conf# TQ0X91; BROWN L', { category: 'person-to-person', confidence: 0.914 }),
    ],
    75: [
      british('MEPLIN RENT', { category: 'rent', confidence: 0.962 }),
      americanCredit('Dividend', { category: 'interest-income', confidence: 0.931 }),
    ],
    100: [
      british('MEPLIN RENT', { category: 'rent', confidence: 0.962 }),
      americanCredit('Dividend', { category: 'interest-income', confidence: 0.931 }),
    ],
  },
  'trade-word': {
    0: [
      british(
        'ST ENOCH RETAIL 4',
        { category: 'uncategorised', alternatives: { 'general-retail': 0.237 } },
        {},
        { tradeWeak: 28 },
      ),
      american(
        'ST ENOCH RETAIL 4',
        { category: 'fuel', alternatives: { 'general-retail': 0.237 } },
        {},
        { tradeWeak: 28 },
      ),
    ],
    36: [
      british('SOUND & VISION HI-FI CD 3087', { category: 'electronics', confidence: 0.322 }),
      american(
        'ST ENOCH RETAIL 4',
        { category: 'fuel', alternatives: { 'general-retail': 0.237 } },
        {},
        { tradeWeak: 28 },
      ),
    ],
    45: [
      british('SOUND & VISION HI-FI CD 3087', { category: 'electronics', confidence: 0.322 }),
      american('TST* MATCHA MORNINGS NEW YORK NY', { category: 'restaurants-and-cafes', confidence: 0.763 }),
    ],
    58: [
      british('MEPLIN PLUMBING', { category: 'home-and-garden', confidence: 0.949 }),
      american('MEPLIN PLUMBING', { category: 'home-and-garden', confidence: 0.949 }),
    ],
    66: [
      british('MEPLIN PLUMBING', { category: 'home-and-garden', confidence: 0.949 }),
      american('MEPLIN PLUMBING', { category: 'home-and-garden', confidence: 0.949 }),
    ],
  },
  'trade-model': {
    20: [
      british('Lumiere', { category: 'uncategorised', alternatives: { 'restaurants-and-cafes': 0.36 } }),
      american(
        'MEPLIN 0417',
        { category: 'groceries', alternatives: { 'digital-subscriptions': 0.197 } },
        { merchantCategoryCode: '5411' },
        { merchantCategoryCode: 40 },
      ),
    ],
    37: [
      british('Lumiere', { category: 'uncategorised', alternatives: { 'restaurants-and-cafes': 0.36 } }),
      american('4643 DBT PURCHASE - 154697 KABOB CORNER WORCESTER MA', {
        category: 'restaurants-and-cafes',
        confidence: 0.47,
      }),
    ],
    45: [
      british('Kafeneio Plaka', { category: 'restaurants-and-cafes', confidence: 0.51 }),
      american('MEPLIN LARDER BOISE ID', { category: 'groceries', confidence: 0.517 }),
    ],
    55: [
      british('Kafeneio Plaka', { category: 'restaurants-and-cafes', confidence: 0.51 }),
      american('MEPLIN LARDER BOISE ID', { category: 'groceries', confidence: 0.517 }),
    ],
    65: [
      british('Restaurante El Faro Nerja', { category: 'restaurants-and-cafes', confidence: 0.814 }),
      american('GOLDEN WOK CHINESE FOOD RENTON WA', {
        category: 'takeaway-and-fast-food',
        confidence: 0.887,
      }),
    ],
    70: [
      british('THE OLIVE TREE MEZE ON 04 JAN BCC', { category: 'restaurants-and-cafes', confidence: 0.911 }),
      american('VALLEY COOP MARKET 06/02 PURCHASE VIROQUA WI', { category: 'groceries', confidence: 0.949 }),
    ],
  },
} satisfies CurveCases;
