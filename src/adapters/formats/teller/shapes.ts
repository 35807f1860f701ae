/** Answers of Teller, told apart by their members: https://teller.io/docs/api. */
import { has } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';
import { memberOf } from '../../json/record.js';

export function isTransaction(item: JsonObject): boolean {
  return (
    has(item, 'account_id', 'amount', 'date') &&
    (has(item, 'running_balance') || startsWith(item, 'id', 'txn_'))
  );
}

export function isAccount(item: JsonObject): boolean {
  return has(item, 'id', 'enrollment_id', 'institution');
}

export function isBalance(item: JsonObject): boolean {
  return has(item, 'account_id') && has(item, 'ledger');
}

/** An account with the people who own it. */
export function isIdentity(item: JsonObject): boolean {
  const account = memberOf(item, 'account');
  return has(item, 'owners') && account?.kind === 'object' && isAccount(account);
}

/** Account and routing numbers. */
export function isDetails(item: JsonObject): boolean {
  return has(item, 'account_id', 'routing_numbers');
}

export function isAnswer(item: JsonObject): boolean {
  return [isTransaction, isAccount, isBalance, isIdentity, isDetails].some(is => is(item));
}

function startsWith(item: JsonObject, name: string, start: string): boolean {
  const member = memberOf(item, name);
  return member?.kind === 'string' && member.text.startsWith(start);
}
