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
  const shifted = shiftedRows(rows);
  const alike = alikeIn(rows);
  if (alike.length === 0) return { findings: shifted, notChecked: null };
  const stretch = doubledStretch(rows, alike);
  // Nobody takes the same direct debit, or gets the same wage, twice on a day; fares and coffees are bought twice.
  const pay = payIn(streams);
  const firm = alike.filter(([first]) => isFirm(first as EnrichedEntry));
  const doubledPay = alike.filter(([first]) => pay.has((first as EnrichedEntry).entry));
  const firmTexts = new Set(
    firm.map(([first]) => squash((first as EnrichedEntry).entry.transaction.description)),
  );
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
): boolean {
  const doubled = new Set(alike.flat());
  let days = 0;
  let run: EnrichedEntry[] = [];
  for (const ofDay of groupedBy(rows, ({ entry }) => entry.day).values()) {
    if (!ofDay.every(row => doubled.has(row) || row.entry.minor === 0)) {
      days = 0;
      run = [];
      continue;
    }
    days++;
    for (const row of ofDay) run.push(row);
    if (days < LIMITS.fewestDays || !run.some(isFirm)) continue;
    const texts = new Set(run.map(({ entry }) => squash(entry.transaction.description)));
    if (texts.size >= LIMITS.fewestTextsOfStretch) return true;
  }
  return false;
}

/** Rows of one day, text, side and amount. Most days have no two rows of one amount, so texts are read last. */
function alikeIn(rows: readonly EnrichedEntry[]): EnrichedEntry[][] {
  const amounts = new Map<number, EnrichedEntry[]>();
  const alike: EnrichedEntry[][] = [];
  const close = () => {
    for (const same of amounts.values())
      if (same.length > 1)
        for (const each of groupedBy(same, ({ entry }) => squash(entry.transaction.description)).values())
          if (each.length > 1) alike.push(each);
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
    const pairs = inAmount.flatMap(row => {
      const twin = twinsOf(row).find(other => textOf(other) === textOf(row));
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
  const compared = accounts.slice(0, LIMITS.mostAccounts);
  const pairs = compared.flatMap((account, index) =>
    compared.slice(index + 1).map(other => [account, other] as const),
  );
  return pairs.flatMap(([{ rows }, { rows: others }]) => {
    const outOf = Math.min(rows.length, others.length);
    for (const [share, keyOf, says] of WAYS_TO_SHARE) {
      const shared = sharedRows(rows, others, keyOf());
      const found = shared.reduce((sum, { count }) => sum + count, 0);
      if (found < LIMITS.fewestShared || found < share * outOf) continue;
      const text = `${found} of ${outOf} rows of one account stand in another account too, with the same ${says}.`;
      const seen = {
        severity: 'severe',
        rows: shared.flatMap(each => each.rows),
        text,
        found,
        outOf,
      } as const;
      return [findingOf('doubled-rows', seen)];
    }
    return [];
  });
}

const WAYS_TO_SHARE = [
  [LIMITS.sharedAccounts, () => keyReader(({ entry }) => `${entry.minor}`), 'day, text, side and amount'],
  [LIMITS.sharedWithOtherAmounts, () => keyReader(() => ''), 'day, text and side, and other amounts'],
] as const;

/** `count`: of as many rows of a key the other account has a twin. */
function sharedRows(
  rows: readonly EnrichedEntry[],
  others: readonly EnrichedEntry[],
  keyOf: (row: EnrichedEntry) => string,
): readonly { readonly count: number; readonly rows: readonly EnrichedEntry[] }[] {
  const known = groupedBy(others, keyOf);
  return [...groupedBy(rows, keyOf)].flatMap(([key, own]) => {
    const same = known.get(key) ?? [];
    const count = Math.min(own.length, same.length);
    return count === 0 ? [] : [{ count, rows: [...own, ...same] }];
  });
}

function keyReader(amountOf: (row: EnrichedEntry) => string): (row: EnrichedEntry) => string {
  const squashed = oncePer(squash);
  return row => {
    const { day, isCredit, transaction } = row.entry;
    return `${day} ${isCredit} ${amountOf(row)} ${squashed(transaction.description)}`;
  };
}
