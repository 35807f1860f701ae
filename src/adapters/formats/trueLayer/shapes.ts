/** Recognises the results of TrueLayer's Data API by their members: https://docs.truelayer.com/reference/data-api. */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';
import { memberOf } from '../../json/record.js';

export function isTransaction(item: JsonObject): boolean {
  return has(item, 'transaction_id', 'timestamp', 'amount');
}

export function isAccount(item: JsonObject): boolean {
  return has(item, 'account_id') && (has(item, 'account_type') || isCard(item)) && has(item, 'display_name');
}

export function isCard(item: JsonObject): boolean {
  return has(item, 'card_type') || has(item, 'card_network');
}

export function isBalance(item: JsonObject): boolean {
  return has(item, 'currency') && (has(item, 'current') || has(item, 'available'));
}

export function isMandate(item: JsonObject): boolean {
  return has(item, 'direct_debit_id') || has(item, 'standing_order_id') || has(item, 'next_payment_amount');
}

export function isPerson(item: JsonObject): boolean {
  return (
    has(item, 'full_name') && (has(item, 'emails') || has(item, 'addresses') || has(item, 'update_timestamp'))
  );
}

const KINDS = [isTransaction, isAccount, isBalance, isMandate, isPerson];

/** `{ "results": [ … ], "status": "Succeeded" }`, whatever the results are. */
function isResults(item: JsonObject): boolean {
  const results = memberOf(item, 'results');
  if (results?.kind !== 'array') return false;
  if (results.items.length === 0) return has(item, 'status');
  return results.items.some(each => each.kind === 'object' && KINDS.some(is => is(each)));
}

/** Answers that a caller put under names, such as `pending`. */
export const NAMED = ['accounts', 'cards', 'info', 'balance', 'transactions', 'pending'];

export function isAnswer(item: JsonObject): boolean {
  const isTyped = (entry: JsonObject) => isTransaction(entry) && has(entry, 'transaction_type');
  return (
    isResults(item) ||
    isTyped(item) ||
    NAMED.some(name => listHas(item, name, entry => isResults(entry) || isTyped(entry)))
  );
}
