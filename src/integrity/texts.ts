/** What the words of a row say against the row itself: another day, or the other side. */

import { firstPlace } from '../base/binarySearch.js';
import type { EpochDay } from '../base/calendar.js';
import { addDays, firstDayOf, lengthOf, monthIn, monthNumberOf, monthOf, yearOf } from '../base/calendar.js';
import { putIn } from '../base/grouped.js';
import type { Minor } from '../base/money.js';
import { median } from '../base/statistics.js';
import { LONGEST_TEXT, squash } from '../base/text.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import { WORDED_BACK, WORDED_OUT } from '../data/integrityWording.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { isCardRail } from '../enrichment/words/rails.js';
import {
  type Checked,
  counted,
  findingOf,
  type IntegrityAccount,
  NOTHING_FOUND,
  notChecked,
} from './seenAccount.js';
import { datesIn } from './textDates.js';

const DATES = INTEGRITY_LIMITS.datesInTexts;

/** A row whose text holds a date, and by how many days it is booked after it. */
interface DatedRow {
  readonly row: EnrichedEntry;
  readonly after: number;
}

/** Banks write the day of a purchase into its text, and book it on that day or some days later. */
export function datesInTexts({ rows, streams, numericDates }: IntegrityAccount): Checked {
  const dated = rows.flatMap((row): DatedRow[] => {
    const after = daysAfterText(row, numericDates);
    return after === null ? [] : [{ row, after }];
  });
  if (dated.length < DATES.fewest) return notChecked('Fewer than ten rows have a date in their text.');
  const off = dated.filter(isOff);
  if (off.length >= DATES.fewestOff && off.length >= DATES.share * dated.length)
    return found(off, dated.length);
  // Where the account's own dates hold, those of an income that does not hold them were brought from elsewhere.
  const ofIncome = streams.flatMap(({ group }) => {
    const own = new Set(group.entries.map(({ entry }) => entry));
    const ofStream = dated.filter(({ row }) => own.has(row.entry));
    const offOfStream = ofStream.filter(isOff);
    return offOfStream.length >= DATES.fewestOfIncome && offOfStream.length === ofStream.length
      ? offOfStream
      : [];
  });
  return ofIncome.length === 0 ? NOTHING_FOUND : found(ofIncome, dated.length);
}

function isOff({ after }: DatedRow): boolean {
  return after < -DATES.daysBefore || after > DATES.daysAfter;
}

function found(off: readonly DatedRow[], outOf: number): Checked {
  const days = Math.round(Math.abs(median(off.map(({ after }) => after)) ?? 0));
  const text = `${off.length} of ${counted(outOf, 'row')} with a date in the text ${off.length === 1 ? 'is' : 'are'} booked on another day, about ${days} days away.`;
  const rows = off.map(({ row }) => row);
  return {
    findings: [findingOf('dates-in-texts', { severity: 'ask', rows, text, found: off.length, outOf })],
    notChecked: null,
  };
}

/** Of several dates in the text, that nearest to the day of the row counts. Null where it has none. */
function daysAfterText(
  { entry }: EnrichedEntry,
  numericDates: IntegrityAccount['numericDates'],
): number | null {
  let nearest: number | null = null;
  for (const { first, second, form } of datesIn(entry.transaction.description.slice(0, LONGEST_TEXT))) {
    const isDayFirst = form === 'named' || (form === 'numbers' && numericDates === 'day-first');
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    const after = daysAfter(entry.day, month, day);
    if (after !== null && (nearest === null || Math.abs(after) < Math.abs(nearest))) nearest = after;
  }
  return nearest;
}

/** From the nearest day of that name: the year is mostly not written. Null where there is no such day. */
function daysAfter(booked: EpochDay, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1) return null;
  const here = monthOf(booked);
  const year = yearOf(here);
  const apart = month - monthNumberOf(here);
  const nearYear = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year;
  const named = monthIn(nearYear, month);
  return day > lengthOf(named) ? null : booked - (firstDayOf(named) + day - 1);
}

const OUT = INTEGRITY_LIMITS.wordedOut;

