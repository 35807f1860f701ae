import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONZO } from '../../../src/adapters/formats/monzo/monzo.js';
import { fromMinorUnits } from '../../../src/adapters/values/minorUnits.js';
import { fromMonzo, InvalidRequestError, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { holds } from '../../support/property.js';
import { readWhole } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCE, POTS, row, TRANSACTIONS, WEBHOOK } from './documents.js';

describe('answers of Monzo', () => {
  const all = [ACCOUNTS, BALANCE, POTS, TRANSACTIONS];
  const { statements } = readWhole(MONZO, JSON.stringify(all, null, 2), 'json');
  const [account, pot] = statements.accounts;
  const rows = new Map(account?.transactions.map(each => [each.transactionId, each]));

  it('have amounts in pounds, and the minus of money out', () => {
    expect(
      account?.transactions.map(({ transactionId, amount, creditDebitIndicator }) => [
        transactionId,
        amount,
        creditDebitIndicator,
      ]),
    ).toEqual([
      ['tx_1', '5.10', 'Debit'],
      ['tx_2', '25.99', 'Debit'],
      ['tx_3', '1902.00', 'Credit'],
      ['tx_4', '640.00', 'Debit'],
      ['tx_5', '50.00', 'Debit'],
      ['tx_7', '50.00', 'Credit'],
      ['tx_8', '15.00', 'Debit'],
    ]);
  });

  it('leave out what was declined, and say so', () => {
    expect(statements.skipped).toMatchObject([
      {
        reason: 'rejected',
        path: [3, 'transactions', 5],
        message: 'Monzo declined this payment (INSUFFICIENT_FUNDS), so no money moved',
      },
    ]);
  });

  it('are pending until they are settled', () => {
    expect([...rows.values()].filter(({ status }) => status === 'Pending')).toMatchObject([
      { transactionId: 'tx_2' },
    ]);
    const { settled: _settled, ...old } = row('1', -1, '2026-03-02T12:00:00Z');
    const uncertain = row('2', -1, '2026-03-02T12:00:00Z', { amount_is_pending: true });
    const { accounts } = fromMonzo({ transactions: [old, uncertain] });
    expect(accounts[0]?.transactions.map(({ status }) => status)).toEqual(['Booked', 'Pending']);
  });

  it('have the days of London, through both changes of the clocks', () => {
    expect(rows.get('tx_4')?.bookingDate).toBe('2026-07-01');
    const instants = [
      '2026-03-28T23:30:00Z',
      '2026-03-29T23:30:00Z',
      '2026-10-24T23:30:00Z',
      '2026-10-25T23:30:00Z',
    ];
    const { accounts } = fromMonzo({ transactions: instants.map((at, index) => row(String(index), -1, at)) });
    expect(accounts[0]?.transactions.map(({ bookingDate }) => bookingDate)).toEqual([
      '2026-03-28',
      '2026-03-30',
      '2026-10-25',
      '2026-10-25',
    ]);
  });

  it('have every text in its role', () => {
    expect(rows.get('tx_1')).toMatchObject({
      description: 'PRET A MANGER          LONDON        GBR',
      merchantName: 'Pret A Manger',
      merchantCategoryCode: '5814',
      proprietaryTransactionCode: { code: 'mastercard' },
      source: {
        additional: 'Salmon sandwich',
        other: { category: 'eating_out', merchant: { group_id: 'grp_1' } },
      },
    });
    expect(rows.get('tx_2')?.source.other).toMatchObject({
      merchant: 'merch_2',
      local_amount: -3000,
      local_currency: 'EUR',
    });
    expect(rows.get('tx_3')).toMatchObject({
      description: 'NORTHGATE LOGISTICS SALARY MAR',
      counterPartyName: 'NORTHGATE LOGISTICS',
      counterPartyAccount: '200000 55779911',
      source: { reference: 'SALARY MAR', additional: null },
    });
    expect(rows.get('tx_7')?.source.other).toMatchObject({ is_load: true });
    expect(rows.get('tx_8')).toMatchObject({
      description: 'A N Friend',
      counterPartyAccount: 'acc_00009',
      source: { additional: 'pizza' },
    });
  });

  it('name the pot that money goes to, and a pot is an account of its own', () => {
    expect(rows.get('tx_5')).toMatchObject({
      description: 'Pot transfer Holidays',
      counterPartyAccount: 'pot_1',
      source: { other: { description: 'pot_1' } },
    });
    expect(pot).toMatchObject({
      accountId: 'pot_1',
      accountSubType: 'Savings',
      balances: { current: { amount: '1250.00', creditDebitIndicator: 'Credit' } },
      transactions: [],
      origin: { other: { name: 'Holidays' } },
    });
    expect(statements.accounts).toHaveLength(2);
    const { accounts } = fromMonzo({ transactions: [TRANSACTIONS.transactions[4]] });
    expect(accounts[0]?.transactions[0]?.description).toBe('Pot transfer');
  });

  it('tell the account, its holder and its balance', () => {
    expect(account).toMatchObject({
      accountId: 'acc_1',
      countryCode: 'GB',
      currencyCode: 'GBP',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      accountHolders: ['A N Other'],
      balances: { current: { amount: '512.30', creditDebitIndicator: 'Credit' } },
      origin: { other: { sort_code: '040004' } },
    });
  });

  it('are analysed together', () => {
    expect(analyse(toAnalyseRequest(statements)).meta.transactionCount).toBe(7);
  });

  it('that are single rows, events or one transaction are read too', () => {
    const single = { transaction: row('1', -510, '2026-03-02T12:20:18Z') };
    for (const answer of [single, single.transaction, [single.transaction], WEBHOOK])
      expect(fromMonzo(answer).accounts.map(({ transactions }) => transactions.length)).toEqual([1]);
  });

  it('with amounts that are no whole pence are skipped', () => {
    const { skipped } = fromMonzo({ transactions: [row('1', -5.1, '2026-03-02T12:20:18Z')] });
    expect(skipped).toMatchObject([
      { reason: 'unreadable_amount', message: 'The amount must be a whole number of pence, got "-5.1"' },
    ]);
  });

  it('that are none of Monzo are refused', () => {
    expect(() => fromMonzo({ transactions: [{ id: 1 }] })).toThrow(InvalidRequestError);
  });
});

describe('amounts in the smallest unit', () => {
  it('are those of the currency', () => {
    holds(
      fc.property(
        fc.integer(),
        fc.constantFrom(['GBP', 2], ['USD', 2], ['JPY', 0], ['KWD', 3]),
        (units, [code, places]) => {
          const text = fromMinorUnits(String(units), code as string) as string;
          expect(Number(text)).toBeCloseTo(units / 10 ** (places as number), 6);
          expect(text.split('.')[1]?.length ?? 0).toBe(places);
        },
      ),
    );
    expect(fromMinorUnits('-5', 'GBP')).toBe('-0.05');
    expect(fromMinorUnits('12.5', 'GBP')).toBeUndefined();
    expect(fromMinorUnits('', 'GBP')).toBeUndefined();
  });
});
