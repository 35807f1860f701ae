/** Several accounts of one caller: what moves between them is nobody's income and nobody's cost. */
import { describe, expect, it } from 'vitest';
import {
  type AccountsRequest,
  analyse,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
} from '../../src/index.js';
import { at } from '../support/build.js';
import { requestOf } from './story.js';
import { monthly } from './support.js';

const AS_OF = '2026-06-30';
const assess = (request: AccountsRequest) => assessConsumerFinancialHealth(request, { asOf: AS_OF });

const wages = {
  accountId: 'wages',
  current: 1_200,
  historyStart: '2025-06-01',
  lines: [
    ...monthly('2026-04', 3, '28', '2000.00 NORTHGATE LOGISTICS LTD SALARY'), // 1 to 3
    ...monthly('2026-04', 3, '28', '-500.00 MEPLIN TRAST'), // 4 to 6
  ],
};
/** Its bank writes the payments in under a name that says nothing: alone, they look like pay. */
const bills = {
  accountId: 'bills',
  current: 300,
  historyStart: '2025-06-01',
  lines: [
    ...monthly('2026-04', 3, '28', '500.00 ZORVEX QUANDLE BGC'), // 1 to 3
    ...monthly('2026-05', 2, '02', '-400.00 RENT PAYMENT'), // 4, 5
  ],
};

describe('a transfer between two accounts of one request', () => {
  const { accounts, combined } = assess(requestOf(wages, bills));
  const [own, joint] = accounts.map(({ periods }) => periods.lastNinetyDays);

  it('is income of neither, though it would be alone', () => {
    const alone = at(assess(requestOf(bills)).accounts, 0).periods.lastNinetyDays;
    expect(alone.income).toBe(1_500);
    expect([own?.income, joint?.income]).toEqual([6_000, 0]);
  });

  it('is cost of neither', () => {
    expect([own?.totalSpending, joint?.totalSpending]).toEqual([0, 800]);
  });

  it('is in the credit and debit of each, as money moved', () => {
    expect(own).toMatchObject({ totalDebit: 1_500, transfersOut: 1_500 });
    expect(joint).toMatchObject({ totalCredit: 1_500, transfersIn: 1_500 });
  });

  it('is neither credit nor debit of both together', () => {
    expect(combined?.periods.lastNinetyDays).toMatchObject({
      totalCredit: 6_000,
      totalDebit: 800,
      income: 6_000,
      transfersIn: 0,
      transfersOut: 0,
    });
  });

  it('is the same whichever account comes first', () => {
    const reversed = assess(requestOf(bills, wages));
    expect(reversed.combined).toEqual(combined);
    expect([...reversed.accounts].reverse()).toEqual(accounts);
  });

  it('is no drawing of an owner, though it is worded as one', () => {
    const company = {
      accountId: 'a',
      accountType: 'Business',
      current: 0,
      lines: ['2026-06-10 -900.00 DLA J SMITH'],
    } as const;
    const reserve = { ...company, accountId: 'b', lines: ['2026-06-10 900.00 QQ ZZ'] };
    const june = (...stories: (typeof company | typeof reserve)[]) =>
      at(assessBusinessFinancialHealth(requestOf(...stories), { asOf: AS_OF }).accounts, 0).periods
        .lastThirtyDays;
    expect(june(company)).toMatchObject({ ownerDrawings: 900, transfersOut: 0 });
    expect(june(company, reserve)).toMatchObject({ ownerDrawings: 0, transfersOut: 900 });
  });
});

describe('a savings account among them', () => {
  const current = {
    accountId: 'current',
    current: 100,
    historyStart: '2026-01-01',
    lines: ['2026-06-05 -250.00 ONLINE TRANSFER 12345678', '2026-06-20 80.00 ONLINE TRANSFER 12345678'],
  };
  const savings = {
    accountId: 'savings',
    accountSubType: 'Savings',
    current: 170,
    historyStart: '2026-01-01',
    lines: ['2026-06-05 250.00 SAVINGS DEPOSIT', '2026-06-20 -80.00 SAVINGS WITHDRAWAL'],
  };
  const { accounts, combined } = assess(requestOf(current, savings));
  const [spending, saved] = accounts.map(({ periods }) => periods.lastThirtyDays);

  it('makes what goes there saved, whatever the text says', () => {
    expect(spending).toMatchObject({ savingsPaidIn: 250, savingsWithdrawn: 80, savingsContributions: 170 });
  });

  it('does not save it once more itself', () => {
    expect(saved).toMatchObject({
      savingsPaidIn: 0,
      savingsWithdrawn: 0,
      transfersIn: 250,
      transfersOut: 80,
    });
  });

  it('saves nothing together: the money is still held', () => {
    expect(combined?.periods.lastThirtyDays).toMatchObject({ savingsContributions: 0, net: 0 });
  });
});

