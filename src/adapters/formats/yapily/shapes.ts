/** Recognises answers of Yapily by their members: https://docs.yapily.com. */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';
import { memberOf, nodeAt } from '../../json/record.js';

export function isTransaction(item: JsonObject): boolean {
  return (
    has(item, 'id') &&
    (has(item, 'bookingDateTime') || has(item, 'date')) &&
    has(item, 'amount', 'currency') &&
    ['transactionAmount', 'transactionInformation', 'isoBankTransactionCode'].some(name => has(item, name))
  );
}

export function isAccount(item: JsonObject): boolean {
  return has(item, 'id') && (has(item, 'accountIdentifications') || has(item, 'accountBalances'));
}

export function isBalance(item: JsonObject): boolean {
  return has(item, 'balanceAmount', 'type') && !has(item, 'balanceType');
}

/** A statement names days and holds no rows. */
export function isStatement(item: JsonObject): boolean {
  return has(item, 'id', 'startDateTime', 'endDateTime');
}

function hasTracing(item: JsonObject): boolean {
  return nodeAt(item, ['meta', 'tracingId']) !== undefined;
}

export function isAnswer(item: JsonObject): boolean {
  const data = memberOf(item, 'data');
  if (isTransaction(item) || isAccount(item)) return true;
  if (data === undefined) return false;
  return (
    hasTracing(item) ||
    [isTransaction, isAccount].some(is => listHas(item, 'data', is)) ||
    (data.kind === 'object' && has(data, 'mainBalanceAmount'))
  );
}
