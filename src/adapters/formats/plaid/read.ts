/** Answers of Plaid: pages of transactions, accounts, and reports that hold transactions. */
import { quoted } from '../../../base/shown.js';
import type { AccountFacts } from '../../json/accountBook.js';
import { type AnswerReader, type Answers, has, listHas, recordsAt } from '../../json/answers.js';
import { amountAt, unsigned } from '../../json/jsonMoney.js';
import type { JsonObject } from '../../json/node.js';
import { type JsonRecord, memberOf } from '../../json/record.js';
import type { DraftMoney } from '../../model/draft.js';
import { plaidCurrency } from './currency.js';
import { type PlaidRow, readTransaction } from './transaction.js';

// Reads an account of Plaid: its kind, its holders and its balances.

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

/** `fallbackId` is for accounts that have no id. */
function readAccount(record: JsonRecord, answers: Answers, fallbackId?: string): void {
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
  // Money that can still be spent is never owed, not even on cards.
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

// Applies the pages of Plaid in their order. What they add, modify and remove gives the rows that are valid at the end.

class Fold {
  /** In the order of their first appearance. A row that is sent again keeps its place. */
  private readonly rows = new Map<string, PlaidRow>();
  private readonly withoutId: PlaidRow[] = [];

  constructor(private readonly answers: Answers) {}

  /** The later version of a row counts. Ids are unique among all accounts of Plaid. */
  add(row: PlaidRow): void {
    if (row.id === undefined) {
      this.withoutId.push(row);
      return;
    }
    const earlier = this.rows.get(row.id);
    if (earlier !== undefined)
      this.answers.skip(
        earlier.row.region,
        'removed',
        `The transaction ${quoted(row.id)} is told once more later, and that version holds`,
      );
    this.rows.set(row.id, row);
  }

  has(id: string | undefined): boolean {
    return id !== undefined && this.rows.has(id);
  }

  remove(record: JsonRecord): void {
    const id = record.text('transaction_id');
    if (id === undefined) return;
    const earlier = this.rows.get(id);
    if (earlier === undefined) {
      this.answers.skip(
        record.region,
        'removed',
        `Plaid removed the transaction ${quoted(id)}, which no earlier page holds`,
      );
      return;
    }
    this.rows.delete(id);
    this.answers.name(record.node, record.document, 'removal');
    this.answers.skip(earlier.row.region, 'removed', `Plaid removed the transaction ${quoted(id)} later`);
  }

  get size(): number {
    return this.rows.size + this.withoutId.length;
  }

  finish(): void {
    for (const { accountId, row } of [...this.rows.values(), ...this.withoutId]) {
      this.answers.book.addFacts(accountId, row.region.document, { signs: 'reversed', settlesById: true });
      this.answers.book.addRow(accountId, row);
    }
  }
}

/** Members of an answer that are no transactions. */
const ENVELOPE = [
  'item',
  'request_id',
  'total_transactions',
  'next_cursor',
  'has_more',
  'transactions_update_status',
  'warnings',
  'numbers',
  'investments_fallback',
  'is_investments_fallback_item',
  'error_type',
  'error_code',
  'error_code_reason',
  'error_message',
  'display_message',
  'documentation_url',
  'suggested_action',
  'status',
  'causes',
];

export function isAnswer(item: JsonObject): boolean {
  return (
    isTransaction(item) ||
    isAccount(item) ||
    listHas(item, 'transactions', isTransaction) ||
    listHas(item, 'added', isTransaction) ||
    listHas(item, 'accounts', isAccount) ||
    (has(item, 'added', 'modified', 'removed') && has(item, 'next_cursor')) ||
    (has(item, 'transactions', 'total_transactions') && has(item, 'request_id')) ||
    listHas(item, 'enriched_transactions', entry => has(entry, 'enrichments')) ||
    listHas(item, 'override_accounts', entry => has(entry, 'type')) ||
    listHas(item, 'bank_income', entry => has(entry, 'items')) ||
    isReport(memberOf(item, 'report')) ||
    isError(item)
  );
}

function isTransaction(item: JsonObject): boolean {
  return (
    has(item, 'transaction_id', 'amount') &&
    ['iso_currency_code', 'unofficial_currency_code', 'personal_finance_category', 'payment_channel'].some(
      name => has(item, name),
    )
  );
}

/** The members of `balances` are Plaid's own. */
function isAccount(item: JsonObject): boolean {
  const balances = memberOf(item, 'balances');
  return has(item, 'account_id') && balances !== undefined && has(balances, 'iso_currency_code');
}

function isReport(report: ReturnType<typeof memberOf>): boolean {
  return (
    report !== undefined &&
    report.kind === 'object' &&
    listHas(report, 'items', item => listHas(item, 'accounts', isAccount))
  );
}

function isError(item: JsonObject): boolean {
  return has(item, 'error_type', 'error_code', 'request_id');
}

/** Reads the pages in their order, since each says what changed since the one before. */
export class PlaidReader implements AnswerReader {
  private fold: Fold | undefined;
  private total: number | undefined;
  private more: JsonRecord | undefined;

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    this.fold ??= new Fold(answers);
    const { fold } = this;
    if (isTransaction(answer.node)) {
      fold.add(readTransaction(answer));
      return;
    }
    if (isAccount(answer.node)) {
      readAccount(answer, answers);
      return;
    }
    for (const account of recordsAt(answer, 'accounts')) readAccount(account, answers);
    for (const list of ['transactions', 'added', 'modified', 'enriched_transactions'])
      for (const record of recordsAt(answer, list)) fold.add(readTransaction(record));
    for (const record of recordsAt(answer, 'removed')) fold.remove(record);
    this.readReports(answer, answers, fold);
    answers.nameMembers(answer, ENVELOPE, 'envelope');
    this.look(answer, answers);
  };

  readonly complete = (answers: Answers): void => {
    const { fold, total, more } = this;
    fold?.finish();
    const read = fold?.size ?? 0;
    if (more !== undefined)
      answers.note(
        'more_pages',
        'Plaid has more pages than were given: the last one says has_more',
        more.region,
      );
    else if (total !== undefined && read < total)
      answers.note('more_pages', `Plaid has ${total} transactions and only ${read} were given`);
  };

  /** What Plaid says of the answer itself. */
  private look(answer: JsonRecord, answers: Answers): void {
    const total = Number(answer.text('total_transactions'));
    if (Number.isSafeInteger(total)) this.total = Math.max(this.total ?? 0, total);
    const more = answer.flag('has_more');
    if (more !== undefined) this.more = more ? answer : undefined;
    const status = answer.text('transactions_update_status');
    if (status === 'NOT_READY' || status === 'INITIAL_UPDATE_COMPLETE')
      answers.note('incomplete', `Plaid has not fetched all of the history yet (${status})`, answer.region);
    const code = answer.text('error_code') ?? answer.text('item', 'error', 'error_code');
    if (code === undefined) return;
    const says = answer.text('error_message') ?? answer.text('item', 'error', 'error_message') ?? '';
    answers.note(
      'error_in_source',
      `Plaid reports the error ${quoted(code)}: ${says.slice(0, 200)}`,
      answer.region,
    );
  }

  private readReports(answer: JsonRecord, answers: Answers, fold: Fold): void {
    for (const report of recordsAt(answer, 'report')) this.readAssets(report, answers, fold);
    for (const [index, account] of recordsAt(answer, 'override_accounts').entries())
      readAccountWithRows(account, answers, fold, `plaid-${index + 1}`);
    for (const income of recordsAt(answer, 'bank_income')) readIncome(income, answers, fold);
  }

  private readAssets(report: JsonRecord, answers: Answers, fold: Fold): void {
    for (const item of recordsAt(report, 'items')) {
      for (const account of recordsAt(item, 'accounts'))
        readAccountWithRows(account, answers, fold, undefined);
      nameOthers(item, ['accounts'], answers);
    }
    nameOthers(report, ['items'], answers);
  }
}

