/** Laws of what kind of money an income is, of haircuts and of what the estimate depends on. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IncomeHaircuts, IncomeStream, Transaction } from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { credit, income, pence, sumInPence } from '../support/build.js';
import { idIn } from '../support/country.js';
import { every } from '../support/dates.js';
import { holds } from '../support/property.js';

const KINDS = ['guaranteed', 'variable', 'oneOff'] as const;
const situations = ledger({ hasSecondAccount: true });
const share = fc.integer({ min: 0, max: 1000 }).map(parts => parts / 1000);
const haircuts: fc.Arbitrary<IncomeHaircuts> = fc.record({
  guaranteed: share,
  variable: share,
  oneOff: share,
});
type Compared = Pick<IncomeStream, 'composition' | 'estimatedIncome' | 'total' | 'incomeAfterHaircuts'>;

function inPence({ composition }: Compared, member: 'total' | 'monthly'): number[] {
  return KINDS.map(kind => pence(composition[kind][member]));
}

function leftAfter(
  transactions: readonly Transaction[],
  incomeHaircuts: IncomeHaircuts,
): readonly Compared[] {
  const { incomeStreams, incomeStreamsSummary } = income(transactions, {}, { incomeHaircuts });
  return [...incomeStreams, incomeStreamsSummary];
}

describe('the kinds of money', () => {
  it('add up, and none is below zero', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        const { incomeStreams, incomeStreamsSummary } = income(transactions);
        for (const one of [...incomeStreams, incomeStreamsSummary]) {
          const totals = inPence(one, 'total');
          const [guaranteed = 0, variable = 0, oneOff = 0] = inPence(one, 'monthly');
          expect(totals.reduce((a, b) => a + b)).toBe(pence(one.total));
          expect(guaranteed + variable).toBe(pence(one.estimatedIncome));
          expect(Math.min(...totals, guaranteed, variable, oneOff)).toBeGreaterThanOrEqual(0);
        }
        for (const { composition, status } of incomeStreams)
          expect(Math.abs(12 * composition.oneOff.monthly - composition.oneOff.total)).toBeLessThanOrEqual(
            status === 'Ended' ? composition.oneOff.total : 0.061,
          );
        for (const kind of KINDS)
          for (const member of ['total', 'monthly'] as const)
            expect(pence(incomeStreamsSummary.composition[kind][member])).toBe(
              sumInPence(incomeStreams.map(({ composition }) => composition[kind][member])),
            );
      }),
    );
  });

  it('are ten times as much where all money is', () => {
    let compared = 0;
    holds(
      fc.property(ledger({ isPlain: true }), ({ transactions }) => {
        const times = transactions.map(row => ({ ...row, amount: (10 * pence(Number(row.amount))) / 100 }));
        const [own, large] = [income(transactions), income(times)];
        if (own.incomeStreams.length !== large.incomeStreams.length) return;
        own.incomeStreams.forEach((stream, index) => {
          const other = large.incomeStreams[index] as IncomeStream;
          // A first payment of more than 10,000.00 is a lump, and a level is in whole pence.
          const mayBeFirst =
            stream.estimateBasis.method === 'first-payments' ||
            (stream.status === 'Ended' && stream.levels.length === 0);
          const isAlike =
            other.status === stream.status &&
            pence(other.expectedPayment) === 10 * pence(stream.expectedPayment);
          if (mayBeFirst || !isAlike) return;
          compared++;
          inPence(stream, 'total').forEach((total, kind) => {
            expect(inPence(other, 'total')[kind]).toBe(10 * total);
          });
        });
      }),
    );
    expect(compared).toBeGreaterThan(10);
  });
});

describe('haircuts', () => {
  it('of nothing leave all, and of everything nothing', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        for (const one of leftAfter(transactions, { guaranteed: 0, variable: 0, oneOff: 0 }))
          expect(pence(one.incomeAfterHaircuts)).toBe(inPence(one, 'monthly').reduce((a, b) => a + b));
        for (const one of leftAfter(transactions, { guaranteed: 0, variable: 0, oneOff: 1 }))
          expect(one.incomeAfterHaircuts).toBe(one.estimatedIncome);
        for (const one of leftAfter(transactions, { guaranteed: 1, variable: 1, oneOff: 1 }))
          expect(one.incomeAfterHaircuts).toBe(0);
      }),
      2,
    );
  });

  it('leave no more where they are larger, and the summary is the sum of the streams', () => {
    holds(
      fc.property(situations, haircuts, haircuts, ({ transactions }, one, other) => {
        const larger = Object.fromEntries(
          KINDS.map(kind => [kind, Math.max(one[kind], other[kind])]),
        ) as unknown as IncomeHaircuts;
        const left = leftAfter(transactions, one);
        const less = leftAfter(transactions, larger);
        left.forEach(({ incomeAfterHaircuts }, index) => {
          expect(less[index]?.incomeAfterHaircuts).toBeLessThanOrEqual(incomeAfterHaircuts);
        });
        const all = left.map(({ incomeAfterHaircuts }) => incomeAfterHaircuts);
        expect(sumInPence(all.slice(0, -1))).toBe(pence(all.at(-1) as number));
      }),
      2,
    );
  });
});

/** What stands at the front of ids says more than the order. */
function marksOf(transactionId: string): string {
  return /^(?:US-)?(?:held-)?/.exec(transactionId)?.[0] ?? '';
}

