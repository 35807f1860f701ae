/** Answers of the Monzo API. */
import { quoted } from '../../../base/shown.js';
import type { StatedBalance } from '../../json/accountBook.js';
import { type AnswerReader, type Answers, recordsAt } from '../../json/answers.js';
import type { JsonRecord } from '../../json/record.js';
import { accountFacts, balanceOf, potFacts } from './accounts.js';
import { isAccount, isBalance, isPot, isTransaction, isWebhook } from './shapes.js';
import { readTransaction } from './transaction.js';

const ENVELOPE = ['account_id', 'code', 'message', 'params'];
const OF_BALANCE = [
  'balance',
  'total_balance',
  'balance_including_flexible_savings',
  'currency',
  'spend_today',
  'local_currency',
  'local_exchange_rate',
  'local_spend',
];

export class MonzoReader implements AnswerReader {
  /** Without pots, which are told with the account that they belong to. */
  private readonly accounts = new Set<string>();
  private readonly pots = new Map<string, string>();
  private readonly rows: { readonly record: JsonRecord; readonly accountId: string | undefined }[] = [];
  private readonly balances: { readonly balance: StatedBalance; readonly accountId: string | undefined }[] =
    [];

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    const { node } = answer;
    if (isTransaction(node)) this.keepRow(answer, undefined);
    else if (isWebhook(node)) {
      for (const record of recordsAt(answer, 'data')) this.keepRow(record, undefined);
      answers.nameMembers(answer, ['type'], 'envelope');
    } else if (isAccount(node)) this.readAccount(answer, answers);
    else this.readLists(answer, answers);
  };

  readonly complete = (answers: Answers): void => {
    const [only, ...others] = this.accounts;
    const owner = (id: string | undefined) => id ?? (others.length === 0 ? only : undefined);
    for (const { balance, accountId } of this.balances) answers.book.addBalance(owner(accountId), balance);
    for (const { record, accountId } of this.rows) {
      const read = readTransaction(record, id => this.pots.get(id));
      if ('reason' in read) {
        answers.skipped.push(read);
        continue;
      }
      answers.book.addFacts(owner(accountId), record.document, { settlesById: true });
      answers.book.addRow(owner(accountId), read);
    }
  };

  private readLists(answer: JsonRecord, answers: Answers): void {
    const accountId = answer.text('account_id');
    for (const list of ['transactions', 'transaction'])
      for (const record of recordsAt(answer, list)) this.keepRow(record, accountId);
    for (const record of recordsAt(answer, 'accounts')) this.readAccount(record, answers);
    for (const record of recordsAt(answer, 'pots')) this.readPot(record, answers);
    if (isBalance(answer.node)) {
      const balance = balanceOf(answer);
      if (balance !== undefined) this.balances.push({ balance, accountId });
      answers.nameMembers(answer, OF_BALANCE, 'balance');
    }
    const code = answer.text('code');
    if (code !== undefined) {
      const says = (answer.text('message') ?? '').slice(0, 200);
      answers.note('error_in_source', `Monzo reports the error ${quoted(code)}: ${says}`, answer.region);
    }
    answers.nameMembers(answer, ENVELOPE, 'envelope');
  }

  private keepRow(record: JsonRecord, given: string | undefined): void {
    const accountId = record.text('account_id') ?? given;
    if (accountId !== undefined) this.accounts.add(accountId);
    this.rows.push({ record, accountId });
  }

  private readAccount(record: JsonRecord, answers: Answers): void {
    const id = record.text('id');
    if (id === undefined) return;
    this.accounts.add(id);
    answers.book.addFacts(id, record.document, accountFacts(record));
    answers.name(record.node, record.document, 'account');
  }

  /** A pot is an account of its own, of which Monzo gives the balance alone. */
  private readPot(record: JsonRecord, answers: Answers): void {
    if (!isPot(record.node)) return;
    const id = record.text('id') as string;
    const name = record.at('name');
    if (name?.kind === 'string') this.pots.set(id, name.text.trim());
    answers.name(record.node, record.document, 'pot');
    if (record.flag('deleted') === true) return;
    const balance = balanceOf(record);
    if (balance !== undefined) answers.book.addBalance(id, balance);
    answers.book.addFacts(id, record.document, potFacts(record));
  }
}
