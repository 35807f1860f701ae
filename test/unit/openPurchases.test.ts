/** Which payment a refund returns, and how much of it is left for the next refund. */
import { describe, expect, it } from 'vitest';
import { MOST_DAYS_BACK, purchaseReturned } from '../../src/enrichment/account/openPurchases.js';
import { entryOf } from '../support/decisions.js';

type Bought = readonly (readonly [day: number, pounds: number])[];

/** For each refund in turn the place of the payment that it returns, or null. */
function returned(bought: Bought, refunds: Bought): (number | null)[] {
  const made = bought.map(([day, pounds], index) =>
    entryOf({ day, minor: Math.round(pounds * 100), isCredit: false }, index),
  );
  const returnedBy = purchaseReturned(made);
  return refunds.map(
    ([day, pounds], index) =>
      returnedBy(entryOf({ day, minor: Math.round(pounds * 100), isCredit: true }, 100 + index))?.index ??
      null,
  );
}

describe('a refund', () => {
  it('returns the latest payment of its amount, else the latest that was larger', () => {
    const bought: Bought = [
      [1, 20],
      [2, 20],
      [3, 50],
    ];
    expect(returned(bought, [[10, 20]])).toEqual([1]);
    expect(returned(bought, [[10, 15]])).toEqual([2]);
    expect(returned(bought, [[10, 51]])).toEqual([null]);
  });

  it('returns no payment twice', () => {
    const bought: Bought = [
      [1, 20],
      [2, 20],
    ];
    expect(
      returned(bought, [
        [10, 20],
        [11, 20],
        [12, 20],
      ]),
    ).toEqual([1, 0, null]);
  });

  it('shares a payment with other refunds, up to its amount', () => {
    expect(
      returned(
        [[1, 50]],
        [
          [10, 20],
          [11, 20],
          [12, 11],
          [13, 10],
          [14, 0.01],
        ],
      ),
    ).toEqual([0, 0, null, 0, null]);
  });

  it('of the amount of a payment that has come back in part looks for another', () => {
    const bought: Bought = [
      [1, 60],
      [2, 50],
    ];
    expect(
      returned(bought, [
        [10, 5],
        [11, 50],
      ]),
    ).toEqual([1, 0]);
  });

  it('returns nothing that was bought later, and what was bought on its day', () => {
    expect(returned([[11, 20]], [[10, 20]])).toEqual([null]);
    expect(returned([[10, 20]], [[10, 20]])).toEqual([0]);
    expect(
      returned(
        [
          [1, 20],
          [12, 30],
        ],
        [
          [10, 15],
          [13, 15],
        ],
      ),
    ).toEqual([0, 1]);
  });

  it('comes within 120 days', () => {
    expect(MOST_DAYS_BACK).toBe(120);
    expect([returned([[1, 20]], [[121, 20]]), returned([[1, 20]], [[122, 20]])]).toEqual([[0], [null]]);
    // The one of the same amount is too long ago, a larger one is not.
    expect(
      returned(
        [
          [1, 20],
          [30, 50],
        ],
        [[140, 20]],
      ),
    ).toEqual([1]);
  });
});
