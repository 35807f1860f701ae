/** Turns a row that was read into a transaction of a request. */

import type { Place } from '../model/place.js';
import type { Balance, CreditDebitIndicator, TransactionStatus } from '../model/request.js';
import type { StatementTransaction } from '../model/statements.js';
import { isBlank, type ReadRow } from './readRow.js';
import { clean } from './texts.js';

/** ISO 18245 and ISO 4217, as in the schemas of requests. Importing those would bring zod into every bundle. */
const MERCHANT_CATEGORY_CODE = /^\d{4}$/;
const CURRENCY_CODE = /^[A-Z]{3}$/;

/** What is decided about a row beyond its own content. */
export interface Decided {
  readonly transactionId: string;
  readonly direction: CreditDebitIndicator;
  readonly status: TransactionStatus;
  readonly isOwed: boolean;
  /** Of the account. */
  readonly currencyCode: string | null;
  readonly place: Place;
}

type Filling = { -readonly [Member in keyof StatementTransaction]: StatementTransaction[Member] };

/** Members that the source does not have are left out. */
export function transactionOf(row: ReadRow, decided: Decided): StatementTransaction {
  const { draft, texts, day, digits, valueDay, balance, currency } = row;
  const { document, line, column, path } = decided.place;
  const transaction: Filling = {
    transactionId: decided.transactionId,
    description: texts.description,
    amount: digits,
    creditDebitIndicator: decided.direction,
    status: decided.status,
    bookingDate: day,
    source: {
      document,
      line,
      column,
      path,
      id: idOfSource(draft.id, decided.transactionId),
      replaces: draft.replaces ?? null,
      date: draft.writtenDate ?? (draft.date as string),
      reference: texts.reference ?? null,
      additional: texts.additional ?? null,
      valueDate: valueDay ?? null,
      other: draft.other ?? {},
    },
  };
  const { payee } = texts;
  const merchant = clean(draft.merchant);
  const account = clean(draft.payeeAccount);
  const categoryCode = draft.merchantCategoryCode?.trim().padStart(4, '0');
  const code = withTexts(draft.transactionCode);
  const proprietary = withTexts(draft.proprietaryTransactionCode);
  if (payee !== undefined) transaction.counterPartyName = payee;
  if (merchant !== undefined) transaction.merchantName = merchant;
  if (account !== undefined) transaction.counterPartyAccount = account;
  if (categoryCode !== undefined && MERCHANT_CATEGORY_CODE.test(categoryCode))
    transaction.merchantCategoryCode = categoryCode;
  if (code !== undefined) transaction.transactionCode = code;
  if (proprietary !== undefined) transaction.proprietaryTransactionCode = proprietary;
  if (balance !== undefined) transaction.balance = balanceOf(balance, decided.isOwed);
  if (currency !== undefined && currency !== decided.currencyCode && CURRENCY_CODE.test(currency))
    transaction.currency = currency;
  return transaction;
}

export function balanceOf(
  { minor, digits }: { readonly minor: number; readonly digits: string },
  isOwed: boolean,
): Balance {
  return { amount: digits, creditDebitIndicator: minor < 0 !== isOwed && minor !== 0 ? 'Debit' : 'Credit' };
}

function idOfSource(id: string | undefined, transactionId: string): string | null {
  return isBlank(id) || id === transactionId ? null : id;
}

/** Without the parts that have no text; undefined if none has. */
function withTexts<Code extends object>(code: Code | undefined): Code | undefined {
  let filled: Record<string, unknown> | undefined;
  for (const name in code) {
    const text: unknown = code[name];
    if (isBlank(text as string | undefined)) continue;
    filled ??= {};
    filled[name] = text;
  }
  return filled as Code | undefined;
}
