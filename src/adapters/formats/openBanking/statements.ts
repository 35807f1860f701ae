/** Statements of Open Banking: the days that they cover, and the balance at their end. */
import type { JsonNode } from '../../json/node.js';
import { type JsonRecord, nodeAt } from '../../json/record.js';
import type { DraftRow } from '../../model/draft.js';
import { secondsOf } from '../../values/instant.js';
import type { StatedBalance } from './balances.js';
import { directionOf } from './codes.js';

export interface StatementPeriod {
  /** As written. */
  readonly start: string;
  /** Seconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly closing: StatedBalance | undefined;
}

/** From the end of one statement to the start of the next there may be a second, or a day. */
const LONGEST_GAP = 86_400;

/** Undefined where the statement does not say what it covers. */
export function statementPeriod(record: JsonRecord): StatementPeriod | undefined {
  const start = record.text('StartDateTime');
  const from = secondsOf(start ?? '');
  const to = secondsOf(record.text('EndDateTime') ?? '');
  if (start === undefined || from === undefined || to === undefined || to < from) return undefined;
  const amounts = record.at('StatementAmount');
  const list = amounts?.kind === 'array' ? amounts.items : amounts === undefined ? [] : [amounts];
  const closing = list.find(item => textAt(item, 'Type') === 'ClosingBalance');
  return { start, from, to, closing: closing && closingBalance(closing, to) };
}

function closingBalance(amount: JsonNode, at: number): StatedBalance | undefined {
  const text = textAt(amount, 'Amount', 'Amount');
  if (text === undefined) return undefined;
  const direction = directionOf(textAt(amount, 'CreditDebitIndicator'));
  return {
    kind: 'ClosingBooked',
    money: { text, direction, currency: textAt(amount, 'Amount', 'Currency') },
    at,
  };
}

function textAt(node: JsonNode, ...names: readonly string[]): string | undefined {
  const found = nodeAt(node, names);
  return found?.kind === 'string' || found?.kind === 'number' ? found.text.trim() : undefined;
}

/** The balance at the end of a statement is the current one only where nothing was booked after it. */
export function closingBalances(
  statements: readonly StatementPeriod[],
  rows: readonly DraftRow[],
): readonly StatedBalance[] {
  const latest = latestBooking(rows);
  return statements.flatMap(({ to, closing }) => (closing !== undefined && latest <= to ? [closing] : []));
}

/**
 * The start of the first statement, where the statements follow each other without a gap and every booked row lies within
 * them. Rows outside show that the rows were asked for by other days than the statements have.
 */
export function coveredFrom(
  statements: readonly StatementPeriod[],
  rows: readonly DraftRow[],
): string | undefined {
  const ordered = [...statements].sort((a, b) => a.from - b.from || a.to - b.to);
  const [first] = ordered;
  if (first === undefined || rows.length === 0) return undefined;
  let { to } = first;
  for (const statement of ordered) {
    if (statement.from - to > LONGEST_GAP) return undefined;
    to = Math.max(to, statement.to);
  }
  const times = bookingTimes(rows);
  return times.every(time => time >= first.from && time <= to) ? first.start : undefined;
}

function latestBooking(rows: readonly DraftRow[]): number {
  let latest = Number.NEGATIVE_INFINITY;
  for (const time of bookingTimes(rows)) latest = Math.max(latest, time);
  return latest;
}

function bookingTimes(rows: readonly DraftRow[]): readonly number[] {
  return rows.flatMap(({ status, date }) => (status === 'Pending' ? [] : (secondsOf(date ?? '') ?? [])));
}
