import { InvalidRequestError } from '../base/invalidRequest.js';
import { checkStatements } from './merge/given.js';
import type { AccountRequest, AccountsRequest } from './model/request.js';
import type { Statements, StatementTransaction } from './model/statements.js';

/**
 * One request for `analyse` and the other functions, with all accounts in pounds or dollars. Accounts in other currencies are
 * left out, and so are accounts whose currency is not known. `statements.notes` names them (`other_currency`,
 * `currency_unknown`).
 *
 * Throws `InvalidRequestError` if no account is left.
 *
 * @example
 * ```ts
 * import { readStatements, toAnalyseRequest } from 'open-banking-insights/adapters';
 *
 * const answer = `{ "Data": { "Transaction": [{
 *   "AccountId": "22289", "TransactionId": "t-1", "TransactionInformation": "CARD PAYMENT TO TESCO STORES 3297",
 *   "Amount": { "Amount": "23.50", "Currency": "GBP" }, "CreditDebitIndicator": "Debit", "Status": "Booked",
 *   "BookingDateTime": "2026-03-02T00:00:00+00:00"
 * }] } }`;
 * const request = toAnalyseRequest(readStatements(answer));
 * console.log(request.accounts.map(account => account.accountId)); // [ '22289' ]
 * ```
 */
export function toAnalyseRequest(statements: Statements): AccountsRequest<StatementTransaction> {
  checkStatements(statements, ['statements']);
  const accounts = statements.accounts.flatMap(
    ({ origin: _origin, currencyCode, ...account }): readonly AccountRequest<StatementTransaction>[] =>
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
  const cure = currencies.includes('unknown')
    ? '. Name the country (GB or US) or the currency of the file'
    : '';
  return `Only accounts in GBP or USD can be analysed; the currency of the accounts read is ${currencies.join(', ')}${cure}`;
}
