/** Results for storage, without what repeats in them. */
import { InvalidRequestError, type SafeResult, safely } from '../base/invalidRequest.js';
import { type CompactResult, FORMAT, VERSION } from './form.js';
import { read } from './reader.js';
import { written } from './writer.js';

/**
 * Writes each distinct decision and each distinct text of a result once. What comes out is plain JSON of about a fifth of the
 * bytes, since the rows of an account repeat a few hundred decisions.
 *
 * @param result - What any function of the library returned, or a part of it. It is not changed.
 * @throws InvalidRequestError if it holds what is none of JSON, such as a function, or is more than 500 levels deep.
 *
 * @example
 * ```ts
 * import { validateForScore } from 'open-banking-insights';
 * import { compact, expand } from 'open-banking-insights/compact';
 *
 * const result = validateForScore({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * const stored = JSON.stringify(compact(result));
 * console.log(JSON.stringify(expand(JSON.parse(stored))) === JSON.stringify(result)); // true
 * ```
 */
export function compact(result: unknown): CompactResult {
  return guarded('result', () => ({ format: FORMAT, version: VERSION, ...written(result) }));
}

/**
 * The result that `compact` was given: the same members in the same order, so that both are the same bytes as JSON. Equal
 * decisions are one object in memory.
 *
 * @param given - What `compact` returned, also after it was written as JSON and read again.
 * @throws InvalidRequestError if it is something else, or was changed so that it refers to what is not there.
 *
 * @example
 * ```ts
 * import { compact, expand } from 'open-banking-insights/compact';
 *
 * const months = [{ year: 2026, month: 6 }, { year: 2026, month: 5 }];
 * console.log(expand(compact(months))); // [ { year: 2026, month: 6 }, { year: 2026, month: 5 } ]
 * ```
 */
export function expand<Result = unknown>(given: CompactResult): Result;
export function expand(given: unknown): unknown {
  return guarded('compact', () => read(given));
}

/**
 * The same as `compact`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeCompact } from 'open-banking-insights/compact';
 *
 * const stored = safeCompact({ total: 12n });
 * console.log(stored.success ? stored.data : stored.error.issues[0]?.code); // not_json
 * ```
 */
export function safeCompact(result: unknown): SafeResult<CompactResult> {
  return safely(compact)(result);
}

/**
 * The same as `expand`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { type CompactResult, safeExpand } from 'open-banking-insights/compact';
 *
 * const result = safeExpand({} as CompactResult);
 * console.log(result.success ? result.data : result.error.issues[0]?.path.join('.')); // compact.format
 * ```
 */
export function safeExpand<Result = unknown>(given: CompactResult): SafeResult<Result> {
  return safely(expand<Result>)(given);
}

/** A getter or a proxy can throw what it likes. */
function guarded<Result>(name: string, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    if (error instanceof InvalidRequestError) throw error;
    throw new InvalidRequestError([
      { path: [name], code: 'unreadable', message: `${name}: it could not be read; give plain JSON` },
    ]);
  }
}
