/** Answers of Open Banking as drafts: what belongs to one account is brought together from all of them. */
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { JsonNode, JsonObject } from '../../json/node.js';
import { itemsOf, JsonRecord, regionOf } from '../../json/record.js';
import { unrecognised } from '../../json/sweep.js';
import { jsonNotesOf, jsonValuesOf, topItemsOf } from '../../json/values.js';
import type { DraftSkipped, Reading, Structure } from '../../model/draft.js';
import { AccountBook } from './accountBook.js';
import { readTransaction } from './transaction.js';

/** Members of an answer that hold no money that moved. */
const ENVELOPE = ['Links', 'Meta', 'Risk'];

export function readOpenBanking(documents: readonly SourceDocument[]): Reading {
  const book = new AccountBook();
  const skipped: DraftSkipped[] = [];
  const structure: Structure[] = [];
  for (const document of documents) {
    const values = jsonValuesOf(document, 'an answer of UK Open Banking');
    const name = (node: JsonNode, what: string) =>
      structure.push({ region: regionOf(node, document.index), name: what });
    for (const item of topItemsOf(values))
      if (item.kind === 'object') readAnswer(item, document, book, skipped, name);
    const accounted = [
      ...book.regions(),
      ...structure.map(({ region }) => region),
      ...skipped.map(({ region }) => region),
    ];
    skipped.push(
      ...unrecognised(
        values,
        accounted.filter(region => region.document === document.index),
        document.index,
      ),
    );
  }
  return { accounts: book.drafts(), skipped, structure, notes: documents.flatMap(jsonNotesOf) };
}

function readAnswer(
  answer: JsonObject,
  document: SourceDocument,
  book: AccountBook,
  skipped: DraftSkipped[],
  name: (node: JsonNode, what: string) => void,
): void {
  for (const member of answer.members)
    if (ENVELOPE.includes(String(member.key))) name(member, String(member.key).toLowerCase());
    else if (member.key === 'Data' && member.kind === 'object')
      readData(member, document, book, skipped, name);
}

function readData(
  data: JsonObject,
  document: SourceDocument,
  book: AccountBook,
  skipped: DraftSkipped[],
  name: (node: JsonNode, what: string) => void,
): void {
  const records = (member: string) =>
    itemsOf(data, member).flatMap(item =>
      item.kind === 'object' ? [new JsonRecord(item, document.index)] : [],
    );
  for (const record of records('Account')) {
    if (book.addAccount(record, document.index)) name(record.node, 'account');
  }
  for (const record of records('Balance'))
    if (book.addBalance(record, document.index)) name(record.node, 'balance');
  for (const record of records('Transaction')) {
    const read = readTransaction(record);
    if ('reason' in read) skipped.push(read);
    else book.addRow(record.text('AccountId'), document.index, read);
  }
}
