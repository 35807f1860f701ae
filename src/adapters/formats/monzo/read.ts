/** Answers of the Monzo API. */
import { quoted } from '../../../base/shown.js';
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { type AnswerReader, type Answers, recordsAt } from '../../json/answers.js';
import { currencyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';
import { withPayee } from '../../json/wording.js';
import type { DraftRow, DraftSkipped } from '../../model/draft.js';
import { fromMinorUnits } from '../../values/minorUnits.js';
import { isAccount, isBalance, isPot, isTransaction, isWebhook } from './shapes.js';

// One transaction of Monzo as a draft row.

/** Personal and business accounts both have pots. */
const POTS = ['uk_retail_pot', 'uk_business_pot'];

function readTransaction(
  record: JsonRecord,
  potName: (id: string) => string | undefined,
): DraftRow | DraftSkipped {
  const { region } = record;
  const declined = record.text('decline_reason');
  if (declined !== undefined)
    return {
      region,
      reason: 'rejected',
      message: `Monzo declined this payment (${declined.slice(0, 80)}), so no money moved`,
    };
  const currency = currencyAt(record, 'currency');
  const written = record.text('amount') ?? '';
  const text = written === '' ? '' : fromMinorUnits(written, currency);
  if (text === undefined)
    return {
      region,
      reason: 'unreadable_amount',
      message: `The amount must be a whole number of pence, got ${quoted(written)}`,
    };
  const scheme = record.text('scheme');
  const row: DraftRow = {
    region,
    id: record.text('id'),
    date: record.text('created'),
    amount: { text, currency },
    status: isSettled(record) ? 'Booked' : 'Pending',
    merchantCategoryCode: record.text('metadata', 'mcc'),
    proprietaryTransactionCode: { code: scheme, issuer: undefined },
    ...(POTS.includes(scheme ?? '') ? textsOfPot(record, potName) : texts(record)),
  };
  record.text('account_id');
  return { ...row, other: record.rest() };
}

/** An empty text means that the authorisation is not settled yet. A row without the member counts as settled. */
function isSettled(record: JsonRecord): boolean {
  if (record.flag('amount_is_pending') === true) return false;
  const settled = record.at('settled');
  if (settled === undefined) return true;
  return settled.kind === 'string' && settled.text.trim() !== '';
}

type Texts = Pick<DraftRow, 'narrative' | 'payee' | 'merchant' | 'payeeAccount' | 'reference' | 'additional'>;

/**
 * The description of a transfer is what the payer wrote. That of any other row is the wording of the card network. The person's own notes
 * are neither, so they stay out of the text.
 */
function texts(record: JsonRecord): Texts {
  const description = record.text('description');
  const payee = record.text('counterparty', 'name');
  const merchant = record.text('merchant', 'name');
  const notes = record.text('notes');
  const isTransfer = payee !== undefined && merchant === undefined;
  return {
    narrative: isTransfer ? withPayee(description, payee) : description,
    payee,
    merchant,
    payeeAccount: accountOf(record),
    reference: isTransfer ? description : undefined,
    additional: notes === description ? undefined : notes,
  };
}

/** The description of such a row is usually the id of the pot, which no reader understands. */
function textsOfPot(record: JsonRecord, potName: (id: string) => string | undefined): Texts {
  const written = record.at('description');
  const isId = written?.kind === 'string' && written.text.trim().startsWith('pot_');
  const id = record.text('metadata', 'pot_id') ?? (isId ? record.text('description') : undefined);
  const name = id === undefined ? undefined : potName(id);
  const narrative = name === undefined ? 'Pot transfer' : `Pot transfer ${name}`;
  return { narrative: isId ? narrative : (record.text('description') ?? narrative), payeeAccount: id };
}

function accountOf(record: JsonRecord): string | undefined {
  const sortCode = record.text('counterparty', 'sort_code');
  const number = record.text('counterparty', 'account_number');
  if (sortCode !== undefined && number !== undefined) return `${sortCode} ${number}`;
  return record.firstText(['counterparty', 'account_id'], ['counterparty', 'user_id']);
}

// Accounts, pots and balances of Monzo.

/** The kinds follow the country: uk_retail, uk_retail_joint, uk_business, uk_monzo_flex, … */
const KINDS: readonly (readonly [part: string, accountSubType: string])[] = [
  ['prepaid', 'PrePaidCard'],
  ['flex', 'CreditCard'],
  ['loan', 'Loan'],
  ['savings', 'Savings'],
  ['retail', 'CurrentAccount'],
  ['business', 'CurrentAccount'],
];

/** The other country in which Monzo has accounts. The currency shows which one it is. */
const ABROAD = 'US';

function accountFacts(record: JsonRecord): AccountFacts {
  const type = record.text('type')?.toLowerCase() ?? '';
  const holders = recordsAt(record, 'owners').flatMap(owner => owner.texts('preferred_name'));
  record.text('id');
  return {
    currencyCode: currencyAt(record, 'currency'),
    countryCode: record.text('country_code')?.toUpperCase() === ABROAD ? ABROAD : undefined,
    accountType: type.includes('business') ? 'Business' : 'Personal',
    accountSubType: KINDS.find(([part]) => type.includes(part))?.[1] ?? type,
    accountHolders: holders.length === 0 ? undefined : holders,
    other: record.rest(),
  };
}

function potFacts(record: JsonRecord): AccountFacts {
  return {
    currencyCode: currencyAt(record, 'currency'),
    accountSubType: 'Savings',
    other: record.rest(),
  };
}

/** In pence. Undefined where there is none. */
function balanceOf(record: JsonRecord): StatedBalance | undefined {
  const currency = currencyAt(record, 'currency');
  const text = fromMinorUnits(record.text('balance') ?? '', currency);
  if (text === undefined) return undefined;
  const at = record.text('updated') ?? '';
  return { role: 'current', rank: 0, at, money: { text, currency }, region: record.region };
}

const ENVELOPE = ['account_id', 'code', 'message', 'params'];
const OF_BALANCE = [
  'balance',
  'total_balance',
  'balance_including_flexible_savings',
  'currency',
  'spend_today',
  'local_currency',
  'local_exchange_rate',
  'local_spend',
];

export class MonzoReader implements AnswerReader {
  /** Pots are left out here, because they are reported with the account that they belong to. */
  private readonly accounts = new Set<string>();
  private readonly pots = new Map<string, string>();
  private readonly rows: { readonly record: JsonRecord; readonly accountId: string | undefined }[] = [];
  private readonly balances: { readonly balance: StatedBalance; readonly accountId: string | undefined }[] =
    [];

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    const { node } = answer;
    if (isTransaction(node)) this.keepRow(answer, undefined);
    else if (isWebhook(node)) {
      for (const record of recordsAt(answer, 'data')) this.keepRow(record, undefined);
      answers.nameMembers(answer, ['type'], 'envelope');
    } else if (isAccount(node)) this.readAccount(answer, answers);
    else this.readLists(answer, answers);
  };

  readonly complete = (answers: Answers): void => {
    const [only, ...others] = this.accounts;
    const owner = (id: string | undefined) => id ?? (others.length === 0 ? only : undefined);
    for (const { balance, accountId } of this.balances) answers.book.addBalance(owner(accountId), balance);
    for (const { record, accountId } of this.rows) {
      const read = readTransaction(record, id => this.pots.get(id));
      if ('reason' in read) {
        answers.skipped.push(read);
        continue;
      }
      answers.book.addFacts(owner(accountId), record.document, { settlesById: true });
      answers.book.addRow(owner(accountId), read);
    }
  };

  private readLists(answer: JsonRecord, answers: Answers): void {
    const accountId = answer.text('account_id');
    for (const list of ['transactions', 'transaction'])
      for (const record of recordsAt(answer, list)) this.keepRow(record, accountId);
    for (const record of recordsAt(answer, 'accounts')) this.readAccount(record, answers);
    for (const record of recordsAt(answer, 'pots')) this.readPot(record, answers);
    if (isBalance(answer.node)) {
      const balance = balanceOf(answer);
      if (balance !== undefined) this.balances.push({ balance, accountId });
      answers.nameMembers(answer, OF_BALANCE, 'balance');
    }
    const code = answer.text('code');
    if (code !== undefined) {
      const says = (answer.text('message') ?? '').slice(0, 200);
      answers.note('error_in_source', `Monzo reports the error ${quoted(code)}: ${says}`, answer.region);
    }
    answers.nameMembers(answer, ENVELOPE, 'envelope');
  }

  private keepRow(record: JsonRecord, given: string | undefined): void {
    const accountId = record.text('account_id') ?? given;
    if (accountId !== undefined) this.accounts.add(accountId);
    this.rows.push({ record, accountId });
  }

  private readAccount(record: JsonRecord, answers: Answers): void {
    const id = record.text('id');
    if (id === undefined) return;
    this.accounts.add(id);
    answers.book.addFacts(id, record.document, accountFacts(record));
    answers.name(record.node, record.document, 'account');
  }

  /** A pot is an account of its own. Monzo gives only its balance. */
  private readPot(record: JsonRecord, answers: Answers): void {
    if (!isPot(record.node)) return;
    const id = record.text('id') as string;
    const name = record.at('name');
    if (name?.kind === 'string') this.pots.set(id, name.text.trim());
    answers.name(record.node, record.document, 'pot');
    if (record.flag('deleted') === true) return;
    const balance = balanceOf(record);
    if (balance !== undefined) answers.book.addBalance(id, balance);
    answers.book.addFacts(id, record.document, potFacts(record));
  }
}
