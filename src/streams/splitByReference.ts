/**
 * Separates two posts at one employer, two people of one account who work for one employer, or two pensions of one fund: the same words,
 * distinguished by a pay number or by an initial. A number that later replaces another is not a second job.
 */

import type { EpochDay } from '../base/calendar.js';
import { putIn } from '../base/grouped.js';
import { oncePer } from '../base/once.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { narrativeTextOf } from '../enrichment/narrative/givenName.js';
import { initialledNamesIn, referencesIn } from './references.js';

/** Both are paid on at least so many days, and on this share of the days of either while both run. */
const FEWEST_DAYS = 3;
const SHARED_DAYS = 0.75;
/** This share of all payments has one of the numbers. */
const NUMBERED = 0.9;
/** If two jobs are paid on separate days, this share of the payments follows one of the other job, and differs from it by this much. */
const IN_TURN = 0.8;
const LEAST_STEP = 1.15;

/** `entries`: by day, then by id. One part, or one for each number. Payments without a number go with the first. */
export function splitByReference(entries: readonly EnrichedEntry[]): (readonly EnrichedEntry[])[] {
  // Most groups pay once a day and in one amount, so their texts need not be read.
  const hasSeveral = daysWithSeveral(entries) >= FEWEST_DAYS;
  if (!hasSeveral && amountsAlternate(entries)) return partsBy(entries, referencesIn, takeTurns);
  if (hasSeveral) {
    const byNumber = partsBy(entries, referencesIn, runBeside);
    if (byNumber.length > 1) return byNumber;
    const byName = partsBy(entries, initialledNamesIn, runBeside);
    if (byName.length > 1) return byName;
  }
  return hasTwoSizes(entries) ? partsBy(entries, referencesIn, differInSize) : [entries];
}

function partsBy(
  entries: readonly EnrichedEntry[],
  marksIn: (text: string) => readonly string[],
  areTwo: (a: readonly EnrichedEntry[], b: readonly EnrichedEntry[]) => boolean,
): (readonly EnrichedEntry[])[] {
  const numbers = numbersOf(entries, marksIn);
  if (numbers.length < 2) return [entries];
  const [first = [], ...others] = numbers;
  const numbered = new Set(numbers.flat());
  if (numbered.size < NUMBERED * entries.length) return [entries];
  if (others.some(other => !areTwo(first, other))) return [entries];
  const elsewhere = new Set(others.flat());
  return [entries.filter(entry => !elsewhere.has(entry)), ...others];
}

function daysWithSeveral(entries: readonly EnrichedEntry[]): number {
  const repeated = new Set<EpochDay>();
  entries.forEach(({ entry }, index) => {
    if (entries[index + 1]?.entry.day === entry.day) repeated.add(entry.day);
  });
  return repeated.size;
}

/**
 * The payments of each number that recurs and is never in one payment with another such number. The number with the most payments comes
 * first.
 */
function numbersOf(
  entries: readonly EnrichedEntry[],
  marksIn: (text: string) => readonly string[],
): (readonly EnrichedEntry[])[] {
  const byNumber = new Map<string, EnrichedEntry[]>();
  const marksOf = oncePer(marksIn);
  for (const row of entries)
    for (const reference of marksOf(narrativeTextOf(row.entry.transaction))) {
      putIn(byNumber, reference, row);
    }
  const taken = new Set<EnrichedEntry>();
  const found: (readonly EnrichedEntry[])[] = [];
  for (const rows of [...byNumber.values()].sort((a, b) => b.length - a.length)) {
    // A number in every payment is the employer's. One beside another adds nothing.
    if (rows.length < FEWEST_DAYS || rows.length === entries.length || rows.some(row => taken.has(row)))
      continue;
    for (const row of rows) taken.add(row);
    found.push(rows);
  }
  return found;
}

