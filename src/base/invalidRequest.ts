/** The one error this library throws. */

export interface RequestIssue {
  /** Keys and indexes from the top of the request (or of `options`) to the value at fault. */
  readonly path: readonly (string | number)[];
  /** Stable, machine-readable. */
  readonly code: string;
  /** Names the field and says what is wrong with it. */
  readonly message: string;
  /** The value that was received, shortened, as the message quotes it; not there where it is missing or quoted nowhere. */
  readonly received?: string;
}

/** Issues beyond this many are counted, not listed. */
export const MAX_LISTED_ISSUES = 100;

export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';
  readonly code = 'invalid_request';
  /** The first {@link MAX_LISTED_ISSUES} issues, in order. */
  readonly issues: readonly RequestIssue[];
  /** How many issues there are in all. */
  readonly issueCount: number;

  /** `issueCount`: how many there are, where `issues` holds only the first. */
  constructor(issues: readonly RequestIssue[], issueCount: number = issues.length) {
    const first = issues[0]?.message ?? 'invalid request';
    super(issueCount > 1 ? `${first} (and ${issueCount - 1} more)` : first);
    this.issues = issues.slice(0, MAX_LISTED_ISSUES);
    this.issueCount = issueCount;
  }
}

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
