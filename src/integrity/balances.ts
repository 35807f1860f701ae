/**
 * Whether running balances go on. Banks print the rows of a day in any order, and some print a balance once a day. So the order
 * within a day is left open: what is asked is whether any order of the rows leads from the balances before to those after.
 *
 * All balances of an account hang together by one number, the balance before its first row: each day gives the values of it that
 * some order of the day's rows allows. Where two days have none in common, rows are missing between them or an amount was changed.
 */
import { groupedBy } from '../base/grouped.js';
import { type Minor, sumOf } from '../base/money.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdsOf } from '../enrichment/words/categories.js';
import { signedMinor } from '../ledger/balance.js';
import {
  type Checked,
  counted,
  findingOf,
  type IntegrityAccount,
  NOTHING_FOUND,
  notChecked,
  signedOf,
} from './seenAccount.js';

const LIMITS = INTEGRITY_LIMITS.balances;
/** So many rows of a day can be put in every order; of more it is only asked whether the balance can be reached at all. */
const MOST_ROWS_IN_ANY_ORDER = 10;

interface Row {
  readonly row: EnrichedEntry;
  readonly signed: Minor;
  /** The balance after it; null where it has none. */
  readonly after: Minor | null;
}

type RowWithBalance = Row & { readonly after: Minor };

/** One place at which the balances do not go on. */
interface Gap {
  readonly rows: readonly EnrichedEntry[];
}

export interface BalanceChain {
  /** Rows that have a balance. */
  readonly known: number;
  readonly days: number;
  readonly gaps: readonly Gap[];
}

/** What a row's balance is: that after the row; what is owed, as on some cards; or that before the row. */
const READINGS: readonly ((balance: Minor, signed: Minor) => Minor)[] = [
  balance => balance,
  balance => -balance,
  (balance, signed) => balance + signed,
];

/** The balances of one account, read in the way in which they go on, where there is one. */
export function balanceChain(rows: readonly EnrichedEntry[]): BalanceChain {
  const [asStated, ...others] = READINGS.map(read => () => chainOfAll(rows, read));
  const chain = (asStated as () => BalanceChain)();
  if (chain.gaps.length === 0) return chain;
  return others.map(other => other()).find(({ gaps }) => gaps.length === 0) ?? chain;
}

/** Rows of one list may be of several accounts. */
function chainOfAll(rows: readonly EnrichedEntry[], read: (typeof READINGS)[number]): BalanceChain {
  const chains = [...groupedBy(rows, ({ entry }) => entry.accountId).values()].map(own => chainOf(own, read));
  return {
    known: chains.reduce((sum, { known }) => sum + known, 0),
    days: chains.reduce((sum, { days }) => sum + days, 0),
    gaps: chains.flatMap(({ gaps }) => gaps),
  };
}

function chainOf(
  all: readonly EnrichedEntry[],
  read: (balance: Minor, signed: Minor) => Minor,
): BalanceChain {
  const rows = all.map((row): Row => {
    const signed = signedOf(row);
    const { balance } = row.entry.transaction;
    return {
      row,
      signed,
      after: balance === null || balance === undefined ? null : read(signedMinor(balance), signed),
    };
  });
  if (goesOnAsGiven(rows)) return { known: rows.length, days: daysOf(rows), gaps: [] };
  let known = 0;
  let days = 0;
  const gaps: Gap[] = [];
  let opening: Opening = ANY;
  let moved = 0;
  for (const ofDay of groupedBy(rows, ({ row }) => row.entry.day).values()) {
    const withBalance = ofDay.filter(hasBalance);
    const sum = sumOfRows(ofDay);
    if (withBalance.length > 0) {
      known += withBalance.length;
      days++;
      const day =
        withBalance.length === ofDay.length ? chainedDay(withBalance) : partlyKnownDay(ofDay, withBalance);
      for (const gap of day.gaps) gaps.push(gap);
      const before = opening;
      opening = both(opening, day.before, moved);
      if (opening === NONE) {
        gaps.push({ rows: breaking(withBalance, before, moved) });
        opening = fromBalances(day.after, moved + sum);
      } else if (day.gaps.length > 0) opening = fromBalances(day.after, moved + sum);
    }
    moved += sum;
  }
  return { known, days, gaps };
}

/** Most banks print each row behind or before the row that it follows. */
function goesOnAsGiven(rows: readonly Row[]): boolean {
  if (!rows.every(hasBalance)) return false;
  const given = rows.toSorted((a, b) => a.row.entry.index - b.row.entry.index);
  const isDown = dayOf(given[0]) > dayOf(given.at(-1));
  return given.every((row, place) => {
    const before = given[isDown ? place + 1 : place - 1];
    // Where days go back and forth, balances that go on by place do not go on by day.
    return before === undefined || (before.after === beforeIt(row) && dayOf(before) <= dayOf(row));
  });
}

function dayOf(row: Row | undefined): number {
  return row?.row.entry.day ?? 0;
}

