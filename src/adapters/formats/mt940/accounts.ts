/** Brings the messages of an account together: pages of a statement, and statements that follow each other. */

import { addDays, dayOf, textOf } from '../../../base/calendar.js';
import { groupedBy, putIn } from '../../../base/grouped.js';
import { quoted } from '../../../base/shown.js';
import type { DraftAccount, DraftNote, DraftRow } from '../../model/draft.js';
import { shownUnits } from '../camt/sums.js';
import { dayIn } from './dates.js';
import { rowsOf } from './reversals.js';
import type { ReadMessage, StatedBalance } from './statement.js';

export interface ReadAccounts {
  readonly accounts: readonly DraftAccount[];
  readonly notes: readonly DraftNote[];
}

export function accountsOf(messages: readonly ReadMessage[]): ReadAccounts {
  const accounts: DraftAccount[] = [];
  const notes: DraftNote[] = [];
  const byAccount = groupedBy(messages, ({ accountId, currency, isInterim }) =>
    JSON.stringify([accountId ?? null, currency ?? null, isInterim]),
  );
  for (const group of byAccount.values()) {
    for (const chain of chainsOf(group, notes)) accounts.push(accountOf(chain, notes));
    for (const note of interimNotes(group[0] as ReadMessage)) notes.push(note);
  }
  return { accounts, notes };
}

/** Messages of which each begins with the balance at which the one before ends. */
interface Chain {
  readonly messages: [ReadMessage, ...ReadMessage[]];
  /** The latest one. */
  closing: StatedBalance | undefined;
}

/**
 * Such messages have no row in common, so equal rows in two of them are two rows. A message that is there twice stays apart, and
 * its rows are then found to be the same.
 */
function chainsOf(messages: readonly ReadMessage[], notes: DraftNote[]): readonly Chain[] {
  const chains: Chain[] = [];
  const seen = new Set<string>();
  let open: Chain | undefined;
  let before: ReadMessage | undefined;
  for (const message of inOrder(messages)) {
    const { rows, opening, closing } = message;
    const said = JSON.stringify([
      message.facts,
      rows.map(({ draft: { date, amount, narrative, reference, other } }) => [
        [date, amount, narrative, reference, other],
      ]),
    ]);
    if (seen.has(said) && rows.length > 0) {
      chains.push({ messages: [message], closing });
      continue;
    }
    seen.add(said);
    const follows = open?.closing !== undefined && opening?.units === open.closing.units;
    if (open !== undefined && (follows || rows.length === 0)) {
      open.messages.push(message);
      open.closing = closing ?? open.closing;
    } else {
      if (open?.closing !== undefined && opening !== undefined && isLater(message, open.closing, before))
        notes.push(gapNote(message, open.closing.units));
      open = { messages: [message], closing };
      chains.push(open);
    }
    before = message;
  }
  return chains;
}

/** Two versions of one statement, and statements of the same days, have no gap between them. */
function isLater(
  { number, opening }: ReadMessage,
  closing: StatedBalance,
  before: ReadMessage | undefined,
): boolean {
  if (number === before?.number && opening?.units === before?.opening?.units) return false;
  return (opening?.day?.text ?? '') >= (closing.day?.text ?? '');
}

/** By the day of the closing balance, the number of the statement and that of the page; else as they were given. */
function inOrder(messages: readonly ReadMessage[]): readonly ReadMessage[] {
  const keyed = messages.map((message, place) => {
    const [statement = '', page = ''] = message.number?.split('/') ?? [];
    const key = [Number(statement) || 0, Number(page) || 0] as const;
    return { message, place, day: (message.closing ?? message.opening)?.day?.text ?? '', key };
  });
  return keyed
    .sort(
      (one, other) =>
        (one.day < other.day ? -1 : one.day > other.day ? 1 : 0) ||
        one.key[0] - other.key[0] ||
        one.key[1] - other.key[1] ||
        one.place - other.place,
    )
    .map(({ message }) => message);
}

function gapNote({ opening, number, region }: ReadMessage, before: bigint): DraftNote {
  return {
    code: 'incomplete',
    message: `The statement ${quoted(number ?? '')} begins with ${shownUnits(opening?.units ?? 0n)}, and the one before it ends with ${shownUnits(before)}; a statement between them may be missing`,
    region,
  };
}

