/** What counts in a ledger and what is set aside, in whatever order the bank lists it. */
import { describe, expect, it } from 'vitest';
import { dayOf, EPOCH, textOf } from '../../src/base/calendar.js';
import { buildLedger, byDayThenId, metaOf } from '../../src/ledger/ledger.js';
import type { ParsedTransaction } from '../../src/requests/transactionSchemas.js';
import { COUNTRIES, transaction } from './support.js';

function ledgerOf(transactions: readonly ParsedTransaction[], asOf: string | null = null) {
  return buildLedger(
    { transactions, path: ['transactions'], accountId: 'main' },
    asOf === null ? null : dayOf(asOf),
  );
}

function countedIds(transactions: readonly ParsedTransaction[], asOf: string | null = null): string[] {
  return ledgerOf(transactions, asOf).counted.map(({ transactionId }) => transactionId);
}

describe('the order of a ledger', () => {
  const listed = [
    transaction('b', '2026-03-02'),
    transaction('c', '2026-03-01'),
    transaction('a', '2026-03-02'),
    transaction('d', '2026-02-28'),
  ];

  it('is by day, then by id, whichever way the bank lists it', () => {
    expect(countedIds(listed)).toEqual(['d', 'c', 'a', 'b']);
    expect(countedIds([...listed].reverse())).toEqual(['d', 'c', 'a', 'b']);
  });

  it('is by account where several use the same id', () => {
    const shared = ['b', null, 'a'].map(accountId => transaction('x', '2026-03-01', { accountId }));
    for (const rows of [shared, shared.toReversed()])
      expect(ledgerOf(rows).counted.map(({ accountId }) => accountId)).toEqual(['a', 'b', 'main']);
  });

  it('is of rows without an account first, whichever of the two is compared with the other', () => {
    const [none, named] = ['', 'A'].map(accountId => {
      const transactions = [transaction('x', '2026-03-01', { accountId })];
      return buildLedger({ transactions, path: ['transactions'], accountId: null }, null).counted[0];
    });
    if (none === undefined || named === undefined) throw new Error('two rows expected');
    expect([none.accountId, named.accountId]).toEqual([null, 'A']);
    expect(byDayThenId(none, named)).toBeLessThan(0);
    expect(byDayThenId(named, none)).toBeGreaterThan(0);
  });

  it('keeps the rows themselves in the order of the request', () => {
    expect(ledgerOf(listed).rows.map(({ transactionId, index }) => `${index} ${transactionId}`)).toEqual([
      '0 b',
      '1 c',
      '2 a',
      '3 d',
    ]);
  });

  it('puts one of two rows first only when day or id tell them apart', () => {
    const [first, second] = ledgerOf([
      transaction('a', '2026-03-01'),
      transaction('b', '2026-03-01'),
    ]).counted;
    if (first === undefined || second === undefined) throw new Error('two rows expected');
    expect(byDayThenId(first, second)).toBeLessThan(0);
    expect(byDayThenId(second, first)).toBeGreaterThan(0);
    expect(byDayThenId(first, { ...first })).toBe(0);
  });
});

describe.each(COUNTRIES)('a row from $country', ({ spent, paid }) => {
  const rows = [
    transaction('pay', '2026-01-30', {
      description: paid,
      amount: '1850.25',
      creditDebitIndicator: 'Credit',
      accountId: 'joint',
    }),
    transaction('shop', '2026-02-03T09:30:00-05:00', { description: spent, amount: 12.99 }),
  ];

  it('has whole pence or cents, a day, a month, a side and an account', () => {
    const [pay, shop] = ledgerOf(rows).rows;
    expect(pay).toMatchObject({ minor: 1850_25, isCredit: true, accountId: 'joint', transaction: rows[0] });
    expect(shop).toMatchObject({ minor: 12_99, isCredit: false, accountId: 'main', transaction: rows[1] });
    expect([pay, shop].map(row => textOf(row?.day ?? EPOCH))).toEqual(['2026-01-30', '2026-02-03']);
    expect([pay?.month, shop?.month]).toEqual([2026 * 12, 2026 * 12 + 1]);
  });
});

