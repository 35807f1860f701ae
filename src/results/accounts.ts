/** Answers about several accounts. */
import * as z from 'zod';
import { resultMeta } from './meta.js';

/** One result for each account. */
export function resultsOf<Result extends z.ZodType>(result: Result) {
  return z.strictObject({ accounts: z.array(result), meta: resultMeta });
}