/** The rows of a sensitivity, by place in the request. */
function placesIn(rows: readonly Transaction[]): number[] {
  const { transactions } = income(rows).incomeStreamsSummary.sensitivity;
  return transactions.map(({ transactionId }) => rows.findIndex(row => row.transactionId === transactionId));
}

describe('sensitivity', () => {
  it('gives the total without each stream, and at most five transactions in order', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        const { incomeStreams, incomeStreamsSummary } = income(transactions);
        const { sensitivity, estimatedIncome } = incomeStreamsSummary;
        expect(sensitivity.withoutStreams.map(({ stream }) => stream)).toEqual([...incomeStreams.keys()]);
        sensitivity.withoutStreams.forEach((without, index) => {
          const own = incomeStreams[index] as IncomeStream;
          expect(pence(without.estimatedIncome) + pence(own.estimatedIncome)).toBe(pence(estimatedIncome));
          expect(without.share === null).toBe(estimatedIncome === 0);
        });
        const paying = incomeStreams.filter(({ status }) => status !== 'Ended');
        const ids = new Set(paying.flatMap(({ transactionIds }) => transactionIds));
        const moved = sensitivity.transactions;
        expect(moved.length).toBeLessThanOrEqual(5);
        for (const { transactionId, difference, estimatedIncome: without } of moved) {
          expect(ids.has(transactionId)).toBe(true);
          expect(difference).not.toBe(0);
          expect(pence(without) - pence(estimatedIncome)).toBe(pence(difference));
          expect(without).toBeGreaterThanOrEqual(0);
        }
        const sizes = moved.map(({ difference }) => Math.abs(difference));
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }),
    );
  });

  it('names the same rows whatever their ids are', () => {
    holds(
      fc.property(situations, ({ transactions }) => {
        const count = transactions.length;
        const renamed = transactions.map((row, index) => ({
          ...row,
          transactionId: `${marksOf(row.transactionId)}${String(count - index).padStart(6, '0')}`,
        }));
        expect(placesIn(renamed)).toEqual(placesIn(transactions));
      }),
    );
  });

  it.each(['GB', 'US'] as const)('names rows of one difference by day, then by place (%s)', country => {
    const days = every(14, '2025-09-05', 16);
    const amounts = [500, 900, 650, 900];
    const rows = days.map((day, index) =>
      credit(day, amounts[index % amounts.length] as number, 'MEPLIN LOGISTICS SALARY', {
        transactionId: idIn(country, String.fromCharCode(122 - index)),
      }),
    );
    const sensitivity = income(rows).incomeStreamsSummary.sensitivity.transactions;
    const places = placesIn(rows);
    const ties = places.filter(
      (_, index) => sensitivity[index]?.difference === sensitivity[index + 1]?.difference,
    );
    expect(ties.length).toBeGreaterThan(1);
    const inOrder = places
      .map((place, index) => ({ place, size: Math.abs(sensitivity[index]?.difference ?? 0) }))
      .toSorted((a, b) => b.size - a.size || a.place - b.place);
    expect(places).toEqual(inOrder.map(({ place }) => place));
  });
});
