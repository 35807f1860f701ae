/** A refund and the purchase that it returns. */
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../src/index.js';
import { credit, debit, enrich } from '../support/build.js';
import { addDays } from '../support/dates.js';

const DAY = '2025-11-03';

function bought(amount: number, date = DAY, shop = 'ARGOS', id = ''): Transaction {
  const row = debit(date, amount, shop);
  return { ...row, transactionId: `${row.transactionId}${id}` };
}

function refunded(amount: number, date: string, shop = 'ARGOS'): Transaction {
  return credit(date, amount, `${shop} REFUND`);
}

/** The ids that the refunds among the rows return. */
function returned(...rows: Transaction[]): (string | null)[] {
  return enrich(rows)
    .filter(({ creditDebitIndicator }) => creditDebitIndicator === 'Credit')
    .map(({ enrichedData }) => enrichedData.refundOf);
}

describe('a refund', () => {
  it('names the purchase of the same amount from the same shop', () => {
    const purchase = bought(30);
    expect(returned(purchase, refunded(30, '2025-11-10'))).toEqual([purchase.transactionId]);
  });

  it('names the latest of several alike', () => {
    const [first, second] = [bought(30), bought(30, '2025-11-05')];
    expect(returned(first, second, refunded(30, '2025-11-10'))).toEqual([second.transactionId]);
  });

  it('prefers the same amount to a later larger one', () => {
    const [exact, larger] = [bought(30), bought(99, '2025-11-05')];
    expect(returned(exact, larger, refunded(30, '2025-11-10'))).toEqual([exact.transactionId]);
  });

  it('in part names the latest larger purchase', () => {
    const [small, large] = [bought(20, '2025-11-05'), bought(99)];
    expect(returned(large, small, refunded(30, '2025-11-10'))).toEqual([large.transactionId]);
  });

  it('returns each purchase once', () => {
    const purchase = bought(30);
    const rows = [purchase, refunded(30, '2025-11-10'), refunded(30, '2025-11-11')];
    expect(returned(...rows)).toEqual([purchase.transactionId, null]);
  });

  it.each([
    [120, true],
    [121, false],
  ])('%i days later is linked: %s', (days, isLinked) => {
    const purchase = bought(30);
    expect(returned(purchase, refunded(30, addDays(DAY, days)))).toEqual([
      isLinked ? purchase.transactionId : null,
    ]);
  });

  it('of the same day is linked whatever the ids sort like', () => {
    for (const id of ['', 'z']) {
      const purchase = bought(30, DAY, 'ARGOS', id);
      expect(returned(purchase, { ...refunded(30, DAY), transactionId: 'A' })).toEqual([
        purchase.transactionId,
      ]);
      expect(returned(purchase, { ...refunded(30, DAY), transactionId: 'zz' })).toEqual([
        purchase.transactionId,
      ]);
    }
  });

  it.each([
    ['came before', bought(30, '2025-11-20')],
    ['is smaller', bought(29.99)],
    ['is from another shop', bought(30, DAY, 'BOOTS')],
    ['is pending', { ...bought(30), status: 'Pending' as const }],
  ])('names no purchase that %s', (_, purchase) => {
    expect(returned(purchase, refunded(30, '2025-11-10'))).toEqual([null]);
  });

  it('is linked the same whatever the order of the transactions', () => {
    const rows = [
      bought(30),
      bought(30, '2025-11-05'),
      refunded(30, '2025-11-10'),
      bought(50),
      refunded(12, '2025-11-12'),
    ];
    const linksOf = (list: readonly Transaction[]) =>
      new Map(enrich(list).map(({ transactionId, enrichedData }) => [transactionId, enrichedData.refundOf]));
    expect(linksOf(rows.toReversed())).toEqual(linksOf(rows));
  });

  it('to another account names the account of its purchase in its evidence', () => {
    const purchase = { ...bought(30), transactionId: '1', accountId: 'card' };
    const detailTo = (accountId: string | null) =>
      enrich([purchase, { ...refunded(30, '2025-11-10'), transactionId: '2', accountId }])[1]?.enrichedData
        .evidence[0]?.detail;
    expect(detailTo('card')).toBe('returns 1');
    expect(detailTo('current')).toBe('returns 1 of account card');
    expect(detailTo(null)).toBe('returns 1 of account card');
  });

  it('says in its evidence what it returns', () => {
    const purchase = bought(30);
    const refund = enrich([purchase, refunded(30, '2025-11-10')])[1];
    expect(refund?.enrichedData.category.slug).toBe('refund');
    expect(refund?.enrichedData.evidence[0]).toMatchObject({
      signal: 'refund-link',
      detail: `returns ${purchase.transactionId}`,
    });
  });
});
