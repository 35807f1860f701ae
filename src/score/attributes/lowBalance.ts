/** How often and for how long the balance was low or below zero. */
import type { Minor } from '../../base/money.js';
import type { DayBalance } from '../../health/periodFacts.js';
import { ratioOf } from '../../health/rates.js';
import type { AttributeRow } from './attributeRow.js';
import { ofBalances } from './formulas.js';

const LOW: Minor = 100_00;
const isBelowZero = ({ minor }: DayBalance) => minor < 0;
const isLow = ({ minor }: DayBalance) => minor < LOW;

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

export const LOW_BALANCE = [
  {
    name: 'daysBelowZero30d',
    unit: 'days',
    window: '30d',
    definition: 'Days of the last 30 that ended below zero.',
    nullReasons: ['no-balance'],
    measure: daysOf(isBelowZero),
  },
  {
    name: 'daysBelowZero90d',
    unit: 'days',
    window: '90d',
    definition: 'Days of the last 90 that ended below zero.',
    nullReasons: ['no-balance'],
    measure: daysOf(isBelowZero),
  },
  {
    name: 'daysBelowZero365d',
    unit: 'days',
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
    unit: 'days',
    window: '30d',
    definition: 'Days of the last 30 that ended below 100.00.',
    nullReasons: ['no-balance'],
    measure: daysOf(isLow),
  },
  {
    name: 'daysBelowOneHundred90d',
    unit: 'days',
    window: '90d',
    definition: 'Days of the last 90 that ended below 100.00.',
    nullReasons: ['no-balance'],
    measure: daysOf(isLow),
  },
  {
    name: 'daysBelowOneHundred365d',
    unit: 'days',
    window: '365d',
    definition: 'Days of the last 365 that ended below 100.00.',
    nullReasons: ['no-balance'],
    measure: daysOf(isLow),
  },
] as const satisfies readonly AttributeRow[];
