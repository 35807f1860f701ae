/** Messages of the camt family as drafts: one account for each statement in them. */

import { refusal } from '../../input/documents.js';
import { encodingNotes } from '../../input/namedEncoding.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import { elementsWithin } from '../../markup/node.js';
import { regionOf } from '../../markup/record.js';
import { Claims, sweep } from '../../markup/sweep.js';
import { type XmlTree, xmlTree } from '../../markup/xml.js';
import type { DraftNote, DraftSkipped, Reading, Structure } from '../../model/draft.js';
import { withFallbackIds } from '../fallbackIds.js';
import { cutOff } from './cutOff.js';
import { messagesIn } from './messages.js';
import { readStatement } from './statement.js';
import { versionNotes } from './version.js';

const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);
/** Parts of a message, and of envelopes around it, that hold no entries. */
const ENVELOPE = new Set(['GrpHdr', 'AppHdr', 'Hdr', 'Header', 'SplmtryData']);

export function readCamt(documents: readonly SourceDocument[]): Reading {
  const readings = documents.map(readDocument);
  return {
    accounts: withFallbackIds(
      readings.flatMap(({ accounts }) => accounts),
      'camt',
    ),
    skipped: readings.flatMap(({ skipped }) => skipped),
    structure: readings.flatMap(({ structure }) => structure),
    notes: readings.flatMap(({ notes }) => notes),
  };
}

function readDocument(document: SourceDocument): Reading {
  const { index } = document;
  const tree = xmlTree(document.text);
  const messages = messagesIn(tree.root);
  if (messages.length === 0) throw refusal(index, notCamt(document, tree));
  const rest = cutOff(tree, index, document.text);
  const claims = new Claims();
  for (const element of elementsWithin(tree.root, ENVELOPE, STATEMENTS)) claims.name(element, 'envelope');
  const statements = messages
    .flatMap(message => elementsWithin(message, STATEMENTS))
    .map(element => readStatement(element, index, claims));
  const swept = sweep(tree.root, claims, index);
  const structure: Structure[] = tree.asides.map(part => ({ region: regionOf(part, index), name: 'aside' }));
  return {
    accounts: statements.map(({ account }) => account),
    skipped: [...statements.flatMap(({ skipped }) => skipped), ...swept.skipped, ...rest],
    structure: [...structure, ...swept.structure],
    notes: [
      ...encodingNotes(document, declaredEncoding(document.text)),
      ...versionNotes(tree.root, index),
      ...syntaxNotes(tree, index, rest),
      ...statements.flatMap(({ notes }) => notes),
    ],
  };
}

function notCamt(document: SourceDocument, { fault }: XmlTree): string {
  if (fault === undefined) return 'has no statement of the camt family in it (BkToCstmrStmt and the like)';
  const { line, column } = document.placeOf(regionAt(fault.offset, document.index));
  return `is no XML that can be read: ${fault.says} (line ${line ?? 1}, column ${column ?? 1})`;
}

function syntaxNotes(
  { fault, tolerated }: XmlTree,
  document: number,
  rest: readonly DraftSkipped[],
): readonly DraftNote[] {
  const notes: DraftNote[] = [];
  if (tolerated !== undefined)
    notes.push({
      code: 'syntax_tolerated',
      message: `The XML breaks a rule and was read all the same: ${tolerated.says}`,
      region: regionAt(tolerated.offset, document),
    });
  if (fault !== undefined)
    notes.push({
      code: 'syntax_tolerated',
      message: `The XML is broken here: ${fault.says} ${rest.length === 0 ? 'All that stands before it was read' : 'What cannot be read for it is in skipped'}`,
      region: regionAt(fault.offset, document),
    });
  return notes;
}

function regionAt(offset: number, document: number) {
  return { document, from: offset, to: offset };
}

function declaredEncoding(text: string): string | undefined {
  return /encoding\s{0,9}=\s{0,9}["']([\w-]{1,40})/i.exec(text.slice(0, 200))?.[1];
}
