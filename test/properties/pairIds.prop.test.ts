/** The id of a pair is made of the pair: one for each, the same in every call. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallFingerprintsOf } from '../../src/base/fingerprint.js';
import type { CountryCode, Transaction } from '../../src/index.js';
import { serialiseEnrichment } from '../../src/service.js';
import { ledger, MAIN_ACCOUNT, SECOND_ACCOUNT } from '../support/arbitraries.js';
import { credit, debit, enrich } from '../support/build.js';
import { idIn } from '../support/country.js';
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

type Sides = readonly [debit: string, credit: string];

/** Ids whose pairs have one number: among a hundred thousand there are two nearly always. */
function sharingPair(country: CountryCode): readonly [Sides, Sides] {
  const seen = new Map<number, Sides>();
  for (let count = 0; ; count++) {
    const sides = [idIn(country, `d${count}`), idIn(country, `c${count}`)] as const;
    const [number] = smallFingerprintsOf([[MAIN_ACCOUNT, sides[0], SECOND_ACCOUNT, sides[1]]]) as [number];
    const known = seen.get(number);
    if (known !== undefined) return [known, sides];
    seen.set(number, sides);
  }
}

function sidesOf([leaving, arriving]: Sides): Transaction[] {
  // Each pair has an amount of its own.
  const amount = leaving.length + Number(leaving.replace(/\D/g, '')) / 100;
  return [
    debit('2026-01-05', amount, 'TRANSFER', { transactionId: leaving, accountId: MAIN_ACCOUNT }),
    credit('2026-01-05', amount, 'TRANSFER', { transactionId: arriving, accountId: SECOND_ACCOUNT }),
  ];
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

  it('is one integer of 32 bits for each pair, in whichever call', () => {
    const known = new Map<string, number>();
    holds(
      fc.property(lists, rows => {
        for (const [pairId, pair] of pairsOf(rows)) {
          expect(Number.isInteger(pairId) && pairId >= 0 && pairId <= 2_147_483_647).toBe(true);
          expect(known.get(pair) ?? pairId).toBe(pairId);
          known.set(pair, pairId);
        }
      }),
    );
    expect(known.size).toBeGreaterThan(inProportion(30));
    // Of two calls, two pairs may share it by chance: of a thousand pairs once in 4000 times.
    expect(new Set(known.values()).size).toBeGreaterThanOrEqual(known.size - 1);
  });

  it.each(['GB', 'US'] as const)('is another where two pairs of one request would share it (%s)', country => {
    const [one, other] = sharingPair(country);
    const rows = [...sidesOf(one), ...sidesOf(other)];
    const [alone, otherAlone] = [pairsOf(sidesOf(one)), pairsOf(sidesOf(other))];
    expect([...alone.keys()]).toEqual([...otherAlone.keys()]);
    const together = pairsOf(rows);
    expect(together.size).toBe(2);
    const shared = [...alone.keys()][0] as number;
    expect(together.has(shared)).toBe(true);
    expect(pairsOf(rows.toReversed())).toEqual(together);
    expect(pairsOf([...sidesOf(other), ...sidesOf(one)])).toEqual(together);
    const written = serialiseEnrichment({ transactions: enrich(rows) });
    expect(new Set(written.map(({ Transfer }) => Transfer?.PairId))).toEqual(new Set(together.keys()));
  });
});