function accountOf({ messages, closing }: Chain, notes: DraftNote[]): DraftAccount {
  const [first] = messages;
  const rows: DraftRow[] = [];
  for (const message of inPlace(messages)) {
    const read = rowsOf(message);
    for (const row of read.rows) rows.push(row);
    for (const note of [...read.notes, ...countNotes(message)]) notes.push(note);
  }
  for (const note of pageNotes(messages)) notes.push(note);
  const { accountId } = first;
  return {
    document: first.document,
    accountId,
    ...(accountId?.startsWith('GB') === true ? { countryCode: 'GB' as const } : undefined),
    currencyCode: first.currency,
    currentBalance: closing?.money,
    availableBalance: messages.findLast(({ available }) => available !== undefined)?.available?.money,
    historyStart: historyStartOf(messages, rows),
    statementDate: statementDateOf(closing, messages, rows),
    decimalMark: ',',
    other: { messages: messages.map(({ facts }) => facts) },
    rows: withOwnIds(rows),
  };
}

/** In the order in which they were given, as rows are. */
function inPlace(messages: readonly ReadMessage[]): readonly ReadMessage[] {
  return [...messages].sort(
    (one, other) => one.document - other.document || one.region.from - other.region.from,
  );
}

/** The opening balance is that at the end of its day, unless rows were booked on it. */
function historyStartOf([first]: Chain['messages'], rows: readonly DraftRow[]): string | undefined {
  const day = first.opening?.day?.text;
  if (day === undefined) return undefined;
  const isWithin = first.closing?.day?.text === day || rows.some(({ date }) => date === day);
  return isWithin ? day : textOf(addDays(dayOf(day), 1));
}

/** A statement tells what is booked. Where a row is booked after the day of the closing balance, that is not the day on which it ends. */
function statementDateOf(
  closing: StatedBalance | undefined,
  messages: readonly ReadMessage[],
  rows: readonly DraftRow[],
): string | undefined {
  const moment = messages.at(-1)?.moment?.slice(0, 6) ?? '';
  const day = closing?.day?.text ?? dayIn(moment)?.text;
  return day !== undefined && rows.every(({ date }) => (date ?? '') <= day) ? day : undefined;
}

/** Some banks give one reference to many rows, as to all of a file of orders. It is then no id. */
function withOwnIds(rows: readonly DraftRow[]): readonly DraftRow[] {
  const places = new Map<string, number[]>();
  for (const [place, { id }] of rows.entries()) if (id !== undefined) putIn(places, id, place);
  return rows.map(row => ((places.get(row.id ?? '')?.length ?? 0) > 1 ? { ...row, id: undefined } : row));
}

function pageNotes(messages: Chain['messages']): readonly DraftNote[] {
  const notes: DraftNote[] = [];
  const [first] = messages;
  const last = messages.at(-1) as ReadMessage;
  if (first.opening?.isIntermediate === true)
    notes.push({
      code: 'more_pages',
      message: `The page ${quoted(first.number ?? '')} goes on from one that was not given; read all pages together, or merge them`,
      region: first.region,
    });
  if (last.closing?.isIntermediate === true)
    notes.push({
      code: 'more_pages',
      message: `The page ${quoted(last.number ?? '')} is followed by one that was not given; read all pages together, or merge them`,
      region: last.region,
    });
  return notes;
}

function interimNotes({ isInterim, region }: ReadMessage): readonly DraftNote[] {
  if (!isInterim) return [];
  const message =
    'An interim report (MT942) tells what was posted so far and has no balances, so its rows are pending; the statement of the day is final';
  return [{ code: 'incomplete', message, region }];
}

/** An interim report leaves out what lies below its floor limit, and may count it. */
function countNotes({ sums, rows, floor }: ReadMessage): readonly DraftNote[] {
  if (floor.some(text => /[1-9]/.test(text))) return [];
  return sums.flatMap(({ direction, count, region }): DraftNote[] => {
    const found = rows.filter(({ draft }) => draft.amount?.direction === direction).length;
    if (found === count) return [];
    const message = `The message says that it has ${count} ${direction.toLowerCase()} entries, and has ${found}`;
    return [{ code: 'sum_differs', message, region }];
  });
}