/** Money in, in words that banks keep for money out, that no money out came before: what comes back is no sign of anything. */
export function wordedOut({ rows }: IntegrityAccount): Checked {
  const moneyIn = rows.filter(mayBeWordedOut);
  if (moneyIn.length === 0) return NOTHING_FOUND;
  const suspects = moneyIn.filter(isWordedOut);
  // Nearly all accounts have none, and are spared the words of all their rows.
  const mostOut = suspects.length === 0 ? NO_DAYS : mostOutByDay(rows);
  const comesBack = (row: EnrichedEntry) => cameBefore(row, mostOut.get(lettersOf(row)));
  const bills = billDaysOf(rows);
  const isBill = (row: EnrichedEntry) => standsForBill(row, bills.get(lettersOf(row)));
  const unmatched = new Set(suspects.filter(row => !comesBack(row)));
  const seen = moneyIn.filter(row => unmatched.has(row) || isBill(row));
  if (seen.length === 0) return NOTHING_FOUND;
  const credits = rows.filter(({ entry }) => entry.isCredit).length;
  const text = `${counted(seen.length, 'row')} of money that came in ${seen.length === 1 ? 'is' : 'are'} worded as money that went out.`;
  const finding = { severity: 'ask', rows: seen, text, found: seen.length, outOf: credits } as const;
  return { findings: [findingOf('worded-out', finding)], notChecked: null };
}

/** Purchases by card come back in any words. */
function mayBeWordedOut({ entry, decision }: EnrichedEntry): boolean {
  if (!entry.isCredit || entry.minor < OUT.leastAmount || isCardRail(decision.rail)) return false;
  return !WORDED_BACK.test(entry.transaction.description.slice(0, LONGEST_TEXT));
}

function isWordedOut({ entry }: EnrichedEntry): boolean {
  return WORDED_OUT.test(entry.transaction.description.slice(0, LONGEST_TEXT));
}

type MostByDay = ReadonlyMap<EpochDay, Minor>;
const NO_DAYS: ReadonlyMap<string, MostByDay> = new Map();

/** By the letters of the rows of money out, the largest amount of each day. */
function mostOutByDay(rows: readonly EnrichedEntry[]): ReadonlyMap<string, MostByDay> {
  const byLetters = new Map<string, Map<EpochDay, Minor>>();
  for (const row of rows) {
    if (row.entry.isCredit) continue;
    const letters = lettersOf(row);
    const known = byLetters.get(letters) ?? new Map<EpochDay, Minor>();
    const { day, minor } = row.entry;
    known.set(day, Math.max(minor, known.get(day) ?? 0));
    byLetters.set(letters, known);
  }
  return byLetters;
}

function cameBefore({ entry: { day, minor } }: EnrichedEntry, mostOn: MostByDay | undefined): boolean {
  for (let before = 0; before <= OUT.daysToComeBack; before++)
    if ((mostOn?.get(addDays(day, -before)) ?? -1) >= minor) return true;
  return false;
}

/** By their letters, the days of direct debits, in order. */
function billDaysOf(rows: readonly EnrichedEntry[]): ReadonlyMap<string, readonly EpochDay[]> {
  const byLetters = new Map<string, EpochDay[]>();
  for (const row of rows)
    if (!row.entry.isCredit && row.decision.rail === 'direct-debit')
      putIn(byLetters, lettersOf(row), row.entry.day);
  return byLetters;
}

/** In the place of a bill that is paid before and after it, where a refund would stand beside one. */
function standsForBill({ entry: { day } }: EnrichedEntry, billDays: readonly EpochDay[] = []): boolean {
  const next = firstPlace(billDays.length, place => (billDays[place] as EpochDay) >= day);
  const [before, after] = [billDays[next - 1], billDays[next]];
  return (
    before !== undefined &&
    after !== undefined &&
    day - before > OUT.daysBetweenBills &&
    after - day > OUT.daysBetweenBills
  );
}

/** The text without its numbers, which are references and days. */
function lettersOf({ entry }: EnrichedEntry): string {
  return squash(entry.transaction.description.slice(0, LONGEST_TEXT)).replace(/\d+/g, '');
}
