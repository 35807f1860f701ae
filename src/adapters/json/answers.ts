/** Common to every provider's reader: each object at the top is an answer, and everything that no answer accounts for is skipped. */

import { quoted } from '../../base/shown.js';
import { append } from '../append.js';
import { refusal } from '../input/documents.js';
import { textLookalike } from '../input/lookalikes.js';
import type { SourceDocument } from '../input/sourceDocument.js';
import type { DraftNote, DraftSkipped, Reading, Region, Structure } from '../model/draft.js';
import type { AdapterOptions } from '../model/options.js';
import type { SkippedReason } from '../model/statements.js';
import { AccountBook } from './accountBook.js';
import { childrenOf, type JsonNode, type JsonObject } from './node.js';
import { itemsOf, JsonRecord, memberOf, nodeAt, regionOf } from './record.js';
import { unrecognised } from './sweep.js';
import { jsonNotesOf, jsonValuesOf, topItemsOf } from './values.js';

/** Collects what the answers of a provider hold. */
export class Answers {
  readonly book = new AccountBook();
  readonly skipped: DraftSkipped[] = [];
  readonly structure: Structure[] = [];
  readonly notes: DraftNote[] = [];
  private readonly statuses = new Set<string>();

  /** Names a part that is not a row, so that it is accounted for. */
  name(node: JsonNode | undefined, document: number, name: string): void {
    if (node !== undefined) this.structure.push({ region: regionOf(node, document), name });
  }

  /** Names the members of an answer that are no transactions. */
  nameMembers({ node, document }: JsonRecord, members: readonly string[], name: string): void {
    for (const member of node.members)
      if (members.includes(member.key as string)) this.name(member, document, name);
  }

  skip(region: Region, reason: SkippedReason, message: string): void {
    this.skipped.push({ region, reason, message });
  }

  /** Notes each unknown status once. */
  noteStatus(status: string, region: Region): void {
    if (this.statuses.has(status)) return;
    this.statuses.add(status);
    this.note(
      'unknown_status',
      `The status ${quoted(status)} is not known, so rows that have it are pending`,
      region,
    );
  }

  note(code: DraftNote['code'], message: string, region: Region | null = null): void {
    this.notes.push({ code, message, region });
  }
}

export interface Provider {
  /** For a person: "an answer of Plaid". */
  readonly title: string;
  /** Whether an object at the top is an answer of this provider. Reads nothing but names and kinds of members. */
  readonly isAnswer: (item: JsonObject) => boolean;
  /** Each reading has a new one. */
  readonly reader: AnswerReader;
}

export interface AnswerReader {
  readonly readAnswer: (answer: JsonRecord, answers: Answers) => void;
  /** After the last answer. */
  readonly complete?: (answers: Answers) => void;
}

export function holdsAnswer(document: SourceDocument, isAnswer: Provider['isAnswer']): boolean {
  return topItemsOf(document.json()?.values ?? []).some(item => item.kind === 'object' && isAnswer(item));
}

/** How providers call their lists of accounts and of transactions. */
const LISTS: ReadonlySet<unknown> = /* @__PURE__ */ new Set(
  'transactions added modified enriched_transactions results data booked pending accounts balances cards pots institutions'.split(
    ' ',
  ),
);

/** Lists without items, and nothing that could be an item: what a provider answers of an account without payments. */
export function isEmptyAnswer(document: SourceDocument): boolean {
  const values = document.json()?.values ?? [];
  return (
    values.length > 0 &&
    values.every(value => !holdsItem(value) && (value.kind === 'array' || isListNamed(value)))
  );
}

/** Whether a list of these names is there. */
function isListNamed(node: JsonNode): boolean {
  return childrenOf(node).some(
    child => (LISTS.has(child.key) && holdsList(child)) || (child.kind === 'object' && isListNamed(child)),
  );
}

function holdsList(node: JsonNode): boolean {
  return node.kind === 'array' || childrenOf(node).some(holdsList);
}

/** Whether a list holds anything but lists and answers, which may all be empty. Words in a list of another name are facts, such as `products`. */
function holdsItem(node: JsonNode): boolean {
  const isItem = (child: JsonNode) =>
    child.kind === 'object' ? !isListNamed(child) : typeof node.key !== 'string' || LISTS.has(node.key);
  return childrenOf(node).some(
    child => holdsItem(child) || (node.kind === 'array' && child.kind !== 'array' && isItem(child)),
  );
}

/** Throws InvalidRequestError where none of the documents holds an answer of the provider. */
export function readAnswers(
  documents: readonly SourceDocument[],
  provider: Provider,
  options: AdapterOptions,
): Reading {
  const values = documents.map(document => jsonValuesOf(document, provider.title));
  if (!documents.some(document => holdsAnswer(document, provider.isAnswer) || isEmptyAnswer(document)))
    throw refusal(0, `is not ${provider.title}: it looks like ${textLookalike(documents[0]?.text ?? '')}`);
  const answers = new Answers();
  const { reader } = provider;
  for (const [document, list] of values.entries())
    for (const item of topItemsOf(list))
      if (item.kind === 'object') reader.readAnswer(new JsonRecord(item, document), answers);
  reader.complete?.(answers);
  const { accounts, skipped } = answers.book.finish(options);
  append(answers.skipped, skipped);
  const accounted = [
    ...accounts.flatMap(({ rows }) => rows.map(({ region }) => region)),
    ...answers.structure.map(({ region }) => region),
    ...answers.skipped.map(({ region }) => region),
  ];
  for (const [document, list] of values.entries()) {
    const rest = unrecognised(
      list,
      accounted.filter(region => region.document === document),
      document,
    );
    append(answers.skipped, rest.skipped);
    append(answers.structure, rest.structure);
  }
  return {
    accounts,
    skipped: answers.skipped,
    structure: answers.structure,
    notes: [...documents.flatMap(jsonNotesOf), ...answers.notes],
  };
}

/** The objects of a list in an answer, or the one object in its place. */
export function recordsAt({ node, document }: JsonRecord, ...path: readonly string[]): readonly JsonRecord[] {
  const parent = nodeAt(node, path.slice(0, -1));
  if (parent?.kind !== 'object') return [];
  return itemsOf(parent, path.at(-1) as string).flatMap(item =>
    item.kind === 'object' ? [new JsonRecord(item, document)] : [],
  );
}

/** Whether a member is there, whatever its value. */
export function has(item: JsonNode, ...names: readonly string[]): boolean {
  return item.kind === 'object' && names.every(name => memberOf(item, name) !== undefined);
}

/** Whether a list in an object holds an object for which `holds` is true. Without `holds`, any object counts. */
export function listHas(item: JsonNode, name: string, holds: (entry: JsonObject) => boolean): boolean {
  return item.kind === 'object' && itemsOf(item, name).some(entry => entry.kind === 'object' && holds(entry));
}
