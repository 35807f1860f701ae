/** Reads OFX documents as drafts, with one account for each statement in them. */
import { groupedBy } from '../../../base/grouped.js';
import { refusal } from '../../input/documents.js';
import { encodingNotes } from '../../input/namedEncoding.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import { childNamed, elementsWithin, ownText, type TagElement } from '../../markup/node.js';
import { ElementRecord, regionOf } from '../../markup/record.js';
import { Claims, sweep } from '../../markup/sweep.js';
import type { DraftAccount, DraftNote, DraftSkipped, Reading, Region, Structure } from '../../model/draft.js';
import { withFallbackIds } from '../fallbackIds.js';
import { depthOf } from './aggregates.js';
import { movesCash, tradesIn } from './investments.js';
import { type ReadStatement, readStatement } from './statement.js';
import { type OfxTree, ofxTree } from './tree.js';

const STATEMENTS = new Set(['STMTRS', 'CCSTMTRS', 'LOANSTMTRS', 'INVSTMTRS']);
/** What an answer says about itself, and what each part is. */
const ENVELOPE: Readonly<Record<string, string>> = {
  SONRS: 'sign-on',
  STATUS: 'status',
  TRNUID: 'envelope',
  CLTCOOKIE: 'envelope',
  SECLISTMSGSRSV1: 'list of securities',
  ACCTINFORS: 'list of accounts',
  ACCTINFO: 'list of accounts',
  PROFRS: 'profile of the bank',
};
const ENVELOPE_NAMES = new Set(Object.keys(ENVELOPE));

export function readOfx(documents: readonly SourceDocument[]): Reading {
  const readings = documents.map(readDocument);
  return {
    accounts: withFallbackIds(withIdsApart(readings.flatMap(({ accounts }) => accounts)), 'ofx'),
    skipped: readings.flatMap(({ skipped }) => skipped),
    structure: readings.flatMap(({ structure }) => structure),
    notes: readings.flatMap(({ notes }) => notes),
  };
}

function readDocument(document: SourceDocument): Reading {
  const tree = ofxTree(document.text);
  const { root } = tree;
  if (!holdsOfx(root)) throw refusal(document.index, 'has no element of OFX in it');
  const claims = new Claims();
  const header = readTop(document, tree);
  const skipped: DraftSkipped[] = [...header.skipped];
  const statements: ReadStatement[] = [];
  for (const element of elementsWithin(root, STATEMENTS))
    if (element.name !== 'INVSTMTRS' || movesCash(element))
      statements.push(readStatement(element, document.index, claims, STATEMENTS));
    else {
      claims.read(element);
      skipped.push(withoutPayments(element, document.index));
    }
  const outside = readStatement(root, document.index, claims, STATEMENTS);
  const all =
    outside.account.rows.length + outside.skipped.length > 0 ? [...statements, outside] : statements;
  const institution = institutionIn(root, document.index);
  const errors: DraftNote[] = [];
  for (const element of elementsWithin(root, ENVELOPE_NAMES, STATEMENTS)) {
    claims.name(element, ENVELOPE[element.name] as string);
    errors.push(...errorNotes(element, document.index));
  }
  const swept = sweep(withoutTopTexts(root), claims, document.index);
  return {
    accounts: all.map(({ account }) => ({ ...account, other: { ...institution, ...account.other } })),
    skipped: [...skipped, ...all.flatMap(each => each.skipped), ...swept.skipped],
    structure: [...header.structure, ...swept.structure],
    notes: [
      ...encodingNotes(document, header.encoding),
      ...syntaxNotes(tree, document.index),
      ...errors,
      ...all.flatMap(({ notes }) => notes),
    ],
  };
}

function holdsOfx(root: TagElement): boolean {
  return root.children.some(child => child.kind === 'element' && (depthOf(child.name) ?? -1) >= 0);
}

