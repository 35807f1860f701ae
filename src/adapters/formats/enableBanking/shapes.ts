/**
 * Recognises answers of Enable Banking's API by their members: https://enablebanking.com/docs/api/reference/, read in November 2026, and
 * its OpenAPI document as of August 2026.
 */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';
import { memberOf } from '../../json/record.js';

export function isTransaction(item: JsonObject): boolean {
  const amount = memberOf(item, 'transaction_amount');
  return amount !== undefined && (has(amount, 'amount') || has(item, 'credit_debit_indicator'));
}

export function isBalance(item: JsonObject): boolean {
  return has(item, 'balance_amount', 'balance_type');
}

/** The hash is Enable Banking's own: it names the account in every session. */
export function isAccount(item: JsonObject): boolean {
  return has(item, 'identification_hash') || has(item, 'uid', 'cash_account_type');
}

export function isError(item: JsonObject): boolean {
  const error = memberOf(item, 'error');
  return (
    has(item, 'message') &&
    memberOf(item, 'code')?.kind === 'number' &&
    error?.kind === 'string' &&
    /^[A-Z_]+$/.test(error.text)
  );
}

export function isAnswer(item: JsonObject): boolean {
  return (
    isTransaction(item) ||
    isAccount(item) ||
    listHas(item, 'transactions', isTransaction) ||
    listHas(item, 'balances', isBalance) ||
    listHas(item, 'accounts', isAccount) ||
    listHas(item, 'accounts_data', isAccount) ||
    (isList(item, 'transactions') && has(item, 'continuation_key')) ||
    has(item, 'session_id', 'aspsp') ||
    isError(item)
  );
}

/** Besides, an answer without rows, which no member marks as one of Enable Banking: where the caller says that it is one. */
export function isAnswerOrEmpty(item: JsonObject): boolean {
  return isAnswer(item) || ['transactions', 'balances', 'accounts'].some(name => isEmptyList(item, name));
}

function isList(item: JsonObject, name: string): boolean {
  return memberOf(item, name)?.kind === 'array';
}

function isEmptyList(item: JsonObject, name: string): boolean {
  const list = memberOf(item, name);
  return list?.kind === 'array' && list.items.length === 0;
}
