/** What the words of a row say against the row itself: another day, or the other side. */

import { firstPlace } from '../base/binarySearch.js';
import type { EpochDay } from '../base/calendar.js';
import { addDays, firstDayOf, monthIn, monthNumberOf, monthOf, yearOf } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import { median } from '../base/statistics.js';
import { LONGEST_TEXT, squash } from '../base/text.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import {
  ISO_DATE,
  MONTH_NAMES,
  NAMED_DATE,
  NUMBERED_DATE,
  WORDED_BACK,
  WORDED_OUT,
} from '../data/integrityWording.js';
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
  const text = entry.transaction.description.slice(0, LONGEST_TEXT);
  let nearest: number | null = null;
  const take = (month: number, day: number) => {
    const after = daysAfter(entry.day, month, day);
    if (after !== null && (nearest === null || Math.abs(after) < Math.abs(nearest))) nearest = after;
  };
  for (const [, day, name = ''] of text.matchAll(NAMED_DATE))
    take(MONTH_NAMES.indexOf(name.slice(0, 3).toUpperCase()) + 1, Number(day));
  for (const [, first, slashed, parted] of text.matchAll(NUMBERED_DATE)) {
    const numbers = [Number(first), Number(slashed ?? parted)] as const;
    const [day, month] = numericDates === 'day-first' ? numbers : [numbers[1], numbers[0]];
    take(month, day);
  }
  for (const [, month, day] of text.matchAll(ISO_DATE)) take(Number(month), Number(day));
  return nearest;
}

/** From the nearest day of that name: the year is mostly not written. Null where there is no such day. */
function daysAfter(booked: EpochDay, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const here = monthOf(booked);
  const year = yearOf(here);
  const apart = month - monthNumberOf(here);
  const nearYear = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year;
  return booked - (firstDayOf(monthIn(nearYear, month)) + day - 1);
}

const OUT = INTEGRITY_LIMITS.wordedOut;

/** Money in, in words that banks keep for money out, that no money out came before: what comes back is no sign of anything. */
export function wordedOut({ rows }: IntegrityAccount): Checked {
  const moneyIn = rows.filter(mayBeWordedOut);
  if (moneyIn.length === 0) return NOTHING_FOUND;
  const out = new Map<string, MoneyOut>();
  for (const row of rows) if (!row.entry.isCredit) note(out, row);
  const seen = moneyIn.filter(row => {
    const alike = out.get(lettersOf(row));
    if (alike === undefined) return isWordedOut(row);
    return (isWordedOut(row) && !comesBack(row, alike)) || standsForBill(row, alike);
  });
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

/** The rows of money out in the same words. */
interface MoneyOut {
  /** The largest amount of each day. */
  readonly mostOn: Map<EpochDay, Minor>;
  /** Of direct debits, in order. */
  readonly billDays: EpochDay[];
}

/** Rows are noted by day. */
function note(out: Map<string, MoneyOut>, row: EnrichedEntry): void {
  const letters = lettersOf(row);
  const known: MoneyOut = out.get(letters) ?? { mostOn: new Map(), billDays: [] };
  const { day, minor } = row.entry;
  known.mostOn.set(day, Math.max(minor, known.mostOn.get(day) ?? 0));
  if (row.decision.rail === 'direct-debit') known.billDays.push(day);
  out.set(letters, known);
}

function comesBack({ entry: { day, minor } }: EnrichedEntry, { mostOn }: MoneyOut): boolean {
  for (let before = 0; before <= OUT.daysToComeBack; before++)
    if ((mostOn.get(addDays(day, -before)) ?? -1) >= minor) return true;
  return false;
}

/** In the place of a bill that is paid before and after it, where a refund would stand beside one. */
function standsForBill({ entry: { day } }: EnrichedEntry, { billDays }: MoneyOut): boolean {
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
