/** What verified income counts for in a month: paydays that were kept, missed ones as nothing, and what came beside them once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode, Transaction } from '../../src/index.js';
import { affordability, credit } from '../support/build.js';
import { CURRENCY, country } from '../support/country.js';
import { addDays, every } from '../support/dates.js';
import { holds } from '../support/property.js';

const EMPLOYER = { GB: 'MEPLIN SERVICES LTD WAGES BGC', US: 'MEPLIN SERVICES PAYROLL PPD' } as const;
const FIRST = '2025-11-07';

const paid = (days: readonly string[], amount: number, countryCode: CountryCode) =>
  days.map(day => credit(day, amount, EMPLOYER[countryCode], { transactionId: `${day} ${amount}` }));

/** `calculatedIncome` by month, such as `2026-04`. */
function calculated(
  rows: readonly Transaction[],
  countryCode: CountryCode,
  asOf: string,
): ReadonlyMap<string, number> {
  const request = { countryCode, currencyCode: CURRENCY[countryCode] };
  const { monthAffordabilities } = affordability(rows, request, { asOf });
  return new Map(
    monthAffordabilities.map(({ year, month, calculatedIncome }) => [
      `${year}-${String(month).padStart(2, '0')}`,
      calculatedIncome,
    ]),
  );
}

describe('a month of weekly pay', () => {
  it.each(['GB', 'US'] as const)('counts what came beside its paydays once, in %s', countryCode => {
    const weeks = paid(every(7, FIRST, 26), 500, countryCode);
    expect(calculated(weeks, countryCode, '2026-05-01').get('2026-04')).toBe(2166.67);
    const more = [...weeks, credit('2026-04-14', 60, EMPLOYER[countryCode])];
    expect(calculated(more, countryCode, '2026-05-01').get('2026-04')).toBe(2226.67);
  });

  it.each(['GB', 'US'] as const)('counts a payday that was missed as nothing, in %s', countryCode => {
    const weeks = paid(every(7, FIRST, 26), 500, countryCode).filter(
      ({ bookingDate }) => bookingDate !== '2026-04-17',
    );
    // Three of four paydays: 1,500.00 / 4 x 52/12.
    expect(calculated(weeks, countryCode, '2026-05-01').get('2026-04')).toBe(1625);
  });

  it.each(['GB', 'US'] as const)('counts the paydays up to the day alone, in %s', countryCode => {
    const weeks = paid(every(7, FIRST, 24), 500, countryCode);
    expect(calculated(weeks, countryCode, '2026-04-17').get('2026-04')).toBe(2166.67);
  });

  it.each(['GB', 'US'] as const)('counts no more than came where the stream ended, in %s', countryCode => {
    const weeks = paid(every(7, FIRST, 15), 500, countryCode);
    const other = credit('2026-06-30', 40, 'QUENDALE REFERENCE 1');
    // Fridays 6 and 13 February.
    expect(calculated([...weeks, other], countryCode, '2026-06-30').get('2026-02')).toBe(1000);
  });
});

describe('more pay', () => {
  it('never lowers the income of its month', () => {
    const step = fc.constantFrom(7, 14, 28);
    const more = fc.record({
      daysOn: fc.integer({ min: 0, max: 181 }),
      pence: fc.integer({ min: 5_100, max: 60_000 }),
      missed: fc.nat(25),
    });
    holds(
      fc.property(country, step, more, (countryCode, days, { daysOn, pence, missed }) => {
        const paydays = every(days, FIRST, Math.floor(182 / days));
        const without = paid(
          paydays.filter((_, place) => place !== missed),
          500,
          countryCode,
        );
        const day = addDays(FIRST, daysOn);
        const added = credit(day, pence / 100, EMPLOYER[countryCode]);
        const asOf = addDays(FIRST, 182);
        const before = calculated(without, countryCode, asOf).get(day.slice(0, 7)) ?? 0;
        const after = calculated([...without, added], countryCode, asOf).get(day.slice(0, 7)) ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
