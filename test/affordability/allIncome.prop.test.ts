/** What a person lives on is all income, however many streams of it income verification has room for. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, verifyIncome } from '../../src/index.js';
import { MAIN_ACCOUNT } from '../support/arbitraries.js';
import { affordability, pence, sumInPence } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { AS_OF, type Jobs, jobs, payOf } from '../support/jobs.js';
import { holds } from '../support/property.js';
import { indicator } from './support.js';

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
