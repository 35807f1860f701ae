/** Answers of Enable Banking: sessions, accounts, balances and pages of transactions. */
import { append } from '../../append.js';
import { type AnswerReader, type Answers, recordsAt } from '../../json/answers.js';
import { plainOf } from '../../json/node.js';
import { itemsOf, type JsonRecord } from '../../json/record.js';
import type { Region } from '../../model/draft.js';
import { balanceOf, type EnableBankingAccount, readAccount } from './accounts.js';
import { isAccount, isBalance, isError, isTransaction } from './shapes.js';
import { readTransaction } from './transaction.js';

const ENVELOPE = [
  'continuation_key',
  'session_id',
  'aspsp',
  'psu_type',
  'psu_id_hash',
  'access',
  'status',
  'authorized',
  'created',
  'closed',
];
const OF_ERRORS = ['message', 'code', 'error', 'detail'];

/** One answer may tell the uid of an account and another its number, so all answers are kept until the last is read. */
export class EnableBankingReader implements AnswerReader {
  private readonly accounts: EnableBankingAccount[] = [];
  private readonly rows: JsonRecord[] = [];
  private readonly balances: JsonRecord[] = [];
  private next: Region | undefined;

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    const { node, document } = answer;
    if (isTransaction(node)) {
      this.rows.push(answer);
      return;
    }
    if (isAccount(node)) {
      this.keepAccount(answer, answers);
      return;
    }
    for (const list of ['accounts', 'accounts_data']) {
      for (const record of recordsAt(answer, list))
        if (isAccount(record.node)) this.keepAccount(record, answers);
      // A session that is asked for again lists no more than the ids.
      for (const item of itemsOf(node, list))
        if (item.kind === 'string') answers.name(item, document, 'account');
    }
    append(
      this.balances,
      recordsAt(answer, 'balances').filter(({ node: each }) => isBalance(each)),
    );
    append(
      this.rows,
      recordsAt(answer, 'transactions').filter(({ node: each }) => isTransaction(each)),
    );
    if (answer.at('transactions') !== undefined)
      this.next = answer.text('continuation_key') === undefined ? undefined : answer.region;
    if (isError(node)) {
      const says = `${answer.text('error')}: ${answer.text('message') ?? ''}`.slice(0, 200);
      answers.note('error_in_source', `Enable Banking reports the error ${says}`, answer.region);
      answers.nameMembers(answer, OF_ERRORS, 'error');
    }
    answers.nameMembers(answer, ENVELOPE, 'envelope');
  };

  readonly complete = (answers: Answers): void => {
    const { book } = answers;
    const kinds = this.addAccounts(answers);
    const [only, ...others] = kinds.values();
    const unclear: Record<string, unknown> = {};
    for (const record of this.balances) {
      const balance = balanceOf(record, others.length === 0 ? only : undefined);
      if (balance !== undefined) book.addBalance(undefined, balance);
      else if (others.length === 0)
        unclear[`balance_${record.text('balance_type') ?? ''}`] = plainOf(record.node);
      else
        answers.skip(
          record.region,
          'unrecognised',
          'This balance is not a current one, and nothing tells which of the accounts it is of',
        );
      answers.name(record.node, record.document, 'balance');
    }
    const [first] = this.balances;
    if (first !== undefined && Object.keys(unclear).length > 0)
      book.addFacts(undefined, first.document, { other: unclear });
    for (const record of this.rows) {
      const read = readTransaction(record, answers);
      if ('reason' in read) {
        answers.skipped.push(read);
        continue;
      }
      if (read.isGuess) book.addFacts(undefined, record.document, { signs: 'unknown' });
      book.addRow(undefined, read.row);
    }
    if (this.next !== undefined)
      answers.note(
        'more_pages',
        'The last page has a continuation_key, and no page after it was given',
        this.next,
      );
  };

  /** The kind of each account, by its key in the book. */
  private addAccounts({ book }: Answers): ReadonlyMap<string, string | undefined> {
    const uids = new Map<string, string>();
    for (const { uid, hash } of this.accounts)
      if (uid !== undefined && hash !== undefined && !uids.has(hash)) uids.set(hash, uid);
    const kinds = new Map<string, string | undefined>();
    const named = new Set<string>();
    const keyed = this.accounts.flatMap(account => {
      const { uid, hash, number } = account;
      const key = uid ?? uids.get(hash ?? '') ?? hash ?? number;
      return key === undefined ? [] : [{ key, account }];
    });
    for (const { key, account } of keyed) {
      const { number, document, facts } = account;
      kinds.set(key, facts.accountSubType ?? kinds.get(key));
      if (number !== undefined) named.add(key);
      book.addFacts(key, document, { accountId: number, ...facts });
    }
    // The hash outlives the session, and the uid does not.
    for (const { key, account } of keyed)
      if (!named.has(key)) book.addFacts(key, account.document, { accountId: account.hash });
    return kinds;
  }

  private keepAccount(record: JsonRecord, answers: Answers): void {
    this.accounts.push(readAccount(record));
    answers.name(record.node, record.document, 'account');
  }
}
