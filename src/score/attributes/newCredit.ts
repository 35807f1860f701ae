/** Borrowed money that came in, and how close together. */
import { ratioOf } from '../../health/rates.js';
import { countOf, daysSinceLast, isCreditOf, netOf } from './formulas.js';
import type { AttributeRow } from './row.js';

const isLoan = isCreditOf('loan-proceeds');
const STACKED_WITHIN = 30;

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
    measure: ({ rows }) => {
      const days = rows.filter(isLoan).map(({ entry }) => entry.day);
      return Math.max(
        0,
        ...days.map(first => days.filter(day => day >= first && day < first + STACKED_WITHIN).length),
      );
    },
  },
] as const satisfies readonly AttributeRow[];
