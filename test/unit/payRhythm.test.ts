/** Which credits come as pay does, although some of them look like money back. */
import { describe, expect, it } from 'vitest';
import { areRegular, haveGapsNear, rhythmAmong } from '../../src/enrichment/account/payRhythm.js';
import type { LedgerEntry } from '../../src/ledger/ledger.js';
import type { Rail } from '../../src/model/rail.js';
import { entryOf } from '../support/decisions.js';

/** Credits with so many days between them, of these pounds in turn. */
function credits(gaps: readonly number[], pounds: readonly number[] = [1000]): LedgerEntry[] {
  let day = 20_000;
  return [0, ...gaps].map((gap, index) => {
    day += gap;
    const amount = pounds[index % pounds.length] as number;
    return entryOf({ day, minor: Math.round(amount * 100), isCredit: true }, index);
  });
}

const comesRegularly = (...gaps: readonly number[]) => areRegular(credits(gaps));

describe('credits are regular', () => {
  it('that come weekly, fortnightly, four-weekly or monthly', () => {
    expect(comesRegularly(7, 7, 7)).toBe(true);
    expect(comesRegularly(14, 14)).toBe(true);
    expect(comesRegularly(28, 28, 28)).toBe(true);
    expect(comesRegularly(31, 28, 31, 30)).toBe(true);
  });

  it('from three payments on', () => {
    expect(comesRegularly(7, 7)).toBe(true);
    expect(comesRegularly(7)).toBe(false);
    expect(areRegular([])).toBe(false);
  });

  it('with six to thirty-five days between them', () => {
    expect([5, 6, 35, 36].map(gap => comesRegularly(gap, gap, gap))).toEqual([false, true, true, false]);
  });

  it('where two parts of one pay come within three days', () => {
    expect(comesRegularly(3, 25, 3, 25, 3, 25)).toBe(true);
    expect(comesRegularly(4, 25, 4, 25, 4)).toBe(false);
    expect(comesRegularly(1, 2, 1)).toBe(false);
  });

  it('where one gap of four is another', () => {
    expect(comesRegularly(7, 7, 7, 20)).toBe(true);
    expect(comesRegularly(7, 7, 7, 20, 20)).toBe(false);
  });

  it('that come up to four days early or late, and monthly up to eight', () => {
    expect(comesRegularly(10, 10, 10, 14, 6)).toBe(true);
    expect(comesRegularly(10, 10, 10, 15, 5)).toBe(false);
    expect(comesRegularly(24, 24, 24, 29, 29)).toBe(false);
    expect(comesRegularly(25, 25, 25, 33, 17)).toBe(true);
    expect(comesRegularly(25, 25, 25, 34, 16)).toBe(false);
  });
});

describe('gaps are near the usual one', () => {
  it('where three of four are', () => {
    expect(haveGapsNear([28, 30, 32, 50], 30, 2)).toBe(true);
    expect(haveGapsNear([28, 30, 33, 50], 30, 2)).toBe(false);
    expect(haveGapsNear([27, 30, 32, 50], 30, 2)).toBe(false);
  });
});

interface Returned {
  /** Which credit may return which debit, by number. */
  readonly debitOf?: Readonly<Record<number, number>>;
  readonly rail?: (index: number) => Rail | null;
  readonly debitRail?: Rail | null;
}

/** The numbers of the credits that are found to be pay. */
function pay(
  received: readonly LedgerEntry[],
  { debitOf = { 0: 0 }, rail = () => 'bank-credit', debitRail = 'transfer' }: Returned = {},
): number[] {
  const debit = (number: number) => entryOf({ day: 19_990, minor: 5000_00, isCredit: false }, 100 + number);
  const debits = [0, 1, 2, 3].map(debit);
  const returns = new Map(
    Object.entries(debitOf).map(([index, number]) => [Number(index), debits[number] as LedgerEntry]),
  );
  const railOf = (entry: LedgerEntry) => (entry.isCredit ? rail(entry.index) : debitRail);
  return rhythmAmong(received, returns, railOf).map(({ index }) => index);
}

describe('an employer that is also paid', () => {
  const wages = credits([30, 31, 30]);

  it('pays wages, though one payment to it could have come back', () => {
    expect(pay(wages)).toEqual([0, 1, 2, 3]);
  });

  it('is not looked for where nothing could have come back', () => {
    expect(pay(wages, { debitOf: {} })).toEqual([]);
  });

  it('has paid three times at least, and evenly', () => {
    expect(pay(credits([30, 31]))).toEqual([0, 1, 2]);
    expect(pay(credits([30]))).toEqual([]);
    expect(pay(credits([50, 3, 90]))).toEqual([]);
  });

  it('has fewer payments to it than half of its wages', () => {
    expect(pay(wages, { debitOf: { 0: 0, 1: 1 } })).toEqual([]);
    expect(pay(credits([30, 31, 30, 31]), { debitOf: { 0: 0, 1: 1 } })).toEqual([0, 1, 2, 3, 4]);
  });

  it('is the same where several wages would fit into one payment', () => {
    expect(pay(wages, { debitOf: { 0: 0, 1: 0, 2: 0 } })).toEqual([0, 1, 2, 3]);
  });
});

describe('a bill that comes back unpaid every month', () => {
  const back = credits([30, 31, 30]);
  const debitOf = { 0: 0, 1: 1, 2: 2, 3: 3 };

  it('is no pay, however even its rhythm is', () => {
    expect(pay(back, { debitOf })).toEqual([]);
    expect(pay(back, { debitOf, debitRail: 'direct-debit' })).toEqual([]);
  });

  it.each(['bank-credit', 'faster-payment', 'salary'] as const)(
    'is not what came by %s to the bank for what was paid by card',
    rail => {
      expect(pay(back, { debitOf, rail: () => rail, debitRail: 'card' })).toEqual([0, 1, 2, 3]);
    },
  );

  it.each([null, 'transfer', 'cheque'] as const)('may be what came by %s for what was paid by card', rail => {
    expect(pay(back, { debitOf, rail: () => rail, debitRail: 'card' })).toEqual([]);
  });
});

describe('money back', () => {
  it.each(['card', 'card-online', 'card-recurring', 'refund'] as const)('by %s is no pay', rail => {
    expect(pay(credits([30, 31, 30]), { rail: () => rail })).toEqual([]);
    // Two refunds between the wages do not hide them.
    const mixed = credits([10, 20, 11, 20, 30]);
    const isBack = (index: number) => index === 1 || index === 3;
    expect(pay(mixed, { rail: index => (isBack(index) ? rail : 'salary') })).toEqual([0, 2, 4, 5]);
  });

  it('of much less or much more than wages does not hide the wages', () => {
    const mixed = credits([10, 20, 11, 20, 30], [1000, 20, 1000, 3000, 1000, 1000]);
    expect(pay(mixed)).toEqual([0, 2, 4, 5]);
  });

  it('that came often in small sums does not hide them either', () => {
    const mixed = credits([5, 5, 20, 5, 5, 20, 30], [1000, 12, 8, 1000, 15, 9, 1000, 1000]);
    expect(pay(mixed)).toEqual([0, 3, 6, 7]);
  });

  it.each([
    [500, true],
    [499.99, false],
    [2000, true],
    [2000.01, false],
  ])('is told from wages of 1,000 by its size: %d is taken for pay: %s', (pounds, isPay) => {
    const received = credits([30, 31, 30, 30, 30], [1000, 1000, 1000, 1000, pounds, 1000]);
    expect(pay(received)).toEqual(isPay ? [0, 1, 2, 3, 4, 5] : [0, 1, 2, 3, 5]);
  });
});
