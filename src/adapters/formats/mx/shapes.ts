/** Answers of MX's Platform API, told apart by their members: https://docs.mx.com. */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';

export function isTransaction(item: JsonObject): boolean {
  return has(item, 'guid', 'amount') && (has(item, 'account_guid') || has(item, 'transacted_at'));
}

export function isAccount(item: JsonObject): boolean {
  return (
    has(item, 'guid') && has(item, 'member_guid') && (has(item, 'balance') || has(item, 'institution_code'))
  );
}

export function isAnswer(item: JsonObject): boolean {
  return (
    isTransaction(item) ||
    isAccount(item) ||
    ['transactions', 'transaction'].some(name => listHas(item, name, isTransaction)) ||
    ['accounts', 'account'].some(name => listHas(item, name, isAccount))
  );
}
