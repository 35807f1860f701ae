/** Answers and reports of Finicity. */
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import { amountAt, currencyAt } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';
import { isAccount, isTransaction } from './shapes.js';
import { dateOf, readTransaction } from './transaction.js';

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
/** Banks differ in the sign that they give to the balances of all others, so only these are taken. */
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
  const at = dateOf(account.text('balanceDate')) ?? '';
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

/** What stands beside the lists tells of the answer, not of money. */
function nameOthers({ node, document }: JsonRecord, answers: Answers): void {
  for (const member of node.members)
    if (!LISTS.includes(member.key as string)) answers.name(member, document, 'envelope');
}
