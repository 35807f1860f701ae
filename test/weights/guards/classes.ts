/** How surely the class of a payment is known. */
import { american, british, type GuardsOf } from '../guard.js';

export const CLASSES_GUARDS = {
  classSure: {
    guards: 'the way of a direct debit settles its class',
    cases: [
      british('DIRECT DEBIT MEPLIN', {
        category: 'uncategorised',
        class: 'direct-debit',
        classConfidence: 0.95,
      }),
      american('Zelle Db Nina Cole', {
        category: 'person-to-person',
        class: 'transfer',
        classConfidence: 0.95,
      }),
    ],
  },
  classLikely: {
    guards: 'a card purchase is likely what its merchant is',
    cases: [
      british('Contactless Payment SPARKLE VALETING CENTRE GB', {
        category: 'vehicle-maintenance',
        class: 'point-of-sale',
        classConfidence: 0.8,
      }),
      american('DEBIT CARD PURCHASE MEPLIN PIZZA BOISE ID', {
        category: 'takeaway-and-fast-food',
        class: 'point-of-sale',
        classConfidence: 0.8,
      }),
    ],
  },
  classGuess: {
    guards: "a shop's name alone makes a purchase across the counter, and no more than likely",
    cases: [
      british('Giggling Squid', {
        category: 'restaurants-and-cafes',
        class: 'point-of-sale',
        classConfidence: 0.6,
      }),
      american('Vons #2214', { category: 'groceries', class: 'point-of-sale', classConfidence: 0.6 }),
    ],
  },
  classUnknown: {
    guards: 'a debit of which nothing is known is hardly told to be a purchase',
    cases: [
      british('Lumiere', { category: 'uncategorised', class: 'point-of-sale', classConfidence: 0.4 }),
      american('MEPLIN FEE', { category: 'uncategorised', class: 'point-of-sale', classConfidence: 0.4 }),
    ],
  },
} satisfies GuardsOf;
