/** Answers and reports of Finicity. */
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import { amountAt, currencyAt, moneyAt, unsigned } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import type { DraftRow } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { instantOf } from '../../values/epochSeconds.js';
import { isAccount, isTransaction } from './shapes.js';

// One transaction of Finicity as a draft row. Its amount has a minus where money leaves the account.

const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = { CREDIT: 'Credit', DEBIT: 'Debit' };
/** A row with `shadow` is pending: it is not known yet whether it was booked. */
const STATUSES: StatusWords = { booked: ['ACTIVE'], pending: ['PENDING', 'SHADOW'] };

function readTransaction(record: JsonRecord, answers: Answers): DraftRow {
  const direction = DIRECTIONS[record.text('directionIndicator')?.toUpperCase() ?? ''];
  const money = moneyAt(record, ['amount'], ['currencySymbol']);
  const row: DraftRow = {
    region: record.region,
    id: record.firstText(['id'], ['externalTransactionId']),
    date: instantOf(
      record.firstText(['postedDate'], ['postedTimestamp'], ['transactionDate'], ['transactionTimestamp']),
    ),
    amount: direction === undefined ? money : { text: '', ...unsigned(money), direction },
    status: statusAt(record, STATUSES, answers),
    narrative: record.text('description'),
    payee: record.firstText(['categorization', 'normalizedPayeeName'], ['normalizedPayee']),
    merchant: record.text('inputMerchantInformation', 'name'),
    additional: record.text('memo'),
    merchantCategoryCode: record.text('inputMerchantInformation', 'merchantCategoryCode'),
    proprietaryTransactionCode: { code: record.text('type'), issuer: undefined },
    balance: moneyAt(record, ['runningBalanceAmount'], ['currencySymbol']),
  };
  return { ...row, other: record.rest() };
}

const SUB_TYPES: Readonly<Record<string, string>> = {
  checking: 'CurrentAccount',
  savings: 'Savings',
  cd: 'Savings',
  moneymarket: 'Savings',
  creditcard: 'CreditCard',
  lineofcredit: 'Loan',
  loan: 'Loan',
  studentloan: 'Loan',
  mortgage: 'Mortgage',
};
/** Banks differ in the sign of the balances of all other kinds, so only these are taken. */
const HELD = ['CurrentAccount', 'Savings'];
const LISTS = ['transactions', 'accounts', 'institutions'];

export class FinicityReader implements AnswerReader {
  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    if (isTransaction(answer.node)) {
      addRow(answer, undefined, answers);
      return;
    }
    this.readList(answer, undefined, answers);
    for (const institution of recordsAt(answer, 'institutions')) {
      this.readAccounts(institution, answers);
      nameOthers(institution, answers);
    }
    this.readAccounts(answer, answers);
    nameOthers(answer, answers);
    const more = answer.at('moreAvailable');
    if (more !== undefined && 'text' in more && more.text === 'true')
      answers.note(
        'more_pages',
        'Finicity has more transactions than were given (moreAvailable)',
        answer.region,
      );
  };

  private readList(record: JsonRecord, accountId: string | undefined, answers: Answers): void {
    for (const each of recordsAt(record, 'transactions'))
      if (isTransaction(each.node)) addRow(each, accountId, answers);
  }

  private readAccounts(record: JsonRecord, answers: Answers): void {
    for (const account of recordsAt(record, 'accounts')) {
      if (!isAccount(account.node) && !has(account.node, 'transactions')) continue;
      const id = account.text('id');
      this.readList(account, id, answers);
      readFacts(account, id, answers);
      for (const member of account.node.members)
        if (member.key !== 'transactions') answers.name(member, account.document, 'account');
    }
  }
}

function addRow(record: JsonRecord, given: string | undefined, answers: Answers): void {
  const id = record.firstText(['accountId'], ['externalAccountId']) ?? given;
  // Finicity knows banks of the United States alone.
  answers.book.addFacts(id, record.document, { countryCode: 'US' });
  answers.book.addRow(id, readTransaction(record, answers));
}

function readFacts(account: JsonRecord, id: string | undefined, answers: Answers): void {
  const { document, region } = account;
  const kind = account.text('type');
  const accountSubType = SUB_TYPES[kind?.toLowerCase() ?? ''] ?? kind;
  const currency = currencyAt(account, 'currency');
  const at = instantOf(account.text('balanceDate')) ?? '';
  if (HELD.includes(accountSubType ?? '')) {
    const current = amountAt(account, 'balance');
    if (current !== undefined)
      answers.book.addBalance(id, {
        role: 'current',
        rank: 0,
        at,
        money: { text: current, currency },
        region,
      });
    const available = amountAt(account, 'detail', 'availableBalanceAmount');
    if (available !== undefined)
      answers.book.addBalance(id, {
        role: 'available',
        rank: 0,
        at,
        money: { text: available, currency },
        region,
      });
  }
  const holder = account.text('ownerName');
  const { transactions: _rows, ...other } = account.rest();
  answers.book.addFacts(id, document, {
    countryCode: 'US',
    currencyCode: currency,
    accountSubType,
    accountHolders: holder === undefined ? undefined : [holder],
    other,
  });
}

/** The members beside the lists describe the answer, and hold no money. */
function nameOthers({ node, document }: JsonRecord, answers: Answers): void {
  for (const member of node.members)
    if (!LISTS.includes(member.key as string)) answers.name(member, document, 'envelope');
}
