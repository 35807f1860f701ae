/** Refunds are linked as if every purchase were looked at for each of them, in far fewer looks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DAYS_BACK } from '../../src/enrichment/account/openPurchases.js';
import { linkRefunds } from '../../src/enrichment/account/refunds.js';
import type { Decision } from '../../src/enrichment/vote/decision.js';
import { NOBODY, payeeOf } from '../../src/enrichment/vote/payee.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import type { LedgerEntry } from '../../src/ledger/ledger.js';
import { holds } from '../support/property.js';

interface Row {
  readonly day: number;
  readonly minor: number;
  readonly isCredit: boolean;
  readonly payee: string;
}

const REFUND = categoryIdOf('refund');
const GROCERIES = categoryIdOf('groceries');

function ledgerOf(rows: readonly Row[]) {
  const sorted = rows.toSorted((a, b) => a.day - b.day);
  const counted = sorted.map(({ day, minor, isCredit }, index) => ({ index, day, minor, isCredit }));
  const decisions = sorted.map(({ isCredit, payee }) => ({
    category: isCredit ? REFUND : GROCERIES,
    payee: payee === '' ? NOBODY : payeeOf('name', payee),
  }));
  return {
    counted: counted as unknown as LedgerEntry[],
    decisionOf: ({ index }: LedgerEntry) =>
      decisions[index] as Pick<Decision, 'category' | 'payee'> as Decision,
  };
}

/** Word for word what the function says it does. */
function naiveLinks({ counted, decisionOf }: ReturnType<typeof ledgerOf>): [number, number][] {
  const left = new Map<number, number>(counted.map(({ index, minor }) => [index, minor]));
  return counted.flatMap((refund): [number, number][] => {
    const { payee } = decisionOf(refund);
    if (!refund.isCredit || payee.kind === 'nobody') return [];
    const open = counted.filter(
      entry =>
        !entry.isCredit &&
        decisionOf(entry).payee.key === payee.key &&
        entry.day <= refund.day &&
        refund.day - entry.day <= MOST_DAYS_BACK &&
        (left.get(entry.index) ?? -1) >= refund.minor,
    );
    const purchase =
      open.findLast(({ index, minor }) => minor === refund.minor && left.get(index) === minor) ?? open.at(-1);
    if (purchase === undefined) return [];
    const rest = (left.get(purchase.index) ?? 0) - refund.minor;
    if (rest > 0) left.set(purchase.index, rest);
    else left.delete(purchase.index);
    return [[refund.index, purchase.index]];
  });
}

const row: fc.Arbitrary<Row> = fc.record({
  day: fc.integer({ min: 0, max: 2 * MOST_DAYS_BACK }),
  minor: fc.integer({ min: 0, max: 9 }),
  isCredit: fc.boolean(),
  payee: fc.constantFrom('', 'ARGOS', 'BOOTS'),
});

describe('the links of refunds', () => {
  it('are those of a search through all purchases', () => {
    holds(
      fc.property(fc.array(row, { maxLength: 80 }), rows => {
        const ledger = ledgerOf(rows);
        const links = [...linkRefunds(ledger.counted, ledger.decisionOf)];
        expect(links.map(([refund, { index }]) => [refund, index])).toEqual(naiveLinks(ledger));
      }),
    );
  });

  it('give back no more of a purchase than was paid', () => {
    holds(
      fc.property(fc.array(row, { maxLength: 80 }), rows => {
        const { counted, decisionOf } = ledgerOf(rows);
        const back = new Map<LedgerEntry, number>();
        for (const [refund, purchase] of linkRefunds(counted, decisionOf))
          back.set(purchase, (back.get(purchase) ?? 0) + (counted[refund] as LedgerEntry).minor);
        for (const [{ minor }, sum] of back) expect(sum).toBeLessThanOrEqual(minor);
      }),
    );
  });

  it('take looks at amounts in proportion to the rows, though all are of one payee', () => {
    const looksAt = (count: number) => {
      const rows = Array.from({ length: count }, (_, index) => ({
        day: Math.floor(index / 100),
        minor: (index * 7919) % 1000,
        isCredit: index % 2 === 1,
        payee: 'ARGOS',
      }));
      const { counted, decisionOf } = ledgerOf(rows);
      let looks = 0;
      const watched = counted.map(entry =>
        Object.defineProperty({ ...entry }, 'minor', {
          get: () => {
            looks++;
            return entry.minor;
          },
        }),
      );
      expect(linkRefunds(watched, decisionOf).size).toBeGreaterThan(count / 4);
      return looks;
    };
    // Four times the rows: 4 when the cost is linear, 16 when it is quadratic.
    expect(looksAt(4000)).toBeLessThan(5 * looksAt(1000));
  });
});
