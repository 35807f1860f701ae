/** Recognises answers of the Monzo API by their members: https://docs.monzo.com. */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';
import { memberOf } from '../../json/record.js';

/** Whether the item has the members that all transactions of Monzo have, and those of no other provider. */
export function isTransaction(item: JsonObject): boolean {
  const id = memberOf(item, 'id');
  const isMonzos = id?.kind === 'string' && id.text.startsWith('tx_');
  return has(item, 'created', 'amount') && (isMonzos || has(item, 'is_load') || has(item, 'dedupe_id'));
}

export function isAccount(item: JsonObject): boolean {
  const type = memberOf(item, 'type');
  return has(item, 'id', 'created') && type?.kind === 'string' && /^(?:uk|us|eu)_/.test(type.text);
}

export function isPot(item: JsonObject): boolean {
  const id = memberOf(item, 'id');
  return id?.kind === 'string' && id.text.startsWith('pot_') && has(item, 'balance');
}

/** `total_balance` and `spend_today` are Monzo's own. */
export function isBalance(item: JsonObject): boolean {
  return has(item, 'balance', 'currency') && (has(item, 'spend_today') || has(item, 'total_balance'));
}

/** `{ "type": "transaction.created", "data": { … } }` */
export function isWebhook(item: JsonObject): boolean {
  const type = memberOf(item, 'type');
  return (
    type?.kind === 'string' && type.text.startsWith('transaction.') && listHas(item, 'data', isTransaction)
  );
}

export function isAnswer(item: JsonObject): boolean {
  return (
    isTransaction(item) ||
    isBalance(item) ||
    isAccount(item) ||
    isWebhook(item) ||
    listHas(item, 'transactions', isTransaction) ||
    listHas(item, 'transaction', isTransaction) ||
    listHas(item, 'accounts', isAccount) ||
    listHas(item, 'pots', isPot)
  );
}
