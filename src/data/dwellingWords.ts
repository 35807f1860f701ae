/** What tenants write behind the name of a landlord: the dwelling, and what is paid for it. From general knowledge of rent payments. */
import type { WordSamples } from './wordSamples.js';

/** A number or a letter behind them names a dwelling, and nothing else. */
export const DWELLINGS = 'FLAT FLT APT APARTMENT APPT MAISONETTE BEDSIT';

/** They name a dwelling where rent stands beside them: else a studio or a unit may be a firm's. */
export const DWELLINGS_BESIDE_RENT = 'UNIT ROOM RM STUDIO PLOT SUITE STE HOUSE LOT';

/** What is paid for a dwelling. */
export const PAID_FOR_DWELLING =
  'RENT;RENTS;RENTAL;GROUND RENT;SERVICE CHARGE;SERVICE CHARGES;MAINTENANCE CHARGE';

/** RENT alone says the same of a landlord, but not behind what is hired. */
export const HIRED =
  'CAR CARS VAN VANS TRUCK BIKE BIKES AUTO VEHICLE TOOL TOOLS EQUIPMENT PLANT BOAT COAT DRESS SUIT FILM MOVIE FOR TO';

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: DWELLINGS,
    examples: [
      ['GB', 'Debit', 'ASHDOWN LETTINGS FLAT 4 RENT STO', { merchant: 'Ashdown Lettings' }],
      ['US', 'Debit', 'ASHDOWN PROPERTIES APT 12B', { merchant: 'Ashdown Properties' }],
    ],
    counterexamples: [['GB', 'Debit', 'MEPLIN FLAT PACK', { merchant: 'Meplin Flat Pack' }]],
  },
  {
    words: DWELLINGS_BESIDE_RENT,
    examples: [['US', 'Debit', 'ASHDOWN PROPERTIES UNIT 12 RENT', { merchant: 'Ashdown Properties' }]],
    counterexamples: [['GB', 'Debit', 'MEPLIN STUDIO 54', { merchant: 'Meplin Studio 54' }]],
  },
  {
    words: HIRED,
    examples: [['GB', 'Debit', 'MEPLIN CAR RENT', { merchant: 'Meplin Car Rent' }]],
    counterexamples: [['GB', 'Debit', 'ASHDOWN LETTINGS RENT', { merchant: 'Ashdown Lettings' }]],
  },
];
