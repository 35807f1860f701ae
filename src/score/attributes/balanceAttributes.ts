/** End-of-day balances of the account, rebuilt from the current one. */
import { addDays, dayOfMonth, type EpochDay } from '../../base/calendar.js';
import { type Minor, roundedTo, sumOf } from '../../base/money.js';
import { slopeOf, standardDeviation } from '../../base/statistics.js';
import type { DayBalance } from '../../health/periodFacts.js';
import { ratioOf } from '../../health/rates.js';
import type { AttributeRow, Measured } from './attributeRow.js';
import type { Period } from './facts.js';
import { meanOf, ofBalances, spendingOf } from './formulas.js';

const ofMinors = (measure: (minors: readonly Minor[]) => Measured) =>
  ofBalances(balances => measure(balances.map(({ minor }) => minor)));
const meanBalance = ofMinors(meanOf);

/** The balances on the days before income came. A payday on the first day of the period has no such day within it. */
function eveBalances({ rows }: Period, balances: readonly DayBalance[]): Minor[] {
  const paydays = new Set<EpochDay>();
  for (const { entry, incomeSource } of rows) if (incomeSource !== null) paydays.add(entry.day);
  return balances.filter(({ day }) => paydays.has(addDays(day, 1))).map(({ minor }) => minor);
}

const isMonthEnd = ({ day }: DayBalance) => dayOfMonth(addDays(day, 1)) === 1;

export const BALANCE = [
  {
    name: 'currentBalance',
    unit: 'money',
    window: 'asOf',
    definition: 'The current balance as given; below zero when overdrawn.',
    nullReasons: ['no-balance'],
    measure: ({ current }) => current ?? 'no-balance',
  },
  {
    name: 'balanceMean',
    unit: 'money',
    window: 'year',
    definition: 'The mean end-of-day balance.',
    nullReasons: ['no-balance'],
    measure: meanBalance,
  },
  {
    name: 'balanceMean30d',
    unit: 'money',
    window: '30d',
    definition: 'The mean end-of-day balance of the last 30 days.',
    nullReasons: ['no-balance'],
    measure: meanBalance,
  },
  {
    name: 'balanceMean90d',
    unit: 'money',
    window: '90d',
    definition: 'The mean end-of-day balance of the last 90 days.',
    nullReasons: ['no-balance'],
    measure: meanBalance,
  },
  {
    name: 'balanceMinimum',
    unit: 'money',
    window: 'year',
    definition: 'The lowest end-of-day balance.',
    nullReasons: ['no-balance'],
    measure: ofMinors(minors => minors.reduce((a, b) => Math.min(a, b))),
  },
  {
    name: 'balanceMinimum90d',
    unit: 'money',
    window: '90d',
    definition: 'The lowest end-of-day balance of the last 90 days.',
    nullReasons: ['no-balance'],
    measure: ofMinors(minors => minors.reduce((a, b) => Math.min(a, b))),
  },
  {
    name: 'balanceVolatility',
    unit: 'money',
    window: 'year',
    definition: 'The standard deviation of the end-of-day balances.',
    nullReasons: ['no-balance'],
    measure: ofMinors(minors => roundedTo(standardDeviation(minors) ?? 0, 0)),
  },
  {
    name: 'balanceTrendPerMonth',
    unit: 'money',
    window: 'year',
    definition:
      'How much the balance rises in a month of 365/12 days: the slope of the least-squares line through the end-of-day balances.',
    nullReasons: ['no-balance'],
    measure: ofMinors(minors => roundedTo(((slopeOf(minors) ?? 0) * 365) / 12, 0)),
  },
  {
    name: 'monthEndBalanceMean',
    unit: 'money',
    window: 'year',
    definition: "The mean balance at the end of the months' last days.",
    nullReasons: ['no-balance', 'too-few-months'],
    measure: ofBalances(balances => {
      const ends = balances.filter(isMonthEnd).map(({ minor }) => minor);
      return ends.length === 0 ? 'too-few-months' : meanOf(ends);
    }),
  },
  {
    name: 'prePaydayBalanceMean',
    unit: 'money',
    window: 'year',
    definition: 'The mean balance at the end of the days before income came.',
    nullReasons: ['no-balance', 'no-income'],
    measure: ofBalances((balances, period) => {
      const eves = eveBalances(period, balances);
      return eves.length === 0 ? 'no-income' : meanOf(eves);
    }),
  },
  {
    name: 'prePaydayBalanceMinimum',
    unit: 'money',
    window: 'year',
    definition: 'The lowest balance at the end of a day before income came.',
    nullReasons: ['no-balance', 'no-income'],
    measure: ofBalances((balances, period) => {
      const eves = eveBalances(period, balances);
      return eves.length === 0 ? 'no-income' : eves.reduce((a, b) => Math.min(a, b));
    }),
  },
  {
    name: 'balanceToIncome',
    unit: 'ratio',
    window: 'year',
    definition: 'The mean end-of-day balance over the income of a month of 365/12 days.',
    nullReasons: ['no-balance', 'no-income'],
    // A day of balance for each day of income, so that the days cancel out.
    measure: ofBalances(
      (balances, { income }) =>
        ratioOf(12 * sumOf(balances.map(({ minor }) => minor)), 365 * income) ?? 'no-income',
    ),
  },
  {
    name: 'monthsOfSpendingCovered',
    unit: 'months',
    window: 'year',
    definition: 'Months of 365/12 days of spending that the current balance would cover; 0 when overdrawn.',
    nullReasons: ['no-balance', 'no-spending'],
    measure: (period, { current }) => {
      if (current === null) return 'no-balance';
      return ratioOf(12 * period.days * Math.max(0, current), 365 * spendingOf(period)) ?? 'no-spending';
    },
  },
] as const satisfies readonly AttributeRow[];