function daysOf(rows: readonly Row[]): number {
  return new Set(rows.map(({ row }) => row.entry.day)).size;
}

/** Every row has a balance, and all go on. */
export function provesEveryRow({ known, gaps }: BalanceChain, rows: readonly EnrichedEntry[]): boolean {
  return known === rows.length && known >= LIMITS.fewestRows && gaps.length === 0;
}

// The balances from which a day may have begun.

/** Values, or a test that a value passes. */
type Before = ReadonlySet<Minor> | ((before: Minor) => boolean);
/** What the balance before the first row of the account may have been. */
type Opening = ReadonlySet<Minor> | typeof ANY | typeof NONE;
const ANY = 'any';
const NONE = 'none';

interface Day {
  readonly before: Before;
  /** The balances that the day may have ended with, where it does not say so by its first one. */
  readonly after: readonly Minor[];
  readonly gaps: readonly Gap[];
}

function both(opening: Opening, before: Before, moved: Minor): Opening {
  if (typeof before === 'function') {
    if (opening === ANY || opening === NONE) return opening;
    const kept = [...opening].filter(value => before(value + moved));
    return kept.length === 0 ? NONE : new Set(kept);
  }
  const values = [...before].map(value => value - moved);
  const kept = opening === ANY || opening === NONE ? values : values.filter(value => opening.has(value));
  return kept.length === 0 ? NONE : new Set(kept);
}

function fromBalances(after: readonly Minor[], movedAfter: Minor): Opening {
  return after.length === 0 ? ANY : new Set(after.map(balance => balance - movedAfter));
}

/** Each balance less its row's amount is the balance before the row, and that after another one, or that of the day before. */
function chainedDay(rows: readonly RowWithBalance[]): Day {
  const leftOver = new Map<Minor, number>();
  const add = (value: Minor, by: number) => leftOver.set(value, (leftOver.get(value) ?? 0) + by);
  for (const row of rows) {
    add(beforeIt(row), 1);
    add(row.after, -1);
  }
  const starts = [...leftOver].flatMap(([value, count]) =>
    Array.from({ length: Math.max(count, 0) }, () => value),
  );
  const ends = [...leftOver].flatMap(([value, count]) =>
    Array.from({ length: Math.max(-count, 0) }, () => value),
  );
  // A day that ends where it began may have begun with any of its rows.
  if (starts.length === 0) return { before: new Set(rows.map(row => beforeIt(row))), after: [], gaps: [] };
  if (starts.length === 1) return { before: new Set(starts), after: ends, gaps: [] };
  const begun = new Set(starts);
  const loose = rows.filter(row => begun.has(beforeIt(row))).map(({ row }) => row);
  return {
    before: new Set(starts),
    after: ends,
    gaps: starts.slice(1).map((_, place) => ({ rows: place === 0 ? loose : [] })),
  };
}

/** Some rows have no balance: before each that has one, any of the others may have been paid. */
function partlyKnownDay(rows: readonly Row[], withBalance: readonly RowWithBalance[]): Day {
  if (rows.length > MOST_ROWS_IN_ANY_ORDER) {
    const signed = rows.map(row => row.signed);
    const [out, into] = [sumOf(signed.filter(isOut)), sumOf(signed.filter(isIn))];
    const isReached = (before: Minor) =>
      withBalance.every(row => {
        const paid = beforeIt(row) - before;
        return paid >= out - Math.min(row.signed, 0) && paid <= into - Math.max(row.signed, 0);
      });
    return { before: isReached, after: [], gaps: [] };
  }
  const [first, ...others] = withBalance.map(
    row => new Set(sumsOf(rows.filter(other => other !== row)).map(paid => beforeIt(row) - paid)),
  );
  const before = new Set([...(first ?? [])].filter(value => others.every(values => values.has(value))));
  const after = withBalance.map(row => row.after);
  if (before.size === 0)
    return { before: new Set(after), after, gaps: [{ rows: withBalance.map(({ row }) => row) }] };
  const sum = sumOfRows(rows);
  return { before, after: [...before].map(value => value + sum), gaps: [] };
}

/** What any of the rows add up to. */
function sumsOf(rows: readonly Row[]): Minor[] {
  const sums: Minor[] = [0];
  for (const { signed } of rows) for (const sum of sums.slice()) sums.push(sum + signed);
  return sums;
}

/** The rows that do not follow from the day before: those that begin it, where they can be told. */
function breaking(
  withBalance: readonly RowWithBalance[],
  before: Opening,
  moved: Minor,
): readonly EnrichedEntry[] {
  const all = withBalance.map(({ row }) => row);
  if (before === ANY || before === NONE) return all;
  const afters = new Set(withBalance.map(({ after }) => after));
  const first = withBalance.filter(row => {
    const own = beforeIt(row);
    return !before.has(own - moved) && !afters.has(own);
  });
  return first.length === 0 ? all : first.map(({ row }) => row);
}

function hasBalance(row: Row): row is RowWithBalance {
  return row.after !== null;
}

