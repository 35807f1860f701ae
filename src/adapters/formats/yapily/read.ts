/** Answers of Yapily. */
import { quoted } from '../../../base/shown.js';
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import { moneyAt } from '../../json/money.js';
import { JsonRecord, nodeAt } from '../../json/record.js';
import type { Region } from '../../model/draft.js';
import { accountFacts, balanceOf } from './accounts.js';
import { isAccount, isBalance, isStatement, isTransaction } from './shapes.js';
import { readTransaction } from './transaction.js';

const ENVELOPE = ['meta', 'links', 'forwardedData', 'raw', 'paging', 'tracingId'];

export class YapilyReader implements AnswerReader {
  private next: Region | undefined;

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    if (this.readItem(answer, undefined, answers)) return;
    const accountId = accountIn(answer);
    for (const record of recordsAt(answer, 'data')) this.readItem(record, accountId, answers);
    answers.nameMembers(answer, ENVELOPE, 'envelope');
    const next = nodeAt(answer.node, ['links', 'next']);
    this.next = next === undefined || next.kind === 'null' ? undefined : answer.region;
    const error = answer.text('error', 'status') ?? answer.text('error', 'code');
    if (error === undefined) return;
    answers.note('error_in_source', `Yapily reports the error ${quoted(error)}`, answer.region);
    answers.nameMembers(answer, ['error'], 'error');
  };

  readonly complete = (answers: Answers): void => {
    if (this.next !== undefined)
      answers.note('more_pages', 'The last page names a next one, which was not given', this.next);
  };

  private readItem(record: JsonRecord, accountId: string | undefined, answers: Answers): boolean {
    const { node, document } = record;
    if (isTransaction(node)) answers.book.addRow(accountId, readTransaction(record, answers));
    else if (isAccount(node)) {
      const id = record.text('id');
      answers.book.addFacts(id, document, accountFacts(record));
      this.readBalances(record, 'accountBalances', id, answers);
      for (const member of node.members)
        if (member.key !== 'accountBalances') answers.name(member, document, 'account');
    } else if (isStatement(node)) answers.name(node, document, 'statement');
    else if (has(node, 'balances') || has(node, 'mainBalanceAmount')) {
      const main = moneyAt(record, ['mainBalanceAmount', 'amount'], ['mainBalanceAmount', 'currency']);
      const { region } = record;
      // Yapily chooses it among the balances of the bank, so each that tells its kind goes before it.
      if (main !== undefined)
        answers.book.addBalance(accountId, { role: 'current', rank: 99, at: '', money: main, region });
      answers.nameMembers(record, ['mainBalanceAmount'], 'balance');
      this.readBalances(record, 'balances', accountId, answers);
    } else if (has(node, 'categorisationId')) answers.name(node, document, 'categorisation');
    else if (!has(node, 'transactions')) return false;
    for (const each of recordsAt(record, 'transactions'))
      if (isTransaction(each.node)) answers.book.addRow(accountId, readTransaction(each, answers));
    return true;
  }

  private readBalances(record: JsonRecord, member: string, id: string | undefined, answers: Answers): void {
    for (const each of recordsAt(record, member)) {
      if (!isBalance(each.node)) continue;
      const balance = balanceOf(each);
      if (balance !== undefined) answers.book.addBalance(id, balance);
      answers.name(each.node, each.document, 'balance');
    }
  }
}

/** Rows do not say which account they are of; the address of the answer does. */
function accountIn(answer: JsonRecord): string | undefined {
  for (const name of ['self', 'first', 'last', 'next', 'prev']) {
    const link = answer.at('links', name);
    const id = link?.kind === 'string' ? /\/accounts\/([^/?]{1,100})/.exec(link.text)?.[1] : undefined;
    if (id !== undefined) return id;
  }
  return new JsonRecord(answer.node, answer.document).text('accountId');
}
