/** What the figures of financial health are made of, and the figures that households and businesses share. */
import * as z from 'zod';
import { ofKind } from '../../base/ofKind.js';
import { SHARED_MEMBERS } from '../../data/healthMembers.js';
import { directionSchema } from '../../schema/values.js';
import {
  dateSchema,
  moneySchema,
  monthSchema,
  numberSchema,
  orNull,
  transactionIdsSchema,
  wholeSchema,
} from './values.js';

export const money = moneySchema;
/** Null where what it divides by is not above zero, or there are too few days or months. */
export const ratio = orNull(numberSchema);
const moneyOrNull = orNull(moneySchema);
export const count = wholeSchema.min(0);
export const evidencedAmount = z.object({ amount: money, transactionIds: transactionIdsSchema });

const largestTransaction = orNull(
  z.object({
    accountId: z.string(),
    transactionId: z.string(),
    date: dateSchema,
    amount: money,
    description: z.string(),
  }),
);

export const months = <Members extends z.ZodRawShape>(members: Members) =>
  z.array(monthSchema.extend(members));

const borrowing = z.object({
  lenderCount: count,
  netBorrowed: money,
  transactionIds: transactionIdsSchema,
});

export const concentration = z.object({
  partyCount: count,
  largestParty: orNull(z.string()),
  largestShare: ratio,
  largestFiveShare: ratio,
  herfindahlIndex: ratio,
  unnamedShare: ratio,
  largest: z.array(
    z.object({
      name: orNull(z.string()),
      amount: money,
      share: ratio,
      transactionCount: count,
      transactionIds: transactionIdsSchema,
    }),
  ),
});

export const revenueMembers = { revenue: money, index: ratio };
export const monthRevenue = monthSchema.extend(revenueMembers);
/** Of customers that paid often enough. */
export const gap = z.object({ days: orNull(numberSchema), customerCount: count });

/** Every transaction of the period in one part, of a figure that the format has too. */
export const breakdownOf = <const Figure extends string>(figures: readonly Figure[]) =>
  z.array(
    z.object({
      figure: z.enum(figures),
      category: z.string(),
      creditDebitIndicator: directionSchema,
      amount: money.min(0),
      transactionIds: transactionIdsSchema,
    }),
  );

/** How each kind of member is written that people and businesses both have. */
export const kinds = {
  money,
  amount: money,
  moneyOrNull,
  ratio,
  count,
  dateOrNull: orNull(dateSchema),
  evidencedAmount,
  borrowing,
  largestTransaction,
  returnedPayments: z.object({ count, fees: money, transactionIds: transactionIdsSchema }),
  months: months({ credit: money, debit: money, net: money }),
};

export const sharedMembers = ofKind(SHARED_MEMBERS, kinds);
