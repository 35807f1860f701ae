/**
 * What regular payments to a person are for, as their words say. Whole words, one or two, upper case. General knowledge of British
 * and American wording.
 */
import type { CategorySlug } from '../model/taxonomy.js';
import type { WordSamples } from './wordSamples.js';

const RENT_WORDS = 'RENT;ROOM RENT;LODGINGS;BOARD;LANDLORD;LANDLADY;HOUSE SHARE;FLAT SHARE';
const MAINTENANCE_WORDS = 'MAINTENANCE;CHILD SUPPORT;ALIMONY;SPOUSAL';
const CHILDCARE_WORDS =
  'CHILDCARE;CHILD CARE;CHILDMINDER;CHILDMINDING;CHILD MINDER;NANNY;BABYSITTER;BABYSITTING;DAYCARE;AU PAIR';

export const PAYMENT_PURPOSES: readonly (readonly [category: CategorySlug, words: string])[] = [
  ['rent', RENT_WORDS],
  ['maintenance-paid', MAINTENANCE_WORDS],
  ['childcare', CHILDCARE_WORDS],
];

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: RENT_WORDS,
    examples: [['GB', 'Debit', 'STO J HARTLEY LODGINGS']],
    counterexamples: [['GB', 'Debit', 'STO J HARTLEY LODGE']],
  },
  {
    words: MAINTENANCE_WORDS,
    examples: [['US', 'Debit', 'ZELLE TO JOHN HARTLEY CHILD SUPPORT']],
    counterexamples: [['US', 'Debit', 'ZELLE TO JOHN HARTLEY SUPPER']],
  },
  {
    words: CHILDCARE_WORDS,
    examples: [['GB', 'Debit', 'STO SARAH COLLINS NANNY']],
    counterexamples: [['GB', 'Debit', 'STO SARAH COLLINS NAN']],
  },
];
