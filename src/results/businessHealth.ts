/** A period of a business. */
import * as z from 'zod';
import { membersByKind } from '../base/membersByKind.js';
import { BUSINESS_FIGURE_ORDER } from '../data/healthFigures.js';
import { BUSINESS_MEMBERS } from '../data/healthMembers.js';
import { breakdownOf, kinds, periodFrame, sharedMembers } from './healthParts.js';
import { count, evidencedAmount, money, monthMembers, ratio, textOrNull, transactionIds } from './values.js';

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
  ...membersByKind(BUSINESS_MEMBERS, {
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
