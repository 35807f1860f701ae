import { describe, expect, it } from 'vitest';
import { signedMinor } from '../../src/ledger/balance.js';

describe('a balance', () => {
  it.each([
    ['in credit is above zero', 'Credit', '123.45', 123_45],
    ['in debit is below zero', 'Debit', '123.45', -123_45],
    ['given as a number is the same', 'Debit', 0.01, -1],
  ] as const)('%s', (_, creditDebitIndicator, amount, expected) => {
    expect(signedMinor({ amount, creditDebitIndicator })).toBe(expected);
  });

  it('of nothing is zero on either side, never negative zero', () => {
    for (const creditDebitIndicator of ['Credit', 'Debit'] as const)
      expect(Object.is(signedMinor({ amount: 0, creditDebitIndicator }), 0)).toBe(true);
  });
});
