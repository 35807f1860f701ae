/** Answers of Open Banking as drafts: what belongs to one account is brought together from all of them. */

import { quoted } from '../../../base/shown.js';
import { append } from '../../append.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { JsonNode, JsonObject } from '../../json/node.js';
import { itemsOf, JsonRecord, memberOf, regionOf } from '../../json/record.js';
import { unrecognised } from '../../json/sweep.js';
import { jsonNotesOf, jsonValuesOf, topItemsOf } from '../../json/values.js';
import type { DraftNote, DraftSkipped, Reading, Structure } from '../../model/draft.js';
import { AccountBook } from './accountBook.js';
import { errorsIn, FRAME, linkedAccount, RESOURCES, type Resource, resourceOf } from './answers.js';
import { statusOf } from './codes.js';
import { pageNotes } from './pages.js';
import { readTransaction } from './transaction.js';

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
    append(this.skipped, unrecognised(values, accounted, document.index));
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
        message: `The status ${quoted(status ?? '')} is not known, so the row is pending`,
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
