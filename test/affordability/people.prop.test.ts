/** Money that goes to people: regular payments are a commitment, others stand beside the estimate, and the holder's own are neither. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssessAffordabilityResult, CountryCode, Transaction } from '../../src/index.js';
import { affordability, credit, credits, debit, debits } from '../support/build.js';
import { CURRENCY, country } from '../support/country.js';
import { monthly } from '../support/dates.js';
import { holds } from '../support/property.js';

const PAY = { GB: 'MEPLIN SERVICES LTD SALARY BGC', US: 'MEPLIN SERVICES PAYROLL PPD' } as const;
const PERSON = { GB: 'STO J HARTLEY', US: 'ZELLE TO JOHN HARTLEY' } as const;
const BACK = { GB: 'FPI J HARTLEY', US: 'ZELLE FROM JOHN HARTLEY' } as const;
const OTHERS = {
  GB: ['FPO SARAH COLLINS', 'FPO DAVID WALKER', 'FPO EMMA HUGHES'],
  US: ['ZELLE TO SARAH COLLINS', 'ZELLE TO DAVID WALKER', 'ZELLE TO EMMA HUGHES'],
} as const;
const PAYDAYS = monthly(28, 2025, 11, 7);
const RENT_DAYS = monthly(2, 2025, 11, 7);
const ASOF = '2026-05-31';

function assessed(
  rows: readonly Transaction[],
  countryCode: CountryCode,
  more: Readonly<Record<string, unknown>> = {},
): AssessAffordabilityResult {
  return affordability(
    [...credits(PAYDAYS, 2500, PAY[countryCode]), ...rows],
    { countryCode, currencyCode: CURRENCY[countryCode], ...more },
    { asOf: ASOF },
  );
}

describe('a regular payment to a person', () => {
  it('is a fixed cost, whatever it is for', () => {
    holds(
      fc.property(country, fc.integer({ min: 60, max: 1500 }), (countryCode, amount) => {
        const result = assessed(debits(RENT_DAYS, amount, PERSON[countryCode]), countryCode);
        expect(result.estimatedFixedCosts).toBe(amount);
        expect(result.estimatedAffordability).toBe(2500 - amount);
        expect(result.expenditure.total).toBe(amount);
        expect(result.regularBills.map(({ category, sfs, reason }) => [category, sfs, reason])).toEqual([
          ['person-to-person', 'Other essential costs / Other', 'unexplained-regular-payment'],
        ]);
        expect(result.paymentsToPeople).toEqual({ monthlyMean: 0, count: 0, transactionIds: [] });
      }),
    );
  });

  it.each([
    ['GB', 'STO J HARTLEY RENT', 'rent'],
    ['GB', 'STO SARAH COLLINS NANNY', 'childcare'],
    ['GB', 'STO J HARTLEY CHILD MAINTENANCE', 'maintenance-paid'],
    ['US', 'ZELLE TO JOHN HARTLEY RENT', 'rent'],
    ['US', 'ZELLE TO MARY COLLINS CHILDCARE', 'childcare'],
    ['US', 'ZELLE TO JOHN HARTLEY CHILD SUPPORT', 'maintenance-paid'],
  ] as const)('stands in %s on the line that its words say: %s', (countryCode, text, category) => {
    const result = assessed(debits(RENT_DAYS, 650, text), countryCode);
    expect(result.regularBills.map(bill => [bill.category, bill.reason, bill.monthlyAmount])).toEqual([
      [category, null, 650],
    ]);
    expect(result.estimatedAffordability).toBe(1850);
  });

  it('counts without what the same person pays back', () => {
    holds(
      fc.property(country, fc.integer({ min: 10, max: 80 }), (countryCode, percent) => {
        const back = 9.5 * percent;
        const result = assessed(
          [
            ...debits(RENT_DAYS, 950, PERSON[countryCode]),
            ...credits(monthly(5, 2025, 11, 7), back, BACK[countryCode]),
          ],
          countryCode,
        );
        // Seven payments back in the 211 days from 2 November to 31 May.
        expect(result.estimatedFixedCosts).toBeCloseTo(950 - (7 * back * 365) / (12 * 211), 1);
        expect(result.estimatedCalculatedIncome).toBe(2500);
      }),
    );
  });

  it('is none to a holder of the account', () => {
    holds(
      fc.property(country, countryCode => {
        const rows = debits(RENT_DAYS, 950, PERSON[countryCode]);
        const result = assessed(rows, countryCode, { accountHolders: ['John Hartley'] });
        expect([result.estimatedFixedCosts, result.paymentsToPeople.count]).toEqual([0, 0]);
        expect(result.regularBills).toEqual([]);
      }),
    );
  });
});

describe('irregular payments to people', () => {
  const DAYS = ['2025-12-03', '2026-01-19', '2026-02-08', '2026-03-27', '2026-04-11'];
  const irregular = (countryCode: CountryCode) =>
    DAYS.map((day, place) => debit(day, 40 + 25 * place, OTHERS[countryCode][place % 3] as string));

  it.each(['GB', 'US'] as const)('stand beside the estimate, in %s', countryCode => {
    const result = assessed(irregular(countryCode), countryCode);
    const sum = 40 + 65 + 90 + 115 + 140;
    expect(result.estimatedAffordability).toBe(2500);
    expect(result.paymentsToPeople).toMatchObject({ monthlyMean: sum / 6, count: 5 });
    expect(result.paymentsToPeople.transactionIds).toHaveLength(5);
  });

  it.each(['GB', 'US'] as const)('are in the stress test, in %s', countryCode => {
    const stress = { incomeDownPercent: 0, costsUpPercent: 10, newMonthlyRepayment: 100 };
    const result = assessed(irregular(countryCode), countryCode, { stress });
    expect(result.stressTest?.before).toMatchObject({ paymentsToPeople: 75, affordability: 2425 });
    expect(result.stressTest?.after).toMatchObject({ paymentsToPeople: 82.5, affordability: 2317.5 });
    expect(result.stressTest?.headroom).toBe(2317.5);
  });

  it.each(['GB', 'US'] as const)('are less by what the same people paid, in %s', countryCode => {
    const person = OTHERS[countryCode][0];
    const back = credit('2026-03-30', 100, person.replace('FPO', 'FPI').replace('TO', 'FROM'));
    const result = assessed([debit('2026-03-27', 160, person), back], countryCode);
    expect(result.paymentsToPeople).toMatchObject({ monthlyMean: 10, count: 1 });
  });
});
