/** Gambling: what is staked, before winnings unless the definition says otherwise. */

import type { AttributeRow } from './attributeRow.js';
import {
  changeOf,
  costOf,
  countOf,
  daysSinceLast,
  isCreditOf,
  isDebitOf,
  netOf,
  perMonthOf,
  recentAndBefore,
  shareOfIncome,
  shareOfSpending,
} from './formulas.js';

const stakesOf = costOf('gambling');
const isStake = isDebitOf('gambling');
const winningsOf = netOf(isCreditOf('gambling-winnings'));

export const GAMBLING = [
  {
    name: 'gamblingPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Stakes and deposits with gambling firms less refunds, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(stakesOf),
  },
  {
    name: 'gamblingNetPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Stakes and deposits with gambling firms less winnings withdrawn, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(flows => stakesOf(flows) - winningsOf(flows)),
  },
  {
    name: 'gamblingShareOfIncome',
    unit: 'share',
    window: 'year',
    definition: 'Stakes and deposits with gambling firms less refunds, as a part of income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(stakesOf),
  },
  {
    name: 'gamblingShareOfIncome90d',
    unit: 'share',
    window: '90d',
    definition: 'Stakes and deposits with gambling firms of the last 90 days, as a part of their income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(stakesOf),
  },
  {
    name: 'gamblingShareOfSpending',
    unit: 'share',
    window: 'year',
    definition: 'Stakes and deposits with gambling firms less refunds, as a part of spending.',
    nullReasons: ['no-spending'],
    measure: shareOfSpending(stakesOf),
  },
  {
    name: 'gamblingCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Payments to gambling firms in the last 90 days.',
    nullReasons: [],
    measure: countOf(isStake),
  },
  {
    name: 'gamblingTrend90d',
    unit: 'ratio',
    window: '180d',
    definition:
      'Stakes of the last 90 days over those of the days of the window before, less 1: 1 is twice as much.',
    nullReasons: ['none-seen'],
    measure: (period, facts) => {
      const [recent, before] = recentAndBefore(period, facts);
      return changeOf(-netOf(isStake)(before), -netOf(isStake)(recent));
    },
  },
  {
    name: 'daysSinceLastGambling',
    unit: 'days',
    window: 'year',
    definition: 'Days since the last payment to a gambling firm.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(isStake),
  },
] as const satisfies readonly AttributeRow[];
