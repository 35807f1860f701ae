/** Financial health: the frame of a period, and the figures that households and businesses have in common. */
import * as z from 'zod';
import { membersByKind } from '../base/membersByKind.js';
import { SHARED_MEMBERS } from '../data/healthMembers.js';
import {
  categorySlug,
  count,
  date,
  dateOrNull,
  evidencedAmount,
  money,
  moneyOrNull,
  monthMembers,
  ratio,
  text,
  transactionIds,
} from './values.js';

const largestTransaction = z
  .strictObject({ accountId: text, transactionId: text, date, amount: money, description: text })
  .nullable();

const borrowing = z.strictObject({ lenderCount: count, netBorrowed: money, transactionIds });

/** Each transaction of the period in one part of one of these figures. */
export function breakdownOf<const Figure extends string>(figures: readonly Figure[]) {
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

export const periodFrame = {
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
export const kinds = {
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

export const sharedMembers = membersByKind(SHARED_MEMBERS, kinds);
