/** When income ends, and how it compares with the year before. */
import * as z from 'zod';
import { FIXED_TERM_REASONS } from '../data/fixedTermIncome.js';
import type { FixedTermReason } from '../model/incomeForward.js';
import { count, date, dateOrNull, money, transactionIds } from './values.js';

export const expectedEnd = z.strictObject({
  earliest: dateOrNull,
  latest: date,
  reason: z.enum(FIXED_TERM_REASONS) as z.ZodType<FixedTermReason>,
});

const compared = { months: count, total: money, previousTotal: money, change: money };

export const yearOnYear = z.strictObject({ ...compared, previousTransactionIds: transactionIds });
export const yearOnYearSummary = z.strictObject({
  ...compared,
  previousOther: money,
  otherTransactionIds: transactionIds,
});
