/** What a column can hold, in the order in which it is offered. */
import type { CsvColumns } from 'open-banking-insights/adapters';

export type Role = keyof CsvColumns;

export const ROLE_WORDS = {
  other: 'Not used',
  date: 'Date',
  narrative: 'Description',
  amount: 'Amount',
  debit: 'Money out',
  credit: 'Money in',
  balance: 'Balance',
  payee: 'Payee',
  merchant: 'Shop',
  reference: 'Reference',
  additional: 'Further text',
  type: 'Kind of payment',
  direction: 'Debit or credit, as a word',
  currency: 'Currency',
  fee: 'Fee',
  posted: 'Date it was booked',
  valueDate: 'Value date',
  status: 'Status',
  pending: 'Pending: yes or no',
  account: 'Account',
  sortCode: 'Sort code',
  card: 'Card',
  holder: 'Account holder',
  product: 'Part of the account',
  from: 'Who pays',
  to: 'Who is paid',
  id: 'Id of the transaction',
  replaces: 'Id of the pending transaction',
  categoryCode: 'Merchant category code',
} satisfies Readonly<Record<Role, string>>;

export const ROLES = Object.entries(ROLE_WORDS) as [Role, string][];

/** Their texts stand beside each other. Of every other role there is one column. */
export const SEVERAL: readonly Role[] = ['other', 'narrative', 'payee', 'reference', 'additional', 'account'];
