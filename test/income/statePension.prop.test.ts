/** A pension of the state stands beside the three main streams: never ranked, never cut, never excluded with benefits. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode, Transaction, VerifyIncomeResult } from '../../src/index.js';
import { affordability, credit, income } from '../support/build.js';
import { CURRENCY, country } from '../support/country.js';
import { monthly } from '../support/dates.js';
import { holds } from '../support/property.js';

const ASOF = '2026-05-31';
const DAYS = monthly(28, 2025, 6, 12);
const STATE = { GB: 'DWP STATE PENSION BGC', US: 'SSA TREAS 310 XXSOC SEC PPD' } as const;
const BENEFIT = { GB: 'DWP PIP BGC', US: 'SSI TREAS 310 XXSUPP SEC PPD' } as const;
const PAYERS = {
  GB: ['MEPLIN SERVICES LTD SALARY BGC', 'QUENDALE CARE LTD WAGES BGC', 'HARROWAY PENSIONS ANNUITY BGC', 'ORBEL LTD SALARY BGC'],
  US: ['MEPLIN SERVICES PAYROLL PPD', 'QUENDALE CARE PAYROLL PPD', 'HARROWAY PENSION PAYMENT PPD', 'ORBEL INC PAYROLL PPD'],
} as const; // biome-ignore format: a table

function paid(text: string, amount: number): Transaction[] {
  return DAYS.map(day => credit(day, amount, text));
}

function verified(
  rows: readonly Transaction[],
  countryCode: CountryCode,
  excludeBenefits = false,
): VerifyIncomeResult {
  const place = { countryCode, currencyCode: CURRENCY[countryCode] };
  return income(rows, { ...place, excludeBenefits }, { asOf: ASOF });
}

describe('a state pension', () => {
  it('is shown without a rank, whatever it brings and however many other streams there are', () => {
    const amounts = fc.array(fc.integer({ min: 300, max: 2500 }), { minLength: 0, maxLength: 4 });
    holds(
      fc.property(country, fc.integer({ min: 5, max: 1500 }), amounts, (countryCode, pension, others) => {
        const rows = [
          ...paid(STATE[countryCode], pension),
          ...others.flatMap((amount, place) => paid(PAYERS[countryCode][place] as string, amount)),
        ];
        const { incomeStreams, incomeSources } = verified(rows, countryCode);
        const found = incomeStreams.filter(({ category }) => category === 'state-pension');
        expect(
          found.map(({ rank, isBenefit, estimatedIncome }) => [rank, isBenefit, estimatedIncome]),
        ).toEqual([[null, false, pension]]);
        expect(incomeStreams.filter(({ rank }) => rank !== null)).toHaveLength(Math.min(3, others.length));
        expect(incomeSources.filter(({ countedAs }) => countedAs === 'state-pension')).toHaveLength(1);
      }),
    );
  });

  it.each(['GB', 'US'] as const)('agrees with affordability as a fourth stream, in %s', countryCode => {
    const rows = [
      ...paid(STATE[countryCode], 650),
      ...[1200, 900, 800].flatMap((amount, place) => paid(PAYERS[countryCode][place] as string, amount)),
    ];
    const { incomeStreamsSummary } = verified(rows, countryCode);
    const place = { countryCode, currencyCode: CURRENCY[countryCode] };
    expect(incomeStreamsSummary.estimatedIncome).toBe(3550);
    expect(incomeStreamsSummary.beyondThreeStreams).toBeNull();
    expect(affordability(rows, place, { asOf: ASOF }).estimatedCalculatedIncome).toBe(3550);
  });

  it.each(['GB', 'US'] as const)('stays where benefits are excluded, in %s', countryCode => {
    const rows = [...paid(STATE[countryCode], 650), ...paid(BENEFIT[countryCode], 300)];
    const categories = (excluded: boolean) =>
      verified(rows, countryCode, excluded).incomeStreams.map(({ category, isBenefit }) => [
        category,
        isBenefit,
      ]);
    expect(categories(true)).toContainEqual(['state-pension', false]);
    expect(categories(false)).toContainEqual(['state-pension', false]);
    expect(categories(false).filter(([, isBenefit]) => isBenefit)).toHaveLength(1);
  });

  it.each(['GB', 'US'] as const)('is no private pension, which is ranked, in %s', countryCode => {
    const { incomeStreams } = verified(paid(PAYERS[countryCode][2], 800), countryCode);
    expect(incomeStreams.map(({ rank, category }) => [rank, category])).toEqual([['One', 'private-pension']]);
  });
});

describe('streams that the rule of three leaves out', () => {
  it.each(['GB', 'US'] as const)('are named in the summary with their sums, in %s', countryCode => {
    const rows = [1200, 900, 800, 700].flatMap((amount, place) =>
      paid(PAYERS[countryCode][place] as string, amount),
    );
    const { incomeStreamsSummary, creditsNotCounted } = verified(rows, countryCode);
    expect(incomeStreamsSummary.estimatedIncome).toBe(2900);
    expect(incomeStreamsSummary.beyondThreeStreams).toMatchObject({
      estimatedIncome: 700,
      total: 8400,
      transactionIds: creditsNotCounted.map(({ transactionId }) => transactionId),
    });
    expect(incomeStreamsSummary.beyondThreeStreams?.names.map(name => name.slice(0, 5))).toEqual(['Orbel']);
  });
});
