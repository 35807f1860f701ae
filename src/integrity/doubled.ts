/** Rows that stand twice under different ids, in one account or in two. */
import { groupedBy, putIn } from '../base/grouped.js';
import { once, oncePer } from '../base/once.js';
import { squash } from '../base/text.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { IntegrityFinding, IntegritySeverity } from '../model/integrity.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { type Checked, counted, findingOf, type IntegrityAccount, signedOf } from './account.js';

const LIMITS = INTEGRITY_LIMITS.doubled;
/** Nobody gets these twice on a day from one payer in the same words. */
const ONCE_A_DAY: ReadonlySet<CategorySlug> = new Set(['salary', 'private-pension', 'state-pension']);

/** `balancesAgree`: every row has a balance, and all of them go on, which proves that each row is a payment of its own. */
export function doubledRows({ rows, streams }: IntegrityAccount, balancesAgree: () => boolean): Checked {
  const alike = alikeIn(rows);
  const pay = new Set(
    streams
      .filter(({ category, isBenefit }) => isBenefit || ONCE_A_DAY.has(category))
      .flatMap(({ group }) => group.entries.map(({ entry }) => entry)),
  );
  const doubledPay = alike.filter(([first]) => pay.has((first as EnrichedEntry).entry));
  const agree = once(balancesAgree);
  const shifted = shiftedRows(rows);
  if (alike.length === 0) return { findings: shifted, notChecked: null };
  const extra = alike.reduce((count, same) => count + same.length - 1, 0);
  const severity = severityOf(rows, alike, extra, agree) ?? (doubledPay.length > 0 ? 'ask' : null);
  if (severity === null) return { findings: shifted, notChecked: null };
  const shown = severity === 'ask' && doubledPay.length > 0 && agree() ? doubledPay : alike;
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

function severityOf(
  rows: readonly EnrichedEntry[],
  alike: readonly (readonly EnrichedEntry[])[],
  extra: number,
  balancesAgree: () => boolean,
): IntegritySeverity | null {
  const texts = new Set(
    alike.map(([first]) => squash((first as EnrichedEntry).entry.transaction.description)),
  );
  // Two fares or coffees of one day are few texts.
  if (texts.size < LIMITS.fewestTexts) return null;
  const wholeDays = wholeDaysIn(rows, alike);
  const isSevere =
    texts.size >= LIMITS.fewestTextsSevere &&
    (extra >= LIMITS.shareSevere * rows.length || wholeDays >= LIMITS.wholeDaysSevere);
  // No honest account is like that, whatever its balances say.
  if (isSevere) return 'severe';
  return extra >= LIMITS.shareToAsk * rows.length && !balancesAgree() ? 'ask' : null;
}

/** Days with two texts or more of which every row stands twice. */
function wholeDaysIn(rows: readonly EnrichedEntry[], alike: readonly (readonly EnrichedEntry[])[]): number {
  const rowsOf = groupedBy(rows, ({ entry }) => entry.day);
  const alikeOf = groupedBy(alike, ([first]) => (first as EnrichedEntry).entry.day);
  return [...alikeOf].filter(
    ([day, same]) =>
      same.length > 1 && same.reduce((count, each) => count + each.length, 0) === rowsOf.get(day)?.length,
  ).length;
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
    if (pairs.length < LIMITS.shareShifted * rows.length || texts.size < LIMITS.fewestTextsSevere) continue;
    const [found, outOf] = [pairs.length, rows.length];
    const text = `${found} of ${outOf} rows stand again ${counted(days, 'day')} later, with the same text and amount.`;
    return [findingOf('doubled-rows', { severity: 'severe', rows: pairs.flat(), text, found, outOf })];
  }
  return [];
}

/** One account given twice under two ids: the rows that both have. */
export function doubledAccounts(accounts: readonly IntegrityAccount[]): IntegrityFinding[] {
  const keys = accounts.map(({ rows }) => groupedBy(rows, keyReader()));
  return accounts.flatMap((account, index) =>
    accounts.slice(index + 1).flatMap((other, further) => {
      const [own, others] = [keys[index] as Keyed, keys[index + 1 + further] as Keyed];
      const outOf = Math.min(account.rows.length, other.rows.length);
      const shared = [...own].flatMap(([key, rows]) => {
        const same = others.get(key) ?? [];
        const count = Math.min(rows.length, same.length);
        return count === 0 ? [] : [{ count, rows: [...rows, ...same] }];
      });
      const found = shared.reduce((sum, { count }) => sum + count, 0);
      if (found < LIMITS.fewestShared || found < LIMITS.sharedAccounts * outOf) return [];
      const text = `${found} of ${outOf} rows of one account stand in another account too, with the same day, text, side and amount.`;
      const rows = shared.flatMap(each => each.rows);
      return [findingOf('doubled-rows', { severity: 'severe', rows, text, found, outOf })];
    }),
  );
}

type Keyed = ReadonlyMap<string, readonly EnrichedEntry[]>;

function keyReader(): (row: EnrichedEntry) => string {
  const squashed = oncePer(squash);
  return ({ entry: { day, isCredit, minor, transaction } }) =>
    `${day} ${isCredit} ${minor} ${squashed(transaction.description)}`;
}
