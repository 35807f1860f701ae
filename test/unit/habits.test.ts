/** What it says of a payee that one goes there again and again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesVisitedOften } from '../../src/enrichment/account/placesVisited.js';
import type { Decision } from '../../src/enrichment/vote/decision.js';
import { categoryIdsOf, classIdOf } from '../../src/enrichment/words/categories.js';
import type { InsightsOptions } from '../../src/index.js';
import { debit, enrich, NO_GUESSES } from '../support/build.js';
import { entryOf, OPEN, runOver } from '../support/decisions.js';
import { holds } from '../support/property.js';

/** No word of it names a trade. */
const SILENT = 'PURCHASE AUTHORIZED ON 01/05 TOVEN OSTREL BOISE ID';

function said(amounts: readonly number[], text = SILENT, options: InsightsOptions = {}) {
  const transactions = enrich(
    amounts.map((amount, index) =>
      debit('2026-01-06', amount, text, { transactionId: `t${String(index).padStart(2, '0')}` }),
    ),
    options,
    'US',
  );
  return transactions.map(({ enrichedData: { category, evidence } }) => ({ ...category, evidence }));
}

const times = (count: number, amount: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => amount(index));

describe('a payee that names no trade', () => {
  it('is left alone when met a few times', () => {
    for (const { slug } of said(
      times(3, index => 5 + index),
      SILENT,
      NO_GUESSES,
    ))
      expect(slug).toBe('uncategorised');
  });

  it('sells food when met often for small, differing amounts, surer the oftener', () => {
    const few = said(times(4, index => 5 + index));
    const many = said(times(20, index => 5 + index / 2));
    for (const { slug, evidence } of [...few, ...many]) {
      expect(['restaurants-and-cafes', 'takeaway-and-fast-food', 'pubs-and-bars', 'groceries']).toContain(
        slug,
      );
      expect(evidence[0]).toMatchObject({ signal: 'history', category: slug });
    }
    expect(many[0]?.confidence).toBeGreaterThan(few[0]?.confidence ?? 1);
    expect(many[0]?.confidence).toBeLessThanOrEqual(0.92);
  });

  it('is no place to eat when it always takes the same, or much', () => {
    for (const amounts of [times(8, () => 9.99), times(8, index => 80 + index)])
      for (const { slug } of said(amounts, SILENT, NO_GUESSES)) expect(slug).toBe('uncategorised');
  });

  it('keeps the trade that its name has', () => {
    const text = 'PURCHASE AUTHORIZED ON 01/05 TOVEN BARBERS BOISE ID';
    for (const { slug } of said(
      times(8, index => 5 + index),
      text,
    ))
      expect(slug).toBe('hair-and-beauty');
  });

  it('is shared out among all that may be eaten there, kept as an alternative or not', () => {
    holds(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 4, max: 60 }),
        fc.integer({ min: 0, max: 3 }),
        (parts, count, kept) => {
          const all = parts.reduce((sum, part) => sum + part);
          const food = FOOD.map((category, index) => ({
            category,
            probability: (parts[index] as number) / all,
          }));
          const guess = guessOf(food, food[kept] as Leaning);
          const entries = Array.from({ length: count }, (_, index) =>
            entryOf({ day: index, minor: 300 + index, isCredit: false }, index),
          );
          const decisions: Decision[] = entries.map(() => guess);
          runOver(placesVisitedOften, entries, decisions);
          const { category, confidence } = decisions[0] as Decision;
          if (decisions[0] === guess) return;
          const [groceries, ...eating] = food as [Leaning, ...Leaning[]];
          const out = eating.reduce((sum, { probability }) => sum + probability, 0);
          expect(category === groceries.category).toBe(groceries.probability >= out);
          // Never as sure of one as of both together, nor surer of it than half of what the name leaves out allows.
          const share = Math.max(groceries.probability, out) / (groceries.probability + out);
          expect(confidence).toBeLessThanOrEqual(0.92 * (0.5 + share / 2));
          expect(confidence).toBeLessThan(0.92);
        },
      ),
    );
  });
});

type Leaning = Decision['food'][number];

const FOOD = [
  ...categoryIdsOf('groceries', 'restaurants-and-cafes', 'takeaway-and-fast-food', 'pubs-and-bars'),
];

/** A payment across a counter of which the model makes a guess, and keeps one alternative. */
function guessOf(food: readonly Leaning[], { category, probability }: Leaning): Decision {
  return {
    ...OPEN,
    classId: classIdOf('point-of-sale'),
    food,
    alternatives: [{ category, confidence: probability }],
    evidence: [{ signal: 'trade-model', detail: '', matched: null, category: null, weight: 30 }],
  };
}
