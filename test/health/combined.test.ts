import { describe, expect, it } from 'vitest';
import { consumer, monthly } from './support.js';

const AS_OF = '2026-06-30';
const current = {
  accountId: 'current',
  current: 500_00,
  historyStart: '2025-06-01',
  lines: [
    ...monthly('2026-04', 3, '28', '2000.00 ACME LTD SALARY'),
    '2026-06-10 -300.00 TRANSFER TO SAVINGS',
    '2026-06-12 -45.10 TESCO STORES',
  ],
};
const savings = {
  accountId: 'savings',
  current: 800_00,
  lines: ['2026-06-12 300.00 TRANSFER FROM CURRENT ACCOUNT'],
};

describe('all accounts together', () => {
  const result = consumer(AS_OF, current, savings);
  const together = result.combined?.periods.lastThirtyDays;
  const [own, saved] = result.accounts.map(({ periods }) => periods.lastThirtyDays);

  it('count a transfer between them neither as credit nor as debit', () => {
    expect([own?.totalDebit, saved?.totalCredit]).toEqual([345.1, 300]);
    expect(together).toMatchObject({ totalCredit: 2000, totalDebit: 45.1, savingsPaidIn: 0, transfersIn: 0 });
  });

  it('hold money that is on its way', () => {
    // The 300.00 left on the 10th and came on the 12th.
    expect(together).toMatchObject({ openingBalance: -654.9, closingBalance: 1300, minimumBalance: -700 });
  });

  it('keep the identity of opening balance, net and closing balance', () => {
    expect((together?.openingBalance ?? 0) + (together?.net ?? 0)).toBe(together?.closingBalance);
  });

  it('have the income of each', () => {
    expect(together?.income).toBe(own?.income);
  });

  it('have the history of the oldest', () => {
    expect(saved?.coverage.daysAvailable).toBe(19);
    expect(together?.coverage.daysAvailable).toBe(30);
  });

  it('are a single account when there is one', () => {
    const { accounts, combined } = consumer(AS_OF, current);
    expect(combined?.periods).toEqual(accounts[0]?.periods);
  });

  it('are not added in different currencies, and say so', () => {
    const { accounts, combined, combinedNotComputed } = consumer(AS_OF, current, {
      ...savings,
      currencyCode: 'USD',
    });
    expect(accounts).toHaveLength(2);
    expect(combined).toBeNull();
    expect(combinedNotComputed).toBe('the accounts are in different currencies (GBP, USD)');
  });
});
