/** Reads a request whose accounts need their current balance: financial health, and end-of-day balances. */
import { InvalidRequestError, type RequestIssue } from '../base/invalidRequest.js';
import { issueAt } from '../requests/issue.js';
import type { ParsedOptions } from '../requests/options.js';
import {
  assessFinancialHealthAccountsRequestSchema,
  assessFinancialHealthRequestSchema,
} from '../requests/requests.js';
import type { GivenAccount } from './accounts.js';
import { readAccounts } from './readAccounts.js';

const FORMS = {
  account: assessFinancialHealthRequestSchema,
  accounts: assessFinancialHealthAccountsRequestSchema,
};

export function readWithBalances(request: unknown, options: ParsedOptions) {
  const given = readAccounts(FORMS, request, options);
  refuseWithoutBalance(given.accounts);
  return given;
}

function refuseWithoutBalance(accounts: readonly GivenAccount[]): void {
  const issues = accounts.flatMap(({ path, current }): RequestIssue[] =>
    current !== null
      ? []
      : [
          issueAt(
            [...path, 'balances', 'current'],
            'missing_current_balance',
            'is needed, since end-of-day balances are rebuilt from it: give { amount, creditDebitIndicator }, without pending transactions',
          ),
        ],
  );
  if (issues.length > 0) throw new InvalidRequestError(issues);
}
