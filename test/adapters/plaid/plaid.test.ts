import { describe, expect, it } from 'vitest';
import { PLAID } from '../../../src/adapters/formats/plaid/plaid.js';
import {
  fromPlaid,
  InvalidRequestError,
  mergeStatements,
  readStatements,
  type Statements,
} from '../../../src/adapters.js';
import { analysedCounts } from '../support/analysed.js';
import { readWhole } from '../support/nothingVanishes.js';
import { CARD, CHECKING, INCOME, row, SYNC_PAGES, TRANSACTIONS } from './documents.js';

const page = (transactions: readonly object[], accounts: readonly object[] = [CHECKING]) => ({
  accounts,
  transactions,
  total_transactions: transactions.length,
  request_id: 'r-1',
});

describe('an answer of Plaid', () => {
  const { statements } = readWhole(PLAID, JSON.stringify(TRANSACTIONS, null, 2), 'json');
  const [checking, card] = statements.accounts;

  it('is read with the sign turned', () => {
    expect(
      checking?.transactions.map(({ transactionId, amount, creditDebitIndicator }) => [
        transactionId,
        amount,
        creditDebitIndicator,
      ]),
    ).toEqual([
      ['t-1', '86.2', 'Debit'],
      ['t-2', '2450', 'Credit'],
      ['t-3', '120', 'Debit'],
    ]);
    expect(checking?.origin).toMatchObject({ format: 'plaid', signBasis: 'reversed', timeZone: null });
    expect(statements.skipped).toEqual([]);
    expect(statements.notes).toEqual([]);
  });

  it('turns the sign of accounts that it does not describe', () => {
    const { accounts } = fromPlaid(page([row('t-1', 5, '2026-03-01')], []));
    expect(accounts[0]).toMatchObject({
      accountId: 'checking-1',
      transactions: [{ amount: '5', creditDebitIndicator: 'Debit' }],
    });
  });

  it('has every text in its role', () => {
    expect(checking?.transactions[0]).toMatchObject({
      description: 'POS PURCHASE KROGER #412 COLUMBUS OH',
      merchantName: 'Kroger',
      bookingDate: '2026-03-03',
      source: { other: { name: 'Kroger', authorized_date: '2026-03-02' } },
    });
    expect(checking?.transactions[1]).toMatchObject({ counterPartyName: 'Northgate Logistics' });
    expect(checking?.transactions[1]).not.toHaveProperty('merchantName');
    expect(checking?.transactions[2]).toMatchObject({
      counterPartyName: 'Lakeside Rentals',
      proprietaryTransactionCode: { code: 'transfer' },
      source: { reference: 'MARCH PARKING' },
    });
    expect(card?.transactions[0]).toMatchObject({ merchantName: 'Burger King', status: 'Pending' });
  });

  it("keeps Plaid's category, which no member of a request holds", () => {
    expect(checking?.transactions[0]?.source.other).toMatchObject({
      personal_finance_category: { primary: 'FOOD_AND_DRINK', detailed: 'FOOD_AND_DRINK_GROCERIES' },
    });
  });

  it('tells what is held and what is owed', () => {
    expect(checking).toMatchObject({
      countryCode: 'US',
      currencyCode: 'USD',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      balances: {
        current: { amount: '1210.5', creditDebitIndicator: 'Credit' },
        available: { amount: '1180.5', creditDebitIndicator: 'Credit' },
      },
      origin: { other: { mask: '4412', name: 'Everyday Checking' } },
    });
    expect(card).toMatchObject({
      accountSubType: 'CreditCard',
      balances: {
        current: { amount: '410', creditDebitIndicator: 'Debit' },
        available: { amount: '1590', creditDebitIndicator: 'Credit' },
      },
      origin: { other: { balances: { limit: 2000 } } },
    });
    const overpaid = { ...CARD, balances: { ...CARD.balances, current: -20 } };
    const overdrawn = { ...CHECKING, balances: { ...CHECKING.balances, current: -35.1 } };
    const { accounts } = fromPlaid(page([], [overpaid, overdrawn]));
    expect(accounts.map(({ balances }) => balances?.current)).toEqual([
      { amount: '20', creditDebitIndicator: 'Credit' },
      { amount: '35.1', creditDebitIndicator: 'Debit' },
    ]);
  });

  it('is analysed', () => {
    expect(analysedCounts(statements)).toEqual([3, 1]);
  });

  it('keeps money of unofficial currencies apart from that of the account', () => {
    const coin = (code: string) =>
      row('t-1', 3, '2026-03-01', { iso_currency_code: null, unofficial_currency_code: code });
    for (const [code, currency] of [
      ['BTC', 'BTC'],
      ['DOGE', 'XXX'],
    ] as const)
      expect(fromPlaid(page([coin(code)])).accounts[0]?.transactions[0]).toMatchObject({ currency });
  });

  it('tells of rows that were not given', () => {
    const { notes } = fromPlaid({ ...page([row('t-1', 5, '2026-03-01')]), total_transactions: 250 });
    expect(notes.map(({ code }) => code)).toEqual(['more_pages']);
    expect(notes[0]?.message).toBe('Plaid has 250 transactions and only 1 were given');
  });

  it("tells of Plaid's own errors, and of a history that is not fetched yet", () => {
    const error = {
      error_type: 'ITEM_ERROR',
      error_code: 'ITEM_LOGIN_REQUIRED',
      error_message: 'the login details have changed',
      request_id: 'r-1',
    };
    const { accounts, notes } = readStatements(JSON.stringify(error));
    expect(accounts).toEqual([]);
    expect(notes.map(({ code }) => code)).toEqual(['error_in_source']);
    const early = { ...SYNC_PAGES[1], transactions_update_status: 'INITIAL_UPDATE_COMPLETE' };
    expect(fromPlaid(early).notes.map(({ code }) => code)).toContain('incomplete');
  });

  it('that is none of Plaid is refused', () => {
    expect(() => fromPlaid('{"Data":{"Transaction":[]}}')).toThrow(InvalidRequestError);
    expect(() => fromPlaid('a,b\n1,2')).toThrow(/no JSON/);
  });
});

