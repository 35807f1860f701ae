/** Rows that stand twice under different ids, in one account or in two. */
import { groupedBy, putIn } from '../base/grouped.js';
import { oncePer } from '../base/once.js';
import { squash } from '../base/text.js';
import type { IntegrityFinding } from '../contract/integrity.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { classIdOf } from '../enrichment/words/categories.js';
import { isCardRail } from '../enrichment/words/rails.js';
import type { StreamFacts } from '../income/stream.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { type Checked, counted, findingOf, type IntegrityAccount, signedOf } from './seenAccount.js';

const LIMITS = INTEGRITY_LIMITS.doubled;
const IN_PERSON = classIdOf('point-of-sale');
/** Nobody gets these twice on a day from one payer in the same words. */
const ONCE_A_DAY: ReadonlySet<CategorySlug> = new Set(['salary', 'private-pension', 'state-pension']);

/** `balancesAgree`: every row has a balance, and all of them go on, which proves that each row is a payment of its own. */
export function doubledRows({ rows, streams }: IntegrityAccount, balancesAgree: () => boolean): Checked {
  const textOf = textReader();
  const shifted = shiftedRows(rows);
  const alike = alikeIn(rows, textOf);
  if (alike.length === 0) return { findings: shifted, notChecked: null };
  const stretch = doubledStretch(rows, alike, textOf);
  // Nobody takes the same direct debit, or gets the same wage, twice on a day; fares and coffees are bought twice.
  const pay = payIn(streams);
  const firm = alike.filter(([first]) => isFirm(first as EnrichedEntry));
  const doubledPay = alike.filter(([first]) => pay.has((first as EnrichedEntry).entry));
  const firmTexts = new Set(firm.map(([first]) => textOf(first as EnrichedEntry)));
  const extra = firm.reduce((count, same) => count + same.length - 1, 0);
  const areFirm =
    firmTexts.size >= LIMITS.fewestTexts && extra >= LIMITS.shareToAsk * rows.length && !balancesAgree();
  const severity = stretch ? 'severe' : areFirm || doubledPay.length > 0 ? 'ask' : null;
  if (severity === null) return { findings: shifted, notChecked: null };
  const shown = stretch ? alike : areFirm ? firm : doubledPay;
  const found = shown.reduce((count, same) => count + same.length - 1, 0);
  const text =
    shown === doubledPay
      ? `${counted(found, 'payment')} of an income ${found === 1 ? 'stands' : 'stand'} twice on one day, in the same words and amount, under different ids.`
      : `${found} of ${rows.length} rows ${found === 1 ? 'repeats' : 'repeat'} the day, text, side and amount of another row under another id.`;
  return {
    findings: [findingOf('doubled-rows', { severity, rows: shown.flat(), text, found, outOf: rows.length })],
    notChecked: null,
  };
}

function payIn(streams: readonly StreamFacts[]): ReadonlySet<LedgerEntry> {
  const onceADay = streams.filter(({ category, isBenefit }) => isBenefit || ONCE_A_DAY.has(category));
  return new Set(onceADay.flatMap(({ group }) => group.entries.map(({ entry }) => entry)));
}

/** More than something small that is bought by card. */
function isFirm({ entry, decision }: EnrichedEntry): boolean {
  return entry.minor >= LIMITS.largestSmall || !(isCardRail(decision.rail) || decision.classId === IN_PERSON);
}

/** Days in a row on which every row stands twice: a part of a statement was given twice. */
function doubledStretch(
  rows: readonly EnrichedEntry[],
  alike: readonly (readonly EnrichedEntry[])[],
  textOf: TextOf,
): boolean {
  const doubled = new Set(alike.flat());
  let days = 0;
  let hasFirm = false;
  const texts = new Set<string>();
  for (const ofDay of groupedBy(rows, ({ entry }) => entry.day).values()) {
    if (!ofDay.every(row => doubled.has(row) || row.entry.minor === 0)) {
      days = 0;
      hasFirm = false;
      texts.clear();
      continue;
    }
    days++;
    hasFirm ||= ofDay.some(isFirm);
    for (const row of ofDay) texts.add(textOf(row));
    if (days >= LIMITS.fewestDays && hasFirm && texts.size >= LIMITS.fewestTextsOfStretch) return true;
  }
  return false;
}

/** Rows of one day, text, side and amount. Most days have no two rows of one amount, so texts are read last. */
function alikeIn(rows: readonly EnrichedEntry[], textOf: TextOf): EnrichedEntry[][] {
  const amounts = new Map<number, EnrichedEntry[]>();
  const alike: EnrichedEntry[][] = [];
  const close = () => {
    for (const same of amounts.values())
      if (same.length > 1)
        for (const each of groupedBy(same, textOf).values()) if (each.length > 1) alike.push(each);
    amounts.clear();
  };
  let day: number | null = null;
  for (const row of rows) {
    if (row.entry.day !== day) close();
    day = row.entry.day;
    // What nothing was paid for, such as a card check, doubles nothing.
    if (row.entry.minor > 0) putIn(amounts, signedOf(row), row);
  }
  close();
  return alike;
}

