/** What is learned from other payments of the same payee, and what it costs to learn it. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherPayments } from '../../src/enrichment/account/history.js';
import { MOST_DAYS_BACK } from '../../src/enrichment/account/openPurchases.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import type { Transaction } from '../../src/index.js';
import type { LedgerEntry } from '../../src/ledger/ledger.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { credit, debit, enrich } from '../support/build.js';
import { country } from '../support/country.js';
import { entryOf, OPEN, type Payment, runOver } from '../support/decisions.js';
import { holds } from '../support/property.js';

const REFUND = categoryIdOf('refund');

/** Places of the payments, all of one payee and by day, that are learned to be refunds. */
function refundsAmong(entries: readonly LedgerEntry[]): number[] {
  const decisions = entries.map(() => OPEN);
  runOver(otherPayments, entries, decisions);
  return decisions.flatMap(({ category }, index) => (category === REFUND ? [index] : []));
}

const payment: fc.Arbitrary<Payment> = fc.record({
  day: fc.integer({ min: 0, max: 4 * MOST_DAYS_BACK }),
  minor: fc.integer({ min: 1, max: 50 }),
  isCredit: fc.boolean(),
});

function sumOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, { minor }) => sum + minor, 0);
}

describe('history', () => {
  it('sees a refund where as much is left of what was paid to the same payee in the days before', () => {
    const make = (...payments: readonly [day: number, minor: number][]) =>
      refundsAmong(
        payments
          .map(([day, minor]) => ({ day, minor: Math.abs(minor), isCredit: minor > 0 }))
          .map((payment, index) => entryOf(payment, index)),
      );
    expect(make([0, -50], [1, 50])).toEqual([1]);
    expect(make([0, -50], [1, 51])).toEqual([]);
    expect(make([0, 50], [1, -50])).toEqual([]);
    expect(make([0, -50], [MOST_DAYS_BACK, 50])).toEqual([1]);
    expect(make([0, -50], [MOST_DAYS_BACK + 1, 50])).toEqual([]);
    // Once, and in parts.
    expect(make([0, -50], [1, 50], [2, 50])).toEqual([1]);
    expect(make([0, -50], [1, 20], [2, 20], [3, 20])).toEqual([1, 2]);
    expect(make([0, -50], [0, -50], [1, 50], [2, 50])).toEqual([2, 3]);
  });

  it('reads no more as returned than was paid to the payee in the days before', () => {
    holds(
      fc.property(fc.array(payment, { maxLength: 40 }), payments => {
        const ordered = payments.toSorted((a, b) => a.day - b.day);
        const refunds = refundsAmong(ordered.map(entryOf)).map(place => ordered[place] as Payment);
        for (const { day: from } of ordered) {
          const back = refunds.filter(({ day }) => day >= from);
          const paid = ordered.filter(({ isCredit, day }) => !isCredit && day >= from - MOST_DAYS_BACK);
          expect(sumOf(back)).toBeLessThanOrEqual(sumOf(paid));
        }
      }),
    );
  });

  it('takes a bill that comes back unpaid each month for returned, as often as it was paid', () => {
    const months = [0, 30, 61, 91, 122];
    const payments = months.flatMap(day => [
      { day, minor: 4000, isCredit: false },
      { day: day + 2, minor: 4000, isCredit: true },
    ]);
    expect(refundsAmong(payments.map(entryOf))).toEqual([1, 3, 5, 7, 9]);
  });

  it('costs twice as much for twice as many payments of one payee', () => {
    const readsOf = (count: number) => {
      let reads = 0;
      const entries = Array.from({ length: count }, (_, index) => {
        const isCredit = index % 2 === 1;
        // No credit is as small as any debit, so that none ends the search.
        const entry = entryOf({ day: Math.floor(index / 100), minor: isCredit ? 1000 : 10, isCredit }, index);
        return new Proxy(entry, {
          get: (target, member) => {
            reads++;
            return Reflect.get(target, member);
          },
        });
      });
      expect(refundsAmong(entries)).toEqual([]);
      return reads;
    };
    expect(readsOf(8000) / readsOf(4000)).toBeLessThan(2.2);
  });

  it('hears no single payment, nor those of a wallet, nor any that disagree', () => {
    const rows = fc.constantFrom(...CARRIED).chain(({ bare, sure, other }) =>
      fc.tuple(
        fc.constant(bare),
        fc
          .constantFrom([sure], [sure, sure, other], [sure, other, other])
          .chain(said => fc.shuffledSubarray([bare, bare, ...said], { minLength: said.length + 2 })),
      ),
    );
    holds(
      fc.property(country, rows, (code, [bare, texts]) => {
        const [alone] = readingsOf([bare], code);
        const readings = readingsOf(texts, code);
        texts.forEach((text, index) => {
          if (text === bare) expect([texts, readings[index]]).toEqual([texts, alone]);
        });
      }),
    );
  });

  it.each(['GB', 'US'] as const)('in %s carries over what as many payments say as leave it open', code => {
    const sure = 'TOVEN OSTREL LTD REF SALARY';
    const bare = 'TOVEN OSTREL LTD';
    const make = (texts: readonly string[]) => readingsOf(texts, code, credit);
    expect(make([bare, sure])[0]).toMatch(/^uncategorised/);
    expect(make([bare, bare, bare, sure, sure])[0]).toMatch(/^uncategorised/);
    expect(make([bare, sure, sure])[0]).toBe('salary 0.667');
    expect(make([bare, bare, sure, sure, sure])[0]).toBe('salary 0.75');
  });

  it.each(['trade-model', 'phrase'] as const)('overrules a guess, and no more than that: %s', signal => {
    const [guessed, known] = [categoryIdOf('groceries'), categoryIdOf('pets')];
    const evidence = (name: typeof signal | 'merchant-category-code', category: CategorySlug) => [
      { signal: name, detail: '', matched: null, category, weight: 40 },
    ];
    const entries = [1, 2].map((day, index) => entryOf({ day, minor: 1000, isCredit: false }, index));
    const decisions = [
      { ...OPEN, category: guessed, confidence: 0.45, evidence: evidence(signal, 'groceries') },
      { ...OPEN, category: known, confidence: 0.9, evidence: evidence('merchant-category-code', 'pets') },
    ];
    runOver(otherPayments, entries, decisions);
    expect(decisions[0]?.category).toBe(signal === 'trade-model' ? known : guessed);
  });

  it.each(['GB', 'US'] as const)('in %s takes the word of no payment for a wallet', code => {
    const texts = ['PAYPAL', ...Array.from({ length: 4 }, () => 'PAYPAL REF MOBILE PHONE BILL')];
    const readings = readingsOf(texts, code);
    expect(readings[1]).toMatch(/^mobile/);
    expect(readings[0]).toMatch(/^uncategorised/);
  });
});

/** A payee whose bare name tells nothing, and words that tell what one payment to it was for. */
const CARRIED = [
  { bare: 'TOVEN OSTREL', sure: 'TOVEN OSTREL REF BROADBAND', other: 'TOVEN OSTREL REF RENT' },
  { bare: 'PAYPAL', sure: 'PAYPAL REF MOBILE PHONE BILL', other: 'PAYPAL REF RENT' },
  { bare: 'DRUVOR LTD', sure: 'DRUVOR LTD REF BROADBAND', other: 'DRUVOR LTD REF RENT' },
];

function readingsOf(
  texts: readonly string[],
  code: 'GB' | 'US',
  make: (day: string, amount: number, text: string, extra: Partial<Transaction>) => Transaction = debit,
): string[] {
  const rows = texts.map((text, index) =>
    make(`2026-01-${10 + index}`, 60 + index, text, { transactionId: `t${index}` }),
  );
  return enrich(rows, {}, code).map(
    ({ enrichedData: { category } }) => `${category.slug} ${category.confidence}`,
  );
}
