/** How words, habits and reasons make a likelihood. The points are in data/incomeLikelihood.ts. */
import { describe, expect, it } from 'vitest';
import type { CreditNotCountedReason } from '../../src/contract/income/incomeResult.js';
import { INCOME_COUNTRIES } from '../../src/countries/incomeCountries.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import { incomeLikelihood, likelihoodSetAside } from '../../src/income/likelihood.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { type Cadence, IRREGULAR } from '../../src/streams/cadence.js';
import { toGroup } from '../../src/streams/group.js';
import type { PaymentGroup } from '../../src/streams/paymentGroup.js';
import { workingCalendar } from '../../src/streams/workingDays.js';
import { type Line, rows } from '../support/payments.js';

const CALENDAR = workingCalendar('england-and-wales');
const PLACE = { calendar: CALENDAR, country: INCOME_COUNTRIES.GB } as const;
const LINES: readonly Line[] = [
  ['2025-01-31', 1500.37],
  ['2025-02-28', 1500.37],
  ['2025-03-28', 1500.37],
];

/** Each payment as surely of the category as its confidence says. */
function groupOf(slug: CategorySlug, confidences: readonly number[], lines = LINES): PaymentGroup {
  const entries = lines.flatMap((line, index) =>
    rows([line], {
      decision: {
        category: categoryIdOf(slug),
        confidence: confidences[index % confidences.length] as number,
        rail: 'bank-credit',
      },
    }),
  );
  return toGroup({ payer: { words: ['QUENDALE'], isPerson: false }, benefit: null, entries });
}

const likelihood = (slug: CategorySlug, confidences: readonly number[], cadence: Cadence = IRREGULAR) =>
  incomeLikelihood({ group: groupOf(slug, confidences), cadence, ...PLACE });
const monthly = (fit: number): Cadence => ({ ...IRREGULAR, frequency: 'Monthly', fit });

describe('words that name income', () => {
  it.each([
    ['salary', [0.9], 0.9],
    ['salary', [0.8, 0.9, 1], 0.9],
    ['universal-credit', [0.9], 0.9],
    ['tax-refund', [0.9], 0.3],
    ['tax-refund', [0.2], 0.2],
    ['other-income', [0.9], 0.6],
    ['interest-income', [0.9], 0.85],
    ['rental-income', [0.95], 0.9],
  ] as const)('%s with confidence %j without a rhythm: %d', (slug, confidences, expected) => {
    expect(likelihood(slug, confidences)).toBeCloseTo(expected, 10);
  });

  it('count where they stand: payments that say nothing make the others no less sure', () => {
    const [named, silent] = [groupOf('salary', [0.9]), groupOf('uncategorised', [0.2], LINES.slice(0, 1))];
    const group = { ...named, entries: [...named.entries, ...silent.entries] };
    expect(incomeLikelihood({ group, cadence: IRREGULAR, ...PLACE })).toBe(0.9);
  });

  it('are surer at a rhythm: odds of one to one become e to the 0.6, and to the 2.2 on the very days', () => {
    const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));
    expect(likelihood('salary', [0.5], monthly(0))).toBeCloseTo(logistic(0.6), 3);
    expect(likelihood('salary', [0.5], monthly(0.5))).toBeCloseTo(logistic(1.4), 3);
    expect(likelihood('salary', [0.5], monthly(1))).toBeCloseTo(logistic(2.2), 3);
    expect(likelihood('salary', [0.8], monthly(1))).toBeCloseTo(logistic(Math.log(4) + 2.2), 3);
    expect(likelihood('tax-refund', [0.8], monthly(1))).toBe(0.3);
  });

  it('that are certain stay so', () => {
    expect([likelihood('salary', [1], monthly(0)), likelihood('salary', [0], monthly(1))]).toEqual([1, 0]);
  });
});

describe('words that name something else', () => {
  it('leave what they leave in doubt to the habits, and never more than half', () => {
    const habits = likelihood('uncategorised', [0]);
    expect(habits).toBeGreaterThan(0.5);
    expect(likelihood('groceries', [0.9])).toBeCloseTo(0.1 * habits, 3);
    expect(likelihood('groceries', [0.5])).toBeCloseTo(0.5 * habits, 2);
    expect(likelihood('groceries', [0.1])).toBe(likelihood('groceries', [0.5]));
    expect(likelihood('groceries', [0.7, 0.8, 0.9])).toBeCloseTo(0.2 * habits, 3);
    expect(likelihood('groceries', [1])).toBe(0);
  });
});

describe('credits set aside', () => {
  const setAside = (slug: CategorySlug, confidence: number, reason: CreditNotCountedReason) =>
    likelihoodSetAside(groupOf(slug, [confidence]), reason, { ...PLACE, calendarFor: () => CALENDAR });

  it('for their size or by the caller are as likely income as they would be', () => {
    expect(setAside('salary', 0.9, 'at-or-under-50')).toBe(0.9);
    expect(setAside('universal-credit', 0.9, 'benefit-excluded')).toBe(0.9);
  });

  it('for what they are, are as unlikely as their words are sure', () => {
    const habits = likelihood('uncategorised', [0]);
    expect(setAside('refund', 0.9, 'refund')).toBeCloseTo(0.1 * habits, 3);
    expect(setAside('salary', 0.9, 'returned-payment')).toBeCloseTo(0.1 * habits, 3);
  });
});

describe('habits', () => {
  it('add up to the log odds', () => {
    // One payment of 250 on a Wednesday in January, in a round ten, over a card.
    const group = toGroup({
      payer: { words: ['QUENDALE'], isPerson: false },
      benefit: null,
      entries: rows([['2025-01-15', 250]], { decision: { rail: 'card' } }),
    });
    // -3.2 + 5 × 1/2 - 1.5 - 1.5 + 0.3 - 2.5
    const odds = -5.9;
    expect(incomeLikelihood({ group, cadence: IRREGULAR, ...PLACE })).toBeCloseTo(
      1 / (1 + Math.exp(-odds)),
      3,
    );
  });
});
