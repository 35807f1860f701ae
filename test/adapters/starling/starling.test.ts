import { describe, expect, it } from 'vitest';
import { STARLING } from '../../../src/adapters/formats/starling/starling.js';
import {
  fromStarling,
  InvalidRequestError,
  mergeStatements,
  readStatements,
  toAnalyseRequest,
} from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { readWhole } from '../support/nothingVanishes.js';
import {
  ACCOUNTS,
  BALANCE,
  FEED,
  FEED_OF_SPACE,
  HOLDER,
  HOLDER_KIND,
  IDENTIFIERS,
  item,
  SPACES,
  WEBHOOK,
} from './documents.js';

const feedOf = (...feedItems: readonly object[]) => ({ feedItems });
const read = (...answers: readonly object[]) =>
  readWhole(
    STARLING,
    answers.map(answer => JSON.stringify(answer, null, 2)),
    'json',
  ).statements;
const rowsOf = (...items: readonly object[]) => {
  const { accounts, skipped, notes } = read(feedOf(...items));
  return { rows: accounts[0]?.transactions ?? [], skipped, notes };
};

describe('answers of Starling', () => {
  const statements = read(
    ACCOUNTS,
    SPACES,
    BALANCE,
    HOLDER,
    HOLDER_KIND,
    IDENTIFIERS,
    FEED,
    FEED_OF_SPACE,
    WEBHOOK,
  );
  const [account, goal, space] = statements.accounts;
  const rows = new Map(account?.transactions.map(each => [each.transactionId, each]));

  it('have amounts in pounds of the account, the side, the day and the status of each item', () => {
    expect(
      account?.transactions.map(({ transactionId, amount, creditDebitIndicator, status, bookingDate }) => [
        transactionId,
        amount,
        creditDebitIndicator,
        status,
        bookingDate,
      ]),
    ).toEqual([
      ['item-1', '86.22', 'Debit', 'Booked', '2026-03-03'],
      ['item-2', '25.99', 'Debit', 'Booked', '2026-03-03'],
      ['item-3', '1902.00', 'Credit', 'Booked', '2026-03-03'],
      ['item-4', '51.19', 'Debit', 'Pending', '2026-03-02'],
      ['item-5', '50.00', 'Debit', 'Booked', '2026-03-03'],
      ['item-7', '40.00', 'Debit', 'Booked', '2026-03-03'],
      ['item-9', '6.40', 'Debit', 'Booked', '2026-03-03'],
    ]);
    expect(account?.origin.signBasis).toBe('stated');
    expect(statements.notes.map(({ code }) => code)).toEqual(['account_without_rows']);
  });

  it('leave out what was declined, and say so', () => {
    expect(statements.skipped).toMatchObject([
      { reason: 'rejected', message: 'Starling declined this payment, so no money moved' },
    ]);
  });

  it('keep the amount of a purchase abroad as it was paid', () => {
    expect(rows.get('item-2')).toMatchObject({
      amount: '25.99',
      source: {
        additional: 'with friends',
        other: { sourceAmount: { currency: 'EUR', minorUnits: 3000 }, exchangeRate: 0.8663 },
      },
    });
    expect(rows.get('item-2')).not.toHaveProperty('currency');
  });

  it('have every text in its role', () => {
    expect(rows.get('item-1')).toMatchObject({
      description: 'TESCO STORES 3297 LONDON GBR',
      merchantName: 'Tesco',
      proprietaryTransactionCode: { code: 'MASTER_CARD' },
      source: { other: { sourceSubType: 'CONTACTLESS', spendingCategory: 'GROCERIES' } },
    });
    expect(rows.get('item-3')).toMatchObject({
      description: 'Northgate Logistics Ltd SALARY MARCH',
      counterPartyName: 'Northgate Logistics Ltd',
      counterPartyAccount: '202015 11111111',
      source: { reference: 'SALARY MARCH' },
    });
    expect(rows.get('item-5')).toMatchObject({
      description: 'Space transfer Holiday',
      counterPartyAccount: 'goal-1',
      proprietaryTransactionCode: { code: 'INTERNAL_TRANSFER' },
    });
    expect(rows.get('item-7')).toMatchObject({
      description: 'High Street',
      proprietaryTransactionCode: { code: 'ATM' },
    });
    expect(rows.get('item-9')).toMatchObject({ merchantCategoryCode: '0763' });
    expect(rows.get('item-1')).not.toHaveProperty('counterPartyName');
  });

  it('tell the account, its holder and its balances', () => {
    expect(account).toMatchObject({
      accountId: 'account-1',
      countryCode: 'GB',
      currencyCode: 'GBP',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      accountHolders: ['A N Other'],
      balances: {
        current: { amount: '1210.50', creditDebitIndicator: 'Credit' },
        available: { amount: '0.05', creditDebitIndicator: 'Debit' },
      },
      origin: {
        timeZone: 'Europe/London',
        other: { name: 'Personal', bankIdentifier: '608371', acceptedOverdraft: { minorUnits: 50000 } },
      },
    });
  });

  it('have the spaces as accounts of their own', () => {
    expect(goal).toMatchObject({
      accountId: 'goal-1',
      accountSubType: 'Savings',
      balances: { current: { amount: '125.50' } },
      transactions: [{ transactionId: 'item-8', creditDebitIndicator: 'Credit' }],
    });
    expect(space).toMatchObject({
      accountId: 'space-1',
      balances: { current: { amount: '25.00' } },
      transactions: [],
    });
  });

  it('are analysed', () => {
    expect(analyse(toAnalyseRequest(statements)).meta.transactionCount).toBe(8);
  });

  it('without the account have the category as one', () => {
    const { accounts } = read(FEED, FEED_OF_SPACE);
    expect(accounts.map(({ accountId, countryCode }) => [accountId, countryCode])).toEqual([
      ['category-1', 'GB'],
      ['goal-1', 'GB'],
    ]);
  });

  it('keep the feeds of several accounts apart', () => {
    const [personal] = ACCOUNTS.accounts;
    const saver = {
      ...personal,
      accountUid: 'account-2',
      accountType: 'SAVINGS',
      defaultCategory: 'category-2',
    };
    const { accounts } = read(
      { accounts: [personal, saver] },
      feedOf(item('1', 500), item('2', 700, { categoryUid: 'category-2' })),
    );
    expect(accounts.map(({ accountId, transactions }) => [accountId, transactions.length])).toEqual([
      ['account-1', 1],
      ['account-2', 1],
    ]);
    const { skipped } = read({ accounts: [personal, saver] }, BALANCE);
    expect(skipped.map(({ reason }) => reason)).toEqual(['unrecognised']);
  });
});

