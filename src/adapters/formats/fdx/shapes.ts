/**
 * Answers of FDX, the standard of banks of the United States and Canada, told apart by their members. Up to version 5, each
 * account and each transaction stands within an object that names its kind; from version 6 on, a member names it.
 */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';
import { memberOf } from '../../json/record.js';

export const TRANSACTIONS = ['depositTransaction', 'locTransaction', 'loanTransaction'];
export const ACCOUNTS = ['depositAccount', 'locAccount', 'loanAccount'];
/** They hold securities or policies, and their rows are no payments. */
export const OTHERS = [
  'investmentTransaction',
  'insuranceTransaction',
  'annuityTransaction',
  'commercialTransaction',
  'digitalWalletTransaction',
  'investmentAccount',
  'insuranceAccount',
  'annuityAccount',
  'commercialAccount',
];

/** The object itself, or the one within it. */
export function within(item: JsonObject, kinds: readonly string[]): JsonObject {
  for (const kind of kinds) {
    const inner = memberOf(item, kind);
    if (inner?.kind === 'object') return inner;
  }
  return item;
}

export function isTransaction(item: JsonObject): boolean {
  return (
    has(item, 'amount') &&
    (has(item, 'debitCreditMemo') || (has(item, 'accountCategory') && has(item, 'transactionId')))
  );
}

export function isAccount(item: JsonObject): boolean {
  return (
    has(item, 'accountId') &&
    (has(item, 'accountType') || has(item, 'accountCategory')) &&
    ['currentBalance', 'balanceAsOf', 'accountNumberDisplay', 'fiAttributes', 'principalBalance'].some(name =>
      has(item, name),
    )
  );
}

export function isAnswer(item: JsonObject): boolean {
  return (
    isTransaction(within(item, TRANSACTIONS)) ||
    isAccount(within(item, ACCOUNTS)) ||
    listHas(item, 'transactions', each => isTransaction(within(each, TRANSACTIONS))) ||
    listHas(item, 'accounts', each => isAccount(within(each, ACCOUNTS))) ||
    ['transactions', 'accounts'].some(list =>
      listHas(item, list, each => OTHERS.some(kind => has(each, kind))),
    )
  );
}
