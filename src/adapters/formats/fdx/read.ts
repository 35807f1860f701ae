/** Answers of FDX. */
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import { amountAt, currencyAt, moneyAt, unsigned } from '../../json/money.js';
import { JsonRecord, nodeAt } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import type { DraftRow, Region } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { ACCOUNTS, isAccount, isTransaction, OTHERS, TRANSACTIONS, within } from './shapes.js';

const SUB_TYPES: Readonly<Record<string, string>> = {
  CHECKING: 'CurrentAccount',
  SAVINGS: 'Savings',
  CD: 'Savings',
  MONEYMARKET: 'Savings',
  CREDITCARD: 'CreditCard',
  CHARGE: 'ChargeCard',
  LINEOFCREDIT: 'Loan',
  HOMELINEOFCREDIT: 'Loan',
  LOAN: 'Loan',
  AUTOLOAN: 'Loan',
  STUDENTLOAN: 'Loan',
  MORTGAGE: 'Mortgage',
  PREPAID: 'PrePaidCard',
};
const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = { CREDIT: 'Credit', DEBIT: 'Debit' };
const ENVELOPE = ['links', '_links', 'page', 'total', 'nextPageToken'];
const STATUSES: StatusWords = { booked: ['POSTED'], pending: ['PENDING', 'MEMO', 'AUTHORIZATION'] };

export class FdxReader implements AnswerReader {
  private next: Region | undefined;

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    this.readItem(answer, answers);
    for (const list of ['transactions', 'accounts'])
      for (const each of recordsAt(answer, list)) this.readItem(each, answers);
    answers.nameMembers(answer, ENVELOPE, 'envelope');
    const more = [
      ['page', 'nextOffset'],
      ['links', 'next'],
      ['_links', 'next'],
    ].some(path => isGiven(answer, path));
    this.next = more ? answer.region : undefined;
  };

  readonly complete = (answers: Answers): void => {
    if (this.next !== undefined)
      answers.note('more_pages', 'The last page names a next one, which was not given', this.next);
  };

  private readItem(item: JsonRecord, answers: Answers): void {
    const { node, document } = item;
    const transaction = new JsonRecord(within(node, TRANSACTIONS), document);
    const account = new JsonRecord(within(node, ACCOUNTS), document);
    if (isTransaction(transaction.node)) readTransaction(transaction, answers);
    else if (isAccount(account.node))
      readAccount(account, has(node, 'locAccount') || has(node, 'loanAccount'), answers);
    else
      for (const kind of OTHERS)
        if (has(node, kind))
          answers.skip(
            item.region,
            'unrecognised',
            `${kind} is no payment, so it is in no account of the result`,
          );
  }
}

function isGiven(answer: JsonRecord, path: readonly string[]): boolean {
  const node = nodeAt(answer.node, path);
  return node !== undefined && node.kind !== 'null' && !('text' in node && node.text.trim() === '');
}

function readTransaction(record: JsonRecord, answers: Answers): void {
  const word = record.text('debitCreditMemo')?.toUpperCase();
  const direction = DIRECTIONS[word ?? ''];
  if (direction === undefined) {
    answers.skip(
      record.region,
      'no_direction',
      `debitCreditMemo must be CREDIT or DEBIT, got ${word === undefined ? 'nothing' : word.slice(0, 20)}`,
    );
    return;
  }
  const id = record.text('accountId');
  const row: DraftRow = {
    region: record.region,
    id: record.text('transactionId'),
    date: record.firstText(['postedTimestamp'], ['transactionTimestamp']),
    amount: { text: '', ...unsigned(moneyAt(record, ['amount'], ['currency', 'currencyCode'])), direction },
    status: statusAt(record, STATUSES, answers),
    narrative: record.text('description'),
    payee: record.firstText(['payee'], ['merchantName']),
    reference: record.text('reference'),
    additional: record.text('memo'),
    merchantCategoryCode: record.text('merchantCategoryCode'),
    proprietaryTransactionCode: { code: record.text('transactionType'), issuer: undefined },
  };
  answers.book.addRow(id, { ...row, other: record.rest() });
}

function readAccount(record: JsonRecord, isInner: boolean, answers: Answers): void {
  const id = record.text('accountId');
  const kind = record.text('accountType')?.toUpperCase();
  const category = record.text('accountCategory')?.toUpperCase() ?? '';
  const isOwed = isInner || /^(?:LOC|LOAN)/.test(category);
  const at = record.text('balanceAsOf') ?? '';
  const currency = currencyAt(record, 'currency', 'currencyCode');
  const { document, region } = record;
  for (const [role, names] of [
    ['current', ['currentBalance', 'principalBalance']],
    ['available', ['availableBalance', 'availableCredit']],
  ] as const)
    for (const [rank, name] of names.entries()) {
      const text = amountAt(record, name);
      if (text === undefined) continue;
      const direction = isOwed && role === 'current' ? 'Debit' : 'Credit';
      answers.book.addBalance(id, { role, rank, at, money: { text, direction, currency }, region });
    }
  answers.book.addFacts(id, document, {
    currencyCode: currency,
    accountSubType: SUB_TYPES[kind?.replace(/[_\s]/g, '') ?? ''] ?? kind,
    other: record.rest(),
  });
  answers.name(record.node, document, 'account');
}
