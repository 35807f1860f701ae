/** All attributes, family by family: the order of results, of the documentation and of the exported list. */

import type { EpochDay } from '../../base/calendar.js';
import { roundedTo, shareOf, sumOf } from '../../base/money.js';
import type { ScoreAttributeDefinition, ScoreAttributeFamily } from '../../contract/score/scoreAttributes.js';
import { ratioOf } from '../../health/rates.js';
import type { HealthRow } from '../../health/rows.js';
import type { StreamFacts } from '../../income/stream.js';
import { presentOf } from '../../streams/paymentGroup.js';
import { ACTIVITY } from './activityAttributes.js';
import { type AttributeRow, nullReasonsOf } from './attributeRow.js';
import { BALANCE } from './balanceAttributes.js';
import { CASH_FLOW } from './cashFlow.js';
import { DEBT } from './debt.js';
import type { Flows, Month } from './facts.js';
import {
  costOf,
  countOf,
  daysSinceLast,
  gapDeviationOf,
  isCreditOf,
  isDebitOf,
  netOf,
  perMonthOf,
  shareOfIncome,
  shareOfMonths,
  shareOfSpending,
} from './formulas.js';
import { GAMBLING } from './gambling.js';
import { HIGH_COST_CREDIT } from './highCostCredit.js';
import { INCOME } from './incomeAttributes.js';
import { LOW_BALANCE } from './lowBalance.js';
import { OUTGOINGS } from './outgoings.js';
import { OUTGOINGS_TO_INCOME } from './outgoingsToIncome.js';
import { RETURNED_PAYMENTS_AND_FEES } from './returnedAndFees.js';

// How regularly the main income comes. Benefits are income like any other here.

/** The stream that brought most. */
function mainStream(streams: readonly StreamFacts[]): StreamFacts | null {
  return streams.reduce<StreamFacts | null>(
    (main, stream) => (main === null || stream.total > main.total ? stream : main),
    null,
  );
}

const PAY_RHYTHM = [
  {
    name: 'payDayRegularity',
    unit: 'share',
    window: 'incomeYear',
    definition:
      'The part of the payments of the largest stream that came on the very day its recognised schedule names, moves around weekends and holidays allowed for.',
    nullReasons: ['no-income', 'no-schedule'],
    measure: ({ streams }) => {
      const main = mainStream(streams);
      if (main === null) return 'no-income';
      return main.cadence.schedule === null ? 'no-schedule' : roundedTo(main.cadence.fit, 4);
    },
  },
  {
    name: 'payGapDeviation',
    unit: 'days',
    window: 'incomeYear',
    definition: 'The median absolute deviation of the days between payments of the largest stream.',
    nullReasons: ['no-income', 'too-few-payments'],
    measure: ({ streams }) => {
      const main = mainStream(streams);
      return main === null
        ? 'no-income'
        : gapDeviationOf(presentOf(main.group).map(({ entry }) => entry.day));
    },
  },
  {
    name: 'missedPaymentsOfIncome',
    unit: 'count',
    window: 'incomeYear',
    definition:
      'Expected payments that did not come between the first and the last one of each stream that has a schedule.',
    nullReasons: ['no-income'],
    measure: ({ streams }) =>
      streams.length === 0 ? 'no-income' : sumOf(streams.map(({ cadence }) => cadence.missed)),
  },
  {
    name: 'daysSinceLastIncome',
    unit: 'days',
    window: 'year',
    definition: 'Days since the last income payment.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(({ incomeSource }) => incomeSource !== null),
  },
] as const satisfies readonly AttributeRow[];

// Borrowed money that came in, and how close together the advances were.

const isLoan = isCreditOf('loan-proceeds');
const STACKED_DAYS = 30;

/** `days` are in order, one for each event. */
function mostWithin(length: number, days: readonly EpochDay[]): number {
  let most = 0;
  let first = 0;
  days.forEach((day, index) => {
    while ((days[first] as EpochDay) <= day - length) first++;
    most = Math.max(most, index - first + 1);
  });
  return most;
}

