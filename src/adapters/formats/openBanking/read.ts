/** Reads answers of Open Banking as drafts. What belongs to one account is collected from all answers. */
import { quoted } from '../../../base/shown.js';
import { append } from '../../append.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { JsonNode, JsonObject } from '../../json/node.js';
import { itemsOf, JsonRecord, memberOf, nodeAt, regionOf } from '../../json/record.js';
import { unrecognised } from '../../json/sweep.js';
import { jsonNotesOf, jsonValuesOf, topItemsOf } from '../../json/values.js';
import type { DraftNote, DraftRow, DraftSkipped, Reading, Structure } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { AccountBook } from './accountBook.js';
import { errorsIn, FRAME, linkedAccount, RESOURCES, type Resource, resourceOf } from './answers.js';
import { isBooked } from './balances.js';
import { directionOf, statusOf } from './codes.js';

// Reads one `Transaction` of Open Banking as a draft row.

/** A card number identifies a card, and not the account of the other party. */
const CARD_NUMBER = 'UK.OBIE.PAN';

function readTransaction(record: JsonRecord): DraftRow | DraftSkipped {
  const direction = directionOf(record.text('CreditDebitIndicator'));
  const given = record.at('Status');
  const status = statusOf(record.text('Status'));
  const { region } = record;
  if (status === 'Rejected')
    return { region, reason: 'rejected', message: 'The bank rejected this payment, so no money moved' };
  if (direction === undefined)
    return {
      region,
      reason: 'no_direction',
      message: 'CreditDebitIndicator tells neither a credit nor a debit',
    };
  record.text('AccountId');
  const row: DraftRow = {
    region,
    id: record.text('TransactionId'),
    date: record.firstText(['BookingDateTime'], ['ValueDateTime']),
    valueDate: record.text('ValueDateTime'),
    amount: {
      text: record.text('Amount', 'Amount') ?? '',
      direction,
      currency: record.text('Amount', 'Currency'),
    },
    status: status ?? 'Pending',
    narrative: record.texts('TransactionInformation').join(' '),
    ...otherSide(record, direction),
    merchant: record.text('MerchantDetails', 'MerchantName'),
    reference: record.text('TransactionReference'),
    merchantCategoryCode: record.text('MerchantDetails', 'MerchantCategoryCode'),
    transactionCode: {
      code: record.text('BankTransactionCode', 'Code'),
      subCode: record.text('BankTransactionCode', 'SubCode'),
    },
    proprietaryTransactionCode: {
      code: record.text('ProprietaryBankTransactionCode', 'Code'),
      issuer: record.text('ProprietaryBankTransactionCode', 'Issuer'),
    },
    balance: runningBalance(record),
  };
  const other = record.rest();
  // A status that is not known stays readable.
  return {
    ...row,
    other: status === undefined && given?.kind === 'string' ? { Status: given.text, ...other } : other,
  };
}

/** The account that pays a credit or receives a debit. The other one of the two is the account of the statement. */
function otherSide(
  record: JsonRecord,
  direction: CreditDebitIndicator,
): Pick<DraftRow, 'payee' | 'payeeAccount'> {
  const [account, ultimate] =
    direction === 'Credit' ? ['DebtorAccount', 'UltimateDebtor'] : ['CreditorAccount', 'UltimateCreditor'];
  const scheme = record.at(account, 'SchemeName');
  const isCard = scheme?.kind === 'string' && scheme.text.trim() === CARD_NUMBER;
  return {
    payee: record.firstText([account, 'Name'], [ultimate, 'Name']),
    payeeAccount: isCard ? undefined : record.text(account, 'Identification'),
  };
}

function runningBalance(record: JsonRecord): DraftRow['balance'] {
  const type = record.at('Balance', 'Type');
  if (type?.kind === 'string' && !isBooked(type.text)) return undefined;
  const text = record.text('Balance', 'Amount', 'Amount');
  if (text === undefined) return undefined;
  const direction = directionOf(record.text('Balance', 'CreditDebitIndicator'));
  return { text, direction, currency: record.text('Balance', 'Amount', 'Currency') };
}

// Answers come in pages. Reading only the first page unnoticed would give wrong figures.

interface Answer {
  readonly node: JsonObject;
  readonly document: number;
}

