/** A payment beside the paydays of a steady wage is no payday: the wage stays what it was. And what begins a stream, and what does not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode, Transaction } from '../../src/index.js';
import { affordability, credit, income } from '../support/build.js';
import { CURRENCY, country } from '../support/country.js';
import { addDays, daysBetween, monthly } from '../support/dates.js';
import { holds } from '../support/property.js';
import { A_MONTH, PAY_RHYTHMS, paydaysOf } from '../support/rhythms.js';

const LAST = '2026-05-31';
const FIRM = { GB: 'MEPLIN SERVICES LTD', US: 'MEPLIN SERVICES INC' } as const;
const WAGE = { GB: 'SALARY BGC', US: 'PAYROLL PPD' } as const;
const FEWEST_PAYDAYS = 6;

/** `share`: of a day's pay. */
const wage = fc
  .record({
    rhythm: fc.constantFrom(...PAY_RHYTHMS),
    variant: fc.nat(3),
    months: fc.integer({ min: 6, max: 12 }),
    monthlyPay: fc.integer({ min: 1500, max: 3500 }),
    beside: fc.array(
      fc.record({
        place: fc.double({ min: 0.1, max: 0.95, noNaN: true }),
        share: fc.integer({ min: 15, max: 80 }),
      }),
      {
        minLength: 1,
        maxLength: 2,
      },
    ),
    isBonus: fc.boolean(),
  })
  .map(({ rhythm, variant, months, monthlyPay, beside, isBonus }) => {
    const paydays = paydaysOf(rhythm, addDays(LAST, -Math.round(months * 30.4)), LAST, variant);
    const pay = Math.round((100 * monthlyPay) / A_MONTH[rhythm]) / 100;
    const [first, last] = [paydays[0] ?? LAST, paydays.at(-1) ?? LAST];
    const extras = beside.map(({ place, share }) => ({
      day: addDays(first, Math.round(place * daysBetween(first, last))),
      amount: Math.round(pay * share) / 100,
    }));
    return { rhythm, paydays, pay, extras, isBonus };
  })
  .filter(
    ({ paydays, extras }) =>
      paydays.length >= FEWEST_PAYDAYS &&
      new Set(extras.map(({ day }) => day)).size === extras.length &&
      // The last payday follows: else the payment may be the first of another rhythm.
      extras.every(
        ({ day }) =>
          day < (paydays.at(-1) ?? '') && paydays.every(payday => Math.abs(daysBetween(payday, day)) > 2),
      ),
  );

describe('one payment or two beside the paydays of a steady wage', () => {
  it('leave the wage as it was', () => {
    holds(
      fc.property(country, wage, (countryCode, { rhythm, paydays, pay, extras, isBonus }) => {
        const rows: Transaction[] = [
          ...paydays.map(day =>
            credit(day, pay, `${FIRM[countryCode]} ${WAGE[countryCode]}`, { transactionId: day }),
          ),
          ...extras.map(({ day, amount }) =>
            credit(day, amount, `${FIRM[countryCode]} ${isBonus ? 'BONUS' : WAGE[countryCode]}`, {
              transactionId: `beside ${day}`,
            }),
          ),
        ];
        const { incomeStreamsSummary } = income(
          rows,
          { countryCode, currencyCode: CURRENCY[countryCode] },
          { asOf: LAST },
        );
        const expected = pay * A_MONTH[rhythm];
        expect(incomeStreamsSummary.estimatedIncome).toBeGreaterThan(0.9 * expected);
        expect(incomeStreamsSummary.estimatedIncome).toBeLessThan(1.1 * expected);
      }),
    );
  });

  it.each(['GB', 'US'] as const)('do not double a monthly salary in %s', countryCode => {
    const rows = [
      ...['2026-05-29', '2026-06-30', '2026-07-31', '2026-08-28', '2026-09-30', '2026-10-30'].map(day =>
        credit(day, 2600, `${FIRM[countryCode]} ${WAGE[countryCode]}`),
      ),
      ...['2026-09-10', '2026-10-12'].map(day => credit(day, 829, `${FIRM[countryCode]} BONUS`)),
    ];
    const request = { countryCode, currencyCode: CURRENCY[countryCode] };
    const { incomeStreamsSummary, incomeStreams } = income(rows, request, { asOf: '2026-10-31' });
    expect(incomeStreamsSummary.estimatedIncome).toBe(2600);
    expect(incomeStreams[0]).toMatchObject({ frequency: 'Monthly' });
    expect(incomeStreams[0]?.outliers.map(({ reason, basis }) => [reason, basis])).toEqual([
      ['bonus', 'words'],
      ['bonus', 'words'],
    ]);
  });
});

const salaryOf = (countryCode: CountryCode) =>
  monthly(28, 2026, 5, 6).map(day => credit(day, 2600, `${FIRM[countryCode]} ${WAGE[countryCode]}`));

function estimateWith(countryCode: CountryCode, ...rows: readonly Transaction[]): number {
  const request = { countryCode, currencyCode: CURRENCY[countryCode] };
  return income([...salaryOf(countryCode), ...rows], request, { asOf: '2026-10-31' }).incomeStreamsSummary
    .estimatedIncome;
}

describe.each(['GB', 'US'] as const)('a payer that is seen once in %s', countryCode => {
  it.each(['SALARY', 'WAGES', 'PAYROLL', 'PAY', 'DIRECT DEP'])('is a new stream where it pays %s', word => {
    expect(estimateWith(countryCode, credit('2026-10-16', 829, `QUENDALE LTD ${word}`))).toBeGreaterThan(
      3000,
    );
  });

  it.each([
    'BONUS',
    'COMMISSION',
    'SALARY BONUS',
    'PAYROLL COMMISSION',
    'REDRESS',
    'TIPS',
    'EARNINGS',
    'OVERTIME',
    '',
  ])('is none where it pays %j', word => {
    for (const day of ['2026-10-16', '2026-09-10'])
      expect(estimateWith(countryCode, credit(day, 829, `QUENDALE LTD ${word}`))).toBe(2600);
  });

  it.each(['BONUSLY LTD SALARY', 'COMMISSIONS LTD WAGES'])('may be called so: %s', text => {
    expect(estimateWith(countryCode, credit('2026-10-16', 829, text))).toBeGreaterThan(3000);
  });

  it('is paid by commission only where that keeps coming', () => {
    const paid = (days: readonly string[]) => days.map(day => credit(day, 829, 'QUENDALE LTD COMMISSION'));
    expect(estimateWith(countryCode, ...paid(['2026-09-10', '2026-10-12']))).toBe(2600);
    expect(estimateWith(countryCode, ...paid(monthly(10, 2026, 5, 6)))).toBeGreaterThan(3300);
  });
});

describe('Tax-Free Childcare', () => {
  it('is a fixed cost, by whatever name it is paid', () => {
    const costOf = (text: string) => {
      const rows = monthly(1, 2026, 5, 6).flatMap(day => [
        ...salaryOf('GB').filter(row => row.bookingDate.startsWith(day.slice(0, 7))),
        {
          ...credit(day, 640, text, { transactionId: `childcare ${day}` }),
          creditDebitIndicator: 'Debit' as const,
        },
      ]);
      return affordability(rows, {}, { asOf: '2026-10-31' }).estimatedAffordability;
    };
    expect(costOf('NS AND I AJON12345TFC')).toBe(costOf('NS&I TFC AJON12345TFC'));
    expect(costOf('NS AND I AJON12345TFC')).toBe(1960);
  });
});
