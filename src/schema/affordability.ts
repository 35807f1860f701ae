/** What a request for affordability may ask for beside the transactions. */
import * as z from 'zod';
import { amountSchema, namingMembers } from './values.js';

const LARGEST_RISE = 1000;
const shareExpected = { error: 'must be a number above 0 and at most 1' };

export const ownershipShareSchema = z.number(shareExpected).gt(0, shareExpected).max(1, shareExpected);

const percent = (most: number) => {
  const expected = { error: `must be a number from 0 to ${most}` };
  return z.number(expected).min(0, expected).max(most, expected).nullish();
};

/** All its members are optional, so a misspelt one would go unseen: it is refused. */
export const stressSchema = z.strictObject(
  {
    incomeDownPercent: percent(100),
    costsUpPercent: percent(LARGEST_RISE),
    newMonthlyRepayment: amountSchema.nullish(),
  },
  namingMembers('incomeDownPercent, costsUpPercent or newMonthlyRepayment'),
);
