/** Income is that of every job, also of those beyond the three that income verification shows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessConsumerFinancialHealth, explain, scoreAttributes } from '../../src/index.js';
import { MAIN_ACCOUNT } from '../support/arbitraries.js';
import { affordability, only, pence, sumInPence } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { healthRequest } from '../support/functions.js';
import { AS_OF, type Jobs, jobs, payOf } from '../support/jobs.js';
import { holds } from '../support/property.js';

const HISTORY_START = '2025-01-01';
/** The first of the 360 days to AS_OF. */
const FIRST_OF_360 = '2025-01-06';
const options = { asOf: AS_OF };

function healthOf(drawn: Jobs) {
  const { accounts } = healthRequest(payOf(drawn));
  return assessConsumerFinancialHealth(
    { accounts: accounts.map(account => ({ ...account, historyStart: HISTORY_START })) },
    options,
  );
}

function attributesOf(drawn: Jobs) {
  const transactions = payOf(drawn);
  const request = { ...placeOf(transactions), accountId: MAIN_ACCOUNT, transactions };
  return scoreAttributes({ ...request, historyStart: HISTORY_START }, options).attributes;
}

describe('financial health', () => {
  it('counts the pay of all jobs as income, and each job as a source', () => {
    holds(
      fc.property(jobs, drawn => {
        const paid = payOf(drawn).filter(({ bookingDate }) => bookingDate >= FIRST_OF_360);
        const { income, incomeSourceCount, otherIncome } = only(healthOf(drawn).accounts).periods
          .lastThreeSixtyDays;
        expect(pence(income)).toBe(sumInPence(paid.map(({ amount }) => Number(amount))));
        expect([incomeSourceCount, otherIncome]).toEqual([drawn.paid.length, 0]);
      }),
    );
  });
});

describe('score attributes', () => {
  it('count the pay of all jobs, and estimate as affordability does', () => {
    holds(
      fc.property(jobs, drawn => {
        const { estimatedIncomePerMonth, activeIncomeSourceCount, incomeSourceCount } = attributesOf(drawn);
        expect(estimatedIncomePerMonth).toBe(
          affordability(payOf(drawn), {}, options).estimatedCalculatedIncome,
        );
        expect([activeIncomeSourceCount, incomeSourceCount]).toEqual([drawn.paid.length, drawn.paid.length]);
      }),
    );
  });
});

describe('the explanation of income in financial health', () => {
  it.each(['GB', 'US'] as const)('lists the payments of all streams in %s', country => {
    const drawn: Jobs = { country, paid: [6, 7, 8, 9].map(day => ({ day, pence: 1000_00 })) };
    const { formula, transactionIds } = explain(
      healthOf(drawn),
      'accounts[0].periods.lastThreeSixtyDays.income',
    );
    expect(formula).toContain('all verified income streams');
    expect(transactionIds).toHaveLength(48);
  });
});
