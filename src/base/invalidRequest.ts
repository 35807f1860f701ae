/** The one error this library throws. */

/** One thing that is wrong with a request. */
export interface RequestIssue {
  /** Keys and indexes from the top of the request (or of `options`) to the value at fault. */
  readonly path: readonly (string | number)[];
  /** Stable and meant for programs, such as `too_many_transactions`. */
  readonly code: string;
  /** Names the field and says what is wrong with it. */
  readonly message: string;
  /**
   * The value that was received, shortened, as the message quotes it. Not there where the value is missing, or the message quotes
   * none.
   */
  readonly received?: string;
}

/** The most issues that an error lists. Further ones are only counted. */
export const MAX_LISTED_ISSUES = 100;

/**
 * The error that bad input throws. The library's functions throw nothing else.
 *
 * @example
 * ```ts
 * import { InvalidRequestError, verifyIncome } from 'open-banking-insights';
 *
 * try {
 *   verifyIncome({ accountId: '', currencyCode: 'GBP', transactions: [] });
 * } catch (error) {
 *   if (!(error instanceof InvalidRequestError)) throw error;
 *   console.log(error.issueCount, error.issues[0]?.path.join('.'));
 * }
 * // 1 | accountId
 * ```
 */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';
  /** The same for every error of this class. */
  readonly code = 'invalid_request';
  /** The first {@link MAX_LISTED_ISSUES} issues, in their order. */
  readonly issues: readonly RequestIssue[];
  /** The number of all issues. */
  readonly issueCount: number;

  /** `issueCount`: how many there are, where `issues` holds only the first. */
  constructor(issues: readonly RequestIssue[], issueCount: number = issues.length) {
    const first = issues[0]?.message ?? 'invalid request';
    super(issueCount > 1 ? `${first} (and ${issueCount - 1} more)` : first);
    this.issues = issues.slice(0, MAX_LISTED_ISSUES);
    this.issueCount = issueCount;
  }

  /**
   * The issues for a log: where and what, and nothing that was received. Messages quote values, which are names and account numbers
   * where columns were shifted. Of a path, what no member of this library is called is `?`.
   */
  get redacted(): readonly Pick<RequestIssue, 'path' | 'code'>[] {
    return this.issues.map(({ path, code }) => ({
      path: path.map(key => (typeof key === 'number' || /^[A-Za-z]{1,40}$/.test(key) ? key : '?')),
      code,
    }));
  }
}

/** What the `safe…` form of a function returns: the result, or the error that the function would have thrown. */
export type SafeResult<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: InvalidRequestError };

/** The form of a function that returns its error instead of throwing it. Anything else thrown is a bug and passes through. */
export function safely<Arguments extends readonly unknown[], Result>(
  call: (...parameters: Arguments) => Result,
): (...parameters: Arguments) => SafeResult<Result> {
  return (...parameters) => {
    try {
      return { success: true, data: call(...parameters) };
    } catch (error) {
      if (error instanceof InvalidRequestError) return { success: false, error };
      throw error;
    }
  };
}
