/** A row that was read, as a transaction of a request. */
import type { IsoDate } from '../../base/calendar.js';
import { isMerchantCategoryCode } from '../../schema/values.js';
import type { Balance, CreditDebitIndicator, TransactionStatus } from '../model/request.js';
import type { Place, StatementTransaction } from '../model/statements.js';
import { isBlank, type ReadRow } from './readRow.js';
import { clean, textsOf } from './texts.js';

/** What is decided of a row beside what it says itself. */
export interface Decided {
  readonly transactionId: string;
  readonly direction: CreditDebitIndicator;
  readonly status: TransactionStatus;
  readonly isOwed: boolean;
  /** Of the account. */
  readonly currencyCode: string | null;
  readonly place: Place;
}

export function transactionOf(row: ReadRow, decided: Decided): StatementTransaction {
  const { draft, day, digits } = row;
  const texts = textsOf(draft);
  const currency =
    row.currency !== undefined && row.currency !== decided.currencyCode ? row.currency : undefined;
  const categoryCode = draft.merchantCategoryCode?.trim().padStart(4, '0');
  return {
    transactionId: decided.transactionId,
    description: texts.description,
    amount: digits,
    creditDebitIndicator: decided.direction,
    status: decided.status,
    bookingDate: day,
    ...named('counterPartyName', texts.payee),
    ...named('merchantName', clean(draft.merchant)),
    ...named('counterPartyAccount', clean(draft.payeeAccount)),
    ...(categoryCode !== undefined && isMerchantCategoryCode(categoryCode)
      ? { merchantCategoryCode: categoryCode }
      : undefined),
    ...codes('transactionCode', draft.transactionCode),
    ...codes('proprietaryTransactionCode', draft.proprietaryTransactionCode),
    ...(row.balance === undefined ? undefined : { balance: balanceOf(row.balance, decided.isOwed) }),
    ...(currency === undefined || !/^[A-Z]{3}$/.test(currency) ? undefined : { currency }),
    source: {
      ...decided.place,
      id: idOfSource(draft.id, decided.transactionId),
      date: draft.date as string,
      reference: texts.reference ?? null,
      additional: texts.additional ?? null,
      valueDate: (row.valueDay as IsoDate | undefined) ?? null,
      other: draft.other ?? {},
    },
  };
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

function named<Name extends string>(
  name: Name,
  text: string | undefined,
): { readonly [N in Name]?: string } | undefined {
  return text === undefined ? undefined : ({ [name]: text } as { readonly [N in Name]?: string });
}

/** A code without a text in it says nothing. */
function codes<Name extends string, Code extends Readonly<Record<string, string | undefined>>>(
  name: Name,
  code: Code | undefined,
): { readonly [N in Name]?: Code } | undefined {
  const entries = Object.entries(code ?? {}).filter(([, text]) => !isBlank(text));
  if (entries.length === 0) return undefined;
  return { [name]: Object.fromEntries(entries) } as unknown as { readonly [N in Name]?: Code };
}