describe('the day of an item', () => {
  it('is that of London, through both changes of the clocks', () => {
    const times = [
      ['2026-03-28T23:30:00.000Z', '2026-03-28'],
      ['2026-03-29T23:30:00.000Z', '2026-03-30'],
      ['2026-10-24T23:30:00.000Z', '2026-10-25'],
      ['2026-10-25T23:30:00.000Z', '2026-10-25'],
    ] as const;
    const { rows } = rowsOf(
      ...times.map(([settlementTime], index) => item(`${index}`, 500, { settlementTime })),
    );
    expect(rows.map(({ bookingDate }) => bookingDate)).toEqual(times.map(([, day]) => day));
  });

  it('is that of its transaction while it is pending, or where it was never settled', () => {
    const { rows } = rowsOf(
      item('1', 500, { settlementTime: null }),
      item('2', 600, { status: 'UPCOMING', transactionTime: '2026-03-09T09:00:00.000Z' }),
    );
    expect(rows.map(({ bookingDate }) => bookingDate)).toEqual(['2026-03-02', '2026-03-09']);
  });

  it('is that of the zone that the caller tells for an account in dollars', () => {
    const dollars = { currency: 'USD', minorUnits: 500 };
    const feed = feedOf(item('1', 500, { amount: dollars, settlementTime: '2026-03-04T03:00:00.000Z' }));
    const { accounts } = fromStarling(feed, { timeZone: 'America/New_York' });
    expect(accounts[0]).toMatchObject({
      countryCode: 'US',
      currencyCode: 'USD',
      transactions: [{ amount: '5.00', bookingDate: '2026-03-03' }],
    });
  });
});

describe('the status of an item', () => {
  it('makes it booked, pending or no row', () => {
    const items = [
      ['SETTLED', {}],
      ['PENDING', { settlementTime: null }],
      ['UPCOMING', { settlementTime: null }],
      ['RETRYING', { settlementTime: null }],
      ['REVERSED', {}],
      ['REFUNDED', {}],
      [undefined, {}],
      ['REVERSED', { settlementTime: null }],
      ['REFUNDED', { settlementTime: null }],
      ['DECLINED', { settlementTime: null }],
      ['ACCOUNT_CHECK', { settlementTime: null }],
      ['UPCOMING_CANCELLED', { settlementTime: null }],
    ] as const;
    const { rows, skipped, notes } = rowsOf(
      ...items.map(([status, more], index) => item(`${index + 1}`, 100 + index, { status, ...more })),
    );
    expect(rows.map(({ status }) => status)).toEqual([
      'Booked',
      'Pending',
      'Pending',
      'Pending',
      'Booked',
      'Booked',
      'Booked',
    ]);
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'removed',
      'removed',
      'rejected',
      'rejected',
      'removed',
    ]);
    expect(notes).toEqual([]);
  });

  it('that is not known is pending, and a note tells it once', () => {
    const { rows, notes } = rowsOf(
      item('1', 500, { status: 'FROZEN' }),
      item('2', 600, { status: 'FROZEN' }),
    );
    expect(rows.map(({ status }) => status)).toEqual(['Pending', 'Pending']);
    expect(notes.map(({ code }) => code)).toEqual(['unknown_status']);
  });
});

