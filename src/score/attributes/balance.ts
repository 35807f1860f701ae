/** End-of-day balances of the account, rebuilt from the current one. */
import { dayOfMonth, type EpochDay } from '../../base/calendar.js';
import { type Minor, roundedTo } from '../../base/money.js';
import { slopeOf, standardDeviation } from '../../base/statistics.js';
import type { DayBalance } from '../../health/balances.js';
import { perMonth, ratioOf } from '../../health/rates.js';
import type { Period } from './facts.js';
import { meanOf, spendingOf } from './formulas.js';
import type { AttributeRow, Measured } from './row.js';

const LOW: Minor = 100_00;
const isBelowZero = ({ minor }: DayBalance) => minor < 0;
const isLow = ({ minor }: DayBalance) => minor < LOW;

/** Of a period's balances, of which there is at least one. */
function ofBalances(
  measure: (balances: readonly DayBalance[], period: Period) => Measured,
): (period: Period) => Measured {
  return period => (period.balances === null ? 'no-balance' : measure(period.balances, period));
}

const ofMinors = (measure: (minors: readonly Minor[]) => Measured) =>
  ofBalances(balances => measure(balances.map(({ minor }) => minor)));
const meanBalance = ofMinors(meanOf);
const daysOf = (isMeant: (balance: DayBalance) => boolean) =>
  ofBalances(balances => balances.filter(isMeant).length);

function longestRun(balances: readonly DayBalance[], isMeant: (balance: DayBalance) => boolean): number {
  let longest = 0;
  let run = 0;
  for (const balance of balances) {
    run = isMeant(balance) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** On the days before income came; a payday on the first day of the period has its eve outside it. */
function eveBalances({ rows }: Period, balances: readonly DayBalance[]): Minor[] {
  const paydays = new Set<EpochDay>();
  for (const { entry, incomeSource } of rows) if (incomeSource !== null) paydays.add(entry.day);
  return balances.filter(({ day }) => paydays.has(day + 1)).map(({ minor }) => minor);
}

const isMonthEnd = ({ day }: DayBalance) => dayOfMonth(day + 1) === 1;

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
    name: 'daysBelowZero30d',
    unit: 'count',
    window: '30d',
    definition: 'Days of the last 30 that ended below zero.',
    nullReasons: ['no-balance'],
    measure: daysOf(isBelowZero),
  },
  {
    name: 'daysBelowZero90d',
    unit: 'count',
    window: '90d',
    definition: 'Days of the last 90 that ended below zero.',
    nullReasons: ['no-balance'],
    measure: daysOf(isBelowZero),
  },
  {
    name: 'daysBelowZero365d',
    unit: 'count',
    window: '365d',
    definition: 'Days of the last 365 that ended below zero.',
    nullReasons: ['no-balance'],
    measure: daysOf(isBelowZero),
  },
  {
    name: 'daysBelowZeroShare',
    unit: 'share',
    window: 'year',
    definition: 'The part of the days that ended below zero.',
    nullReasons: ['no-balance'],
    measure: ofBalances(
      balances => ratioOf(balances.filter(isBelowZero).length, balances.length) ?? 'short-history',
    ),
  },
  {
    name: 'longestRunBelowZero',
    unit: 'days',
    window: 'year',
    definition: 'The most days in a row that ended below zero.',
    nullReasons: ['no-balance'],
    measure: ofBalances(balances => longestRun(balances, isBelowZero)),
  },
  {
    name: 'daysBelowOneHundred30d',
    unit: 'count',
    window: '30d',
    definition: 'Days of the last 30 that ended below 100.00.',
    nullReasons: ['no-balance'],
    measure: daysOf(isLow),
  },
  {
    name: 'daysBelowOneHundred90d',
    unit: 'count',
    window: '90d',
    definition: 'Days of the last 90 that ended below 100.00.',
    nullReasons: ['no-balance'],
    measure: daysOf(isLow),
  },
  {
    name: 'daysBelowOneHundred365d',
    unit: 'count',
    window: '365d',
    definition: 'Days of the last 365 that ended below 100.00.',
    nullReasons: ['no-balance'],
    measure: daysOf(isLow),
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
    measure: ofBalances(
      (balances, { income, days }) =>
        ratioOf(meanOf(balances.map(({ minor }) => minor)), perMonth(income, days) ?? 0) ?? 'no-income',
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
      const monthly = perMonth(spendingOf(period), period.days) ?? 0;
      return ratioOf(Math.max(0, current), monthly) ?? 'no-spending';
    },
  },
] as const satisfies readonly AttributeRow[];
