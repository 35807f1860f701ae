/** Answers of TrueLayer's Data API. */
import { quoted } from '../../../base/shown.js';
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import { currencyAt, moneyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';
import type { DraftRow } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { isAccount, isBalance, isCard, isMandate, isPerson, isTransaction, NAMED } from './shapes.js';

// Reads one transaction of TrueLayer as a draft row.

const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = { CREDIT: 'Credit', DEBIT: 'Debit' };
/** Categories that do not say how the money moved. */
const SILENT = ['CREDIT', 'DEBIT', 'OTHER', 'UNKNOWN', 'CORRECTION'];
/** The codes that British banks print are at most this long: DEB, FPO, D/D, ))). */
const LONGEST_CODE = 4;

function readTransaction(record: JsonRecord, isPending: boolean): DraftRow {
  // The word is right for accounts and cards, where it always agrees with the sign or never does. Where it does both, rows/signs.ts decides.
  const direction = DIRECTIONS[record.text('transaction_type')?.toUpperCase() ?? ''];
  const money = moneyAt(record, ['amount'], ['currency']);
  const row: DraftRow = {
    region: record.region,
    // TrueLayer's own id may change from one answer to the next.
    id: record.firstText(['normalised_provider_transaction_id'], ['transaction_id']),
    date: record.text('timestamp'),
    amount: direction === undefined ? money : { text: '', ...money, direction, hint: hintOf(record) },
    status: isPending || isPendingIn(record) ? 'Pending' : 'Booked',
    narrative: record.text('description'),
    payee: record.text('meta', 'counter_party_preferred_name'),
    merchant: record.firstText(['merchant_name'], ['meta', 'provider_merchant_name']),
    payeeAccount: record.text('meta', 'counter_party_iban'),
    reference: record.text('meta', 'provider_reference'),
    proprietaryTransactionCode: { code: codeOf(record), issuer: undefined },
    balance: moneyAt(record, ['running_balance', 'amount'], ['running_balance', 'currency']),
  };
  return { ...row, other: record.rest() };
}

/** Kinds of payment that are always money out. */
const OUT = ['PURCHASE', 'DIRECT_DEBIT', 'BILL_PAYMENT', 'ATM', 'STANDING_ORDER', 'FEE_CHARGE', 'CHEQUE'];

function hintOf(record: JsonRecord): CreditDebitIndicator | undefined {
  return OUT.includes(peek(record, 'transaction_category')?.toUpperCase() ?? '') ? 'Debit' : undefined;
}

/** The bank's own code if there is one, or else the kind of payment that TrueLayer derives. */
function codeOf(record: JsonRecord): string | undefined {
  const own =
    peek(record, 'meta', 'provider_transaction_category') ?? peek(record, 'meta', 'provider_category');
  const kind = peek(record, 'transaction_category');
  if (own !== undefined && own.length <= LONGEST_CODE) return own;
  return kind === undefined || SILENT.includes(kind.toUpperCase()) ? own : kind;
}

function isPendingIn(record: JsonRecord): boolean {
  return [peek(record, 'status'), peek(record, 'meta', 'status')].some(
    status => status?.toUpperCase() === 'PENDING',
  );
}

/** Both codes stay in `other`, since they say the same in two ways. */
function peek(record: JsonRecord, ...path: readonly string[]): string | undefined {
  const node = record.at(...path);
  return node?.kind === 'string' && node.text.trim() !== '' ? node.text.trim() : undefined;
}

// Accounts, cards and balances of TrueLayer.

const ACCOUNT_TYPES: Readonly<Record<string, AccountFacts>> = {
  TRANSACTION: { accountType: 'Personal', accountSubType: 'CurrentAccount' },
  SAVINGS: { accountType: 'Personal', accountSubType: 'Savings' },
  BUSINESS_TRANSACTION: { accountType: 'Business', accountSubType: 'CurrentAccount' },
  BUSINESS_SAVINGS: { accountType: 'Business', accountSubType: 'Savings' },
};
const CARD_TYPES: Readonly<Record<string, string>> = {
  CREDIT: 'CreditCard',
  CHARGE: 'ChargeCard',
  PREPAID: 'PrePaidCard',
};

function accountFacts(record: JsonRecord): AccountFacts {
  const kind = record.text('account_type')?.toUpperCase();
  const card = record.text('card_type')?.toUpperCase();
  const holder = record.text('name_on_card');
  const facts: AccountFacts = isCard(record.node)
    ? { accountSubType: CARD_TYPES[card ?? ''] ?? 'CreditCard', signs: 'reversed' }
    : (ACCOUNT_TYPES[kind ?? ''] ?? { accountSubType: kind });
  record.text('account_id');
  return {
    ...facts,
    currencyCode: currencyAt(record, 'currency'),
    accountHolders: holder === undefined ? undefined : [holder],
    other: record.rest(),
  };
}

/** The balance of a card is what is owed, so a positive one is a debit. */
function balancesOf(record: JsonRecord, isOfCard: boolean): readonly StatedBalance[] {
  const at = record.text('update_timestamp') ?? '';
  const { region } = record;
  return (['current', 'available'] as const).flatMap((role): readonly StatedBalance[] => {
    const money = moneyAt(record, [role], ['currency']);
    if (money === undefined) return [];
    const direction = isOfCard && role === 'current' ? 'Debit' : 'Credit';
    return [{ role, rank: 0, at, money: { ...money, direction }, region }];
  });
}

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
  /** Accounts that have rows, each with the document of its first. */
  private readonly owners = new Map<string | undefined, number>();

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
    for (const [id, document] of this.owners) answers.book.addFacts(id, document, { minusIs: 'debit' });
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
      this.addRow(answer, answers, accountId, isPending);
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

  private addRow(
    record: JsonRecord,
    answers: Answers,
    accountId: string | undefined,
    isPending: boolean,
  ): void {
    if (!this.owners.has(accountId)) this.owners.set(accountId, record.document);
    answers.book.addRow(accountId, readTransaction(record, isPending));
  }

  private readResult(
    record: JsonRecord,
    answers: Answers,
    accountId: string | undefined,
    isPending: boolean,
  ): void {
    const { node, document } = record;
    if (isTransaction(node)) this.addRow(record, answers, accountId, isPending);
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
