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

describe.each(['GB', 'US'] as const)('payments beside the paydays in %s', countryCode => {
  const firm = FIRM[countryCode];
  const estimateOf = (
    paydays: readonly string[],
    pay: readonly number[],
    extras: readonly [string, number, string?][],
  ) => {
    const rows = [
      ...paydays.map((day, index) =>
        credit(day, pay[index % pay.length] ?? 0, `${firm} ${WAGE[countryCode]}`),
      ),
      ...extras.map(([day, amount, word]) => credit(day, amount, `${firm} ${word ?? WAGE[countryCode]}`)),
    ].toSorted((a, b) => (a.bookingDate < b.bookingDate ? -1 : 1));
    const last = rows.at(-1)?.bookingDate ?? '';
    const request = { countryCode, currencyCode: CURRENCY[countryCode] };
    return income(rows, request, { asOf: addDays(last, 3) }).incomeStreamsSummary.estimatedIncome;
  };

  it('of one amount, before the last payday, are no new wage', () => {
    expect(
      estimateOf(
        monthly(28, 2025, 1, 8),
        [2000],
        [
          ['2025-08-07', 200],
          ['2025-08-16', 200],
        ],
      ),
    ).toBe(2000);
  });

  it('a week before the last payday begin no weekly pay', () => {
    expect(
      estimateOf(paydaysOf('Monthly', '2025-01-01', '2025-09-26', 1), [2100], [['2025-09-18', 630]]),
    ).toBe(2100);
  });

  it('lower no wage that varies a little', () => {
    const pay = [2069, 2117, 2124, 2088, 2138, 2078, 2109];
    const estimate = estimateOf(monthly(28, 2025, 1, 7), pay, [
      ['2025-02-18', 210],
      ['2025-05-06', 210],
    ]);
    expect(estimate).toBeGreaterThan(2060);
    expect(estimate).toBeLessThan(2140);
  });

  it('as a bonus at the end change no wage', () => {
    const paydays = paydaysOf('Fortnightly', '2025-09-01', '2026-05-22', 1);
    expect(estimateOf(paydays, [1044], [['2026-05-28', 295, 'BONUS']])).toBe(2262);
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

  it.each(['GOOGLE PAY', 'COUNTER PAY IN', 'PAY BACK OSTEVEL', 'QUENDALE LTD HOLIDAY PAY', 'PAYROLL GIVING'])(
    'is none by words that only hold one of wages: %s',
    text => {
      expect(estimateWith(countryCode, credit('2026-10-16', 829, text))).toBe(2600);
    },
  );

  it.each(['EUROPEAN COMMISSION SALARY', 'CARE QUALITY COMMISSION PAY', 'BONUS ACCOUNTANTS WAGES'])(
    'may have a bonus or a commission in its name: %s',
    text => {
      expect(estimateWith(countryCode, credit('2026-10-16', 829, text))).toBeGreaterThan(3000);
    },
  );

  it('is a stream where a bonus comes with the first wage', () => {
    const rows = ['SALARY', 'BONUS'].map(word => credit('2026-10-16', 829, `QUENDALE LTD ${word}`));
    expect(estimateWith(countryCode, ...rows)).toBeGreaterThan(3000);
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
