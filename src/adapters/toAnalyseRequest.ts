import { InvalidRequestError } from '../base/invalidRequest.js';
import type { CurrencyCode } from './model/request.js';
import type { StatementAccount, Statements } from './model/statements.js';

/** An account of a request, as `analyse` and the other functions take it. */
export type RequestAccount = Omit<StatementAccount, 'currencyCode' | 'origin'> & {
  readonly currencyCode: CurrencyCode;
};

export interface StatementsRequest {
  readonly accounts: readonly RequestAccount[];
}

/**
 * One request with all accounts in GBP or USD. Accounts in other currencies, or of which nothing tells the currency, are left
 * out; `statements.notes` names them (`other_currency`, `currency_unknown`). Throws InvalidRequestError where none is left.
 *
 * @example
 * ```ts
 * const result = analyse(toAnalyseRequest(readStatements(file)));
 * ```
 */
export function toAnalyseRequest(statements: Statements): StatementsRequest {
  const accounts = statements.accounts.flatMap(
    ({ origin: _origin, currencyCode, ...account }): readonly RequestAccount[] =>
      currencyCode === 'GBP' || currencyCode === 'USD' ? [{ ...account, currencyCode }] : [],
  );
  if (accounts.length > 0) return { accounts };
  throw new InvalidRequestError([
    { path: ['statements', 'accounts'], code: 'no_account', message: nothingLeft(statements) },
  ]);
}

function nothingLeft({ accounts }: Statements): string {
  if (accounts.length === 0) return 'The statements hold no account, so there is nothing to analyse';
  const currencies = [...new Set(accounts.map(({ currencyCode }) => currencyCode ?? 'unknown'))];
  return `A request holds accounts in GBP or USD; the currency of the accounts read is ${currencies.join(', ')}`;
}