describe('an item that is told more than once', () => {
  const pending = item('1', 500, {
    status: 'PENDING',
    settlementTime: null,
    updatedAt: '2026-03-02T09:00:00.000Z',
  });
  const settled = item('1', 520, { updatedAt: '2026-03-03T09:30:00.000Z' });

  it('counts as it was settled, in whatever order it comes, and the pending one is left out', () => {
    for (const pages of [
      [pending, settled],
      [settled, pending],
    ]) {
      const { accounts, notes } = read(...pages.map(page => feedOf(page)));
      expect(accounts[0]?.transactions).toMatchObject([{ amount: '5.20', status: 'Booked' }]);
      expect(notes.map(({ code }) => code)).toEqual(['pending_twin_dropped']);
    }
  });

  it('counts in its latest version, and the others are skipped', () => {
    const later = item('1', 530, { updatedAt: '2026-03-04T09:30:00.000Z' });
    const { rows, skipped } = rowsOf(later, settled);
    expect(rows).toMatchObject([{ transactionId: '1', amount: '5.30' }]);
    expect(skipped).toMatchObject([
      {
        reason: 'removed',
        path: ['feedItems', 1],
        message: 'The item "1" is told once more with a later updatedAt or status, and that version holds',
      },
    ]);
  });

  it('is gone where the later version was declined or reversed', () => {
    const reversed = { ...pending, status: 'REVERSED', updatedAt: '2026-03-09T09:30:00.000Z' };
    const { rows, skipped } = rowsOf(pending, reversed);
    expect(rows).toEqual([]);
    expect(skipped.map(({ reason }) => reason)).toEqual(['removed', 'removed']);
  });

  it('with nothing changed counts once, on two pages and in two files', () => {
    const { accounts, notes } = read(feedOf(settled), feedOf(settled, item('2', 900)));
    expect(accounts[0]?.transactions).toHaveLength(2);
    expect(notes).toMatchObject([{ code: 'repeated_row_dropped', transactionIds: ['1'] }]);
    const merged = mergeStatements([
      fromStarling(feedOf(pending)),
      fromStarling(feedOf(settled, item('2', 900))),
    ]);
    expect(merged.accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(['5.20', '9.00']);
  });

  it('is told apart from others of the same amount and shop', () => {
    const { rows } = rowsOf({ ...pending, feedItemUid: '3' }, settled, item('4', 520), item('5', 520));
    expect(rows).toHaveLength(4);
  });
});

describe('an item that cannot be read', () => {
  it('is skipped with its reason and the name of the member', () => {
    const { rows, skipped } = rowsOf(
      item('1', null),
      item('2', 12.5),
      item('3', 'five'),
      item('4', 500, { direction: null }),
      item('5', 500, { direction: 'SIDEWAYS' }),
      item('6', 500, { transactionTime: null, settlementTime: null }),
      item('7', 500, { settlementTime: 'soon' }),
    );
    expect(rows).toEqual([]);
    expect(skipped.map(({ reason, message }) => [reason, message])).toEqual([
      ['no_amount', 'amount.minorUnits is missing'],
      ['unreadable_amount', 'amount.minorUnits must be a whole number of the smallest unit, got "12.5"'],
      ['unreadable_amount', 'amount.minorUnits must be a whole number of the smallest unit, got "five"'],
      ['no_direction', 'direction must be IN or OUT, got ""'],
      ['no_direction', 'direction must be IN or OUT, got "SIDEWAYS"'],
      ['no_date', 'transactionTime and settlementTime are missing'],
      ['unreadable_date', '"soon" is no date'],
    ]);
  });

  it('is one without an id, where only that is missing', () => {
    const { rows } = rowsOf(item('1', 500), { ...item('2', 600), feedItemUid: null });
    expect(rows.map(({ amount }) => amount)).toEqual(['5.00', '6.00']);
  });
});

describe('an answer of Starling without items', () => {
  it('is empty, and not refused', () => {
    const { documents, accounts, skipped } = readStatements('{"feedItems":[]}');
    expect([documents[0]?.format, accounts, skipped]).toEqual(['starling', [], []]);
    for (const answer of [{ feedItems: [] }, { accounts: [] }, { savingsGoals: [], spendingSpaces: [] }])
      expect(fromStarling(answer)).toMatchObject({ accounts: [], skipped: [] });
  });

  it('tells the error of the bank', () => {
    const { notes } = fromStarling({ errors: [{ message: 'insufficient_scope' }], success: false });
    expect(notes).toMatchObject([
      { code: 'error_in_source', message: 'Starling reports the error "insufficient_scope"' },
    ]);
  });

  it('is of no other provider', () => {
    for (const other of [{ id: 'x', amount: 1 }, { accounts: [{ id: '1' }] }])
      expect(() => fromStarling(other)).toThrow(InvalidRequestError);
  });
});
