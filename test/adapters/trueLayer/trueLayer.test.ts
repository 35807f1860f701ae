import { describe, expect, it } from 'vitest';
import { TRUELAYER } from '../../../src/adapters/formats/trueLayer/trueLayer.js';
import { fromTrueLayer, InvalidRequestError } from '../../../src/adapters.js';
import { analysedCounts } from '../support/analysed.js';
import { readWhole } from '../support/nothingVanishes.js';
import {
  ACCOUNTS,
  BALANCE,
  CARD_BALANCE,
  CARD_TRANSACTIONS,
  CARDS,
  INFO,
  MANDATES,
  PENDING,
  TRANSACTIONS,
} from './documents.js';

const ALL = [
  ACCOUNTS,
  CARDS,
  { account_id: 'a-1', balance: BALANCE, transactions: TRANSACTIONS, pending: PENDING },
  { account_id: 'c-1', balance: CARD_BALANCE, transactions: CARD_TRANSACTIONS },
];

describe('answers of TrueLayer', () => {
  const { statements } = readWhole(TRUELAYER, JSON.stringify(ALL, null, 2), 'json');
  const [account, savings, card] = statements.accounts;

  it('are brought together by account', () => {
    expect(
      statements.accounts.map(({ accountId, transactions }) => [accountId, transactions.length]),
    ).toEqual([
      ['a-1', 4],
      ['a-2', 0],
      ['c-1', 2],
    ]);
    expect(statements.skipped).toEqual([]);
    expect(account).toMatchObject({
      countryCode: 'GB',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      balances: {
        current: { amount: '1238.6', creditDebitIndicator: 'Credit' },
        available: { amount: '1738.6', creditDebitIndicator: 'Credit' },
      },
      origin: {
        signBasis: 'stated',
        timeZone: 'Europe/London',
        other: { overdraft: 500, display_name: 'Club Lloyds' },
      },
    });
    expect(savings).toMatchObject({ accountType: 'Business', accountSubType: 'Savings' });
  });

  it('have every text in its role', () => {
    const [tesco, rent] = account?.transactions ?? [];
    expect(tesco).toMatchObject({
      transactionId: 'txn-1',
      description: 'TESCO STORES 3297',
      merchantName: 'Tesco',
      proprietaryTransactionCode: { code: 'DEB' },
      balance: { amount: '1238.6', creditDebitIndicator: 'Credit' },
      source: {
        other: { transaction_id: 'volatile-1', transaction_classification: ['Shopping', 'Groceries'] },
      },
    });
    expect(rent).toMatchObject({
      transactionId: 'volatile-2',
      counterPartyName: 'Lakeside Lettings',
      counterPartyAccount: 'GB33BUKB20201555555555',
      proprietaryTransactionCode: { code: 'STANDING_ORDER' },
      source: { reference: 'MARCH RENT' },
    });
  });

  it('have the days of London', () => {
    expect(account?.transactions.map(({ bookingDate }) => bookingDate)).toEqual([
      '2026-03-06',
      '2026-03-05',
      '2026-07-02',
      '2026-03-20',
    ]);
  });

  it('have pending rows where they are given as such, and their booked twins count once', () => {
    expect(account?.transactions.map(({ status }) => status)).toEqual([
      'Booked',
      'Booked',
      'Booked',
      'Pending',
    ]);
    expect(statements.notes.map(({ code }) => code)).toEqual([
      'pending_twin_dropped',
      'account_without_rows',
    ]);
  });

  it('tell what is spent by card and paid to it, whatever the minus says', () => {
    expect(
      card?.transactions.map(({ amount, creditDebitIndicator }) => [amount, creditDebitIndicator]),
    ).toEqual([
      ['6.75', 'Debit'],
      ['120', 'Credit'],
    ]);
    expect(card).toMatchObject({
      accountSubType: 'CreditCard',
      accountHolders: ['A N OTHER'],
      balances: {
        current: { amount: '20.5', creditDebitIndicator: 'Debit' },
        available: { amount: '3279', creditDebitIndicator: 'Credit' },
      },
    });
  });

  it.each(['GBP', 'USD'])(
    'take a minus on a card in %s as money paid to it, where no word says so',
    currency => {
      const results = CARD_TRANSACTIONS.results.map(({ transaction_type: _, ...row }) => ({
        ...row,
        currency,
      }));
      const [wordless] = fromTrueLayer(
        JSON.stringify([CARDS, { account_id: 'c-1', transactions: { ...CARD_TRANSACTIONS, results } }]),
      ).accounts;
      expect(
        wordless?.transactions.map(({ amount, creditDebitIndicator }) => [amount, creditDebitIndicator]),
      ).toEqual([
        ['6.75', 'Debit'],
        ['120', 'Credit'],
      ]);
      expect(wordless?.origin.signBasis).toBe('reversed');
    },
  );

  it('are analysed', () => {
    expect(analysedCounts(statements).slice(0, 1)).toEqual([4]);
  });
});

