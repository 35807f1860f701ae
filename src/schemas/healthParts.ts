/** Financial health: the frame of a period, and the figures that households and businesses have in common. */
import * as z from 'zod';
import {
  categorySlug,
  count,
  date,
  dateOrNull,
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

export const borrowing = z.strictObject({ lenderCount: count, netBorrowed: money, transactionIds });

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

export const activityMetrics = {
  totalCredit: money,
  totalDebit: money,
  net: money,
  creditCount: count,
  debitCount: count,
  largestCredit: largestTransaction,
  largestDebit: largestTransaction,
  returnedPayments: z.strictObject({ count, fees: money, transactionIds }),
  months: z.array(z.strictObject({ ...monthMembers, credit: money, debit: money, net: money })),
  monthsInDeficit: count,
  netTrend: moneyOrNull,
};

export const balanceMetrics = {
  openingBalance: money,
  closingBalance: money,
  averageBalance: money,
  minimumBalance: money,
  minimumBalanceDate: dateOrNull,
  maximumBalance: money,
  balanceVolatility: money.min(0),
  daysOverdrawn: count,
  deepestOverdraft: money.min(0),
  averageOverdraft: moneyOrNull,
  overdraftSpells: count,
  longestOverdraftSpell: count,
  overdraftLimitUsed: ratio,
  daysBelowOneHundred: count,
};
