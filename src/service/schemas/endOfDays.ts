/** End-of-day balances as the library has them and as the service writes them, with amounts that are exact to the penny. */
import * as z from 'zod';
import { dateSchema } from '../../requests/requestValues.js';
import { balanceSchema, endOfDayBalanceSchema } from './account.js';
import { moneySchema } from './values.js';

/** Above this, a double cannot distinguish one penny from the next. */
const LARGEST_BALANCE = Number.MAX_SAFE_INTEGER / 100;

export const rebuiltDaysSchema = z.array(
  z.object({ date: dateSchema, balance: moneySchema.min(-LARGEST_BALANCE).max(LARGEST_BALANCE) }),
);

export const writtenDaysSchema = z.array(
  endOfDayBalanceSchema.extend({
    balance: balanceSchema.extend({ amount: balanceSchema.shape.amount.max(LARGEST_BALANCE) }),
  }),
);
