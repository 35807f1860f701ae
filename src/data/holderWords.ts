/** Words in and around the names of people who hold an account: upper case. General knowledge of British and American names. */
import type { WordSamples } from './wordSamples.js';

/** What stands behind a person's name and is no part of it. */
export const NAME_ENDINGS = 'JNR SNR JR SR II III IV ESQ OBE MBE CBE';

/** Endings that tell a parent from a child of one name: those of one list say the same. */
export const GENERATIONS = 'JR JNR II;SR SNR;III;IV';

/** What joins the names of two who hold an account together. */
export const COUPLE_WORDS = 'AND';

/** Parts of a surname that stand before its last word: Van der Berg, De la Cruz, Al-Amin. */
export const SURNAME_PARTICLES =
  'VAN VON DER DEN DE DEL DELLA LA LE DI DA DOS DU EL AL BIN BINTI IBN ST MC MAC';

/** Parts of names in many languages that are words or states too. */
export const NAME_PARTICLES =
  'AL EL UL BIN BINTI IBN ABU DE DA DI DO DOS DAS DEL LA LE LOS VAN DER DEN VON TER MC MAC O ST';

/** Else letters without a vowel are a firm's. */
export const NAMES_WITHOUT_VOWEL = 'NG TSZ MC ST FR';

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: NAME_PARTICLES,
    examples: [
      ['GB', 'Credit', 'FASTER PAYMENT FROM OSTREL AL AMIN NETFLIX', { category: 'person-to-person' }],
    ],
    counterexamples: [
      ['GB', 'Credit', 'FASTER PAYMENT FROM OSTREL MARKS SPENCER NETFLIX', { category: 'uncategorised' }],
    ],
  },
  {
    words: NAMES_WITHOUT_VOWEL,
    examples: [
      ['GB', 'Credit', 'FASTER PAYMENT FROM OSTREL TSZ FOR NETFLIX', { category: 'person-to-person' }],
    ],
    counterexamples: [
      ['GB', 'Credit', 'FASTER PAYMENT FROM OSTREL BDF FOR NETFLIX', { category: 'uncategorised' }],
    ],
  },
];
