/** The id of a pair is made of the pair: one for each, the same in every call. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { enrich } from '../support/build.js';
import { holds, inProportion } from '../support/property.js';
import { sharedIds } from '../support/sharedIds.js';

const ledgers = ledger({ hasSecondAccount: true }).map(({ transactions }) => transactions);
const lists = fc.oneof(ledgers, sharedIds);

/** Both sides of each pair, as text, by the id of the pair. */
function pairsOf(rows: readonly Transaction[]): Map<number, string> {
  const sides = new Map<number, string[]>();
  for (const { transfer, accountId, transactionId } of enrich(rows))
    if (transfer !== null)
      sides.set(transfer.pairId, [
        ...(sides.get(transfer.pairId) ?? []),
        JSON.stringify([accountId, transactionId]),
      ]);
  return new Map([...sides].map(([pairId, both]) => [pairId, both.sort().join()]));
}

function pairedRows(rows: readonly Transaction[]): Transaction[] {
  const answers = enrich(rows);
  return rows.filter((_, index) => answers[index]?.transfer);
}

describe('the id of a pair of transfers', () => {
  it('is that of two rows, each of which names the account of the other', () => {
    holds(
      fc.property(lists, rows => {
        const paired = enrich(rows).filter(({ transfer }) => transfer !== null);
        for (const { transfer, accountId, amount } of paired) {
          const both = paired.filter(row => row.transfer?.pairId === transfer?.pairId);
          expect(both).toHaveLength(2);
          const other = both.find(row => row.accountId !== accountId);
          expect(other).toMatchObject({ accountId: transfer?.associatedAccountId, amount });
        }
      }),
    );
  });

  it('is the same when its rows stand in another order, or in a request of their own', () => {
    holds(
      fc.property(lists, fc.nat(), (rows, turn) => {
        const pairs = pairsOf(rows);
        const start = rows.length === 0 ? 0 : turn % rows.length;
        expect(pairsOf([...rows.slice(start), ...rows.slice(0, start)].toReversed())).toEqual(pairs);
        expect(pairsOf(pairedRows(rows))).toEqual(pairs);
      }),
    );
  });

  it("is no other pair's in any of the calls", () => {
    const known = new Map<number, string>();
    holds(
      fc.property(lists, rows => {
        for (const [pairId, pair] of pairsOf(rows)) {
          expect(known.get(pairId) ?? pair).toBe(pair);
          known.set(pairId, pair);
        }
      }),
    );
    expect(known.size).toBeGreaterThan(inProportion(30));
    expect(new Set(known.values()).size).toBe(known.size);
  });
});