/** A note for each answer that links to a next page which is not among those given. */
function pageNotes(answers: readonly Answer[]): readonly DraftNote[] {
  const given = new Set(answers.map(({ node }) => linkOf(node, 'Self')?.text));
  return answers.flatMap(({ node, document }): readonly DraftNote[] => {
    const next = linkOf(node, 'Next');
    if (next === undefined || given.has(next.text)) return [];
    const message = `The answer has a further page, ${next.text.slice(0, 100)}, which was not given`;
    return [{ code: 'more_pages', message, region: regionOf(next.node, document) }];
  });
}

function linkOf(node: JsonObject, name: string) {
  const found = nodeAt(node, ['Links', name]) ?? nodeAt(node, ['Data', 'Links', name]);
  const text = found?.kind === 'string' ? found.text.trim() : '';
  return found === undefined || text === '' ? undefined : { node: found, text };
}

export function readOpenBanking(documents: readonly SourceDocument[]): Reading {
  const reader = new Reader();
  for (const document of documents) reader.read(document);
  return reader.reading(documents);
}

class Reader {
  private readonly book = new AccountBook();
  private readonly skipped: DraftSkipped[] = [];
  private readonly structure: Structure[] = [];
  private readonly notes: DraftNote[] = [];
  private readonly answers: { readonly node: JsonObject; readonly document: number }[] = [];

  read(document: SourceDocument): void {
    const values = jsonValuesOf(document, 'an answer of UK Open Banking');
    for (const item of topItemsOf(values)) if (item.kind === 'object') this.readTop(item, document.index);
    const accounted = [
      ...this.book.regions(),
      ...this.structure.map(({ region }) => region),
      ...this.skipped.map(({ region }) => region),
    ].filter(region => region.document === document.index);
    const rest = unrecognised(values, accounted, document.index);
    append(this.skipped, rest.skipped);
    append(this.structure, rest.structure);
  }

  reading(documents: readonly SourceDocument[]): Reading {
    const { skipped, structure } = this;
    const notes = [...documents.flatMap(jsonNotesOf), ...pageNotes(this.answers), ...this.notes];
    return { accounts: this.book.drafts(), skipped, structure, notes };
  }

  /** An answer, or a single row that stands alone. */
  private readTop(node: JsonObject, document: number): void {
    const alone = resourceOf(node);
    if (alone !== undefined) {
      this.add(alone, node, document, undefined);
      return;
    }
    const linked = linkedAccount(node);
    this.answers.push({ node, document });
    this.readErrors(node, document);
    this.readLists(node, document, linked);
    for (const member of node.members)
      if (member.key === 'Data' && member.kind === 'object') this.readLists(member, document, linked);
  }

  private readLists(node: JsonObject, document: number, linked: string | undefined): void {
    for (const member of node.members)
      if (FRAME.includes(String(member.key))) this.name(member, document, String(member.key));
    for (const resource of RESOURCES)
      for (const item of itemsOf(node, resource))
        if (item.kind === 'object') this.add(resource, item, document, linked);
  }

  private add(resource: Resource, node: JsonObject, document: number, linked: string | undefined): void {
    const record = new JsonRecord(node, document);
    if (resource === 'Transaction') {
      this.addRow(record, linked);
      return;
    }
    const isTaken = {
      Account: () => this.book.addAccount(record, linked),
      Balance: () => this.book.addBalance(record, linked),
      Party: () => this.book.addHolder(record, linked),
      Statement: () => this.book.addStatement(record, linked),
    }[resource]();
    if (isTaken) this.name(node, document, resource);
  }

  private addRow(record: JsonRecord, linked: string | undefined): void {
    const accountId = record.text('AccountId') ?? linked;
    const status = record.text('Status');
    const read = readTransaction(record);
    if ('reason' in read) {
      this.skipped.push(read);
      return;
    }
    this.book.addRow(accountId, read);
    if (statusOf(status) === undefined)
      this.notes.push({
        code: 'unknown_status',
        message: `The status ${quoted(status ?? '')} is not known, so rows that have it are pending`,
        accountId: accountId ?? null,
        region: read.region,
      });
  }

  private readErrors(node: JsonObject, document: number): void {
    const errors = memberOf(node, 'Errors');
    const texts = errorsIn(node);
    if (errors === undefined || texts.length === 0) return;
    this.name(errors, document, 'Errors');
    const message = `The bank answered with an error: ${texts.join('; ').slice(0, 200)}`;
    this.notes.push({ code: 'error_in_source', message, region: regionOf(errors, document) });
  }

  private name(node: JsonNode, document: number, name: string): void {
    this.structure.push({ region: regionOf(node, document), name });
  }
}
