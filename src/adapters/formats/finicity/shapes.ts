/** Recognises answers of Finicity (Mastercard Open Finance) by their members. */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';

export function isTransaction(item: JsonObject): boolean {
  return (
    has(item, 'amount', 'description') &&
    (has(item, 'externalTransactionId') ||
      (has(item, 'id') && (has(item, 'postedDate') || has(item, 'transactionDate'))))
  );
}

export function isAccount(item: JsonObject): boolean {
  return (
    has(item, 'id') &&
    (has(item, 'institutionId') || has(item, 'institutionLoginId') || has(item, 'accountNumberDisplay'))
  );
}

/** In reports, accounts hold their transactions. */
function isInstitution(item: JsonObject): boolean {
  return listHas(item, 'accounts', account => has(account, 'id') && has(account, 'transactions'));
}

export function isAnswer(item: JsonObject): boolean {
  return (
    isTransaction(item) ||
    listHas(item, 'transactions', isTransaction) ||
    listHas(item, 'accounts', isAccount) ||
    listHas(item, 'institutions', isInstitution)
  );
}
