/** Reads `:61:`, the line of a statement that moves money. */
import type { CreditDebitIndicator } from '../../model/request.js';
import { dayIn, dayNear, type SwiftDay } from './dates.js';

export type Mark = 'C' | 'D' | 'RC' | 'RD' | 'EC' | 'ED';

export interface StatementLine {
  /** The day of booking; undefined where no date can be read. */
  readonly day: SwiftDay | undefined;
  readonly value: SwiftDay | undefined;
  /** As they stand there. */
  readonly dates: string;
  readonly mark: Mark;
  /** The third letter of the currency, or another code of the bank. */
  readonly letter: string | undefined;
  readonly amount: string;
  /** N, S or F, and three characters. */
  readonly type: string | undefined;
  readonly reference: string | undefined;
  readonly bankReference: string | undefined;
  /** What stands in the same line behind the room for the reference. */
  readonly behind: string | undefined;
  /** The lines below. */
  readonly further: readonly string[];
  /** The line is broken within its amount, or before it. */
  readonly isBroken: boolean;
}

const LINE = /^(\d{6})(\d{4}| {4})?([RE]?[CD])([A-Za-z])?(\d[\d.]{0,30}(?:,\d{0,20})?)/;
const TYPE = /^[NSF].{3}/;
const NONE = /^(?:NONREF|NOTPROVIDED|N)?$/i;
/** The reference of the customer has this room. */
const ROOM = 16;

/** Undefined for what is no such line. */
export function statementLineIn(lines: readonly string[]): StatementLine | undefined {
  const [first = '', second, ...others] = lines;
  const found = LINE.exec(first);
  if (found !== null) return lineOf(found, lines.slice(1), false);
  const joined = second === undefined ? null : LINE.exec(first.trimEnd() + second);
  return joined === null ? undefined : lineOf(joined, others, true);
}

function lineOf(found: RegExpExecArray, further: readonly string[], isBroken: boolean): StatementLine {
  const [all, date, entry = '', mark, letter, amount] = found as unknown as readonly [
    string,
    string,
    string | undefined,
    Mark,
    string | undefined,
    string,
  ];
  const after = found.input.slice(all.length);
  const value = dayIn(date);
  const booked = entry.trim() === '' || value === undefined ? value : dayNear(entry, value.text);
  const type = TYPE.exec(after)?.[0];
  const rest = after.slice(type?.length ?? 0);
  const slashes = rest.indexOf('//');
  const own = slashes === -1 ? rest : rest.slice(0, slashes);
  // A reference that is filled up with spaces is followed by what the line had room for.
  const isFilled = own.length > ROOM && own.slice(ROOM - 2, ROOM) === '  ';
  return {
    day: booked,
    value,
    dates: `${date} ${entry}`.trim(),
    mark,
    letter: letter?.toUpperCase(),
    amount,
    type: type?.trimEnd(),
    reference: told(isFilled ? own.slice(0, ROOM) : own),
    bankReference: slashes === -1 ? undefined : told(rest.slice(slashes + 2)),
    behind: isFilled ? told(own.slice(ROOM)) : undefined,
    further,
    isBroken,
  };
}

function told(text: string): string | undefined {
  const trimmed = text.trim();
  return NONE.test(trimmed) ? undefined : trimmed;
}

/** By the rules of SWIFT, RC takes a credit back, and RD a debit. */
export function directionOf(mark: Mark): CreditDebitIndicator {
  return mark === 'C' || mark === 'EC' || mark === 'RD' ? 'Credit' : 'Debit';
}

export function isReversal(mark: Mark): boolean {
  return mark.startsWith('R');
}

export function isExpected(mark: Mark): boolean {
  return mark.startsWith('E');
}

// Words that banks write into the second line: /OCMT/CAD47,11/CHGS/EUR1,23.

const WORD = /\/(OCMT|CHGS|EXCH|IACC|IRAT|TRCD)\/([^/]*)/g;

export interface FurtherText {
  /** `OCMT` is the amount in the currency of the payment, `CHGS` are charges. */
  readonly words: Readonly<Record<string, string>>;
  readonly text: string | undefined;
}

export function furtherIn(lines: readonly string[]): FurtherText {
  const text = lines.join(' ').trim();
  const words: Record<string, string> = {};
  for (const [, word, value] of text.matchAll(WORD))
    if (value !== '') words[word as string] ??= value as string;
  if (Object.keys(words).length === 0) return { words, text: text === '' ? undefined : text };
  const rest = text
    .replace(WORD, ' ')
    .replace(/[/\s]+/g, ' ')
    .trim();
  return { words, text: rest === '' ? undefined : rest };
}
