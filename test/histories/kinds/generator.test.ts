/** The kinds held to their word: the same seed gives the same history, and its truth says of every credit what it is. */
import { describe, expect, it } from 'vitest';
import { kindHistoryOf } from '../../support/histories/kinds/kindHistoryOf.js';
import { KINDS } from '../../support/histories/kinds/kinds.js';

const SEEDS = [1, 2, 3, 4];

it('gives every kind a name of its own', () => {
  expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
});

describe.each(KINDS.map(kind => [kind.name, kind] as const))('%s', (_, kind) => {
  const histories = new Map(SEEDS.map(seed => [seed, kindHistoryOf(kind, seed)]));

  it('is the same for the same seed', () => {
    expect(kindHistoryOf(kind, 3)).toEqual(histories.get(3));
  });

  it('says of every credit once what it is', () => {
    for (const [seed, { request, truth, asOf }] of histories) {
      const credits = request.transactions
        .filter(row => row.creditDebitIndicator === 'Credit' && row.bookingDate <= asOf)
        .map(({ transactionId }) => transactionId);
      const decided = [
        ...truth.streams.flatMap(({ transactionIds }) => transactionIds),
        ...truth.notIncome.flatMap(({ transactionIds }) => transactionIds),
        ...truth.undecidable,
        ...truth.beforeWindow,
      ];
      expect(decided.toSorted(), `seed ${seed}`).toEqual(credits.toSorted());
    }
  });

  it('shows what the kind is about', () => {
    for (const [seed, { truth }] of histories) {
      const decided = truth.streams.length + truth.notIncome.length;
      expect(decided, `seed ${seed}`).toBeGreaterThan(0);
    }
  });
});