describe('pages of /transactions/sync', () => {
  it.each([
    ['parsed', SYNC_PAGES],
    ['as texts', SYNC_PAGES.map(each => JSON.stringify(each))],
    ['as bytes', SYNC_PAGES.map(each => Buffer.from(JSON.stringify(each)))],
  ])('are folded in their order, %s', (_, pages) => {
    const { accounts, skipped, notes } = fromPlaid(pages);
    expect(
      accounts[0]?.transactions.map(({ transactionId, amount, status }) => [transactionId, amount, status]),
    ).toEqual([
      ['b-2', '11.99', 'Booked'],
      ['b-3', '15', 'Booked'],
      ['p-2', '60', 'Pending'],
    ]);
    expect(skipped.map(({ reason, message }) => [reason, message])).toEqual([
      ['removed', 'Plaid removed the transaction "b-1" later'],
      ['removed', 'The transaction "b-2" is told once more later, and that version holds'],
      ['removed', 'Plaid removed the transaction "x-1", which no earlier page holds'],
    ]);
    expect(notes.map(({ code, transactionIds }) => [code, transactionIds])).toEqual([
      ['pending_twin_dropped', ['b-3']],
    ]);
  });

  it('lose nothing', () => {
    const { statements } = readWhole(
      PLAID,
      SYNC_PAGES.map(each => JSON.stringify(each)),
      'json',
    );
    expect(statements.documents).toHaveLength(2);
  });

  it('that break off are told of', () => {
    const { notes } = fromPlaid(SYNC_PAGES[0] as object);
    expect(notes.map(({ code }) => code)).toEqual(['more_pages']);
  });

  it('of different days are merged, and the booked row takes the place of the pending one it names', () => {
    const [first, second] = SYNC_PAGES.map(each => fromPlaid(each));
    const { accounts, notes } = mergeStatements([first as Statements, second as Statements]);
    expect(accounts[0]?.transactions.map(({ transactionId }) => transactionId)).not.toContain('p-1');
    expect(notes.map(({ code }) => code)).toContain('pending_twin_dropped');
  });

  it('may bring back what an earlier one removed', () => {
    const back = { ...SYNC_PAGES[1], added: [row('b-1', 41, '2026-03-05')], removed: [] };
    const { accounts } = fromPlaid([...SYNC_PAGES, back]);
    expect(accounts[0]?.transactions.find(({ transactionId }) => transactionId === 'b-1')?.amount).toBe('41');
  });
});

describe("Plaid's reports", () => {
  it('of assets are read, with the rows of each account', () => {
    const report = {
      report: {
        asset_report_id: 'a-1',
        items: [
          {
            institution_name: 'Chase',
            accounts: [
              {
                ...CHECKING,
                owners: [{ names: ['A N Other'] }],
                transactions: [{ ...row('t-1', 5, '2026-03-01'), account_id: undefined }],
              },
            ],
          },
        ],
      },
      request_id: 'r-1',
    };
    const { statements } = readWhole(PLAID, JSON.stringify(report), 'json');
    expect(statements.skipped).toEqual([]);
    expect(statements.accounts).toMatchObject([
      {
        accountId: 'checking-1',
        accountHolders: ['A N Other'],
        transactions: [{ creditDebitIndicator: 'Debit' }],
      },
    ]);
  });

  it('of income hold money in, each row once, and say that they hold nothing else', () => {
    const { statements } = readWhole(PLAID, JSON.stringify(INCOME), 'json');
    expect(statements.accounts[0]?.transactions).toMatchObject([
      { transactionId: 'w-1', amount: '900', creditDebitIndicator: 'Credit' },
    ]);
    expect(statements.skipped).toEqual([]);
    expect(statements.notes.map(({ code }) => code)).toEqual(['incomplete']);
  });

  it('of enriched rows have no dates, so their rows are skipped', () => {
    const enriched = {
      enriched_transactions: [
        { id: 'e-1', description: 'WM SUPERCENTER', amount: 72.1, direction: 'OUTFLOW', enrichments: {} },
      ],
      request_id: 'r-1',
    };
    expect(fromPlaid(enriched)).toMatchObject({
      skipped: [{ reason: 'no_date', path: ['enriched_transactions', 0] }],
    });
  });
});
