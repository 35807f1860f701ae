/** Answers about several accounts. */
import type { ResultMeta } from './meta.js';

/** One result for each account of the request, in its order. */
export interface AccountsResult<Result> {
  readonly accounts: readonly Result[];
  /** Of the request as a whole: the day that all results stand on, and every transaction that is ignored. */
  readonly meta: ResultMeta;
}
