/** Words that change what the words beside them say of a trade. General knowledge of names. */
import type { WordSamples } from './wordSamples.js';

/** A trade word of a hotel that is the room where others also eat, or see a play. */
export const OPEN_ROOM =
  'GRILL;RESTAURANT;RESTAURANTS;CAFE;COFFEE SHOP;DELI;BISTRO;STEAKHOUSE;THEATRE;THEATER';

/** A trade word of a large shop that is the room where its customers eat. */
export const SHOP_CAFE = 'CAFE;COFFEE SHOP;RESTAURANT;RESTAURANTS';

/** What a narrow field leaves of FUEL. Behind a shop that sells it, it says so. */
export const CUT_FUEL = 'FUE';

/** Behind GAS that is no petrol: GAS LAMP, GAS CITY. */
export const BEHIND_OTHER_GAS = 'LAMP LIGHT CITY';

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: OPEN_ROOM,
    examples: [
      ['US', 'Debit', 'HILTON RESTAURANT', { category: 'restaurants-and-cafes' }],
      ['US', 'Debit', 'HILTON THEATER NEW YORK NY', { category: 'entertainment' }],
    ],
    counterexamples: [['US', 'Debit', 'HILTON BAR HARBOR', { category: 'hotels' }]],
  },
  {
    words: SHOP_CAFE,
    examples: [['GB', 'Debit', 'ASDA CAFE', { category: 'restaurants-and-cafes' }]],
    counterexamples: [['GB', 'Debit', 'ASDA CAFFEINE', { category: 'groceries' }]],
  },
  {
    words: CUT_FUEL,
    examples: [['US', 'Debit', 'KROGER FUE CTR 7712', { category: 'fuel' }]],
    counterexamples: [['GB', 'Debit', 'TESCO FULFIL', { category: 'groceries' }]],
  },
  {
    words: BEHIND_OTHER_GAS,
    examples: [['US', 'Debit', 'SAMSCLUB 8133 GAS CITY', { category: 'groceries' }]],
    counterexamples: [['US', 'Debit', 'SAMSCLUB 8133 GAS', { category: 'fuel' }]],
  },
];
