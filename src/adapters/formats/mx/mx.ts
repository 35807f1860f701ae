/** MX's Platform API: accounts and transactions. */
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
import type { JsonRecord } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import type { DraftRow } from '../../model/draft.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';

// Recognises answers of MX's Platform API by their members: https://docs.mx.com.

function isTransaction(item: JsonObject): boolean {
  return has(item, 'guid', 'amount') && (has(item, 'account_guid') || has(item, 'transacted_at'));
}

function isAccount(item: JsonObject): boolean {
  return (
    has(item, 'guid') && has(item, 'member_guid') && (has(item, 'balance') || has(item, 'institution_code'))
  );
}

function isAnswer(item: JsonObject): boolean {
  return (
    isTransaction(item) ||
    isAccount(item) ||
    ['transactions', 'transaction'].some(name => listHas(item, name, isTransaction)) ||
    ['accounts', 'account'].some(name => listHas(item, name, isAccount))
  );
}

// Answers of MX.

const SUB_TYPES: Readonly<Record<string, string>> = {
  CHECKING: 'CurrentAccount',
  SAVINGS: 'Savings',
  CREDIT_CARD: 'CreditCard',
  LOAN: 'Loan',
  LINE_OF_CREDIT: 'Loan',
  MORTGAGE: 'Mortgage',
  PREPAID: 'PrePaidCard',
};
/** A positive balance of these is owed. */
const OWED = ['CREDIT_CARD', 'LOAN', 'LINE_OF_CREDIT', 'MORTGAGE'];
const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = { CREDIT: 'Credit', DEBIT: 'Debit' };
const STATUSES: StatusWords = { booked: ['POSTED'], pending: ['PENDING'] };

class MxReader implements AnswerReader {
  private rows = 0;
  private total: number | undefined;

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    if (isTransaction(answer.node)) this.readRow(answer, answers);
    else if (isAccount(answer.node)) readAccount(answer, answers);
    else {
      for (const list of ['transactions', 'transaction'])
        for (const record of recordsAt(answer, list))
          if (isTransaction(record.node)) this.readRow(record, answers);
      for (const list of ['accounts', 'account'])
        for (const record of recordsAt(answer, list))
          if (isAccount(record.node)) readAccount(record, answers);
      const total = Number(answer.text('pagination', 'total_entries'));
      if (Number.isSafeInteger(total) && answer.at('transactions') !== undefined) this.total = total;
      answers.nameMembers(answer, ['pagination'], 'pagination');
    }
  };

  readonly complete = (answers: Answers): void => {
    if (this.total !== undefined && this.rows < this.total)
      answers.note('more_pages', `MX has ${this.total} transactions and only ${this.rows} were given`);
  };

  private readRow(record: JsonRecord, answers: Answers): void {
    this.rows++;
    answers.book.addRow(record.text('account_guid'), rowOf(record, answers));
  }
}

/** Amounts have no sign: the type says the direction. */
function rowOf(record: JsonRecord, answers: Answers): DraftRow {
  const direction = DIRECTIONS[record.text('type')?.toUpperCase() ?? ''];
  const money = moneyAt(record, ['amount'], ['currency_code']);
  const wording = record.text('original_description');
  const cleansed = record.text('description');
  const row: DraftRow = {
    region: record.region,
    id: record.text('guid'),
    date: record.firstText(['date'], ['posted_at'], ['transacted_at']),
    amount: direction === undefined ? money : { text: '', ...unsigned(money), direction },
    status: statusAt(record, STATUSES, answers),
    narrative: wording ?? cleansed,
    // MX derives the name of the payee from the wording.
    payee: wording === undefined ? undefined : cleansed,
    additional: record.text('memo'),
    merchantCategoryCode: record.text('merchant_category_code'),
  };
  return { ...row, other: record.rest() };
}

function readAccount(record: JsonRecord, answers: Answers): void {
  const id = record.text('guid');
  const kind = record.text('type')?.toUpperCase();
  const isOwed = OWED.includes(kind ?? '');
  const at = record.firstText(['imported_at'], ['updated_at']) ?? '';
  const currency = currencyAt(record, 'currency_code');
  const { document, region } = record;
  for (const [role, name] of [
    ['current', 'balance'],
    ['available', isOwed ? 'available_credit' : 'available_balance'],
  ] as const) {
    const text = amountAt(record, name);
    if (text === undefined) continue;
    const direction = isOwed && role === 'current' ? 'Debit' : 'Credit';
    answers.book.addBalance(id, { role, rank: 0, at, money: { text, direction, currency }, region });
  }
  answers.book.addFacts(id, document, {
    currencyCode: currency,
    accountSubType: SUB_TYPES[kind ?? ''] ?? kind,
    other: record.rest(),
  });
  answers.name(record.node, document, 'account');
}

export const MX: Format = {
  name: 'mx',
  title: 'an answer of MX',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: MX.title, isAnswer, reader: new MxReader() }, options),
};

/**
 * Reads answers of MX's Platform API: accounts and transactions, parsed, as text or as bytes. Give the accounts too: rows of
 * banks of the United States often do not name their currency. Throws InvalidRequestError for what is no answer of MX; rows
 * that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromMx } from 'open-banking-insights/adapters';
 *
 * const answer = {
 *   transactions: [
 *     {
 *       guid: 'TRN-1',
 *       account_guid: 'ACT-1',
 *       amount: 86.2,
 *       type: 'DEBIT',
 *       date: '2026-03-03',
 *       description: 'Kroger',
 *       status: 'POSTED',
 *     },
 *   ],
 * };
 * const { accounts } = fromMx(answer, { country: 'US' });
 * console.log(accounts[0]?.transactions[0]?.creditDebitIndicator); // Debit
 * ```
 */
export function fromMx(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(MX, input, options);
}