function beforeIt({ after, signed }: RowWithBalance): Minor {
  return after - signed;
}

function sumOfRows(rows: readonly Row[]): Minor {
  return rows.reduce((sum, { signed }) => sum + signed, 0);
}

function isOut(minor: Minor): boolean {
  return minor < 0;
}

function isIn(minor: Minor): boolean {
  return minor > 0;
}

// The checks that stand on them.

export function balanceGaps(
  { rows, streams }: IntegrityAccount,
  { known, days, gaps }: BalanceChain,
): Checked {
  if (known < LIMITS.fewestRows) return notChecked('Fewer than three rows have a balance.');
  if (gaps.length === 0) return { findings: [], notChecked: null };
  const income = new Set(streams.flatMap(({ group }) => group.entries.map(({ entry }) => entry)));
  const at = gaps.flatMap(gap => gap.rows);
  const isOfIncome = at.some(({ entry }) => income.has(entry));
  const text = `The balances do not go on at ${counted(gaps.length, 'place')}: rows are missing there, or an amount is not the one that was paid.`;
  const seen = {
    severity: isOfIncome ? 'severe' : 'ask',
    rows: at,
    text,
    found: gaps.length,
    outOf: days,
  } as const;
  return { findings: rows.length === 0 ? [] : [findingOf('balance-gaps', seen)], notChecked: null };
}

export function rowsWithoutBalance({ rows }: IntegrityAccount, { known, gaps }: BalanceChain): Checked {
  const moving = rows.filter(({ entry }) => entry.minor > 0);
  const days = [...groupedBy(moving, ({ entry }) => entry.day).values()];
  const bare = days.filter(ofDay => !ofDay.some(statesBalance));
  const blank = moving.filter(row => !statesBalance(row));
  const mostHave = blank.length <= (1 - LIMITS.shareWithBalance) * moving.length;
  const mostDaysHave = bare.length <= (1 - LIMITS.shareWithBalance) * days.length;
  if (known < LIMITS.fewestRows || !(mostHave || mostDaysHave))
    return notChecked('The rows have no balances, or only some have.');
  const lastDay = (rows.at(-1) as EnrichedEntry).entry.day;
  // A bank that prints one balance a day has counted the other rows of the day in it.
  const lacking = gaps.length === 0 || !mostHave ? bare.flat() : blank;
  // The bank works out the balance of the last rows in the night.
  const without = lacking.filter(({ entry }) => entry.day <= lastDay - LIMITS.daysStillOpen);
  if (without.length === 0) return { findings: [], notChecked: null };
  const credits = without.filter(({ entry }) => entry.isCredit && entry.minor >= LIMITS.creditToAsk);
  const text = `${without.length} of ${rows.length} rows ${without.length === 1 ? 'has' : 'have'} no balance, where the others have one${credits.length === 0 ? '' : `; ${counted(credits.length, 'row')} of them ${credits.length === 1 ? 'is' : 'are'} money that came in`}.`;
  const severity = credits.length > 0 ? 'ask' : 'note';
  const seen = { severity, rows: without, text, found: without.length, outOf: rows.length } as const;
  return { findings: [findingOf('rows-without-balance', seen)], notChecked: null };
}

function statesBalance({ entry }: EnrichedEntry): boolean {
  return entry.transaction.balance !== null && entry.transaction.balance !== undefined;
}

const OVER = INTEGRITY_LIMITS.overLimits;
const OVERDRAFT_CHARGES = categoryIdsOf(
  'interest-and-overdraft-charges',
  'returned-payment-fee',
  'bank-charges',
);

/** From the current balance backwards, where no row says what the balance was. */
export function overLimits({ rows, current, available }: IntegrityAccount, { known }: BalanceChain): Checked {
  if (current === null || available === null)
    return notChecked('The request does not give both the current and the available balance.');
  if (known > 0) return notChecked('The rows have balances of their own.');
  // The bank let the account go beyond its limit, and charged for it.
  if (rows.some(({ decision }) => OVERDRAFT_CHARGES.has(decision.category))) return NOTHING_FOUND;
  const limit = Math.max(available - current, 0);
  const days = [...groupedBy(rows, ({ entry }) => entry.day)].reverse();
  let balance = current;
  const over: (readonly EnrichedEntry[])[] = [];
  for (const [, ofDay] of days) {
    if (balance < -limit - OVER.beyond) over.push(ofDay);
    balance -= ofDay.reduce((sum, row) => sum + signedOf(row), 0);
  }
  if (over.length < OVER.fewestDays) return { findings: [], notChecked: null };
  const text = `On ${over.length} of ${days.length} days the account would have been overdrawn by more than its limit allows.`;
  const seen = {
    // The balances of the request may be of another day than the rows.
    severity: 'note',
    rows: over.flat(),
    text,
    found: over.length,
    outOf: days.length,
  } as const;
  return { findings: [findingOf('over-limits', seen)], notChecked: null };
}
