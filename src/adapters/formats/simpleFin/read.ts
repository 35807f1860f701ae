/** Answers of a SimpleFIN server: accounts with their balances and transactions. */
import { quoted } from '../../../base/shown.js';
import { append } from '../../append.js';
import { type AnswerReader, type Answers, recordsAt } from '../../json/answers.js';
import { amountAt, currencyAt, moneyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';
import type { DraftRow, DraftSkipped, Region } from '../../model/draft.js';
import { readDateText } from '../../values/dateText.js';
import { instantOf } from '../../values/epochSeconds.js';
import { isAccount, isAccountHere } from './shapes.js';

// One transaction as a draft row. Its amount has a minus where money leaves the account.

/** What a time is that is not known. */
const NEVER = /^-?0+(?:\.0+)?$/;

function readTransaction(record: JsonRecord): DraftRow | DraftSkipped {
  const { region } = record;
  const posted = timeAt(record, 'posted');
  const isPending = record.flag('pending') === true || posted === undefined;
  // The day on which a pending payment was made is the only one that is known for sure.
  const date = isPending ? (timeAt(record, 'transacted_at') ?? posted) : posted;
  if (date === undefined)
    return {
      region,
      reason: 'no_date',
      message: 'The row has no date: posted is 0 or missing, as in a pending row, and so is transacted_at',
    };
  if (readDateText(date) === undefined)
    return {
      region,
      reason: 'unreadable_date',
      message: `posted and transacted_at must be seconds since 1970, got ${quoted(date)}`,
    };
  const row: DraftRow = {
    region,
    id: record.text('id'),
    date,
    amount: moneyAt(record, ['amount'], []),
    status: isPending ? 'Pending' : 'Booked',
    narrative: record.text('description'),
    payee: record.text('payee'),
    additional: record.text('memo'),
  };
  return { ...row, other: record.rest() };
}

/** As an instant of ISO 8601. Undefined where there is none, or 0, which stands for none. */
function timeAt(record: JsonRecord, name: string): string | undefined {
  const text = record.text(name);
  return text === undefined || NEVER.test(text) ? undefined : instantOf(text);
}

// Accounts and balances.

/** ISO 4217 for what is no currency. Points and miles have the address of a page in the place of a code. */
const NO_CURRENCY = 'XXX';

function currencyOf(account: JsonRecord): string | undefined {
  const node = account.at('currency');
  const isOther = node?.kind === 'string' && node.text.trim() !== '';
  return currencyAt(account, 'currency') ?? (isOther ? NO_CURRENCY : undefined);
}

/** An account is unique within its bank alone. */
function bankOf(account: JsonRecord): string {
  return (
    ['conn_id', 'org.domain', 'org.id', 'org.name', 'org.sfin-url']
      .map(path => account.at(...path.split('.')))
      .flatMap(node => (node?.kind === 'string' ? node.text.trim() : []))
      .find(text => text !== '') ?? ''
  );
}

const ENVELOPE = ['errors', 'errlist', 'connections', 'x-api-message'];

export class SimpleFinReader implements AnswerReader {
  private readonly accounts: JsonRecord[] = [];
  private readonly errors = new Set<string>();

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    if (isAccount(answer.node)) {
      this.accounts.push(answer);
      return;
    }
    append(
      this.accounts,
      recordsAt(answer, 'accounts').filter(({ node }) => isAccountHere(node)),
    );
    for (const error of recordsAt(answer, 'errlist'))
      this.noteError(error.firstText(['msg'], ['message'], ['code']), error.region, answers);
    for (const text of answer.texts('errors')) this.noteError(text, answer.region, answers);
    answers.nameMembers(answer, ENVELOPE, 'envelope');
  };

  readonly complete = (answers: Answers): void => {
    const banks = new Map<string, Set<string>>();
    for (const account of this.accounts) {
      const id = idOf(account);
      if (id !== undefined) banks.set(id, (banks.get(id) ?? new Set()).add(bankOf(account)));
    }
    const unnamed = new Map<number, number>();
    for (const account of this.accounts) {
      const id = idOf(account);
      const { document } = account;
      if (id === undefined) unnamed.set(document, (unnamed.get(document) ?? 0) + 1);
      const isShared = id !== undefined && (banks.get(id) as Set<string>).size > 1;
      const key = id ?? `simplefin-${unnamed.get(document)}`;
      readAccount(account, isShared ? `${key} ${bankOf(account)}`.trim() : key, answers);
    }
  };

  /** Servers that know both versions of the protocol tell each error twice. */
  private noteError(text: string | undefined, region: Region, answers: Answers): void {
    if (text === undefined || this.errors.has(text)) return;
    this.errors.add(text);
    answers.note('error_in_source', `SimpleFIN reports the error ${quoted(text.slice(0, 200))}`, region);
  }
}

function idOf(account: JsonRecord): string | undefined {
  return account.text('id');
}

function readAccount(account: JsonRecord, key: string, answers: Answers): void {
  const { book } = answers;
  const { document, region } = account;
  for (const record of recordsAt(account, 'transactions')) {
    const read = readTransaction(record);
    if ('reason' in read) answers.skipped.push(read);
    else book.addRow(key, read);
  }
  const currency = currencyOf(account);
  const at = timeAt(account, 'balance-date') ?? '';
  for (const [role, name] of [
    ['current', 'balance'],
    ['available', 'available-balance'],
  ] as const) {
    const text = amountAt(account, name);
    if (text !== undefined) book.addBalance(key, { role, rank: 0, at, money: { text, currency }, region });
  }
  const { transactions: _rows, ...other } = account.rest();
  book.addFacts(key, document, { currencyCode: currency, other });
  for (const member of account.node.members)
    if (member.key !== 'transactions') answers.name(member, document, 'account');
}
