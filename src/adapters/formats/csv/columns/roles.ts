/** What a column of a table tells of a transaction. */
export type Role =
  /** The day of the transaction, as the bank shows it first. */
  | 'date'
  /** The day on which it was booked. It is the date, where it is there and not blank. */
  | 'posted'
  | 'valueDate'
  | 'amount'
  /** Money out. */
  | 'debit'
  /** Money in. */
  | 'credit'
  /** DR or CR, debit or credit: whose word goes for the amount beside it. */
  | 'direction'
  /** What the bank took besides the amount. */
  | 'fee'
  /** After the transaction. */
  | 'balance'
  | 'currency'
  /** The bank's own wording. */
  | 'narrative'
  | 'payee'
  | 'merchant'
  /** Who pays and who is paid. The one that is not the holder of the account is the payee of the row. */
  | 'from'
  | 'to'
  | 'reference'
  | 'additional'
  /** The bank's name for the kind of transaction: DD, Faster payment. */
  | 'type'
  | 'id'
  /** The id of the pending transaction that this one replaces. */
  | 'replaces'
  /** Pending, completed, declined. */
  | 'status'
  /** Yes or no, true or false. */
  | 'pending'
  | 'account'
  | 'sortCode'
  | 'holder'
  /** The number of a card. Several cards may belong to one account. */
  | 'card'
  /** A part of an account with money of its own, such as a savings vault. */
  | 'product'
  | 'categoryCode'
  /** Nothing that is read. It stands in `source.other`, and is taken for nothing else. */
  | 'other';

export const ROLES: readonly Role[] = [
  'date',
  'posted',
  'valueDate',
  'amount',
  'debit',
  'credit',
  'direction',
  'fee',
  'balance',
  'currency',
  'narrative',
  'payee',
  'merchant',
  'from',
  'to',
  'reference',
  'additional',
  'type',
  'id',
  'replaces',
  'status',
  'pending',
  'account',
  'sortCode',
  'holder',
  'card',
  'product',
  'categoryCode',
  'other',
];

/** A table may have several columns of these: their texts follow one another, but for the payee, who is named once. Others stand beside each other. */
export const SEVERAL: readonly Role[] = ['narrative', 'payee', 'additional', 'reference', 'account', 'other'];

export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}
