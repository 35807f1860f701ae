/** What other payments of the payee say, and how often it is visited. */
import type { Transaction } from '../../../src/index.js';
import { debit } from '../../support/build.js';
import { account, type GuardCase, type GuardsOf, type OtherWeights, type Reading } from '../guard.js';

type Country = 'GB' | 'US';

const DAY = '2026-07-01';
const TOWN = { GB: 'LEEDS GB', US: 'BOISE ID' };
/** Of stationers. */
const CODE = '5943';

/** Two payments to one payee, of which the first has a merchant category code. */
function afterCoded(country: Country, name: string, is: Reading, where: OtherWeights = {}): GuardCase {
  const rows = [debit('2026-06-20', 8.4, name, { merchantCategoryCode: CODE }), debit(DAY, 12.34, name)];
  return account(country, rows, is, { where });
}

/** Payments to one payee, of which all but the last say in a reference what they are for. */
function afterReferences(country: Country, count: number, is: Reading): GuardCase {
  const earlier = Array.from({ length: count }, (_, index) =>
    debit(`2026-0${index + 1}-20`, 31.5, 'TOVEN OSTREL REF BROADBAND'),
  );
  return account(country, [...earlier, debit(DAY, 31.5, 'TOVEN OSTREL')], is);
}

/** Small, differing amounts across a counter. */
function visits(country: Country, name: string, count: number, is: Reading): GuardCase {
  const rows = Array.from(
    { length: count },
    (_, index): Transaction =>
      debit(`2026-06-${String(index + 1).padStart(2, '0')}`, 5 + index / 2, `${name} ${TOWN[country]}`),
  );
  return account(country, rows, is);
}

const STATIONER = { category: 'books-and-stationery' } as const;
const BROADBAND = { category: 'broadband-phone-tv' } as const;
const OPEN = { category: 'uncategorised' } as const;

export const HISTORY_GUARDS = {
  history: {
    guards: 'what a payee is by its other payments is likely, and less sure than what a payment itself says',
    cases: [
      afterCoded('GB', 'TOVEN OSTREL LEEDS GB', { ...STATIONER, confidence: 0.75, weights: { history: 75 } }),
      afterCoded('US', 'TOVEN OSTREL BOISE ID', { ...STATIONER, confidence: 0.75, weights: { history: 75 } }),
    ],
  },
  historySure: {
    guards: 'what is not said surely of one payment is not carried over to the next',
    cases: [
      afterCoded('GB', 'TOVEN OSTREL LEEDS GB', OPEN, { merchantCategoryCode: 61 }),
      afterCoded('GB', 'TOVEN OSTREL LEEDS GB', STATIONER, { merchantCategoryCode: 66 }),
      afterCoded('US', 'TOVEN OSTREL BOISE ID', OPEN, { merchantCategoryCode: 61 }),
      afterCoded('US', 'TOVEN OSTREL BOISE ID', STATIONER, { merchantCategoryCode: 66 }),
    ],
  },
  historyDoubt: {
    guards: 'two payments that agree in their words say less of a third than three do of a fourth',
    cases: [
      afterReferences('GB', 2, { ...BROADBAND, confidence: 0.667 }),
      afterReferences('GB', 3, { ...BROADBAND, confidence: 0.75 }),
      afterReferences('US', 2, { ...BROADBAND, confidence: 0.667 }),
      afterReferences('US', 3, { ...BROADBAND, confidence: 0.75 }),
    ],
  },
  historyOverrules: {
    guards: 'a guess from the name is overruled by other payments where it is likelier wrong than right',
    cases: [
      afterCoded('GB', 'GREEN OLIVE LEEDS GB', STATIONER),
      afterCoded('GB', 'KAFENEIO PLAKA', { category: 'restaurants-and-cafes' }),
      afterCoded('US', 'THE IRON GATE BOISE ID', STATIONER),
      afterCoded('US', 'BLUE SALT BOISE ID', { category: 'restaurants-and-cafes' }),
    ],
  },
  habitLeastLearned: {
    guards: 'four visits tell a kind of food only where one kind is likelier than the others',
    cases: [
      visits('GB', 'BLUE EMBER', 4, { category: 'restaurants-and-cafes' }),
      visits('GB', 'HILL EMBER', 4, OPEN),
      visits('US', 'BLUE EMBER', 4, { category: 'groceries' }),
    ],
  },
  habitSurest: {
    guards: 'however often a place is visited, it may sell something else than food',
    cases: [
      visits('GB', 'BLUE LANTERN', 25, { category: 'restaurants-and-cafes', confidence: 0.645 }),
      visits('US', 'BLUE LANTERN', 25, { category: 'restaurants-and-cafes', confidence: 0.645 }),
    ],
  },
  habitGuess: {
    guards: 'visits help a guess that is hardly likelier than not, and change no better one',
    cases: [
      visits('GB', 'LITTLE YARD', 8, { category: 'restaurants-and-cafes', confidence: 0.685 }),
      visits('GB', 'COPPER COMPANY', 8, { category: 'restaurants-and-cafes', confidence: 0.604 }),
      visits('US', 'BLUE YARD', 8, { category: 'restaurants-and-cafes', confidence: 0.665 }),
      visits('US', 'BLUE ROOM', 8, { category: 'restaurants-and-cafes', confidence: 0.624 }),
    ],
  },
} satisfies GuardsOf;