describe('an answer of TrueLayer alone', () => {
  it('is of the only account that is named', () => {
    const one = { ...ACCOUNTS, results: ACCOUNTS.results.slice(0, 1) };
    const { accounts, notes } = fromTrueLayer([
      JSON.stringify(one),
      JSON.stringify(TRANSACTIONS),
      JSON.stringify(BALANCE),
    ]);
    expect(accounts).toMatchObject([{ accountId: 'a-1', balances: { current: { amount: '1238.6' } } }]);
    expect(accounts[0]?.transactions).toHaveLength(3);
    expect(notes).toEqual([]);
  });

  it('is of the account that the caller names', () => {
    expect(fromTrueLayer(TRANSACTIONS, { accountId: 'mine' }).accounts[0]?.accountId).toBe('mine');
    const { accounts } = fromTrueLayer([ACCOUNTS, TRANSACTIONS], { accountId: 'a-2' });
    expect(accounts.map(({ accountId, transactions }) => [accountId, transactions.length])).toEqual([
      ['a-1', 0],
      ['a-2', 3],
    ]);
  });

  it('is an account without a name where nothing tells which it is', () => {
    const { accounts, notes } = fromTrueLayer([ACCOUNTS, TRANSACTIONS]);
    expect(accounts.map(({ accountId }) => accountId)).toEqual(['a-1', 'a-2', 'truelayer']);
    expect(notes.map(({ code }) => code)).toContain('account_unnamed');
  });

  it('with a balance of one of several accounts is skipped', () => {
    const { accounts, skipped } = fromTrueLayer([ACCOUNTS, BALANCE]);
    expect(accounts.map(({ accountId, balances }) => [accountId, balances])).toEqual([
      ['a-1', undefined],
      ['a-2', undefined],
    ]);
    expect(skipped.map(({ message }) => message)).toEqual([
      'Nothing tells which of the accounts this balance is of; set accountId to name it',
    ]);
  });

  it('tells the holder of every account', () => {
    const { accounts } = fromTrueLayer([ACCOUNTS, INFO]);
    expect(accounts.map(({ accountHolders }) => accountHolders)).toEqual([['A N Other'], ['A N Other']]);
  });

  it('of mandates holds no row', () => {
    const { statements } = readWhole(TRUELAYER, JSON.stringify(MANDATES), 'json');
    expect(statements).toMatchObject({ accounts: [], skipped: [] });
  });

  it('that is none of TrueLayer is refused', () => {
    expect(() => fromTrueLayer({ results: [{ name: 'x' }] })).toThrow(InvalidRequestError);
  });

  it('with a row that cannot be read is read without it', () => {
    const [first] = TRANSACTIONS.results;
    const bad = { results: [first, { ...first, amount: 'lots' }, 7], status: 'Succeeded' };
    const { accounts, skipped } = fromTrueLayer(bad);
    expect(accounts[0]?.transactions).toHaveLength(1);
    expect(skipped.map(({ path, reason }) => [path, reason])).toEqual([
      [['results', 1], 'unreadable_amount'],
      [['results', 2], 'unrecognised'],
    ]);
  });
});

describe('a word of TrueLayer beside the contrary sign', () => {
  const answer = (
    rows: readonly (readonly [type: string, category: string, amount: number, balance?: number])[],
    currency: string,
  ) =>
    fromTrueLayer({
      results: rows.map(([transaction_type, transaction_category, amount, balance], index) => ({
        transaction_id: `t-${index}`,
        timestamp: `2026-03-0${index + 1}T00:00:00Z`,
        description: 'A PAYMENT',
        transaction_type,
        transaction_category,
        amount,
        currency,
        ...(balance === undefined ? undefined : { running_balance: { amount: balance, currency } }),
      })),
    });
  const signed = ({ accounts }: ReturnType<typeof answer>) =>
    accounts.flatMap(({ transactions }) =>
      transactions.map(({ amount, creditDebitIndicator }) => `${creditDebitIndicator[0]}${amount}`),
    );
  const codes = ({ notes }: ReturnType<typeof answer>) => notes.map(({ code }) => code);

  it.each(['GBP', 'USD'])(
    'of an account in %s is decided by the running balance, or else by the kind',
    currency => {
      const rows = [
        ['CREDIT', 'PURCHASE', -20.5, -20.5],
        ['CREDIT', 'CREDIT', 1500, 1479.5],
        ['CREDIT', 'PURCHASE', -30, 1449.5],
      ] as const;
      const proved = answer(rows, currency);
      expect(signed(proved)).toEqual(['D20.5', 'C1500', 'D30']);
      expect(codes(proved)).not.toContain('sign_assumed');
      const unproved = answer(
        rows.map(([type, category, amount]) => [type, category, amount] as const),
        currency,
      );
      expect(signed(unproved)).toEqual(['D20.5', 'C1500', 'D30']);
      const note = unproved.notes.find(({ code }) => code === 'sign_assumed');
      expect(note?.transactionIds).toEqual(['t-0', 't-2']);
    },
  );

  it('stands where every credit has a minus and every debit a plus, as on a card, and where both agree', () => {
    const card = answer(
      [
        ['DEBIT', 'PURCHASE', 20.5],
        ['CREDIT', 'CREDIT', -150],
        ['DEBIT', 'PURCHASE', 30],
      ],
      'GBP',
    );
    expect(signed(card)).toEqual(['D20.5', 'C150', 'D30']);
    const account = answer(
      [
        ['DEBIT', 'PURCHASE', -20.5],
        ['CREDIT', 'CREDIT', 150],
        ['DEBIT', 'ATM', 30],
      ],
      'GBP',
    );
    expect(signed(account)).toEqual(['D20.5', 'C150', 'D30']);
    expect(codes(card)).not.toContain('sign_assumed');
  });
});
