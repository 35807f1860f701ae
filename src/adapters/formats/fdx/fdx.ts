/** FDX: accounts and transactions of banks of the United States and Canada. */
import type { DocumentInput } from '../../input/documents.js';
import {
  type AnswerReader,
  type Answers,
  has,
  holdsAnswer,
  listHas,
  readAnswers,
  recordsAt,
} from '../../json/answers.js';
import { amountAt, currencyAt, moneyAt, unsigned } from '../../json/jsonMoney.js';
import type { JsonObject } from '../../json/node.js';
import { JsonRecord, memberOf, nodeAt } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import type { DraftRow, Region } from '../../model/draft.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';

// Answers of FDX, the standard of banks of the United States and Canada, told apart by their members. Up to version 5, each
// account and each transaction stands within an object that names its kind; from version 6 on, a member names it.

const TRANSACTIONS = ['depositTransaction', 'locTransaction', 'loanTransaction'];
const ACCOUNTS = ['depositAccount', 'locAccount', 'loanAccount'];
/** These accounts hold securities or policies, and their rows are not payments. */
const OTHERS = [
  'investmentTransaction',
  'insuranceTransaction',
  'annuityTransaction',
  'commercialTransaction',
  'digitalWalletTransaction',
  'investmentAccount',
  'insuranceAccount',
  'annuityAccount',
  'commercialAccount',
];

/** The object itself, or the one within it. */
function within(item: JsonObject, kinds: readonly string[]): JsonObject {
  for (const kind of kinds) {
    const inner = memberOf(item, kind);
    if (inner?.kind === 'object') return inner;
  }
  return item;
}

function isTransaction(item: JsonObject): boolean {
  return (
    has(item, 'amount') &&
    (has(item, 'debitCreditMemo') || (has(item, 'accountCategory') && has(item, 'transactionId')))
  );
}

function isAccount(item: JsonObject): boolean {
  return (
    has(item, 'accountId') &&
    (has(item, 'accountType') || has(item, 'accountCategory')) &&
    ['currentBalance', 'balanceAsOf', 'accountNumberDisplay', 'fiAttributes', 'principalBalance'].some(name =>
      has(item, name),
    )
  );
}

function isAnswer(item: JsonObject): boolean {
  return (
    isTransaction(within(item, TRANSACTIONS)) ||
    isAccount(within(item, ACCOUNTS)) ||
    listHas(item, 'transactions', each => isTransaction(within(each, TRANSACTIONS))) ||
    listHas(item, 'accounts', each => isAccount(within(each, ACCOUNTS))) ||
    ['transactions', 'accounts'].some(list =>
      listHas(item, list, each => OTHERS.some(kind => has(each, kind))),
    )
  );
}

// Answers of FDX.

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

class FdxReader implements AnswerReader {
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

export const FDX: Format = {
  name: 'fdx',
  title: 'an answer of FDX',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: FDX.title, isAnswer, reader: new FdxReader() }, options),
};

/**
 * Reads answers of interfaces built to FDX, versions 4 to 6: accounts and transactions of deposits, lines of credit and loans,
 * parsed, as text or as bytes. Rows of investments and insurance are in `skipped`. Throws InvalidRequestError for what is no
 * answer of FDX; rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromFdx } from 'open-banking-insights/adapters';
 *
 * const depositTransaction = {
 *   accountId: 'dep-1',
 *   transactionId: 'f-1',
 *   amount: 86.2,
 *   debitCreditMemo: 'DEBIT',
 *   description: 'KROGER #412',
 *   postedTimestamp: '2026-03-03T00:00:00Z',
 *   status: 'POSTED',
 * };
 * const { accounts } = fromFdx({ transactions: [{ depositTransaction }] }, { country: 'US' });
 * console.log(accounts[0]?.transactions[0]?.creditDebitIndicator); // Debit
 * ```
 */
export function fromFdx(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(FDX, input, options);
}
