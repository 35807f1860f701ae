/** Words that name a trade. */
import { american, americanCredit, british, britishCredit, type GuardsOf } from '../guard.js';

export const TRADES_GUARDS = {
  tradeStrong: {
    guards: "a strong trade word says more than the name's sound, and no more than that",
    cases: [
      british('K & S NEWS ON 04 APR CLP', {
        category: 'books-and-stationery',
        weights: { 'trade-word': 60 },
      }),
      british('Burger Shack Hove', { category: 'takeaway-and-fast-food', weights: { 'trade-word': 61 } }),
      american('EARLY BIRD PANCAKE CAFE ERIE CO', {
        category: 'restaurants-and-cafes',
        weights: { 'trade-word': 62 },
      }),
    ],
  },
  tradeWeak: {
    guards: 'a weak trade word just decides where nothing else speaks',
    cases: [
      british('ST ENOCH RETAIL 4', { category: 'general-retail', weights: { 'trade-word': 39 } }),
      british('SOUND & VISION HI-FI CD 3087', { category: 'electronics', confidence: 0.322 }),
      american('SUDSY PUPS GROOMING CHICO CA', {
        category: 'hair-and-beauty',
        weights: { 'trade-word': 40 },
      }),
    ],
  },
  tradePerCharacter: {
    guards: 'a longer trade word says more, the longer of two decides',
    cases: [
      british('KIDDIEWINKS CHILDRENSW CD 1996', { category: 'clothing', weights: { 'trade-word': 63 } }),
      british('SOUND & VISION HI-FI CD 3087', { category: 'electronics', weights: { 'trade-word': 40 } }),
      american('RED DOG SALOON ELY NV', { category: 'pubs-and-bars', weights: { 'trade-word': 61 } }),
    ],
  },
  tradeMostForLength: {
    guards: 'a very long trade word is not surer than a long one',
    cases: [
      british('MEPLIN BUILDING MATERIALS', { category: 'home-and-garden', weights: { 'trade-word': 66 } }),
      american('MEPLIN BUILDING MATERIALS', { category: 'home-and-garden', weights: { 'trade-word': 66 } }),
    ],
  },
  tradeOutsidePayee: {
    guards: 'a trade word outside the payee just decides where nothing else speaks',
    cases: [
      british('SOUND & VISION HI-FI CD 3087', { category: 'electronics', weights: { 'trade-word': 40 } }),
      american('DIRECT DEBIT TIGHTON PAYMENT REF PIZZA', {
        category: 'takeaway-and-fast-food',
        weights: { 'trade-word': 41 },
      }),
    ],
  },
  tradeNamesHouse: {
    guards: 'what a hotel or café is named after is not what it sells',
    cases: [
      british('CASTLE HOTEL', { category: 'hotels', confidence: 0.893 }),
      american('MUSEUM CAFE MEPLIN OH', { category: 'restaurants-and-cafes', confidence: 0.888 }),
    ],
  },
  tradeTellsArm: {
    guards: 'a strong trade word behind a name says more than the name, a weaker one does not',
    cases: [
      british('OXFAM BOOKS 4412', { category: 'books-and-stationery' }),
      british('HARGREAVES SOLICITORS', { category: 'investments' }, {}, { tradeStrong: 51 }),
      american('EARLY BIRD PANCAKE CAFE ERIE CO', { category: 'restaurants-and-cafes' }),
      american('EARLY BIRD PANCAKE CAFE ERIE CO', { category: 'investments' }, {}, { tradeStrong: 52 }),
    ],
  },
  tradeTellsPlainWord: {
    guards: 'a trade word behind a plain word shows that it is no brand, unless it hardly speaks',
    cases: [
      british('PREMIER DESIGN', { category: 'business-expenses' }),
      british('PREMIER DESIGN', { category: 'groceries' }, {}, { tradeWeak: 31 }),
      american('SOUTHWEST DESIGN', { category: 'business-expenses' }),
      american('SOUTHWEST DESIGN', { category: 'flights' }, {}, { tradeWeak: 31 }),
    ],
  },
  tradeTellsBill: {
    guards: 'what a council is paid for is told by a word of 50 or more',
    cases: [
      british('SEFTON MBC PARKING', { category: 'council-tax' }, {}, { tradeStrong: 44 }),
      british('SEFTON MBC PARKING', { category: 'parking-and-tolls' }, {}, { tradeStrong: 48 }),
      american('CITY OF AUSTIN PARKING', { category: 'government-and-tax' }, {}, { tradeStrong: 44 }),
      american('CITY OF AUSTIN PARKING', { category: 'parking-and-tolls' }, {}, { tradeStrong: 48 }),
    ],
  },
  phraseTellsReturn: {
    guards: 'what is called a return is no payout, where the word says so outright',
    cases: [
      britishCredit(
        'RETURNED, AVIVA',
        { category: 'refund', confidence: 0.846 },
        {},
        { phrases: { RETURNED: 58 } },
      ),
      britishCredit(
        'RETURNED, AVIVA',
        { category: 'refund', confidence: 0.898 },
        {},
        { phrases: { RETURNED: 62 } },
      ),
      americanCredit(
        'RETURNED, LIBERTY MUTUAL',
        { category: 'refund', confidence: 0.758 },
        {},
        { phrases: { RETURNED: 58 } },
      ),
      americanCredit(
        'RETURNED, LIBERTY MUTUAL',
        { category: 'refund', confidence: 0.951 },
        {},
        { phrases: { RETURNED: 62 } },
      ),
    ],
  },
  processor: {
    guards: "what is sold through a processor counts where the shop's name says nothing",
    cases: [
      british('EB *COMEDY NIGHT AT TH', { category: 'entertainment' }),
      american('TST* THE TAILORS SON NEW YORK NY', {
        category: 'restaurants-and-cafes',
        weights: { 'trade-word': 53 },
      }),
    ],
  },
} satisfies GuardsOf;