/** A statement given again some days later: many rows have a twin as many days away. */
function shiftedRows(rows: readonly EnrichedEntry[]): IntegrityFinding[] {
  const onDay = new Map<number, Map<number, EnrichedEntry[]>>();
  for (const row of rows) {
    const amounts = onDay.get(row.entry.day) ?? new Map<number, EnrichedEntry[]>();
    onDay.set(row.entry.day, amounts);
    putIn(amounts, signedOf(row), row);
  }
  const letters = oncePer((text: string) => squash(text).replace(/\d/g, ''));
  for (let days = 1; days <= LIMITS.mostDaysApart; days++) {
    const twinsOf = (row: EnrichedEntry) => onDay.get(row.entry.day + days)?.get(signedOf(row)) ?? [];
    const inAmount = rows.filter(row => twinsOf(row).length > 0);
    if (inAmount.length < LIMITS.shareShifted * rows.length) continue;
    const textOf = ({ entry }: EnrichedEntry) => letters(entry.transaction.description);
    const twins = oncePer((same: readonly EnrichedEntry[]) => new Map(same.map(row => [textOf(row), row])));
    const pairs = inAmount.flatMap(row => {
      const twin = twins(twinsOf(row)).get(textOf(row));
      return twin === undefined ? [] : [[row, twin] as const];
    });
    const texts = new Set(pairs.map(([row]) => textOf(row)));
    if (pairs.length < LIMITS.shareShifted * rows.length || texts.size < LIMITS.fewestTextsShifted) continue;
    const [found, outOf] = [pairs.length, rows.length];
    const text = `${found} of ${outOf} rows stand again ${counted(days, 'day')} later, with the same text and amount.`;
    return [findingOf('doubled-rows', { severity: 'severe', rows: pairs.flat(), text, found, outOf })];
  }
  return [];
}

/** One account given twice under two ids, with its own amounts or with others. */
export function doubledAccounts(accounts: readonly IntegrityAccount[]): IntegrityFinding[] {
  const known = new Set<string>();
  return WAYS_TO_SHARE.flatMap(([share, amountOf, says]) =>
    sharedBetween(accounts, keyReader(amountOf)).flatMap(({ pair, count: found, rows }) => {
      const outOf = Math.min(...pair.map(place => (accounts[place] as IntegrityAccount).rows.length));
      if (known.has(pair.join()) || found < LIMITS.fewestShared || found < share * outOf) return [];
      known.add(pair.join());
      const text = `${found} of ${outOf} rows of one account stand in another account too, with the same ${says}.`;
      return [findingOf('doubled-rows', { severity: 'severe', rows, text, found, outOf })];
    }),
  );
}

type AmountOf = (row: EnrichedEntry) => string;

const WAYS_TO_SHARE: readonly (readonly [share: number, amountOf: AmountOf, says: string])[] = [
  [LIMITS.sharedAccounts, ({ entry }) => `${entry.minor}`, 'day, text, side and amount'],
  [LIMITS.sharedWithOtherAmounts, () => '', 'day, text and side, and other amounts'],
];

interface Shared {
  /** Places of the accounts. */
  readonly pair: readonly [number, number];
  /** Of so many rows the other account has a twin. */
  count: number;
  readonly rows: EnrichedEntry[];
}

/** What each two accounts share. A row that stands in many accounts tells nothing of two of them, and each pair costs. */
function sharedBetween(
  accounts: readonly IntegrityAccount[],
  keyOf: (row: EnrichedEntry) => string,
): readonly Shared[] {
  const placesOf = new Map<string, [place: number, rows: EnrichedEntry[]][]>();
  for (const [place, { rows }] of accounts.entries())
    for (const [key, own] of groupedBy(rows, keyOf)) putIn(placesOf, key, [place, own]);
  const pairs = new Map<string, Shared>();
  for (const places of placesOf.values()) {
    if (places.length > LIMITS.mostAccounts) continue;
    for (const [index, [one, own]] of places.entries())
      for (const [other, others] of places.slice(index + 1)) {
        const shared = pairs.get(`${one} ${other}`) ?? { pair: [one, other], count: 0, rows: [] };
        pairs.set(`${one} ${other}`, shared);
        const twins = Math.min(own.length, others.length);
        shared.count += twins;
        for (const rows of [own, others]) for (const row of rows.slice(0, twins)) shared.rows.push(row);
      }
  }
  return [...pairs.values()];
}

type TextOf = (row: EnrichedEntry) => string;

/** Case, spaces and marks aside. What stands twice is read once. */
function textReader(): TextOf {
  const squashed = oncePer(squash);
  return ({ entry }) => squashed(entry.transaction.description);
}

function keyReader(amountOf: AmountOf): TextOf {
  const textOf = textReader();
  return row => `${row.entry.day} ${row.entry.isCredit} ${amountOf(row)} ${textOf(row)}`;
}
