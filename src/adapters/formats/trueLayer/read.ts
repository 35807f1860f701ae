/** Answers of TrueLayer's Data API. */
import { quoted } from '../../../base/shown.js';
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import type { JsonRecord } from '../../json/record.js';
import { accountFacts, balancesOf } from './accounts.js';
import { isAccount, isBalance, isCard, isMandate, isPerson, isTransaction, NAMED } from './shapes.js';
import { readTransaction } from './transaction.js';

const ENVELOPE = [
  'status',
  'results_uri',
  'task_id',
  'error',
  'error_description',
  'error_details',
  'account_id',
];
/** Only the balance of a card has these. */
const OF_CARDS = ['credit_limit', 'payment_due', 'last_statement_balance'];

interface Owned {
  readonly record: JsonRecord;
  readonly accountId: string | undefined;
}

export class TrueLayerReader implements AnswerReader {
  /** By id: whether it is a card. */
  private readonly accounts = new Map<string, boolean>();
  private readonly balances: Owned[] = [];
  private readonly people = new Set<string>();

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    this.read(answer, answers, answer.text('account_id'), false);
  };

  readonly complete = (answers: Answers): void => {
    const areAllCards = this.accounts.size > 0 && [...this.accounts.values()].every(isOfCard => isOfCard);
    for (const { record, accountId } of this.balances) {
      const known = accountId === undefined ? areAllCards : this.accounts.get(accountId);
      const isOfCard = known === true || OF_CARDS.some(name => has(record.node, name));
      const stated = balancesOf(record, isOfCard);
      for (const balance of stated) answers.book.addBalance(accountId, balance);
      answers.book.addFacts(accountId, record.document, { other: record.rest() });
      answers.name(record.node, record.document, 'balance');
    }
    const owners = this.accounts.size === 0 ? [undefined] : this.accounts.keys();
    if (this.people.size > 0)
      for (const id of owners) answers.book.addFacts(id, 0, { accountHolders: [...this.people] });
  };

  private read(
    answer: JsonRecord,
    answers: Answers,
    accountId: string | undefined,
    isPending: boolean,
  ): void {
    if (isTransaction(answer.node)) {
      answers.book.addRow(accountId, readTransaction(answer, isPending));
      return;
    }
    for (const record of recordsAt(answer, 'results')) this.readResult(record, answers, accountId, isPending);
    for (const name of NAMED)
      for (const record of recordsAt(answer, name)) {
        const isOfPending = isPending || name === 'pending';
        if (has(record.node, 'results')) this.read(record, answers, accountId, isOfPending);
        else this.readResult(record, answers, accountId, isOfPending);
      }
    answers.nameMembers(answer, ENVELOPE, 'envelope');
    const error = answer.text('error');
    if (error !== undefined)
      answers.note('error_in_source', `TrueLayer reports the error ${quoted(error)}`, answer.region);
    if (answer.text('results_uri') !== undefined)
      answers.note(
        'incomplete',
        'TrueLayer has not finished: fetch the answer at its results_uri',
        answer.region,
      );
  }

  private readResult(
    record: JsonRecord,
    answers: Answers,
    accountId: string | undefined,
    isPending: boolean,
  ): void {
    const { node, document } = record;
    if (isTransaction(node)) answers.book.addRow(accountId, readTransaction(record, isPending));
    else if (isAccount(node)) {
      const id = record.text('account_id') ?? accountId;
      if (id !== undefined) this.accounts.set(id, isCard(node));
      answers.book.addFacts(id, document, accountFacts(record));
      answers.name(node, document, 'account');
    } else if (isMandate(node)) answers.name(node, document, 'mandate');
    else if (isBalance(node)) this.balances.push({ record, accountId });
    else if (isPerson(node)) {
      const name = record.text('full_name');
      if (name !== undefined) this.people.add(name);
      answers.name(node, document, 'person');
    }
  }
}
