/** Words that change what the words beside them say of a trade. General knowledge of names. */
import type { WordSamples } from './wordSamples.js';

/** A trade word of a hotel that is the room where guests also eat. */
export const EATING_ROOM = /^(?:GRILL|RESTAURANTS?|CAFE|COFFEE SHOP|DELI|BISTRO|STEAKHOUSE)$/i;

/** Behind GAS that is no petrol: GAS LAMP, GAS CITY. */
export const BEHIND_OTHER_GAS = 'LAMP LIGHT CITY';

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: EATING_ROOM,
    examples: [['US', 'Debit', 'HILTON RESTAURANT', { category: 'restaurants-and-cafes' }]],
    counterexamples: [['US', 'Debit', 'HILTON BAR HARBOR', { category: 'hotels' }]],
  },
  {
    words: BEHIND_OTHER_GAS,
    examples: [['US', 'Debit', 'SAMSCLUB 8133 GAS CITY', { category: 'groceries' }]],
    counterexamples: [['US', 'Debit', 'SAMSCLUB 8133 GAS', { category: 'fuel' }]],
  },
];