describe('a refund to another account than the purchase was paid from', () => {
  it('reduces the cost where it arrives, and so the cost together', () => {
    const { accounts, combined } = assess(
      requestOf(
        { accountId: 'a', current: 0, lines: ['2026-06-05 -80.00 TESCO STORES 3021'] },
        { accountId: 'b', current: 0, lines: ['2026-06-09 80.00 TESCO STORES 3021 REFUND'] },
      ),
    );
    expect(accounts.map(({ periods }) => periods.lastThirtyDays.essentialSpending)).toEqual([80, -80]);
    expect(combined?.periods.lastThirtyDays).toMatchObject({ essentialSpending: 0, refundsNetted: 80 });
  });
});

describe('accounts in different currencies', () => {
  const { accounts, combined, combinedNotComputed } = assess(
    requestOf(wages, { ...bills, currencyCode: 'USD' }),
  );

  it('are each assessed, with nothing paired between them', () => {
    expect(accounts.map(({ currencyCode }) => currencyCode)).toEqual(['GBP', 'USD']);
    expect(at(accounts, 1).periods.lastNinetyDays.transfersIn).toBe(0);
  });

  it('are not added up, and say why', () => {
    expect(combined).toBeNull();
    expect(combinedNotComputed).toBe('the accounts are in different currencies (GBP, USD)');
  });
});

describe('ids', () => {
  it('of transactions may be the same in two accounts', () => {
    const { accounts: given } = requestOf(wages, bills);
    const numbered = given.map(account => ({
      ...account,
      transactions: account.transactions.map((row, index) => ({ ...row, transactionId: `${index}` })),
    }));
    const { combined } = assess({ accounts: numbered });
    expect(combined?.periods.lastNinetyDays).toMatchObject({ totalCredit: 6_000, totalDebit: 800 });
  });

  it('of another account keep a row out of this one, and the result says so', () => {
    const { accounts: given } = requestOf(wages, bills);
    const named = given.map(account => ({
      ...account,
      transactions: account.transactions.map(row => ({ ...row, accountId: account.accountId })),
    }));
    const rows = named.flatMap(({ transactions }) => transactions);
    // Every row under every account, as a caller does who keeps one list.
    const { accounts, combined, meta } = assess({
      accounts: named.map(account => ({ ...account, transactions: rows })),
    });
    expect(accounts.map(({ periods }) => periods.lastNinetyDays.totalCredit)).toEqual([6_000, 1_500]);
    expect(combined?.periods.lastNinetyDays.totalCredit).toBe(6_000);
    expect(meta.ignored).toHaveLength(rows.length);
    expect(meta.ignored[0]).toEqual({ transactionId: 'bills/1', reason: 'other-account' });
  });

  it('written in another way in the rows are taken for this account', () => {
    const { accounts: given } = requestOf(wages);
    const [account] = given;
    const transactions = account?.transactions.map(row => ({ ...row, accountId: 'GB-0001' })) ?? [];
    const { accounts } = assess({ accounts: given.map(one => ({ ...one, transactions })) });
    expect(at(accounts, 0).periods.lastNinetyDays.totalCredit).toBe(6_000);
  });

  it('of another account keep a row out of the health that analyse shows', () => {
    const { accounts: given } = requestOf(wages, bills);
    const { financialHealth } = analyse(
      {
        accountId: 'wages',
        countryCode: 'GB',
        currencyCode: 'GBP',
        balances: at(given, 0).balances,
        transactions: given.flatMap(({ accountId, transactions }) =>
          transactions.map(row => ({ ...row, accountId })),
        ),
      },
      { asOf: AS_OF },
    );
    expect(financialHealth?.accounts[0]?.periods.lastNinetyDays.totalCredit).toBe(6_000);
    expect(financialHealth?.meta.ignored).toHaveLength(bills.lines.length);
  });
});
