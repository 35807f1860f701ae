/** What a person lives on is all income, however many streams of it income verification has room for. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, type Transaction, verifyIncome } from '../../src/index.js';
import { MAIN_ACCOUNT } from '../support/arbitraries.js';
import { affordability, credit, pence, sumInPence } from '../support/build.js';
import { country, idIn, placeOf } from '../support/country.js';
import { monthly } from '../support/dates.js';
import { holds } from '../support/property.js';
import { indicator } from './support.js';

const EMPLOYERS = {
  GB: [
    'NORTHGATE LOGISTICS LTD',
    'HARBOUR FOODS PLC',
    'KESTREL CARE GROUP',
    'ASHDOWN PRINT LTD',
    'WEXCOMBE DAIRY LTD',
  ],
  US: [
    'NORTHGATE LOGISTICS INC',
    'HARBOR FOODS LLC',
    'KESTREL CARE GROUP',
    'ASHDOWN PRINT CORP',
    'WEXCOMBE DAIRY INC',
  ],
} as const;
const WORDS = { GB: 'SALARY', US: 'PAYROLL' } as const;
const AS_OF = '2025-12-31';

/** Jobs that each pay once a month, the same each time. */
const jobs = country.chain(code =>
  fc.record({
    country: fc.constant(code),
    paid: fc.array(
      fc.record({ day: fc.integer({ min: 1, max: 28 }), pence: fc.integer({ min: 50_01, max: 4000_00 }) }),
      { minLength: 1, maxLength: EMPLOYERS[code].length },
    ),
  }),
);

type Jobs = typeof jobs extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function payOf({ country: code, paid }: Jobs): Transaction[] {
  return paid.flatMap(({ day, pence: minor }, job) =>
    monthly(day, 2025, 1, 12).map(date => {
      const row = credit(date, minor / 100, `${EMPLOYERS[code][job]} ${WORDS[code]}`, {
        accountId: MAIN_ACCOUNT,
      });
      return { ...row, transactionId: idIn(code, row.transactionId) };
    }),
  );
}

describe('the income of affordability', () => {
  it('is that of every job, of which income verification shows three', () => {
    holds(
      fc.property(jobs, drawn => {
        const transactions = payOf(drawn);
        const total = drawn.paid.reduce((sum, { pence: minor }) => sum + minor, 0);
        const result = affordability(transactions, {}, { asOf: AS_OF });
        expect(pence(result.estimatedCalculatedIncome)).toBe(total);
        for (const month of result.monthAffordabilities) {
          expect(pence(month.calculatedIncome)).toBe(total);
          expect(pence(month.incomeForMonth)).toBe(total);
        }
        const shown = verifyIncome(
          { ...placeOf(transactions), accountId: MAIN_ACCOUNT, transactions },
          { asOf: AS_OF },
        );
        const largest = drawn.paid
          .map(({ pence: minor }) => minor)
          .sort((a, b) => b - a)
          .slice(0, 3);
        expect(sumInPence(shown.incomeStreams.map(({ estimatedIncome }) => estimatedIncome))).toBe(
          largest.reduce((sum, minor) => sum + minor, 0),
        );
      }),
    );
  });

  it('falls when a fourth job ends', () => {
    const drawn: Jobs = { country: 'GB', paid: [4, 3, 2, 1].map(day => ({ day, pence: day * 1000_00 })) };
    const kept = payOf(drawn).filter(
      ({ description, bookingDate }) => !description.startsWith('ASHDOWN') || bookingDate < '2025-09-15',
    );
    const result = affordability(kept, {}, { asOf: AS_OF });
    expect(indicator(result, 'income-fall')).toMatchObject({ amount: 3000, count: 1 });
    expect(indicator(result, 'income-fall').transactionIds).toHaveLength(9);
  });

  it('is explained as that of all streams', () => {
    const drawn: Jobs = { country: 'US', paid: [1, 2, 3, 4].map(day => ({ day, pence: 1000_00 })) };
    const { formula, transactionIds } = explain(
      affordability(payOf(drawn), {}, { asOf: AS_OF }),
      'estimatedCalculatedIncome',
    );
    expect(formula).toContain('all verified income streams');
    expect(transactionIds).toHaveLength(48);
  });
});
