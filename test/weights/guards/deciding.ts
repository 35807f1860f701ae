/** What decides, and when the model of trade names is asked. */
import { american, british, type GuardsOf } from '../guard.js';

export const DECIDING_GUARDS = {
  decisionFloor: {
    guards: 'a word that leans decides from 37 on, a guess of 36 does not',
    cases: [
      british('SOUND & VISION HI-FI CD 3087', { category: 'electronics' }),
      british('Lumiere', { category: 'uncategorised' }),
      american('SOUND & VISION HI-FI', { category: 'electronics' }),
      american('XFER MEPLIN HOLDINGS LLC', { category: 'uncategorised' }),
    ],
  },
  firstGuess: {
    guards: 'the model of trade names guesses from 28 on, and is silent below it',
    cases: [
      british('CARD PAYMENT TO STAR MEPLIN LEEDS GB', { category: 'restaurants-and-cafes' }),
      british('CARD PAYMENT TO STAR LAND LEEDS GB', { category: 'uncategorised' }),
      american('POS DEBIT GOLD LAND BOISE ID', { category: 'restaurants-and-cafes' }),
    ],
  },
  shownOnly: {
    guards: 'what must not decide is shown, yet weighs less than what decides',
    cases: [
      british('TRANSFER MEPLIN BUILDERS LTD', { category: 'home-and-garden', weights: { phrase: 36 } }),
      american('XFER MEPLIN HOLDINGS LLC', { category: 'uncategorised', weights: { phrase: 36 } }),
    ],
  },
  sureWithoutModel: {
    guards: 'beside words of 60 or more the model of names has no say, beside weaker ones it has',
    cases: [
      british('Contactless Payment SPARKLE VALETING CENTRE GB', { category: 'vehicle-maintenance' }),
      british('VILLAGE HALL PANTO TIX CD 9114', { category: 'entertainment', confidence: 0.915 }),
      american('GOLDEN WOK CHINESE FOOD RENTON WA', {
        category: 'takeaway-and-fast-food',
        confidence: 0.887,
      }),
    ],
  },
  merchantNamed: {
    guards: "a name of 51 or more is given as the merchant's, a weaker one is not",
    cases: [
      british('BP SARAH CHILDMINDER', { category: 'childcare', merchant: 'Bp Sarah Childminder' }),
      british('SO LEADERS LETTINGS RENT', { category: 'rent', merchant: 'Leaders' }),
      american('AFFIRM.COM PAYMENTS 855-423-3729 CA', { category: 'bnpl' }),
      american('VISA DDA PUR AP 488065 MRS BUBBLES LAUNDROMAT QUEENS * NY', {
        category: 'laundry',
        merchant: 'Laundromat',
      }),
    ],
  },
} satisfies GuardsOf;
