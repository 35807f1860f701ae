/** Verified income. */
import * as z from 'zod';
import { VERIFY_INCOME_RESULT } from '../contract/income/incomeResult.js';
import { INCOME_STREAM } from '../contract/income/incomeStream.js';
import { resultMeta } from './meta.js';
import { membersOf } from './ofContract.js';

export const incomeStream = z.strictObject(membersOf(INCOME_STREAM));

export const verifyIncomeResult = z.strictObject({ ...membersOf(VERIFY_INCOME_RESULT), meta: resultMeta });
