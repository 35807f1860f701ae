/** Borrowed money that came in, and how close together. */
import type { EpochDay } from '../../base/calendar.js';
import { ratioOf } from '../../health/rates.js';
import { countOf, daysSinceLast, isCreditOf, netOf } from './formulas.js';
import type { AttributeRow } from './row.js';

const isLoan = isCreditOf('loan-proceeds');
const STACKED_DAYS = 30;

/** `days`: in order, with one for each event. */
function mostWithin(length: number, days: readonly EpochDay[]): number {
  let most = 0;
  let first = 0;
  days.forEach((day, index) => {
    while ((days[first] as EpochDay) <= day - length) first++;
    most = Math.max(most, index - first + 1);
  });
  return most;
}

export const NEW_CREDIT = [
  {
    name: 'loansReceivedCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Loans and credit advances received in the last 90 days.',
    nullReasons: [],
    measure: countOf(isLoan),
  },
  {
    name: 'loansReceivedCount365d',
    unit: 'count',
    window: '365d',
    definition: 'Loans and credit advances received in the last 365 days.',
    nullReasons: [],
    measure: countOf(isLoan),
  },
  {
    name: 'loansReceived365d',
    unit: 'money',
    window: '365d',
    definition: 'The sum of the loans and credit advances received in the last 365 days.',
    nullReasons: [],
    measure: netOf(isLoan),
  },
  {
    name: 'loansReceivedToIncome',
    unit: 'ratio',
    window: 'year',
    definition: 'Loans and credit advances received, over income.',
    nullReasons: ['no-income'],
    measure: period => ratioOf(netOf(isLoan)(period), period.income) ?? 'no-income',
  },
  {
    name: 'daysSinceLastLoanReceived',
    unit: 'days',
    window: 'year',
    definition: 'Days since the last loan or credit advance was received.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(isLoan),
  },
  {
    name: 'loansStackedWithin30Days',
    unit: 'count',
    window: 'year',
    definition: 'The most loans and credit advances received within any 30 days in a row.',
    nullReasons: [],
    measure: ({ rows }) =>
      mostWithin(
        STACKED_DAYS,
        rows.filter(isLoan).map(({ entry }) => entry.day),
      ),
  },
] as const satisfies readonly AttributeRow[];
