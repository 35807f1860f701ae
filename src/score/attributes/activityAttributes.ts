/** How long the account is known, and how much it is used. */
import { shareOf } from '../../base/money.js';
import { classIdOf } from '../../enrichment/words/categories.js';
import type { AttributeRow } from './attributeRow.js';
import { daysSinceLast, payeeCountOf, shareOfMonths } from './formulas.js';

const DIRECT_DEBIT = classIdOf('direct-debit');

export const ACTIVITY = [
  {
    name: 'historyDays',
    unit: 'days',
    window: 'asOf',
    definition:
      'Days from the first transaction, or from the start of the history where it is given and earlier, to asOf, both included.',
    nullReasons: [],
    measure: ({ historyDays }) => historyDays,
  },
  {
    name: 'transactionCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Booked transactions of the last 90 days.',
    nullReasons: [],
    measure: ({ rows }) => rows.length,
  },
  {
    name: 'transactionCount365d',
    unit: 'count',
    window: '365d',
    definition: 'Booked transactions of the last 365 days.',
    nullReasons: [],
    measure: ({ rows }) => rows.length,
  },
  {
    name: 'transactionsPerMonth',
    unit: 'ratio',
    window: 'year',
    definition: 'Booked transactions per month of 365/12 days.',
    nullReasons: [],
    measure: ({ rows, days }) => shareOf(rows.length * 365, 12 * days) ?? 'short-history',
  },
  {
    name: 'activeDaysShare',
    unit: 'share',
    window: 'year',
    definition: 'The part of the days on which anything was booked.',
    nullReasons: [],
    measure: ({ rows, days }) =>
      shareOf(new Set(rows.map(({ entry }) => entry.day)).size, days) ?? 'short-history',
  },
  {
    name: 'activeMonthsShare',
    unit: 'share',
    window: 'completeMonths',
    fewest: 1,
    definition: 'The part of the months in which anything was booked.',
    nullReasons: [],
    measure: shareOfMonths(({ rows }) => rows.length > 0),
  },
  {
    name: 'directDebitPayeeCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Different payees of direct debits in the last 90 days.',
    nullReasons: [],
    measure: payeeCountOf(({ entry, decision }) => !entry.isCredit && decision.classId === DIRECT_DEBIT),
  },
  {
    name: 'daysSinceLastTransaction',
    unit: 'days',
    window: 'year',
    definition: 'Days since anything was booked.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(() => true),
  },
] as const satisfies readonly AttributeRow[];
