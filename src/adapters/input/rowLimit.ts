/** Refuses documents of too many rows before anything is built of them: a row takes many times its text in memory. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { closingQuote } from '../json/scan.js';
import type { SourceDocument } from './sourceDocument.js';

export const MOST_ROWS = 200_000;
/** A shorter text holds fewer rows than that, whatever its format. */
const SHORTEST_ROW = 8;
/** How rows of tagged text begin: entries of camt, transactions of OFX, lines of MT940, amounts of QIF. */
const TAGGED = /<(?:[\w.-]{1,40}:)?(?:Ntry|STMTTRN)[\s>]|[\r\n](?::61:|T ?[-+]?[\d.,])/gi;
const AMOUNT = /^(?:transaction_?)?amount$/i;
const DAY = /date|time|posted|created/i;
const HAS_AMOUNT = 1;
const HAS_DAY = 2;

/** Throws InvalidRequestError. Rows that this cannot count exactly are counted by `finish`. */
export function refuseManyRows(documents: readonly SourceDocument[], most = MOST_ROWS): void {
  const text = documents.reduce((sum, each) => sum + each.text.length, 0);
  if (text <= most * SHORTEST_ROW) return;
  let count = 0;
  for (const document of documents)
    for (const offset of rowsIn(document.text)) if (++count > most) throw tooManyRows(document, most, offset);
}

/** Where the rows begin. Nothing of CSV files, whose lines are counted as they are read. */
function* rowsIn(text: string): Iterable<number> {
  if (/^\s*[[{](?!1:)/.test(text)) yield* rowsOfJson(text);
  else for (const { index } of text.matchAll(TAGGED)) yield index;
}

/** An object with an amount and a day of its own is a row, in every answer that is known. */
function* rowsOfJson(text: string): Iterable<number> {
  const open: { readonly from: number; has: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const found = text[at];
    if (found === '{') open.push({ from: at, has: 0 });
    else if (found === '}') {
      const ended = open.pop();
      if (ended?.has === (HAS_AMOUNT | HAS_DAY)) yield ended.from;
    } else if (found === '"') {
      const end = closingQuote(text, at);
      const parent = open.at(-1);
      if (parent !== undefined && end - at < 40 && isName(text, end)) {
        const name = text.slice(at + 1, end);
        if (AMOUNT.test(name)) parent.has |= HAS_AMOUNT;
        else if (DAY.test(name)) parent.has |= HAS_DAY;
      }
      at = end;
    }
  }
}

function isName(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 32) at++;
  return text[at] === ':';
}

/** `offset`: where the first row too many begins. */
export function tooManyRows(document: SourceDocument, most: number, offset: number): InvalidRequestError {
  const { index } = document;
  return rowsRefused(index, most, document.placeOf({ document: index, from: offset, to: offset }).line);
}

/** `line`: of the first row too many; null for values, which have no lines. */
function rowsRefused(document: number, most: number, line: number | null): InvalidRequestError {
  const where = line === null ? '' : `: the next one is in line ${line}`;
  return new InvalidRequestError([
    {
      path: ['documents', document],
      code: 'too_many_rows',
      message: `The document has more than ${most} rows${where}; options.maxRows sets the most`,
    },
  ]);
}

/** How many records of a table are read where so many rows are allowed: the others are headers, totals and the like. */
export function mostRecordsFor(mostRows: number): number {
  return mostRows + Math.ceil(mostRows / 4) + 200;
}

/** Throws InvalidRequestError if a sheet of a workbook has many more rows, before they are read as XML. */
export function refuseLongSheet(xml: string, document: number, most = MOST_ROWS): void {
  let count = 0;
  for (const _ of xml.matchAll(/<(?:\w{1,40}:)?row[\s>]/g))
    if (++count > mostRecordsFor(most)) throw rowsRefused(document, most, most + 1);
}
