/** Reads a request into its accounts, within the limit of transactions. */
import { type RequestForms, readForm } from '../requests/forms.js';
import type { ParsedOptions } from '../requests/options.js';
import { checkTransactionLimit, type FunctionLimit } from '../requests/read.js';
import {
  type GivenAccounts,
  givenAccount,
  givenAccounts,
  type ReadAccount,
  type ReadAccounts,
} from './accounts.js';

/** `echoes`: whether the result holds the rows. `limit`: what the service limits. */
export interface Reading {
  readonly echoes?: boolean;
  readonly limit?: FunctionLimit;
}

export function readAccounts<One extends ReadAccount, Several extends ReadAccounts>(
  forms: RequestForms<One, Several>,
  request: unknown,
  options: ParsedOptions,
  { echoes = false, limit = 'none' }: Reading = {},
): GivenAccounts<One | Several> {
  const read = readForm(forms, request, { echoes, timeZone: options.timeZone });
  const given = read.areSeveral
    ? givenAccounts(read.input, read.notices, options)
    : givenAccount(read.input, read.notices, options);
  checkTransactionLimit(
    given.accounts.map(({ path, transactions }) => ({
      path: [...path, 'transactions'],
      count: transactions.length,
    })),
    options,
    limit,
  );
  return given;
}