describe('the day a ledger stands on', () => {
  it('is the latest booked day, wherever it stands in the list', () => {
    const pending = transaction('pending', '2026-04-05', { status: 'Pending' });
    const dates = ['2026-02-01', '2026-03-15', '2026-01-20'];
    for (const first of [0, 1, 2]) {
      const turned = [...dates.slice(first), ...dates.slice(0, first)];
      const rows = turned.map((date, index) => transaction(`t${index}`, date));
      const { asOf, setAside } = ledgerOf([pending, ...rows, { ...pending, transactionId: 'q' }]);
      expect(textOf(asOf ?? EPOCH)).toBe('2026-03-15');
      expect(setAside).toEqual(['pending', 'q'].map(transactionId => ({ transactionId, reason: 'pending' })));
    }
  });

  it('is the day asked for, and later rows are set aside', () => {
    const rows = [transaction('a', '2026-03-01'), transaction('b', '2026-03-02')];
    const ledger = ledgerOf(rows, '2026-03-01');
    expect(ledger.counted.map(({ transactionId }) => transactionId)).toEqual(['a']);
    expect(ledger.setAside).toEqual([{ transactionId: 'b', reason: 'after-as-of' }]);
    expect(metaOf(ledger)).toMatchObject({ asOf: '2026-03-01', transactionCount: 2 });
  });

  it('is none without transactions, unless one is asked for', () => {
    expect(metaOf(ledgerOf([]))).toMatchObject({ asOf: null, transactionCount: 0, ignored: [] });
    expect(metaOf(ledgerOf([], '2026-03-01')).asOf).toBe('2026-03-01');
  });
});

describe('a row set aside', () => {
  it('is a repeat, pending on any day, or later than the day asked for, and says which', () => {
    const repeated = transaction('again', '2026-03-01');
    const ledger = ledgerOf(
      [
        repeated,
        transaction('pending', '2026-02-27', { status: 'Pending' }),
        { ...repeated },
        transaction('later', '2026-03-09', { status: 'Pending' }),
        transaction('after', '2026-03-09'),
        transaction('booked', '2026-02-28'),
      ],
      '2026-03-08',
    );
    expect(ledger.setAside).toEqual([
      { transactionId: 'pending', reason: 'pending' },
      { transactionId: 'again', reason: 'duplicate' },
      { transactionId: 'later', reason: 'pending' },
      { transactionId: 'after', reason: 'after-as-of' },
    ]);
    expect(ledger.counted.map(({ transactionId }) => transactionId)).toEqual(['booked', 'again']);
  });

  it('is dated as systems date what they know no date of, and does not set the day of the others', () => {
    const noDates = ['1900-01-01', '1970-01-01', '1989-12-31', '2099-01-01', '9999-12-31'];
    const ledger = ledgerOf([
      ...noDates.map((date, index) => transaction(`none${index}`, date)),
      transaction('first', '1990-01-01'),
      transaction('paid', '2026-03-01'),
    ]);
    expect(ledger.setAside).toEqual(
      noDates.map((_, index) => ({ transactionId: `none${index}`, reason: 'implausible-date' })),
    );
    expect(ledger.counted.map(({ transactionId }) => transactionId)).toEqual(['first', 'paid']);
    expect(metaOf(ledger)).toMatchObject({ asOf: '2026-03-01', transactionCount: 7 });
  });

  it('without any other leaves no day to stand on', () => {
    const ledger = ledgerOf([
      transaction('none', '9999-12-31'),
      transaction('expected', '2026-03-01', { status: 'Pending' }),
    ]);
    expect(ledger.asOf).toBeNull();
    expect(ledger.setAside).toEqual([
      { transactionId: 'none', reason: 'implausible-date' },
      { transactionId: 'expected', reason: 'pending' },
    ]);
  });

  it('stands in the meta before those that one engine sets aside', () => {
    const ledger = ledgerOf([transaction('p', '2026-02-27', { status: 'Pending' })]);
    const further = [{ transactionId: 'old', reason: 'before-period' }] as const;
    expect(metaOf(ledger, further).ignored).toEqual([
      { transactionId: 'p', reason: 'pending' },
      { transactionId: 'old', reason: 'before-period' },
    ]);
  });
});

describe('the sum of all amounts', () => {
  const LARGEST = 999_999_999.99;
  const LARGEST_IN_PENCE = 99_999_999_999;
  const most = Math.floor(Number.MAX_SAFE_INTEGER / LARGEST_IN_PENCE);
  const rest = Number.MAX_SAFE_INTEGER - most * LARGEST_IN_PENCE;
  const rows = Array.from({ length: most }, (_, index) =>
    transaction(`t${String(index).padStart(6, '0')}`, '2026-03-01', { amount: LARGEST }),
  );
  const last = (pence: number) =>
    transaction('u', '2026-03-01', {
      amount: `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`,
    });

  it('may be as large as doubles count to the penny', () => {
    expect(ledgerOf([...rows, last(rest)]).counted).toHaveLength(most + 1);
  });

  it('leaves out what is pending', () => {
    const pending = transaction('v', '2026-03-01', { amount: LARGEST, status: 'Pending' });
    expect(ledgerOf([...rows, last(rest), pending]).counted).toHaveLength(most + 1);
  });

  it('is refused when it is a penny larger, and the message says why', () => {
    expect(() => ledgerOf([...rows, last(rest + 1)])).toThrow(
      expect.objectContaining({
        name: 'InvalidRequestError',
        issues: [
          expect.objectContaining({
            path: ['transactions'],
            code: 'total_too_large',
            message: expect.stringMatching(/amounts add up to more than can be summed to the penny/),
          }),
        ],
      }),
    );
  });
});
