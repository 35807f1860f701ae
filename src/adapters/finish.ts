/** Turns what a reader found into statements: finishes every account, and gives everything that was left out its place. */

import { groupedBy } from '../base/grouped.js';
import { MOST_ROWS, tooManyRows } from './input/rowLimit.js';
import type { SourceDocument } from './input/sourceDocument.js';
import { withoutFlood } from './merge/flood.js';
import { unite } from './merge/unite.js';
import type { DraftNote, DraftSkipped, Reading, Region } from './model/draft.js';
import type { Format } from './model/format.js';
import type { Note } from './model/notes.js';
import type { AdapterOptions } from './model/options.js';
import type { Place } from './model/place.js';
import type { Skipped, StatementAccount, Statements } from './model/statements.js';
import { type FinishedAccount, finishAccount } from './rows/account.js';

const LONGEST_SHOWN = 200;

export function finish(
  reading: Reading,
  { name: format }: Pick<Format, 'name'>,
  documents: readonly SourceDocument[],
  options: AdapterOptions,
): Statements {
  refuseMoreRows(reading, documents, options);
  const placeOf = (region: Region): Place => (documents[region.document] as SourceDocument).placeOf(region);
  const finished = reading.accounts.map(draft => finishAccount(draft, format, documents, options));
  const { accounts: united, notes: mergeNotes } = unite(finished.map(({ account }) => account));
  const accounts = withIdsApart(united);
  const skipped = [...reading.skipped, ...finished.flatMap(each => each.skipped)];
  const notes = [
    ...documents.flatMap(documentNotes),
    ...reading.notes,
    ...finished.flatMap(each => each.notes),
    ...emptyNotes(finished),
  ];
  return {
    documents: documents.map(({ encoding, sheet }) => ({
      format,
      encoding,
      ...(sheet === undefined ? undefined : { sheet }),
    })),
    accounts,
    skipped: inOrder(skipped).map(each => shownSkipped(each, documents, placeOf)),
    notes: withoutFlood([...eachOnce(notes).map(note => placed(note, placeOf)), ...mergeNotes]),
  };
}

/** Some formats can only be counted now: entries of camt hold several rows. */
function refuseMoreRows(
  { accounts }: Reading,
  documents: readonly SourceDocument[],
  { maxRows = MOST_ROWS }: AdapterOptions,
): void {
  let left = maxRows;
  for (const { rows } of accounts) {
    const over = rows[left]?.region;
    if (over !== undefined) throw tooManyRows(documents[over.document] as SourceDocument, maxRows, over.from);
    left -= rows.length;
  }
}

/** An account that holds several currencies becomes one account for each currency. */
function withIdsApart(accounts: readonly StatementAccount[]): readonly StatementAccount[] {
  const byId = groupedBy(accounts, ({ accountId }) => accountId);
  return accounts.map(account =>
    (byId.get(account.accountId)?.length ?? 0) > 1
      ? { ...account, accountId: `${account.accountId}-${account.currencyCode ?? 'unknown'}` }
      : account,
  );
}

function inOrder(skipped: readonly DraftSkipped[]): readonly DraftSkipped[] {
  return [...skipped].sort(
    ({ region: a }, { region: b }) => a.document - b.document || a.from - b.from || a.to - b.to,
  );
}

function shownSkipped(
  { region, reason, message }: DraftSkipped,
  documents: readonly SourceDocument[],
  placeOf: (region: Region) => Place,
): Skipped {
  const { text } = documents[region.document] as SourceDocument;
  const whole = text.slice(region.from, Math.min(region.to, region.from + LONGEST_SHOWN + 1)).trim();
  const shown = whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN)}…` : whole;
  return { ...placeOf(region), reason, text: shown, message };
}

function placed(note: DraftNote, placeOf: (region: Region) => Place): Note {
  const { code, message, accountId = null, region = null, transactionIds = [] } = note;
  return { code, message, accountId, place: region && placeOf(region), transactionIds };
}

function documentNotes({ index, replaced }: SourceDocument): readonly DraftNote[] {
  if (replaced === 0) return [];
  const message = `${replaced} places of the document hold bytes that are no characters; they were replaced by \ufffd`;
  return [{ code: 'bytes_replaced', message, region: { document: index, from: 0, to: 0 } }];
}

/** One for each account of which no part of the documents has a row. */
function emptyNotes(finished: readonly FinishedAccount[]): readonly DraftNote[] {
  const byId = groupedBy(finished, ({ account }) => account.accountId);
  return [...byId].flatMap(([accountId, parts]): readonly DraftNote[] => {
    if (parts.some(({ isEmpty }) => !isEmpty)) return [];
    const message = `The document holds no transaction of the account "${accountId}"`;
    return [{ code: 'account_without_rows', message, accountId }];
  });
}

/**
 * An account may have a statement for each month, and a document the same fault in each. What is true of all of them is told once, at the
 * first place. A sum that differs is a fact of its own each time.
 */
function eachOnce(notes: readonly DraftNote[]): readonly DraftNote[] {
  const said = new Set<string>();
  return notes.filter(({ code, message, accountId = null, region, transactionIds = [] }) => {
    if (code === 'sum_differs' || transactionIds.length > 0) return true;
    const text = JSON.stringify([code, message, accountId ?? region?.document]);
    return !said.has(text) && said.add(text);
  });
}
