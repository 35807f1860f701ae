/** Financial health of accounts over five periods, and their balances day by day. */
import * as z from 'zod';
import { END_OF_DAY_BALANCES_RESULT } from '../contract/health/endOfDayBalances.js';
import { HELD_ACCOUNT, periodsOf } from '../contract/health/financialHealth.js';
import { businessHealthPeriod } from './businessHealth.js';
import { consumerHealthPeriod } from './consumerHealth.js';
import { resultMeta } from './meta.js';
import { membersOf } from './ofContract.js';
import { currencyCode, textOrNull } from './values.js';

const account = membersOf(HELD_ACCOUNT);

export const consumerFinancialHealthResult = healthResult(consumerHealthPeriod);
export const businessFinancialHealthResult = healthResult(businessHealthPeriod);

export const endOfDayBalancesResult = z.strictObject({
  ...membersOf(END_OF_DAY_BALANCES_RESULT),
  meta: resultMeta,
});

function healthResult<Period extends z.ZodType>(period: Period) {
  const parts = { periods: z.strictObject(periodsOf(() => period)), wholeHistory: period.nullable() };
  return z.strictObject({
    accounts: z.array(z.strictObject({ ...account, ...parts })),
    combined: z.strictObject({ currencyCode, ...parts }).nullable(),
    combinedNotComputed: textOrNull,
    meta: resultMeta,
  });
}
