/** Money that comes once is no stream; a first payment of pay, pension or benefit may be the first of many. */
import { describe, expect, it } from 'vitest';
import { isLump, isOfUsualSize } from '../../src/income/lumps.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { type Line, payments } from '../support/payments.js';

const DATES = ['2026-01-05', '2026-01-29', '2026-03-02', '2026-03-11', '2026-05-06'];

function lump(slug: CategorySlug, lines: readonly Line[], hasSchedule = false): boolean {
  return isLump({ slug, payments: payments(lines), hasSchedule });
}

/** Each with these words, or the first with these and the others with other words. */
function times(count: number, words = 'QUENDALE', otherWords = words): Line[] {
  return DATES.slice(0, count).map((date, index) => [date, 900, index === 0 ? words : otherWords]);
}

describe('one payment', () => {
  it.each([
    // Nothing in its words says that it is a wage.
    ['salary', true],
    ['state-pension', false],
    ['private-pension', false],
    ['student-finance', false],
    ['other-income', true],
    ['interest-income', true],
    ['tax-refund', true],
    ['gig-income', true],
    ['uncategorised', true],
  ] as const)('of %s is a lump: %s', (slug, expected) => {
    expect(lump(slug, times(1))).toBe(expected);
  });

  it('of pay is a lump above 10,000', () => {
    expect(lump('salary', [['2026-01-05', 10_000, 'QUENDALE SALARY']])).toBe(false);
    expect(lump('salary', [['2026-01-05', 10_000.01, 'QUENDALE SALARY']])).toBe(true);
    expect([isOfUsualSize({ minor: 10_000_00 }), isOfUsualSize({ minor: 10_000_01 })]).toEqual([true, false]);
  });

  it.each([
    ['REDUNDANCY QUENDALE', true],
    ['QUENDALE SALARY REDUNDANCY', true],
    ['QUENDALE LUMP SUM', true],
    ['LUMP SUM QUENDALE', true],
    ['QUENDALE EX-GRATIA PAYMENT', true],
    ['QUENDALE LUMP PENSION PAY SUM', false],
    ['QUENDALE REAL ESTATE LETTINGS PAY', false],
    ['QUENDALE LTD BONUS', true],
    ['QUENDALE LTD SALARY COMMISSION', true],
    ['BONUS LTD SALARY', false],
    ['QUENDALE TIPS', true],
    ['QUENDALE SALARY', false],
    // Parts of a word are no words.
    ['QUENDALE PRIZED PAY', false],
  ])('of pay with the words %s is a lump: %s', (words, expected) => {
    expect(lump('salary', times(1, words))).toBe(expected);
  });
});

describe('a few payments', () => {
  it.each(['other-income', 'interest-income', 'tax-refund'] as const)(
    'of %s are lumps, unless there are four or a schedule',
    slug => {
      expect([2, 3, 4, 5].map(count => lump(slug, times(count)))).toEqual([true, true, false, false]);
      expect(lump(slug, times(3), true)).toBe(false);
    },
  );

  it('of pay are lumps where both are a bonus', () => {
    expect(lump('salary', times(2, 'QUENDALE LTD BONUS'))).toBe(true);
    expect(lump('salary', times(2, 'QUENDALE LTD BONUS', 'QUENDALE LTD SALARY'))).toBe(false);
    expect(lump('salary', times(3, 'QUENDALE LTD BONUS'))).toBe(false);
  });

  it('of pay are none, unless all of them say so', () => {
    expect(lump('salary', times(2))).toBe(false);
    expect(lump('salary', times(2, 'QUENDALE SEVERANCE'))).toBe(true);
    expect(lump('salary', times(2, 'QUENDALE SEVERANCE', 'QUENDALE SALARY'))).toBe(false);
    expect(lump('salary', times(4, 'QUENDALE SEVERANCE'))).toBe(false);
    expect(lump('salary', times(3, 'QUENDALE SEVERANCE'), true)).toBe(false);
  });

  it('on one day are one payment, which is a lump where any part says so', () => {
    const parts: Line[] = [
      ['2026-01-05', 900, 'QUENDALE SALARY'],
      ['2026-01-05', 4000, 'QUENDALE SEVERANCE'],
    ];
    expect(lump('salary', parts)).toBe(true);
  });
});
