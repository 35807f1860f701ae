/** An account of Plaid: its kind, its holders and its balances. */
import type { AccountFacts } from '../../json/accountBook.js';
import type { Answers } from '../../json/answers.js';
import { recordsAt } from '../../json/answers.js';
import { amountAt } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';
import type { DraftMoney } from '../../model/draft.js';
import { plaidCurrency } from './currency.js';

/** By `subtype`; https://plaid.com/docs/api/accounts/#account-type-schema. */
const SUB_TYPES: Readonly<Record<string, string>> = {
  checking: 'CurrentAccount',
  'cash management': 'CurrentAccount',
  paypal: 'CurrentAccount',
  savings: 'Savings',
  'money market': 'Savings',
  cd: 'Savings',
  hsa: 'Savings',
  cash_isa: 'Savings',
  'cash isa': 'Savings',
  prepaid: 'PrePaidCard',
  ebt: 'PrePaidCard',
  'credit card': 'CreditCard',
  mortgage: 'Mortgage',
  'home equity': 'Mortgage',
};
/** By `type`, for all other kinds. */
const TYPES: Readonly<Record<string, string>> = { credit: 'CreditCard', loan: 'Loan' };
/** A positive balance of these is owed. */
const OWED = ['credit', 'loan'];

/** `fallbackId`: for accounts that have none. */
export function readAccount(record: JsonRecord, answers: Answers, fallbackId?: string): void {
  const id = record.text('account_id') ?? fallbackId;
  const type = record.text('type')?.toLowerCase();
  const subType = record.text('subtype');
  const owed = OWED.includes(type ?? '');
  const { document, region } = record;
  const balance = (role: 'current' | 'available', direction: DraftMoney['direction']): void => {
    const text = amountAt(record, 'balances', role);
    if (text === undefined) return;
    const at = record.text('balances', 'last_updated_datetime') ?? '';
    const money = { text, direction, currency: plaidCurrency(record, 'balances') };
    answers.book.addBalance(id, { role, rank: 0, at, money, region });
  };
  balance('current', owed ? 'Debit' : 'Credit');
  // What can still be spent is never owed, on cards neither.
  balance('available', 'Credit');
  const facts: AccountFacts = {
    currencyCode: plaidCurrency(record, 'balances'),
    accountType: accountTypeOf(record.text('holder_category')),
    accountSubType: SUB_TYPES[subType?.toLowerCase() ?? ''] ?? TYPES[type ?? ''] ?? subType ?? type,
    accountHolders: recordsAt(record, 'owners').flatMap(owner => owner.texts('names')),
  };
  // Reports have the transactions of an account within it.
  const { transactions: _rows, ...other } = record.rest();
  answers.book.addFacts(id, document, { ...facts, other });
  for (const member of record.node.members)
    if (member.key !== 'transactions') answers.name(member, document, 'account');
}

function accountTypeOf(category: string | undefined): string | undefined {
  if (category?.toLowerCase() === 'personal') return 'Personal';
  return category?.toLowerCase() === 'business' ? 'Business' : undefined;
}
