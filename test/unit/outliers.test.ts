/** Why a payment departs from its level: what its words say, else how it stands among the others. */
import { describe, expect, it } from 'vitest';
import type { OutlyingReason } from '../../src/contract/income/incomePayments.js';
import { type OutlierQuestion, outliersOf } from '../../src/income/outliers.js';
import { levelOf } from '../../src/streams/level.js';
import { dayInMonth } from '../support/dates.js';
import { type Line, payments } from '../support/payments.js';

/** Pounds on the 15th of each month from January 2025, null where nothing came; the words stand on the last payment. */
function reasons(
  pounds: readonly (number | null)[],
  extra: Partial<Pick<OutlierQuestion, 'status' | 'isPay'>> = {},
  words?: string,
): OutlyingReason[] {
  const lines = pounds.flatMap((amount, index): Line[] =>
    amount === null
      ? []
      : [
          words === undefined || index < pounds.length - 1
            ? [dayInMonth(2025, index + 1, 15), amount]
            : [dayInMonth(2025, index + 1, 15), amount, words],
        ],
  );
  const paid = payments(lines);
  return outliersOf({ payments: paid, level: levelOf(paid), status: 'Active', isPay: true, ...extra }).map(
    ({ reason }) => reason,
  );
}

const FIVE = [1000, 1000, 1000, 1000, 1000] as const;

describe('words', () => {
  it.each([
    ['QUENDALE BONUS', 'bonus'],
    ['QUENDALE COMMISSION', 'bonus'],
    ['QUENDALE LTD ARREARS', 'back-pay'],
    ['QUENDALE BACK PAY', 'back-pay'],
    ['QUENDALE BACKDATED', 'back-pay'],
    ['QUENDALE OVERTIME', 'overtime'],
  ] as const)('%s say so of whatever is above the level', (words, reason) => {
    for (const amount of [1150, 2000, 9000]) expect(reasons([...FIVE, amount], {}, words)).toEqual([reason]);
  });

  it.each(['QUENDALE BONUS', 'QUENDALE ARREARS', 'QUENDALE OVERTIME'])(
    '%s are no reason for less than the level',
    words => {
      expect(reasons([...FIVE, 400], {}, words)).toEqual(['unpaid-leave']);
    },
  );

  it.each([
    'BONUSLY LTD SALARY',
    'OVERTIMES CAFE WAGES',
    'ARREARSWAY PAY',
    'BONUS CLUB LTD SALARY',
    'OVERTIME SPORTS INC PAYROLL',
    'BACKPAYNE PAYROLL',
  ])('of the name %s are no reason', words => {
    const paid = payments(
      [...FIVE, 1150].map((amount, index) => [dayInMonth(2025, index + 1, 15), amount, words]),
    );
    const found = outliersOf({ payments: paid, level: levelOf(paid), status: 'Active', isPay: true });
    expect(found.map(({ reason, basis }) => [reason, basis])).toEqual([['overtime', 'amount']]);
    expect(reasons([...FIVE, 1150], {}, words)).toEqual(['overtime']);
    expect(reasons([...FIVE, 3000], {}, words)).toEqual(['bonus']);
  });

  it('that stand on every payment are of the payer', () => {
    const words = 'FORESTRY COMMISSION SALARY';
    const paid = payments(
      [...FIVE, 1150].map((amount, index) => [dayInMonth(2025, index + 1, 15), amount, words]),
    );
    const found = outliersOf({ payments: paid, level: levelOf(paid), status: 'Active', isPay: true });
    expect(found.map(({ reason, basis }) => [reason, basis])).toEqual([['overtime', 'amount']]);
  });

  it('say that the reason is no guess', () => {
    const lines = [...FIVE, 1500].map(
      (amount, index): Line => [
        dayInMonth(2025, index + 1, 15),
        amount,
        index < 5 ? 'QUENDALE PAY' : 'QUENDALE BONUS',
      ],
    );
    const paid = payments(lines);
    const found = outliersOf({ payments: paid, level: levelOf(paid), status: 'Active', isPay: true });
    expect(found.map(({ reason, basis }) => [reason, basis])).toEqual([['bonus', 'words']]);
  });
});

