/** Answers about several accounts. */
import type { ResultMeta } from './meta.js';

/** One result for each account of the request, in its order. */
export interface AccountsResult<Result> {
  readonly accounts: readonly Result[];
  /** Of the request as a whole: the one as-of date of all results, and every transaction that is ignored. */
  readonly meta: ResultMeta;
}
