/** Financial health of accounts over five periods, and their balances day by day. */
import * as z from 'zod';
import { ofKind } from '../base/ofKind.js';
import { BUSINESS_FIGURE_ORDER, CONSUMER_FIGURE_ORDER } from '../data/healthFigures.js';
import { BUSINESS_MEMBERS, CONSUMER_MEMBERS, SHARED_MEMBERS } from '../data/healthMembers.js';
import { resultMeta } from './meta.js';
import {
  categorySlug,
  count,
  currencyCode,
  date,
  dateOrNull,
  evidencedAmount,
  money,
  moneyOrNull,
  monthMembers,
  ratio,
  text,
  textOrNull,
  transactionIds,
} from './values.js';

// Financial health: the frame of a period, and the figures that households and businesses have in common.

const largestTransaction = z
  .strictObject({ accountId: text, transactionId: text, date, amount: money, description: text })
  .nullable();

const borrowing = z.strictObject({ lenderCount: count, netBorrowed: money, transactionIds });

/** Each transaction of the period in one part of one of these figures. */
function breakdownOf<const Figure extends string>(figures: readonly Figure[]) {
  return z.array(
    z.strictObject({
      figure: z.enum(figures),
      category: categorySlug,
      creditDebitIndicator: z.enum(['Credit', 'Debit']),
      amount: money.min(0),
      transactionIds,
    }),
  );
}

const periodFrame = {
  from: dateOrNull,
  to: dateOrNull,
  coverage: z.strictObject({
    daysRequested: count,
    daysAvailable: count,
    carriedFrom: z.literal('lastNinetyDays').nullable(),
    historyFrom: dateOrNull,
    basis: z.enum(['given', 'first-row', 'usual-gap']).nullable(),
  }),
};

/** How each kind of member is written that both have. */
const kinds = {
  money,
  amount: money.min(0),
  moneyOrNull,
  ratio,
  count,
  dateOrNull,
  evidencedAmount,
  borrowing,
  largestTransaction,
  returnedPayments: z.strictObject({ count, fees: money, transactionIds }),
  months: z.array(z.strictObject({ ...monthMembers, credit: money, debit: money, net: money })),
};

const sharedMembers = ofKind(SHARED_MEMBERS, kinds);

// A period of a business.

const concentration = z.strictObject({
  partyCount: count,
  largestParty: textOrNull,
  largestShare: ratio,
  largestFiveShare: ratio,
  herfindahlIndex: ratio,
  unnamedShare: ratio,
  largest: z
    .array(
      z.strictObject({
        name: textOrNull,
        amount: money,
        share: ratio,
        transactionCount: count,
        transactionIds,
      }),
    )
    .max(5),
});

const monthRevenue = z.strictObject({ ...monthMembers, revenue: money, index: ratio });
const gap = z.strictObject({ days: ratio, customerCount: count });

export const businessHealthPeriod = z.strictObject({
  ...periodFrame,
  ...sharedMembers,
  ...ofKind(BUSINESS_MEMBERS, {
    ...kinds,
    breakdown: breakdownOf(BUSINESS_FIGURE_ORDER),
    concentration,
    gap,
    countOrNull: count.nullable(),
    wholeOrNull: count.nullable(),
    receiptsByRail: z.strictObject({
      cardSettlements: evidencedAmount,
      bankTransfers: evidencedAmount,
      cashAndCheques: evidencedAmount,
      notStated: evidencedAmount,
    }),
    seasonality: z
      .strictObject({
        variation: ratio,
        highestMonth: monthRevenue,
        lowestMonth: monthRevenue,
        months: z.array(monthRevenue),
      })
      .nullable(),
    merchantCashAdvance: z.strictObject({ received: money, repaid: money, transactionIds }),
  }),
});

// A period of a household.

export const consumerHealthPeriod = z.strictObject({
  ...periodFrame,
  ...sharedMembers,
  ...ofKind(CONSUMER_MEMBERS, {
    ...kinds,
    breakdown: breakdownOf(CONSUMER_FIGURE_ORDER),
    daysToZeroAfterPayday: z.strictObject({ days: ratio, cyclesAtZero: count, cycles: count }),
  }),
});

const account = {
  accountId: text,
  currencyCode,
  currentBalance: money,
  availableBalance: moneyOrNull,
  creditLine: money.min(0).nullable(),
};

export const consumerFinancialHealthResult = healthResult(consumerHealthPeriod);
export const businessFinancialHealthResult = healthResult(businessHealthPeriod);

export const endOfDayBalancesResult = z.strictObject({
  accounts: z.array(
    z.strictObject({
      ...account,
      days: z.array(z.strictObject({ date, balance: money, reported: moneyOrNull })),
      reconciliation: z.strictObject({
        status: z.enum(['agrees', 'differs', 'not-checked']),
        checkedDays: count,
        differingDays: count,
        firstDifference: z
          .strictObject({ date, expected: money, computed: money, difference: money })
          .nullable(),
        constantDifference: moneyOrNull,
      }),
    }),
  ),
  combined: z
    .strictObject({ currencyCode, days: z.array(z.strictObject({ date, balance: money })) })
    .nullable(),
  combinedNotComputed: textOrNull,
  meta: resultMeta,
});

function healthResult<Period extends z.ZodType>(period: Period) {
  const periods = z.strictObject({
    lastThirtyDays: period,
    lastSixtyDays: period,
    lastNinetyDays: period,
    lastOneEightyDays: period,
    lastThreeSixtyDays: period,
  });
  return z.strictObject({
    accounts: z.array(z.strictObject({ ...account, periods })),
    combined: z.strictObject({ currencyCode, periods }).nullable(),
    combinedNotComputed: textOrNull,
    meta: resultMeta,
  });
}