describe('more than the level', () => {
  it.each([
    [1150, 'overtime'],
    [1200, 'overtime'],
    [1201, 'bonus'],
    [1949, 'bonus'],
    [1951, 'double-payment'],
    [2050, 'double-payment'],
    [2051, 'bonus'],
    [5000, 'bonus'],
  ] as const)('of 1,000: %d is %s', (amount, reason) => {
    expect(reasons([1000, 1000, 1000, amount, 1000, 1000])).toEqual([reason]);
  });

  it('is a final payment at the end of a job, and not while it goes on', () => {
    expect(reasons([...FIVE, 1500], { status: 'Ended' })).toEqual(['final-payment']);
    expect(reasons([...FIVE, 1500], { status: 'Late' })).toEqual(['bonus']);
    expect(reasons([1000, 1000, 1000, 1500, 1000, 1000], { status: 'Ended' })).toEqual(['bonus']);
  });

  it('of a benefit or a pension is only larger, unless it came twice or caught up', () => {
    const isPay = false;
    expect(reasons([1000, 1000, 1000, 1150, 1000, 1000], { isPay })).toEqual(['larger-than-usual']);
    expect(reasons([...FIVE, 1500], { isPay, status: 'Ended' })).toEqual(['larger-than-usual']);
    expect(reasons([1000, 1000, 1000, 2000, 1000, 1000], { isPay })).toEqual(['double-payment']);
    expect(reasons([1000, 1000, 1000, null, 2000, 1000], { isPay })).toEqual(['back-pay']);
  });
});

describe('back pay', () => {
  it('makes good a payment that did not come', () => {
    expect(reasons([1000, 1000, 1000, null, 1700, 1000])).toEqual(['back-pay']);
    expect(reasons([1000, 1000, null, 1700, 1000, 1000])).toEqual(['back-pay']);
    // The first gap is the only one there is to compare with.
    expect(reasons([1000, null, 1700, 1000, 1000, 1000])).toEqual(['bonus']);
  });

  it('is what a rise brings before the level begins that it rises to', () => {
    expect(reasons([1000, 1000, 1000, 1300, 1080, 1080])).toEqual(['back-pay']);
    // A cut is made good by nothing.
    expect(reasons([1000, 1000, 1000, 1300, 900, 900])).toEqual(['bonus']);
    // The rise begins later.
    expect(reasons([1000, 1000, 1300, 1000, 1080, 1080])).toEqual(['bonus']);
  });
});

describe('less than the level', () => {
  it('is the part of a month in which a job began or ended, else unpaid leave', () => {
    expect(reasons([400, ...FIVE])).toEqual(['starter-part-period']);
    expect(reasons([...FIVE, 400], { status: 'Ended' })).toEqual(['leaver-part-period']);
    expect(reasons([...FIVE, 400])).toEqual(['unpaid-leave']);
    expect(reasons([1000, 1000, 400, 1000, 1000], { status: 'Ended' })).toEqual(['unpaid-leave']);
  });

  it('of a benefit or a pension is only smaller', () => {
    const isPay = false;
    expect(reasons([1000, 1000, 400, 1000, 1000], { isPay })).toEqual(['smaller-than-usual']);
    expect(reasons([...FIVE, 400], { isPay })).toEqual(['smaller-than-usual']);
    expect(reasons([400, ...FIVE], { isPay })).toEqual(['starter-part-period']);
  });
});

describe('an outlier', () => {
  it('says its day, its amount, what was expected, and which transactions it is', () => {
    const paid = payments([
      ['2025-01-15', 1000],
      ['2025-02-15', 1000],
      ['2025-03-15', 700],
      ['2025-03-15', 900.5],
      ['2025-04-15', 1000],
    ]);
    const found = outliersOf({ payments: paid, level: levelOf(paid), status: 'Active', isPay: true });
    expect(found).toEqual([
      {
        date: '2025-03-15',
        amount: 1600.5,
        expected: 1000,
        reason: 'bonus',
        basis: 'amount',
        transactionIds: ['000002', '000003'],
      },
    ]);
  });

  it('is none of the payments on the level', () => {
    expect(reasons(FIVE)).toEqual([]);
  });
});
