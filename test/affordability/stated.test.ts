/** What a lender asks: is it true what was stated, and can a new repayment be carried in the poorest month too? */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse, type InsightsOptions, type Transaction } from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import {
  affordability,
  credit,
  credits,
  debit,
  debits,
  income,
  messages,
  refusal,
} from '../support/build.js';
import { monthly } from '../support/dates.js';
import { holds } from '../support/property.js';

const AS_OF = '2025-12-31';
const COUNTRIES = [
  ['GB', 'GBP', 'STANDING ORDER TO A LANDLORD REFERENCE RENT', 'NORTHGATE LOGISTICS LTD SALARY BGC'],
  ['US', 'USD', 'ACH DEBIT GREENWAY APARTMENTS RENT', 'NORTHGATE LOGISTICS DES:PAYROLL ID:123 PPD'],
] as const;

describe.each(COUNTRIES)('what was stated, in %s', (countryCode, currencyCode, rent, pay) => {
  const rows = [...credits(monthly(28, 2025, 7, 6), 2000, pay), ...debits(monthly(1, 2025, 7, 6), 800, rent)];
  const assess = (stated: unknown, more: readonly Transaction[] = []) =>
    affordability([...rows, ...more], { countryCode, currencyCode }, {
      asOf: AS_OF,
      stated,
    } as InsightsOptions);

  it('stands beside what is seen, with its transactions', () => {
    const { stated } = assess({ income: '2500.00', rent: 650 });
    expect(stated).toMatchObject({
      income: { stated: 2500, seen: 2000, difference: -500, seenOfStated: 0.8 },
      rent: { stated: 650, seen: 800, difference: 150, seenOfStated: 1.2308 },
    });
    const idsOf = (isOut: boolean) =>
      rows.filter(row => (row.creditDebitIndicator === 'Debit') === isOut).map(row => row.transactionId);
    expect([...(stated?.income?.transactionIds ?? [])].sort()).toEqual(idsOf(false).sort());
    expect([...(stated?.rent?.transactionIds ?? [])].sort()).toEqual(idsOf(true).sort());
  });

  it('is null where nothing is stated, and the other where one is', () => {
    expect(assess(undefined).stated).toBeNull();
    expect(assess({}).stated).toBeNull();
    expect(assess({ rent: 800 }).stated?.income).toBeNull();
  });

  it('may be nothing, or nothing may be seen', () => {
    expect(assess({ income: 0 }).stated?.income).toMatchObject({ seen: 2000, seenOfStated: null });
    const none = affordability([], { countryCode, currencyCode }, { stated: { income: 100 } });
    expect(none.stated?.income).toEqual({
      stated: 100,
      seen: 0,
      difference: -100,
      seenOfStated: 0,
      transactionIds: [],
    });
  });

  it('is of all accounts together, where there are several', () => {
    const account = (accountId: string) => ({ accountId, countryCode, currencyCode, transactions: rows });
    const together = analyse(
      { accounts: [account('a'), account('b')] },
      { asOf: AS_OF, stated: { income: 4000 } },
    );
    expect(together.affordability?.stated?.income).toMatchObject({ seen: 4000, difference: 0 });
    for (const { affordability: alone } of together.accounts) expect(alone?.stated).toBeNull();
    const one = analyse(account('a'), { asOf: AS_OF, stated: { income: 4000 } });
    expect(one.affordability?.stated?.income).toMatchObject({ seen: 2000, seenOfStated: 0.5 });
  });

  it('is refused where it is no amount, by its name', () => {
    expect(messages(refusal(() => assess({ income: -1 })))[0]).toContain('options.stated.income');
    expect(messages(refusal(() => assess({ rent: 'much' })))[0]).toContain('options.stated.rent');
    expect(messages(refusal(() => assess({ wages: 1 })))[0]).toContain('expected income or rent');
  });
});

describe('the poorest month', () => {
  it('has four weekly paydays, and what is left of it follows to the penny', () => {
    const fridays = Array.from({ length: 26 }, (_, week) =>
      new Date(Date.UTC(2025, 6, 4 + 7 * week)).toISOString().slice(0, 10),
    );
    const rows = [
      ...fridays.map(day => credit(day, 400, 'NORTHGATE LOGISTICS LTD WAGES BGC')),
      ...monthly(1, 2025, 7, 6).map(day => debit(day, 900, 'STANDING ORDER TO A LANDLORD REFERENCE RENT')),
    ];
    const { stressTest } = affordability(rows, { stress: { newMonthlyRepayment: 180 } }, { asOf: AS_OF });
    // 400 x 52 / 12 = 1,733.33; 1,733.33 - 900 - 180 = 653.33; 4 x 400 = 1,600; 1,600 - 900 - 180 = 520.
    expect(stressTest).toMatchObject({
      leftInOrdinaryMonth: 653.33,
      poorestMonthIncome: 1600,
      leftInPoorestMonth: 520,
    });
  });

  it('never leaves more than an ordinary one, and agrees with income verification where it shows all streams', () => {
    holds(
      fc.property(ledger(), fc.integer({ min: 0, max: 50_000 }), ({ transactions }, pence) => {
        const newMonthlyRepayment = pence / 100;
        const { stressTest, estimatedAffordability, paymentsToPeople } = affordability(transactions, {
          stress: { newMonthlyRepayment },
        });
        if (stressTest === null) throw new Error('expected a stress test');
        const { leftInOrdinaryMonth, leftInPoorestMonth, poorestMonthIncome } = stressTest;
        expect(leftInPoorestMonth).toBeLessThanOrEqual(leftInOrdinaryMonth);
        expect(Math.round(leftInOrdinaryMonth * 100)).toBe(
          Math.round(estimatedAffordability * 100) - Math.round(paymentsToPeople.monthlyMean * 100) - pence,
        );
        const { incomeStreamsSummary: summary } = income(transactions);
        if (summary !== null && summary.beyondThreeStreams === null)
          expect(poorestMonthIncome).toBe(summary.poorestMonthIncome);
      }),
      3,
    );
  });
});
