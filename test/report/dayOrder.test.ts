/** The order of rows within a day: by their running balances, otherwise as the whole request runs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/index.js';
import type { ReportTransaction } from '../../src/report/model/report.js';
import { newestFirstOf } from '../../src/report/model/transactions.js';
import { rowsOf } from '../../src/report/pdf/renderStatementPdf.js';
import { reportOf } from '../../src/report.js';
import { AMERICAN, requestOf, SIMPLE } from './support.js';

const row = (id: string, date: string, amount: number, balance: number | null = null): ReportTransaction => ({
  accountId: 'a',
  transactionId: id,
  date,
  description: id,
  merchant: null,
  category: 'Uncategorised',
  amount,
  balance,
  isCounted: true,
});
const idsOf = (rows: readonly ReportTransaction[]) => rows.map(({ transactionId }) => transactionId).join('');
const DAY = '2026-03-02';

describe('without balances', () => {
  const rows = [row('a', '2026-03-01', 1), row('b', DAY, 2), row('c', DAY, 3), row('d', '2026-03-03', 4)];

  it('a request with the oldest first is turned round', () => {
    expect(idsOf(newestFirstOf(rows))).toBe('dcba');
  });

  it('a request with the newest first stays', () => {
    expect(idsOf(newestFirstOf(rows.toReversed()))).toBe('dcba');
  });

  it('a request with a stray row is read as most of it runs', () => {
    const [a, b, c, d] = rows as [ReportTransaction, ReportTransaction, ReportTransaction, ReportTransaction];
    const e = row('e', '2026-03-04', 5);
    expect(idsOf(newestFirstOf([d, e, c, b, a]))).toBe('edcba');
  });

  it('a single day begins with its oldest', () => {
    expect(idsOf(newestFirstOf(rows.slice(1, 3)))).toBe('cb');
  });
});

describe('with balances', () => {
  it('days with the oldest first in a request with the newest first are put right', () => {
    const rows = [row('d', '2026-03-03', 4, 110), row('b', DAY, 2, 103), row('c', DAY, 3, 106)];
    expect(idsOf(newestFirstOf([...rows, row('a', '2026-03-01', 1, 101)]))).toBe('dcba');
  });

  it('one balance that is not given leaves the day to the request', () => {
    const rows = [row('b', DAY, 2, 103), row('c', DAY, 3), row('d', '2026-03-03', 4, 110)];
    expect(idsOf(newestFirstOf(rows))).toBe('dcb');
  });

  it('balances that do not follow leave the day to the request', () => {
    const rows = [row('a', DAY, 2, 500), row('b', DAY, 3, 500), row('c', '2026-03-03', 4, 500)];
    expect(idsOf(newestFirstOf(rows))).toBe('cba');
    expect(idsOf(newestFirstOf(rows.toReversed()))).toBe('cba');
  });

  it('what does not count keeps its place', () => {
    const pending = { ...row('p', DAY, -9), isCounted: false };
    expect(idsOf(newestFirstOf([row('c', DAY, 3, 106), pending, row('b', DAY, 2, 103)]))).toBe('cpb');
  });

  it('follow from each other in whatever order the rows come', () => {
    const day = fc
      .array(
        fc.integer({ min: -400, max: 400 }).filter(amount => amount !== 0),
        { minLength: 1, maxLength: 40 },
      )
      .chain(amounts => {
        let balance = 100;
        const rows = amounts.map((amount, index) => {
          balance += amount;
          return row(`t${index}`, DAY, amount / 100, balance / 100);
        });
        return fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length });
      });
    fc.assert(
      fc.property(day, rows => {
        const ordered = newestFirstOf(rows).toReversed();
        expect(idsOf(ordered.toSorted(byId))).toBe(idsOf(rows.toSorted(byId)));
        for (const [index, { amount, balance }] of ordered.entries()) {
          const before = ordered[index - 1]?.balance;
          if (typeof before === 'number') expect(before + amount).toBeCloseTo(balance ?? Number.NaN, 6);
        }
      }),
    );
  });

  it('of very many rows on one day take no long time', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => row(`t${index}`, DAY, 1, index));
    const ordered = newestFirstOf(rows.toSorted(byId));
    expect(ordered.map(({ balance }) => balance)).toEqual(rows.map(({ balance }) => balance).toReversed());
  });
});

describe.each([SIMPLE, AMERICAN])('the statement of %s', fixture => {
  it('is the same of a request with the oldest and with the newest first', () => {
    const request = requestOf(fixture);
    const rowsIn = (transactions: readonly unknown[]) => {
      const report = reportOf(analyse({ ...request, transactions }));
      const [account] = report.accounts;
      if (account === undefined) throw new Error('no account');
      return rowsOf(account, report).booked.map(({ transaction, balance }) => [
        transaction.transactionId,
        balance,
      ]);
    };
    const rows = rowsIn(request.transactions);
    expect(rows.length).toBeGreaterThan(100);
    expect(rowsIn(request.transactions.toReversed())).toEqual(rows);
  });
});

function byId(a: ReportTransaction, b: ReportTransaction): number {
  return a.transactionId < b.transactionId ? -1 : 1;
}