function readAccountWithRows(
  account: JsonRecord,
  answers: Answers,
  fold: Fold,
  fallbackId: string | undefined,
): void {
  const id = account.text('account_id') ?? fallbackId;
  readAccount(account, answers, fallbackId);
  for (const record of recordsAt(account, 'transactions')) {
    const read = readTransaction(record);
    fold.add({ ...read, accountId: read.accountId ?? id });
  }
}

/** A report of income has each transaction twice: under its source, and in a summary of all sources. All are money in. */
function readIncome(income: JsonRecord, answers: Answers, fold: Fold): void {
  const read = (source: JsonRecord, accountId: string | undefined) => {
    for (const month of recordsAt(source, 'historical_summary')) {
      for (const record of recordsAt(month, 'transactions')) {
        const { id, row } = readTransaction(record);
        const amount = unsigned(row.amount);
        if (fold.has(id)) answers.name(record.node, record.document, 'summary');
        else
          fold.add({ id, accountId, row: { ...row, amount: amount && { ...amount, direction: 'Credit' } } });
      }
      nameOthers(month, ['transactions'], answers);
    }
    nameOthers(source, ['historical_summary'], answers);
  };
  for (const item of recordsAt(income, 'items')) {
    for (const account of recordsAt(item, 'bank_income_accounts')) readAccount(account, answers);
    for (const source of recordsAt(item, 'bank_income_sources')) read(source, source.text('account_id'));
    nameOthers(item, ['bank_income_accounts', 'bank_income_sources'], answers);
  }
  for (const summary of recordsAt(income, 'bank_income_summary')) read(summary, undefined);
  nameOthers(income, ['items', 'bank_income_summary'], answers);
  answers.note(
    'incomplete',
    'This is a report of income, so it holds money in alone; spending is in /transactions/sync',
    income.region,
  );
}

function nameOthers({ node, document }: JsonRecord, rows: readonly string[], answers: Answers): void {
  for (const member of node.members)
    if (!rows.includes(member.key as string)) answers.name(member, document, 'report');
}
