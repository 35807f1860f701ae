/** One transaction of Enable Banking as a draft row. */
import { quoted } from '../../../base/shown.js';
import type { Answers } from '../../json/answers.js';
import { moneyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import { isWording, remittanceText, standardCode } from '../../json/wording.js';
import type { DraftMoney, DraftRow, DraftSkipped } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';

const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = { CRDT: 'Credit', DBIT: 'Debit' };
/** HOLD: money set aside. SCHD: ordered for a later day. OTHR, "not fitting the other options", is left unknown. */
const STATUSES: StatusWords = { booked: ['BOOK'], pending: ['PDNG', 'HOLD', 'SCHD'] };
const GONE: Readonly<Record<string, Pick<DraftSkipped, 'reason' | 'message'>>> = {
  RJCT: { reason: 'rejected', message: 'The bank rejected this payment, so no money moved' },
  CNCL: { reason: 'removed', message: 'The payment was cancelled, so no money moved' },
};
const BOOKED_DATES = ['booking_date', 'transaction_date', 'value_date'];
/** Banks expect the booking of a pending payment on a day to come; it was made on the day of the transaction. */
const PENDING_DATES = ['transaction_date', 'booking_date', 'value_date'];
/** What banks write in the place of a reference that they do not have. */
const NO_REFERENCE = /^0+$/;

export interface EnableBankingRow {
  readonly row: DraftRow;
  /** Only the names of the parties suggest whether it is a credit or a debit. */
  readonly isGuess: boolean;
}

export function readTransaction(record: JsonRecord, answers: Answers): EnableBankingRow | DraftSkipped {
  const { region } = record;
  const written = peek(record, 'status')?.toUpperCase();
  const gone = GONE[written ?? ''];
  if (gone !== undefined) return { region, ...gone };
  const isBooked = written === undefined || STATUSES.booked.includes(written);
  const date = record.firstText(...(isBooked ? BOOKED_DATES : PENDING_DATES).map(name => [name]));
  if (date === undefined)
    return {
      region,
      reason: 'no_date',
      message: `booking_date, value_date and transaction_date are all missing; the status is ${written === undefined ? 'missing too' : quoted(written)}`,
    };
  const amount = amountOf(record);
  if (amount !== undefined && isOfNoSide(amount))
    return {
      region,
      reason: 'no_direction',
      message: `credit_debit_indicator must be CRDT or DBIT, got ${quoted(peek(record, 'credit_debit_indicator') ?? '')}`,
    };
  const payee = payeeOf(record, amount);
  const reference = remittanceText(record.texts('remittance_information'));
  const row: DraftRow = {
    region,
    id: idOf(record),
    date,
    valueDate: record.text('value_date'),
    amount,
    status: statusAt(record, STATUSES, answers),
    narrative: isWording(reference, payee.payee) ? reference : undefined,
    ...payee,
    reference: reference ?? record.text('reference_number'),
    additional: record.text('note'),
    merchantCategoryCode: record.text('merchant_category_code'),
    ...codesOf(record),
    balance: moneyAt(
      record,
      ['balance_after_transaction', 'amount'],
      ['balance_after_transaction', 'currency'],
    ),
  };
  const isGuess = amount !== undefined && amount.direction === undefined && !isSigned(amount);
  return { row: { ...row, other: record.rest() }, isGuess };
}

/** `transaction_id` may change from one answer to the next, so it tells no row apart. */
function idOf(record: JsonRecord): string | undefined {
  const reference = peek(record, 'entry_reference');
  return reference === undefined || NO_REFERENCE.test(reference) ? undefined : record.text('entry_reference');
}

function amountOf(record: JsonRecord): DraftMoney | undefined {
  const money = moneyAt(record, ['transaction_amount', 'amount'], ['transaction_amount', 'currency']);
  if (money === undefined) return undefined;
  const direction = DIRECTIONS[peek(record, 'credit_debit_indicator')?.toUpperCase() ?? ''];
  if (direction !== undefined) {
    record.text('credit_debit_indicator');
    return { ...money, direction };
  }
  const isPaid = peek(record, 'creditor', 'name') !== undefined;
  const isPayer = peek(record, 'debtor', 'name') !== undefined;
  return isPaid === isPayer ? money : { ...money, hint: isPaid ? 'Debit' : 'Credit' };
}

function isSigned({ text }: DraftMoney): boolean {
  return /^\s*[-+]/.test(text);
}

function isOfNoSide(amount: DraftMoney): boolean {
  return amount.direction === undefined && amount.hint === undefined && !isSigned(amount);
}

/** The other party: the creditor of money out, the debtor of money in. */
function payeeOf(
  record: JsonRecord,
  amount: DraftMoney | undefined,
): Pick<DraftRow, 'payee' | 'payeeAccount'> {
  const isMinus = amount?.text.trimStart().startsWith('-') === true;
  const direction = amount?.direction ?? (isMinus ? 'Debit' : amount?.hint);
  const side = direction === 'Debit' ? 'creditor' : 'debtor';
  return {
    payee: record.text(side, 'name'),
    payeeAccount: record.firstText(
      [`${side}_account`, 'iban'],
      [`${side}_account`, 'other', 'identification'],
    ),
  };
}

/** Banks put the standard's code, one of their own or none here, and their word for the kind of payment beside it. */
function codesOf(record: JsonRecord): Pick<DraftRow, 'transactionCode' | 'proprietaryTransactionCode'> {
  const transactionCode = standardCode(peek(record, 'bank_transaction_code', 'code') ?? '');
  if (transactionCode !== undefined) record.text('bank_transaction_code', 'code');
  const code = record.firstText(['bank_transaction_code', 'description'], ['bank_transaction_code', 'code']);
  return { transactionCode, proprietaryTransactionCode: { code, issuer: undefined } };
}

/** Looks at a text without taking it. */
function peek(record: JsonRecord, ...path: readonly string[]): string | undefined {
  const node = record.at(...path);
  const text = node?.kind === 'string' || node?.kind === 'number' ? node.text.trim() : '';
  return text === '' ? undefined : text;
}
