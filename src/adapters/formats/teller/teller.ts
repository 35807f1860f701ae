/** Teller: accounts, balances, identities and transactions. */

import { quoted } from '../../../base/shown.js';
import type { DocumentInput } from '../../input/documents.js';
import {
  type AnswerReader,
  type Answers,
  has,
  holdsAnswer,
  readAnswers,
  recordsAt,
} from '../../json/answers.js';
import { amountAt, currencyAt, moneyAt } from '../../json/jsonMoney.js';
import type { JsonObject } from '../../json/node.js';
import { type JsonRecord, memberOf } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import type { DraftRow, DraftSigns, Region } from '../../model/draft.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';

// Recognises answers of Teller by their members: https://teller.io/docs/api.

function isTransaction(item: JsonObject): boolean {
  return (
    has(item, 'account_id', 'amount', 'date') &&
    (has(item, 'running_balance') || startsWith(item, 'id', 'txn_'))
  );
}

function isAccount(item: JsonObject): boolean {
  return has(item, 'id', 'enrollment_id', 'institution');
}

function isBalance(item: JsonObject): boolean {
  return has(item, 'account_id') && has(item, 'ledger');
}

/** An account with the people who own it. */
function isIdentity(item: JsonObject): boolean {
  const account = memberOf(item, 'account');
  return has(item, 'owners') && account?.kind === 'object' && isAccount(account);
}

/** Account and routing numbers. */
function isDetails(item: JsonObject): boolean {
  return has(item, 'account_id', 'routing_numbers');
}

function isAnswer(item: JsonObject): boolean {
  return [isTransaction, isAccount, isBalance, isIdentity, isDetails].some(is => is(item));
}

function startsWith(item: JsonObject, name: string, start: string): boolean {
  const member = memberOf(item, name);
  return member?.kind === 'string' && member.text.startsWith(start);
}

// Reads answers of Teller: lists at the top of the document, in which each item names its account.

const SUB_TYPES: Readonly<Record<string, string>> = {
  checking: 'CurrentAccount',
  savings: 'Savings',
  money_market: 'Savings',
  certificate_of_deposit: 'Savings',
  credit_card: 'CreditCard',
};
const STATUSES: StatusWords = { booked: ['POSTED'], pending: ['PENDING'] };

class TellerReader implements AnswerReader {
  /** The ids of card accounts. Their purchases have no minus, and their ledger balance is what is owed. */
  private readonly cards = new Set<string>();
  private readonly known = new Set<string>();
  /** The accounts that only rows have named so far, with the first row of each. */
  private readonly withoutFacts = new Map<string, Region>();
  private readonly balances: JsonRecord[] = [];

  readonly readAnswer = (item: JsonRecord, answers: Answers): void => {
    const { node, document } = item;
    if (isTransaction(node)) this.readRow(item, answers);
    else if (isAccount(node)) this.readAccount(item, answers);
    else if (isBalance(node)) this.balances.push(item);
    else if (isIdentity(node)) {
      const [account] = recordsAt(item, 'account');
      const id = account?.text('id');
      const holders = recordsAt(item, 'owners').flatMap(owner =>
        recordsAt(owner, 'names').flatMap(name => name.text('data') ?? []),
      );
      if (account !== undefined) this.readAccount(account, answers);
      answers.book.addFacts(id, document, { accountHolders: holders });
      answers.name(node, document, 'identity');
    } else if (isDetails(node)) answers.name(node, document, 'details');
    const code = item.text('error', 'code');
    if (code === undefined) return;
    answers.note('error_in_source', `Teller reports the error ${quoted(code)}`, item.region);
    answers.nameMembers(item, ['error'], 'error');
  };