const NEW_CREDIT = [
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

// Whether rent or a mortgage is paid, and how regularly.

const isHousingPayment = isDebitOf('rent', 'mortgage');
const isPaid = ({ rows }: Month) => rows.some(isHousingPayment);

/** From the first month with a payment. */
function monthsSinceFirst(months: readonly Month[]): readonly Month[] {
  const first = months.findIndex(isPaid);
  return first < 0 ? [] : months.slice(first);
}

const HOUSING = [
  {
    name: 'housingPaymentRegularity',
    unit: 'share',
    window: 'completeMonths',
    fewest: 1,
    definition: 'Of the months since the first rent or mortgage payment seen, the part that holds one.',
    nullReasons: ['none-seen'],
    measure: months => {
      const since = monthsSinceFirst(months);
      return shareOf(since.filter(isPaid).length, since.length) ?? 'none-seen';
    },
  },
  {
    name: 'housingPaymentMonthsMissed',
    unit: 'count',
    window: 'completeMonths',
    fewest: 1,
    definition: 'Months since the first rent or mortgage payment seen that hold none.',
    nullReasons: ['none-seen'],
    measure: months => {
      const since = monthsSinceFirst(months);
      return since.length === 0 ? 'none-seen' : since.filter(month => !isPaid(month)).length;
    },
  },
  {
    name: 'housingPaymentGapDeviation',
    unit: 'days',
    window: 'year',
    definition: 'The median absolute deviation of the days between rent or mortgage payments.',
    nullReasons: ['too-few-payments'],
    measure: ({ rows }) => gapDeviationOf(rows.filter(isHousingPayment).map(({ entry }) => entry.day)),
  },
  {
    name: 'daysSinceLastHousingPayment',
    unit: 'days',
    window: 'year',
    definition: 'Days since the last rent or mortgage payment.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(isHousingPayment),
  },
] as const satisfies readonly AttributeRow[];

// Money that was saved, and money taken back from savings.

const isSavings = ({ category }: HealthRow) => category.affordability === 'savings';
const isPaidIn = (row: HealthRow) => !row.entry.isCredit && isSavings(row);
const isFetchedBack = (row: HealthRow) => row.entry.isCredit && isSavings(row);
const savedOf = (flows: Flows) => -netOf(isSavings)(flows);

const SAVINGS = [
  {
    name: 'savingsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Paid into savings and investments less what came back, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(savedOf),
  },
  {
    name: 'savingsRate',
    unit: 'ratio',
    window: 'year',
    definition: 'Paid into savings and investments less what came back, over income.',
    nullReasons: ['no-income'],
    measure: shareOfIncome(savedOf),
  },
  {
    name: 'monthsWithSavingShare',
    unit: 'share',
    window: 'completeMonths',
    fewest: 1,
    definition: 'The part of the months in which anything was paid into savings or investments.',
    nullReasons: [],
    measure: shareOfMonths(({ rows }) => rows.some(isPaidIn)),
  },
  {
    name: 'savingsWithdrawalCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Credits from savings and investments in the last 90 days.',
    nullReasons: [],
    measure: countOf(isFetchedBack),
  },
] as const satisfies readonly AttributeRow[];

// How much of the spending is cash, whose use is unknown.

const withdrawnOf = costOf('cash-withdrawal');

const CASH = [
  {
    name: 'cashWithdrawalsPerMonth',
    unit: 'money',
    window: 'year',
    definition: 'Cash withdrawn, per month of 365/12 days.',
    nullReasons: [],
    measure: perMonthOf(withdrawnOf),
  },
  {
    name: 'cashShareOfSpending',
    unit: 'share',
    window: 'year',
    definition: 'Cash withdrawn as a part of spending.',
    nullReasons: ['no-spending'],
    measure: shareOfSpending(withdrawnOf),
  },
  {
    name: 'cashWithdrawalCount90d',
    unit: 'count',
    window: '90d',
    definition: 'Cash withdrawals of the last 90 days.',
    nullReasons: [],
    measure: countOf(isDebitOf('cash-withdrawal')),
  },
  {
    name: 'cashDepositsToIncome',
    unit: 'ratio',
    window: 'year',
    definition: 'Cash and cheques paid in, which verify nothing, over verified income.',
    nullReasons: ['no-income'],
    measure: period => ratioOf(netOf(isCreditOf('cash-deposit'))(period), period.income) ?? 'no-income',
  },
] as const satisfies readonly AttributeRow[];

const FAMILIES = {
  income: INCOME,
  'pay-rhythm': PAY_RHYTHM,
  outgoings: OUTGOINGS,
  'outgoings-to-income': OUTGOINGS_TO_INCOME,
  'cash-flow': CASH_FLOW,
  balance: BALANCE,
  'low-balance': LOW_BALANCE,
  debt: DEBT,
  'high-cost-credit': HIGH_COST_CREDIT,
  'new-credit': NEW_CREDIT,
  'returned-payments-and-fees': RETURNED_PAYMENTS_AND_FEES,
  gambling: GAMBLING,
  cash: CASH,
  savings: SAVINGS,
  housing: HOUSING,
  activity: ACTIVITY,
} as const satisfies Readonly<Record<ScoreAttributeFamily, readonly AttributeRow[]>>;

/** The name of a score attribute, such as `incomeStability`. `SCORE_ATTRIBUTES` defines them all. */
export type ScoreAttributeName = (typeof FAMILIES)[ScoreAttributeFamily][number]['name'];

export const ATTRIBUTE_ROWS: readonly (AttributeRow & { readonly name: ScoreAttributeName })[] =
  Object.values(FAMILIES).flat();

/** Every score attribute with its definition, in the order of the results. */
export const SCORE_ATTRIBUTES: readonly ScoreAttributeDefinition<ScoreAttributeName>[] = Object.entries(
  FAMILIES,
).flatMap(([family, rows]) =>
  rows.map(row => ({
    name: row.name,
    family: family as ScoreAttributeFamily,
    unit: row.unit,
    window: row.window,
    definition: row.definition,
    nullReasons: nullReasonsOf(row),
  })),
);
