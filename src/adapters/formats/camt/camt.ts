/** ISO 20022 camt.052 (reports), camt.053 (statements) and camt.054 (notifications), in all versions. */
import { type DocumentInput, refusal } from '../../input/documents.js';
import { messageNamed } from '../../input/lookalikes.js';
import { encodingNotes } from '../../input/namedEncoding.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import { elementsWithin, type TagElement } from '../../markup/node.js';
import { regionOf } from '../../markup/record.js';
import { Claims, sweep } from '../../markup/sweep.js';
import { type XmlTree, xmlTree } from '../../markup/xml.js';
import type { DraftNote, DraftSkipped, Reading, Structure } from '../../model/draft.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { withFallbackIds } from '../fallbackIds.js';
import { cutOff } from './cutOff.js';
import { messagesIn } from './messages.js';
import { readStatement } from './statement.js';

// Reads messages of the camt family as drafts, with one account for each statement in them.

const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);
/** The parts of a message, and of its envelopes, that hold no entries. */
const ENVELOPE = new Set(['GrpHdr', 'AppHdr', 'Hdr', 'Header', 'SplmtryData']);

function readCamt(documents: readonly SourceDocument[]): Reading {
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
  if (fault === undefined) {
    const named = messageNamed(document.text);
    return `has no statement of the camt family in it (BkToCstmrStmt and the like)${named === undefined ? '' : `: it is ${named}`}`;
  }
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

// The version of a message, as its namespace names it.

const NAMESPACE = /camt\.(\d{3})\.(\d{3})\.(\d{2})$/;
/** The newest version of camt.052, 053 and 054 in the ISO 20022 catalogue when this was written. */
const NEWEST = 13;
const READ = new Set(['052', '053', '054']);

function versionNotes(root: TagElement, document: number): readonly DraftNote[] {
  const notes: DraftNote[] = [];
  const visit = (element: TagElement, depth: number): void => {
    for (const [name, value] of element.attributes === undefined ? [] : Object.entries(element.attributes)) {
      const [, message, variant, version] = NAMESPACE.exec(value.trim()) ?? [];
      if (!name.startsWith('xmlns') || message === undefined) continue;
      if (READ.has(message) && variant === '001' && Number(version) >= 1 && Number(version) <= NEWEST)
        continue;
      notes.push({
        code: 'version_unknown',
        message: `The namespace names camt.${message}.${variant}.${version}; versions 01 to ${NEWEST} of camt.052, 053 and 054 are known, and it was read like them`,
        region: regionOf({ from: element.from, to: element.openTo }, document),
      });
    }
    // The namespace stands on the document or on an envelope around it.
    if (depth < 6)
      for (const child of element.children) if (child.kind === 'element') visit(child, depth + 1);
  };
  visit(root, 0);
  return notes.slice(0, 1);
}

/** The message may come after a declaration, comments and the header of an envelope. */
const START_LENGTH = 65_536;
const MESSAGE = /<(?:[\w.-]{1,40}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)(?:V\d{2})?[\s/>]/;

export const CAMT: Format = {
  name: 'camt',
  title: 'a camt message',
  detect: ({ text }) => /^\s*</.test(text) && MESSAGE.test(text.slice(0, START_LENGTH)),
  read: readCamt,
};

/**
 * Reads ISO 20022 camt.052, camt.053 and camt.054 messages of any version, with statements of several accounts in one message
 * or in several given together. An entry whose details have amounts gives a row for each detail. Throws InvalidRequestError
 * for what is no such message.
 *
 * @example
 * ```ts
 * import { fromCamt } from 'open-banking-insights/adapters';
 *
 * const message = `<?xml version="1.0" encoding="UTF-8"?>
 * <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
 *   <BkToCstmrStmt>
 *     <Stmt>
 *       <Id>S-1</Id>
 *       <Acct><Id><IBAN>GB29NWBK60161331926819</IBAN></Id><Ccy>GBP</Ccy></Acct>
 *       <Ntry>
 *         <Amt Ccy="GBP">23.50</Amt>
 *         <CdtDbtInd>DBIT</CdtDbtInd>
 *         <Sts><Cd>BOOK</Cd></Sts>
 *         <BookgDt><Dt>2026-03-02</Dt></BookgDt>
 *         <AddtlNtryInf>CARD PAYMENT TO TESCO STORES 3297</AddtlNtryInf>
 *       </Ntry>
 *     </Stmt>
 *   </BkToCstmrStmt>
 * </Document>`;
 * const { accounts } = fromCamt(message);
 * const [payment] = accounts[0]?.transactions ?? [];
 * console.log(accounts[0]?.accountId); // GB29NWBK60161331926819
 * console.log(payment?.amount, payment?.creditDebitIndicator); // 23.50 Debit
 * ```
 */
export function fromCamt(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(CAMT, input, options);
}