/** Whether both are paid on the same days while both run, and into one account. */
function runBeside(a: readonly EnrichedEntry[], b: readonly EnrichedEntry[]): boolean {
  if (areOfSeparateAccounts(a, b)) return false;
  const [daysA, daysB] = [daysOf(a), daysOf(b)];
  const shared = [...daysA].filter(day => daysB.has(day));
  const [from, to] = [shared[0], shared.at(-1)];
  if (from === undefined || to === undefined || shared.length < FEWEST_DAYS) return false;
  return [daysA, daysB].every(
    days => shared.length >= SHARED_DAYS * [...days].filter(day => day >= from && day <= to).length,
  );
}

/** As the parts of one salary may be. */
function areOfSeparateAccounts(a: readonly EnrichedEntry[], b: readonly EnrichedEntry[]): boolean {
  const accounts = new Set(a.map(({ entry }) => entry.accountId));
  return b.every(({ entry }) => !accounts.has(entry.accountId));
}

/** Whether a bureau pays for two employers: on separate days, payments with the two numbers alternate. */
function takeTurns(a: readonly EnrichedEntry[], b: readonly EnrichedEntry[]): boolean {
  const ofA = new Set(a);
  const inTime = [...a, ...b].sort((x, y) => x.entry.day - y.entry.day);
  const turns = inTime.filter((row, index) => {
    const before = inTime[index - 1];
    return before !== undefined && ofA.has(row) !== ofA.has(before);
  });
  return Math.min(a.length, b.length) > FEWEST_DAYS && turns.length >= IN_TURN * (inTime.length - 1);
}

/**
 * Whether two posts of one employer are paid at the same time, each in its own rhythm: every payment has one of the numbers, and each payment
 * of one is larger than any of the other. A number that replaces another does not go on beside it.
 */
function differInSize(a: readonly EnrichedEntry[], b: readonly EnrichedEntry[]): boolean {
  if (areOfSeparateAccounts(a, b)) return false;
  const from = Math.max(dayOfFirst(a), dayOfFirst(b));
  const to = Math.min(dayOfLast(a), dayOfLast(b));
  const isBeside = (rows: readonly EnrichedEntry[]) =>
    rows.filter(({ entry }) => entry.day >= from && entry.day <= to).length >= FEWEST_DAYS;
  const [smaller, larger] = amountsOf(a)[0] < amountsOf(b)[0] ? [a, b] : [b, a];
  return isBeside(a) && isBeside(b) && amountsOf(larger)[0] >= LEAST_STEP * amountsOf(smaller)[1];
}

function dayOfFirst(entries: readonly EnrichedEntry[]): EpochDay {
  return (entries[0] as EnrichedEntry).entry.day;
}

function dayOfLast(entries: readonly EnrichedEntry[]): EpochDay {
  return (entries.at(-1) as EnrichedEntry).entry.day;
}

function amountsOf(entries: readonly EnrichedEntry[]): readonly [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { entry } of entries) {
    least = Math.min(least, entry.minor);
    most = Math.max(most, entry.minor);
  }
  return [least, most];
}

/** Whether the amounts lie in two heaps, with a step between them and some payments in each. */
function hasTwoSizes(entries: readonly EnrichedEntry[]): boolean {
  if (entries.length < 2 * FEWEST_DAYS) return false;
  const amounts = entries.map(({ entry }) => entry.minor).sort((a, b) => a - b);
  for (let place = FEWEST_DAYS; place <= amounts.length - FEWEST_DAYS; place++)
    if ((amounts[place] as number) >= LEAST_STEP * (amounts[place - 1] as number)) return true;
  return false;
}

/** The pay of two jobs differs, so the amounts go up and down from payment to payment. */
function amountsAlternate(entries: readonly EnrichedEntry[]): boolean {
  let steps = 0;
  for (let index = 1; index < entries.length; index++) {
    const ratio =
      (entries[index] as EnrichedEntry).entry.minor / (entries[index - 1] as EnrichedEntry).entry.minor;
    if (ratio >= LEAST_STEP || ratio <= 1 / LEAST_STEP) steps++;
  }
  return entries.length > 2 * FEWEST_DAYS && steps >= IN_TURN * (entries.length - 1);
}

function daysOf(entries: readonly EnrichedEntry[]): ReadonlySet<EpochDay> {
  return new Set(entries.map(({ entry }) => entry.day));
}
