/** Own transfers: the same amount out of one account and into another, within three days. */
import { describe, expect, it } from 'vitest';
import type { EnrichedTransaction, Transaction } from '../../src/index.js';
import { at, credit, debit, enrich } from '../support/build.js';

function out(date: string, amount: number, accountId = 'a', id = ''): Transaction {
  return moved(debit(date, amount, 'TRANSFER', { accountId }), id);
}

function into(date: string, amount: number, accountId = 'b', id = ''): Transaction {
  return moved(credit(date, amount, 'TRANSFER', { accountId }), id);
}

function moved(row: Transaction, id: string): Transaction {
  return { ...row, transactionId: `${row.transactionId} ${row.accountId ?? ''} ${id}` };
}

/** For each row the place of its partner. */
function partners(...rows: Transaction[]): (number | null)[] {
  const pairIds = enrich(rows).map(({ transfer }) => transfer?.pairId ?? null);
  return pairIds.map((pairId, index) => {
    const partner = pairIds.findIndex((other, otherIndex) => otherIndex !== index && other === pairId);
    return pairId === null || partner < 0 ? null : partner;
  });
}

describe('two movements', () => {
  it('of one amount, out of one account and into another, are a pair', () => {
    const [leaving, arriving] = enrich([out('2026-01-05', 100), into('2026-01-05', 100)]) as [
      EnrichedTransaction,
      EnrichedTransaction,
    ];
    const pairId = leaving.transfer?.pairId;
    expect(pairId).toEqual(expect.any(Number));
    expect(leaving.transfer).toEqual({ associatedAccountId: 'b', pairId });
    expect(arriving.transfer).toEqual({ associatedAccountId: 'a', pairId });
    for (const { enrichedData } of [leaving, arriving]) {
      expect(enrichedData.category.slug).toBe('own-account-transfer');
      expect(enrichedData.class.slug).toBe('transfer');
      expect(enrichedData.predictedMerchantName).toBeNull();
      expect(at(enrichedData.evidence, 0)).toMatchObject({ signal: 'transfer-pair' });
    }
  });

  it.each([
    ['2026-01-02', true],
    ['2026-01-05', true],
    ['2026-01-08', true],
    ['2026-01-01', false],
    ['2026-01-09', false],
  ])('with the other side on %s are a pair of 5 January: %s', (date, isPair) => {
    expect(partners(out('2026-01-05', 100), into(date, 100))).toEqual(isPair ? [1, 0] : [null, null]);
  });

  it('across the end of a February are days apart as the calendar has them', () => {
    expect(partners(out('2024-02-28', 100), into('2024-03-02', 100))).toEqual([1, 0]);
    expect(partners(out('2024-02-27', 100), into('2024-03-02', 100))).toEqual([null, null]);
  });

  it.each([
    ['other amounts', into('2026-01-05', 100.01)],
    ['the same account', into('2026-01-05', 100, 'a')],
    ['the same direction', out('2026-01-05', 100, 'b')],
    ['no account', credit('2026-01-05', 100, 'TRANSFER')],
    ['a pending side', { ...into('2026-01-05', 100), status: 'Pending' as const }],
  ])('of %s are none', (_, other) => {
    expect(partners(out('2026-01-05', 100), other)).toEqual([null, null]);
  });

  it('of nothing are none', () => {
    expect(partners(out('2026-01-05', 0), into('2026-01-05', 0))).toEqual([null, null]);
  });

  it('of which one is pay or a purchase are a coincidence', () => {
    const salary = credit('2026-01-05', 100, 'NORTHGATE LOGISTICS LTD SALARY BGC', { accountId: 'b' });
    expect(partners(out('2026-01-05', 100), salary)).toEqual([null, null]);
    const shop = debit('2026-01-05', 100, 'TESCO STORES 3021', { accountId: 'a' });
    expect(partners(shop, into('2026-01-05', 100))).toEqual([null, null]);
  });

  it('into savings stay savings', () => {
    const rows = enrich([
      debit('2026-01-05', 100, 'TO SAVINGS', { accountId: 'a' }),
      credit('2026-01-05', 100, 'TRANSFER', { accountId: 'b' }),
    ]);
    expect(rows.map(({ enrichedData }) => enrichedData.category.slug)).toEqual([
      'savings',
      'own-account-transfer',
    ]);
  });
});

describe('several movements of one amount', () => {
  it('pair with the nearest in time first', () => {
    expect(partners(out('2026-01-05', 100), into('2026-01-08', 100), into('2026-01-06', 100))).toEqual([
      2,
      null,
      0,
    ]);
    expect(partners(into('2026-01-05', 100), out('2026-01-02', 100), out('2026-01-04', 100))).toEqual([
      2,
      null,
      0,
    ]);
  });

  it('pair each at most once', () => {
    const rows = [
      out('2026-01-05', 100, 'a', '1'),
      out('2026-01-05', 100, 'a', '2'),
      into('2026-01-05', 100),
    ];
    expect(partners(...rows)).toEqual([2, null, 0]);
  });

  it('pair the same whatever their order', () => {
    const rows = [
      out('2026-01-05', 100, 'a', '1'),
      out('2026-01-06', 100, 'a', '2'),
      out('2026-01-07', 100, 'c', '3'),
      into('2026-01-06', 100, 'b', '4'),
      into('2026-01-08', 100, 'b', '5'),
      into('2026-01-04', 100, 'c', '6'),
    ];
    const linksOf = (list: readonly Transaction[]) =>
      new Map(enrich(list).map(({ transactionId, transfer }) => [transactionId, transfer]));
    const links = linksOf(rows);
    for (let turn = 1; turn < rows.length; turn++) {
      const turned = [...rows.slice(turn), ...rows.slice(0, turn)];
      expect(linksOf(turned)).toEqual(links);
      expect(linksOf(turned.toReversed())).toEqual(links);
    }
  });

  it('of accounts that share ids pair the account that comes first, whatever their order', () => {
    const rows = [
      { ...out('2026-01-05', 100, 'b'), transactionId: '1' },
      { ...out('2026-01-05', 100, 'a'), transactionId: '1' },
      { ...into('2026-01-05', 100, 'c'), transactionId: '1' },
    ];
    const accountsOf = (list: readonly Transaction[]) =>
      enrich(list).flatMap(({ transfer }) => transfer?.associatedAccountId ?? []);
    expect(accountsOf(rows).sort()).toEqual(['a', 'c']);
    expect(accountsOf(rows.toReversed()).sort()).toEqual(['a', 'c']);
  });
});
