/**
 * Recognises answers of the Berlin Group's NextGenPSD2 1.3 and of GoCardless Bank Account Data, which has the same shapes, by their
 * members.
 */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';
import { memberOf } from '../../json/record.js';

export const LISTS = ['booked', 'pending', 'information'] as const;
/** The members that hold the lists of rows: one for accounts, one for card accounts. */
export const GROUPS = ['transactions', 'cardTransactions'] as const;
export const DETAILS = ['transactionsDetails', 'transactionDetails'] as const;

export function isTransaction(item: JsonObject): boolean {
  const amount = memberOf(item, 'transactionAmount');
  return (
    amount !== undefined &&
    has(amount, 'amount') &&
    // Yapily has these two beside it.
    !has(item, 'amount', 'currency')
  );
}

export function isBalance(item: JsonObject): boolean {
  return has(item, 'balanceAmount', 'balanceType');
}

export function isAccount(item: JsonObject): boolean {
  const isNamed = ['resourceId', 'iban', 'bban', 'maskedPan', 'pan', 'msisdn'].some(name => has(item, name));
  return (
    isNamed &&
    ['cashAccountType', 'currency', 'ownerName', 'product', 'institution_id', 'usage'].some(name =>
      has(item, name),
    )
  );
}

function isGroup(item: JsonObject): boolean {
  return LISTS.some(name => memberOf(item, name)?.kind === 'array');
}

export function isAnswer(item: JsonObject): boolean {
  return (
    (isTransaction(item) && ['bookingDate', 'valueDate', 'transactionDate'].some(name => has(item, name))) ||
    GROUPS.some(name => {
      const group = memberOf(item, name);
      return group?.kind === 'object' && isGroup(group);
    }) ||
    DETAILS.some(name => memberOf(item, name)?.kind === 'object') ||
    (isGroup(item) && LISTS.some(name => listHas(item, name, isTransaction))) ||
    listHas(item, 'balances', isBalance) ||
    isAccount(item) ||
    listHas(item, 'accounts', isAccount) ||
    listHas(item, 'account', isAccount) ||
    listHas(item, 'cardAccounts', isAccount) ||
    listHas(item, 'tppMessages', entry => has(entry, 'category', 'code'))
  );
}
