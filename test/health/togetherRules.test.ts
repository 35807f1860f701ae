/** One account and all accounts as one: history, credit line, savings, and money on its way between them. */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../src/base/calendar.js';
import { balancesOf } from '../../src/health/balanceSubject.js';
import { combined, subjectsOf } from '../../src/health/subject.js';
import { at } from '../support/build.js';
import { COUNTRIES, type WrittenAccount, written } from './written.js';

const subject = (account: WrittenAccount) => at(subjectsOf([written(account)]), 0);

function together(...stories: readonly WrittenAccount[]) {
  const accounts = stories.map(written);
  const subjects = subjectsOf(accounts);
  return { ...combined(accounts, subjects), subjects };
}

const idsOf = (rows: readonly { readonly entry: { readonly transactionId: string } }[] | undefined) =>
  rows?.map(({ entry }) => entry.transactionId);

describe('the credit line', () => {
  it.each([
    ['an overdraft of 500.00, none of it used', 100, 600, 500_00],
    ['an overdraft of 500.00, 200.00 of it used', -200, 300, 500_00],
    ['no more available than is there', 100, 100, 0],
    ['money that is held back', 100, 80, 0],
  ])('with %s', (_, current, available, expected) => {
    expect(subject({ current, available }).creditLine).toBe(expected);
  });

  it('is not known without an available balance', () => {
    expect(subject({ current: 100 }).creditLine).toBeNull();
  });

  it('stands on the result beside both balances', () => {
    const shown = (story: WrittenAccount) => balancesOf(written(story), subject(story));
    expect(shown({ current: -200.5, available: 300, currencyCode: 'USD' })).toEqual({
      accountId: 'main',
      currencyCode: 'USD',
      currentBalance: -200.5,
      availableBalance: 300,
      creditLine: 500.5,
    });
    expect(shown({ current: 1 })).toMatchObject({ availableBalance: null, creditLine: null });
  });
});

describe.each(COUNTRIES)('savings in $country', ({ currencyCode, shop }) => {
  const slugs = (accountSubType: string | null, line: string) =>
    subjectsOf(
      [
        { accountId: 'main', currencyCode, lines: [line] },
        { accountId: 'pot', currencyCode, accountSubType, lines: ['2026-06-02 50.00 savings > main'] },
      ].map(written),
    ).map(({ rows }) => at(rows, 0).category.slug);

  it.each(['Savings', 'SAVINGS', 'savings', ' Savings ', 'sav-ings', 'sav_ings'])(
    'are what leaves for an account of sub-type %j, and a transfer where they arrive',
    accountSubType => {
      expect(slugs(accountSubType, '2026-06-01 -50.00 own-account-transfer > pot')).toEqual([
        'savings',
        'own-account-transfer',
      ]);
    },
  );

  it.each(['CurrentAccount', 'CreditCard', '', null])(
    'are not what leaves for an account of sub-type %j',
    accountSubType => {
      expect(slugs(accountSubType, '2026-06-01 -50.00 own-account-transfer > pot')).toEqual([
        'own-account-transfer',
        'savings',
      ]);
    },
  );

  it('are not what is spent, nor what leaves for another account', () => {
    expect(slugs('Savings', `2026-06-01 -50.00 groceries ${shop}`)[0]).toBe('groceries');
    expect(slugs('Savings', '2026-06-01 -50.00 own-account-transfer > elsewhere')[0]).toBe(
      'own-account-transfer',
    );
  });
});

describe.each(COUNTRIES)('all accounts of one customer in $country', ({ currencyCode, shop }) => {
  const main: WrittenAccount = {
    accountId: 'main',
    currencyCode,
    current: 500,
    available: 750,
    historyStart: '2026-01-01',
    lines: [
      '2026-06-10 -300.00 own-account-transfer > pot',
      `2026-06-12 -45.10 groceries ${shop}`,
      '2026-06-20 -20.00 own-account-transfer > elsewhere',
    ],
  };
  const pot: WrittenAccount = {
    accountId: 'pot',
    currencyCode,
    current: 800.01,
    available: 800.01,
    lines: ['2026-06-12 300.00 own-account-transfer > main', '2026-06-12 1.00 salary'],
  };

  it('have the balances and the credit lines of each added up', () => {
    const { whole, currencyCode: currency, combinedNotComputed } = together(main, pot);
    expect(whole).toMatchObject({ current: 1300_01, creditLine: 250_00 });
    expect([currency, combinedNotComputed]).toEqual([currencyCode, null]);
    expect(together(main, { ...pot, available: 900.01 }).whole?.creditLine).toBe(350_00);
  });

  it('have no credit line where that of one is not known', () => {
    const { available: _, ...unknown } = pot;
    expect(together(main, unknown).whole?.creditLine).toBeNull();
    expect(together(unknown, main).whole?.creditLine).toBeNull();
  });

  it('leave out both sides of a transfer between them, and nothing else', () => {
    expect(idsOf(together(main, pot).whole?.rows)).toEqual(['main/2', 'pot/2', 'main/3']);
    expect(idsOf(together(pot, main).whole?.rows)).toEqual(['main/2', 'pot/2', 'main/3']);
  });

  it('have the history of the oldest, in whatever order they come', () => {
    for (const stories of [
      [main, pot],
      [pot, main],
    ])
      expect(together(...stories).whole?.historyStart).toBe(dayOf('2026-01-01'));
    const nothing = { accountId: 'new', currencyCode };
    expect(together(nothing, pot).whole?.historyStart).toBe(dayOf('2026-06-12'));
    expect(together(nothing, { ...nothing, accountId: 'newer' }).whole?.historyStart).toBeNull();
  });

  it('are the account itself where there is one, transfers to elsewhere and to itself included', () => {
    const alone = together({ ...main, lines: ['2026-06-10 -300.00 own-account-transfer > main'] });
    expect(alone.whole).toBe(alone.subjects[0]);
    expect(idsOf(alone.whole?.rows)).toEqual(['main/1']);
  });
});

describe('accounts in different currencies', () => {
  it('are not added, and the reason names the currencies by the alphabet', () => {
    expect(
      together({ accountId: 'a', currencyCode: 'USD' }, { accountId: 'b', currencyCode: 'GBP' }),
    ).toMatchObject({
      whole: null,
      currencyCode: null,
      combinedNotComputed: 'the accounts are in different currencies (GBP, USD)',
    });
  });

  it('are none without an account', () => {
    expect(together().whole).toBeNull();
  });
});
