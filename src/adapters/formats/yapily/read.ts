/** Answers of Yapily. */
import { quoted } from '../../../base/shown.js';
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import { currencyAt, moneyAt } from '../../json/jsonMoney.js';
import { JsonRecord, nodeAt } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import type { DraftRow, Region } from '../../model/draft.js';
import { isAccount, isBalance, isStatement, isTransaction } from './shapes.js';

// One transaction of Yapily as a draft row. Its amount has a minus where money leaves the account.

const STATUSES: StatusWords = { booked: ['BOOKED'], pending: ['PENDING'] };

function readTransaction(record: JsonRecord, answers: Answers): DraftRow {
  const stated = moneyAt(record, ['transactionAmount', 'amount'], ['transactionAmount', 'currency']);
  const amount = stated ?? moneyAt(record, ['amount'], ['currency']);
  const side = amount?.text.startsWith('-') ? 'payeeDetails' : 'payerDetails';
  const description = record.text('description');
  const texts = record.texts('transactionInformation').filter(text => description?.includes(text) !== true);
  const information = texts.length === 0 ? undefined : texts.join(' ');
  const row: DraftRow = {
    region: record.region,
    id: record.text('id'),
    date: record.firstText(['bookingDateTime'], ['date']),
    valueDate: record.text('valueDateTime'),
    amount,
    status: statusAt(record, STATUSES, answers),
    narrative: description ?? information,
    // Most banks give one text in both places.
    additional: description === undefined ? undefined : information,
    payee: record.text(side, 'name'),
    merchant: record.firstText(['merchant', 'merchantName'], ['merchant', 'name']),
    payeeAccount: accountOf(record, side),
    reference: record.text('reference'),
    merchantCategoryCode: record.text('merchant', 'merchantCategoryCode'),
    transactionCode: {
      code: record.text('isoBankTransactionCode', 'familyCode', 'code'),
      subCode: record.text('isoBankTransactionCode', 'subFamilyCode', 'code'),
    },
    proprietaryTransactionCode: {
      code: record.text('proprietaryBankTransactionCode', 'code'),
      issuer: record.text('proprietaryBankTransactionCode', 'issuer'),
    },
    // The balance of a row may be one of several kinds, and only booked ones follow from row to row.
    balance: isBooked(record)
      ? moneyAt(record, ['balance', 'balanceAmount', 'amount'], ['balance', 'balanceAmount', 'currency'])
      : undefined,
  };
  return { ...row, other: record.rest() };
}

function isBooked(record: JsonRecord): boolean {
  const type = record.at('balance', 'type');
  return type?.kind === 'string' && type.text.toUpperCase().endsWith('_BOOKED');
}

/** The sort code and account number in the same form as in other rows, or else the IBAN. */
function accountOf(record: JsonRecord, side: string): string | undefined {
  const numbers = new Map(
    recordsAt(record, side, 'accountIdentifications').map(each => [
      each.text('type')?.toUpperCase(),
      each.text('identification'),
    ]),
  );
  const sortCode = numbers.get('SORT_CODE');
  const number = numbers.get('ACCOUNT_NUMBER');
  return sortCode !== undefined && number !== undefined ? `${sortCode} ${number}` : numbers.get('IBAN');
}

// Accounts and balances of Yapily.

const SUB_TYPES: Readonly<Record<string, string>> = {
  CURRENT: 'CurrentAccount',
  CASH_TRADING: 'CurrentAccount',
  CASH_INCOME: 'CurrentAccount',
  CASH_PAYMENT: 'CurrentAccount',
  SAVINGS: 'Savings',
  MONEY_MARKET: 'Savings',
  CREDIT_CARD: 'CreditCard',
  CHARGE_CARD: 'ChargeCard',
  PREPAID_CARD: 'PrePaidCard',
  EMONEY: 'EMoney',
  E_MONEY: 'EMoney',
  LOAN: 'Loan',
  MORTGAGE: 'Mortgage',
};

function accountFacts(record: JsonRecord): AccountFacts {
  const kind = (record.text('accountType') ?? record.text('type'))?.toUpperCase();
  const usage = record.text('usageType')?.toUpperCase();
  const holders = recordsAt(record, 'accountNames').flatMap(name => name.text('name') ?? []);
  record.text('id');
  const facts: AccountFacts = {
    currencyCode: currencyAt(record, 'currency'),
    accountType: usage === 'PERSONAL' ? 'Personal' : usage === 'BUSINESS' ? 'Business' : undefined,
    accountSubType: SUB_TYPES[kind ?? ''] ?? kind,
    accountHolders: holders,
  };
  const { accountBalances: _balances, ...other } = record.rest();
  return { ...facts, other };
}

/** Yapily uses the names of Open Banking. Expected and opening balances are not current, so they are not taken. */
const CURRENT = ['INTERIM_BOOKED', 'CLOSING_BOOKED', 'INTERIM_CLEARED', 'CLOSING_CLEARED'];
const AVAILABLE = ['INTERIM_AVAILABLE', 'CLOSING_AVAILABLE', 'FORWARD_AVAILABLE'];

function balanceOf(record: JsonRecord): StatedBalance | undefined {
  const kind = record.text('type')?.toUpperCase() ?? '';
  const money = moneyAt(record, ['balanceAmount', 'amount'], ['balanceAmount', 'currency']);
  if (money === undefined) return undefined;
  const at = record.text('dateTime') ?? '';
  const { region } = record;
  const current = CURRENT.indexOf(kind);
  if (current !== -1) return { role: 'current', rank: current, at, money, region };
  const available = AVAILABLE.indexOf(kind);
  return available === -1 ? undefined : { role: 'available', rank: available, at, money, region };
}

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
      // Yapily chooses this one among the bank's balances, so every balance that states its kind goes before it.
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