/** Texts outside of all elements are the header of OFX 1, or nothing that belongs there. */
function readTop(
  document: SourceDocument,
  { root, asides, stray }: OfxTree,
): {
  readonly skipped: readonly DraftSkipped[];
  readonly structure: readonly Structure[];
  readonly encoding: string | undefined;
} {
  const structure: Structure[] = [
    ...asides,
    ...stray.map(tag => ({ ...tag, kind: 'stray closing tag' })),
  ].map(({ kind, ...part }) => ({ region: regionOf(part, document.index), name: kind }));
  const skipped: DraftSkipped[] = [];
  const values = new Map<string, string>();
  for (const child of root.children) {
    if (child.kind !== 'text') continue;
    const header = readHeader(document.text, child.from, child.to, document.index);
    for (const region of header.pairs) structure.push({ region, name: 'header' });
    for (const region of header.other)
      skipped.push({ region, reason: 'preamble', message: 'This text stands outside of the OFX elements' });
    for (const [key, value] of header.values) if (!values.has(key)) values.set(key, value);
  }
  const declared = /encoding\s{0,9}=\s{0,9}["']([\w-]{1,40})/i.exec(document.text.slice(0, 200))?.[1];
  return { skipped, structure, encoding: declared ?? encodingOf(values) };
}

/** ENCODING names UTF-8 or says USASCII, and CHARSET then names the code page. */
function encodingOf(values: ReadonlyMap<string, string>): string | undefined {
  const encoding = values.get('ENCODING');
  return encoding === undefined || /ascii/i.test(encoding) ? values.get('CHARSET') : encoding;
}

function withoutTopTexts(root: TagElement): TagElement {
  return { ...root, children: root.children.filter(({ kind }) => kind === 'element') };
}

/** The institution that issued the document, if the document names exactly one. */
function institutionIn(root: TagElement, document: number): Readonly<Record<string, unknown>> {
  const [signOn, ...others] = elementsWithin(root, new Set(['SONRS']));
  if (signOn === undefined || others.length > 0) return {};
  const { FI, 'INTU.BID': quickenId } = new ElementRecord(signOn, document).rest();
  return {
    ...(FI === undefined ? undefined : { FI }),
    ...(quickenId === undefined ? undefined : { 'INTU.BID': quickenId }),
  };
}

function errorNotes(element: TagElement, document: number): readonly DraftNote[] {
  const statuses = element.name === 'STATUS' ? [element] : elementsWithin(element, new Set(['STATUS']));
  return statuses.flatMap(status => {
    const value = (name: string) => {
      const child = childNamed(status, name);
      return child === undefined ? '' : ownText(child);
    };
    if (value('SEVERITY').toUpperCase() !== 'ERROR') return [];
    const says = value('MESSAGE').slice(0, 200);
    return [
      {
        code: 'error_in_source' as const,
        message: `The bank reports error ${value('CODE').slice(0, 20)}${says === '' ? '' : `: ${says}`}`,
        region: regionOf(status, document),
      },
    ];
  });
}

function syntaxNotes({ unclosed, stray }: OfxTree, document: number): readonly DraftNote[] {
  const notes: DraftNote[] = [];
  const note = (message: string, part: { readonly from: number; readonly to: number }) =>
    notes.push({ code: 'syntax_tolerated', message, region: regionOf(part, document) });
  const [open] = unclosed;
  if (open !== undefined)
    note(`Closing tags are missing: ${unclosed.length}, the first of them </${open.name}>`, open);
  const [tag] = stray;
  if (tag !== undefined) note(`Closing tags that close nothing: ${stray.length}`, tag);
  return notes;
}

/** Credit unions give one number to several accounts of a member. The accounts differ only in their type. */
function withIdsApart(accounts: readonly DraftAccount[]): readonly DraftAccount[] {
  const sharing = groupedBy(accounts, ({ accountId }) => accountId);
  return accounts.map(account => {
    const { accountId, accountSubType } = account;
    if (accountId === undefined || accountSubType === undefined) return account;
    const types = new Set(sharing.get(accountId)?.map(each => each.accountSubType));
    return types.size > 1 ? { ...account, accountId: `${accountId}-${accountSubType}` } : account;
  });
}

/** A statement of investments without any payment is named, and left out as a whole. */
function withoutPayments(element: TagElement, document: number): DraftSkipped {
  const [number] = elementsWithin(element, new Set(['ACCTID']));
  const account = number === undefined ? '' : ` of account "${ownText(number).slice(0, 40)}"`;
  return {
    region: regionOf(element, document),
    reason: 'unrecognised',
    message: `A statement of investments${account} with ${tradesIn(element).length} transactions, none of which is a payment; of investments only payments are read`,
  };
}

// Reads what is before the elements: in OFX 1 `KEY:VALUE` pairs, on one line or several, with or without spaces.

interface OfxHeader {
  /** Parts of the text that are pairs. */
  readonly pairs: readonly Region[];
  /** Parts that are something else. */
  readonly other: readonly Region[];
  readonly values: ReadonlyMap<string, string>;
}

const KEY =
  /(OFXHEADER|DATA|VERSION|SECURITY|ENCODING|CHARSET|COMPRESSION|OLDFILEUID|NEWFILEUID)[ \t]{0,9}[:=]/gi;

/** `from` and `to` are the ends of a text outside all elements. */
function readHeader(text: string, from: number, to: number, document: number): OfxHeader {
  const pairs: Region[] = [];
  const other: Region[] = [];
  const values = new Map<string, string>();
  const add = (list: Region[], start: number, end: number) => {
    if (text.slice(start, end).trim() !== '') list.push({ document, from: start, to: end });
  };
  const keys = [...text.slice(from, to).matchAll(KEY)];
  add(other, from, from + (keys[0]?.index ?? to - from));
  for (const [index, key] of keys.entries()) {
    const start = from + key.index;
    const valueFrom = start + key[0].length;
    const next = keys[index + 1];
    const end = next === undefined ? to : from + next.index;
    const { value, length } = firstWord(text.slice(valueFrom, end));
    values.set((key[1] as string).toUpperCase(), value);
    const isAlone = text.slice(valueFrom + length, end).trim() === '';
    add(pairs, start, isAlone ? end : valueFrom + length);
    add(other, valueFrom + length, end);
  }
  return { pairs, other, values };
}

function firstWord(text: string): { readonly value: string; readonly length: number } {
  const value = /\S+/.exec(text)?.[0] ?? '';
  return { value, length: value === '' ? 0 : text.indexOf(value) + value.length };
}