  readonly complete = (answers: Answers): void => {
    for (const [id, region] of this.withoutFacts) {
      if (this.known.has(id)) continue;
      // Teller knows banks of the United States alone.
      answers.book.addFacts(id, region.document, { countryCode: 'US' });
      answers.note(
        'sign_assumed',
        `Nothing tells whether ${quoted(id)} is a card, on which purchases have no minus, so it was read as a bank account; give Teller's accounts too`,
        region,
      );
    }
    for (const record of this.balances) {
      const id = record.text('account_id');
      const isCard = id !== undefined && this.cards.has(id);
      for (const [role, name] of [
        ['current', 'ledger'],
        ['available', 'available'],
      ] as const) {
        const text = amountAt(record, name);
        if (text === undefined) continue;
        const direction = isCard && role === 'current' ? 'Debit' : 'Credit';
        answers.book.addBalance(id, {
          role,
          rank: 0,
          at: '',
          money: { text, direction },
          region: record.region,
        });
      }
      answers.name(record.node, record.document, 'balance');
    }
  };

  private readRow(record: JsonRecord, answers: Answers): void {
    const id = record.text('account_id');
    if (id !== undefined && !this.withoutFacts.has(id)) this.withoutFacts.set(id, record.region);
    answers.book.addRow(id, rowOf(record, answers));
  }

  private readAccount(record: JsonRecord, answers: Answers): void {
    const id = record.text('id');
    const isCard = record.text('type')?.toLowerCase() === 'credit';
    const subType = record.text('subtype');
    if (id !== undefined) this.known.add(id);
    if (isCard && id !== undefined) this.cards.add(id);
    const signs: DraftSigns = isCard ? 'reversed' : 'written';
    answers.book.addFacts(id, record.document, {
      signs,
      countryCode: 'US',
      currencyCode: currencyAt(record, 'currency'),
      accountSubType: SUB_TYPES[subType?.toLowerCase() ?? ''] ?? subType,
      other: record.rest(),
    });
    answers.name(record.node, record.document, 'account');
  }
}

function rowOf(record: JsonRecord, answers: Answers): DraftRow {
  const row: DraftRow = {
    region: record.region,
    id: record.text('id'),
    date: record.text('date'),
    amount: moneyAt(record, ['amount'], ['currency']),
    status: statusAt(record, STATUSES, answers),
    narrative: record.text('description'),
    payee: record.text('details', 'counterparty', 'name'),
    proprietaryTransactionCode: { code: record.text('type'), issuer: undefined },
    balance: moneyAt(record, ['running_balance'], ['currency']),
  };
  return { ...row, other: record.rest() };
}

export const TELLER: Format = {
  name: 'teller',
  title: 'an answer of Teller',
  detect: document => holdsAnswer(document, isAnswer),
  read: (documents, options) =>
    readAnswers(documents, { title: TELLER.title, isAnswer, reader: new TellerReader() }, options),
};

/**
 * Reads answers of Teller: accounts, balances, identities and transactions, parsed, as text or as bytes. Give the accounts too:
 * purchases on a card have no minus, and only the account tells that it is a card. Throws InvalidRequestError for what is no
 * answer of Teller; rows that cannot be read are in `skipped`.
 *
 * @example
 * ```ts
 * import { fromTeller } from 'open-banking-insights/adapters';
 *
 * const account = {
 *   id: 'acc_1',
 *   enrollment_id: 'enr_1',
 *   institution: { id: 'chase', name: 'Chase' },
 *   type: 'credit',
 *   subtype: 'credit_card',
 *   currency: 'USD',
 * };
 * const transaction = {
 *   id: 'txn_1',
 *   account_id: 'acc_1',
 *   amount: '12.40',
 *   date: '2026-03-01',
 *   description: 'BLUE DOOR COFFEE',
 *   status: 'posted',
 *   running_balance: null,
 * };
 * // Teller answers with arrays.
 * const { accounts } = fromTeller([[account], [transaction]]);
 * console.log(accounts[0]?.transactions[0]?.creditDebitIndicator); // Debit
 * ```
 */
export function fromTeller(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(TELLER, input, options);
}
