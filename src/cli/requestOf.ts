/**
 * The request of one account, as `analyse` takes it, in the form that each function asks for. Other forms pass as they are.
 * Kept apart: this goes when the functions themselves take the one request.
 */

/** `account`: as given. `accounts`: in a list. `score`: beside its transactions. */
export type RequestForm = 'account' | 'accounts' | 'score';

export interface MappedRequest {
  readonly request: unknown;
  /** Where the account of the file stands in the request. */
  readonly movedTo: readonly (string | number)[];
}

export function requestOf(form: RequestForm, input: unknown): MappedRequest {
  const asGiven: MappedRequest = { request: input, movedTo: [] };
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return asGiven;
  const { countryCode, transactions, correlationId, ...account } = input as Record<string, unknown>;
  if (form === 'accounts' && !Object.hasOwn(input, 'accounts'))
    return { request: { countryCode, accounts: [{ ...account, transactions }] }, movedTo: ['accounts', 0] };
  if (form === 'score' && !Object.hasOwn(input, 'account'))
    return { request: { account, transactions, correlationId }, movedTo: ['account'] };
  return asGiven;
}
