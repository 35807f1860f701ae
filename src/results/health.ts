/** Financial health of accounts over five periods, and their balances day by day. */
import * as z from 'zod';
import { periodsOf } from '../contract/health/financialHealth.js';
import { businessHealthPeriod } from './businessHealth.js';
import { consumerHealthPeriod } from './consumerHealth.js';
import { resultMeta } from './meta.js';
import { count, currencyCode, date, money, moneyOrNull, text, textOrNull } from './values.js';

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
  const periods = z.strictObject(periodsOf(() => period));
  return z.strictObject({
    accounts: z.array(z.strictObject({ ...account, periods })),
    combined: z.strictObject({ currencyCode, periods }).nullable(),
    combinedNotComputed: textOrNull,
    meta: resultMeta,
  });
}
