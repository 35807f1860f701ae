/** What the name of a place to eat at says, where it leaves open of which kind it is. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COUNTRY_DATA } from '../../src/countries/countryData.js';
import { isEatingOut, sumOf } from '../../src/enrichment/lexicon/food.js';
import { decide } from '../../src/enrichment/vote/decide.js';
import { categoryOf } from '../../src/enrichment/words/categories.js';
import { country } from '../support/country.js';
import { lexiconOf } from '../support/narratives.js';
import { holds } from '../support/property.js';

/** Of which neither the gazetteer nor a trade knows any. */
const FIRST = ['THE', 'OLD', 'LITTLE', 'RED', 'ST', 'GOLDEN', 'TOVEN', 'BLACK'];
const LAST = ['NINTH', 'LANTERN', 'WHEEL', 'PIG', 'FORK', 'DROVER', 'GARLIC', 'ROOSTER', 'LADLE', 'KOVEL'];
/** The odds against the rest at which the model decides alone; and what a word must say for any to be decided, as evidence shows it. */
const FLOOR = 0.35;
const TELLING = 1.1;
const LEAST_SURE_OF_SHOP = 0.5;

it('is decided where one eats there at all odds, though three kinds split the vote', () => {
  let met = 0;
  holds(
    fc.property(country, fc.constantFrom(...FIRST), fc.constantFrom(...LAST), (code, first, last) => {
      const opening = code === 'GB' ? 'CARD PAYMENT TO' : 'PURCHASE AUTHORIZED ON 01/05';
      const { category, confidence, evidence, food } = decide(
        {
          transactionId: 't',
          description: `${opening} ${first} ${last}`,
          amount: 10,
          creditDebitIndicator: 'Debit',
          status: 'Booked',
          bookingDate: '2026-01-05',
        },
        COUNTRY_DATA[code].narrative,
        lexiconOf(code),
      );
      const eating = food.filter(isEatingOut);
      const [best] = eating.toSorted((a, b) => b.probability - a.probability);
      if (best === undefined || evidence[0]?.signal !== 'trade-model') return;
      const { slug } = categoryOf(best.category);
      const said = evidence.find(row => row.signal === 'trade-model' && row.category === slug);
      const telling = Number(/\+([\d.]+)/.exec(said?.detail ?? '')?.[1] ?? 0);
      const rest = 1 - sumOf(food);
      if (telling < TELLING || sumOf(eating) < FLOOR) return;
      met++;
      expect([first, last, category]).not.toEqual([first, last, 0]);
      const shop = food.find(leaning => !isEatingOut(leaning))?.probability ?? 0;
      if (sumOf(eating) > Math.max(shop, rest, LEAST_SURE_OF_SHOP)) {
        expect([first, last, categoryOf(category).slug]).toEqual([first, last, slug]);
        expect(confidence).toBeGreaterThan(0.4);
      }
    }),
  );
  expect(met).toBeGreaterThan(5);
});
