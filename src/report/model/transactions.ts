/** Prepares the rows of the analysed accounts for a report. */

import type { IsoDate } from '../../base/calendar.js';
import { putIn } from '../../base/grouped.js';
import { minorOf } from '../../base/money.js';
import type { AnalyseResult } from '../../contract/analysis.js';
import { categoryBySlug } from '../../taxonomy/lookups.js';
import type { ReportTransaction } from './report.js';

type Row = AnalyseResult['enrichment']['transactions'][number];

/** In the order of the request. `dayOf` gives the day of a booking date. */
export function transactionsOf(
  { accountId, enrichment, meta }: AnalyseResult,
  dayOf: (bookingDate: string) => IsoDate,
): ReportTransaction[] {
  const ignored = new Map(meta.ignored.map(each => [each.transactionId, each.reason]));
  const seen = new Set<string>();
  return enrichment.transactions.map(row => {
    const reason = ignored.get(row.transactionId);
    const isRepeat = seen.has(row.transactionId);
    const mayCount = reason === undefined || reason === 'duplicate' || reason === 'pending';
    const isCounted = row.status === 'Booked' && mayCount && !isRepeat;
    // A pending row may share the id of the booked row, which is the one that counts.
    if (isCounted) seen.add(row.transactionId);
    return { ...transactionOf(accountId, row, isCounted), date: dayOf(row.bookingDate) };
  });
}

function transactionOf(accountId: string, row: Row, isCounted: boolean): Omit<ReportTransaction, 'date'> {
  const { category, predictedMerchantName } = row.enrichedData;
  const signed = (amount: number | string, side: 'Credit' | 'Debit') =>
    side === 'Credit' ? Number(amount) : 0 - Number(amount);
  return {
    accountId,
    transactionId: row.transactionId,
    description: row.description,
    merchant: predictedMerchantName,
    category: categoryBySlug(category.slug)?.name ?? category.name,
    amount: signed(row.amount, row.creditDebitIndicator),
    balance: row.balance ? signed(row.balance.amount, row.balance.creditDebitIndicator) : null,
    isCounted,
  };
}

/**
 * Finds transactions by their ids. Two accounts may use one id for different transactions. Results name them only by the id, so such an id
 * finds nothing.
 */
export function finderOf(
  transactions: readonly ReportTransaction[],
): (ids: readonly string[]) => readonly ReportTransaction[] {
  const byId = new Map<string, ReportTransaction | null>();
  for (const each of transactions)
    if (each.isCounted) byId.set(each.transactionId, byId.has(each.transactionId) ? null : each);
  return ids => ids.flatMap(id => byId.get(id) ?? []);
}

/** Merges several accounts, each with its newest row first: the newest day first, and within a day one account after the other. */
export function newestFirst(accounts: readonly (readonly ReportTransaction[])[]): ReportTransaction[] {
  return accounts.flatMap(newestFirstOf).sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

// The rows of one account, the newest first, also within a day, so that each balance follows from the one of the row below it.

/**
 * A date does not show the order within a day. Running balances do, if they form a chain. Otherwise the order of the request does, since
 * banks send all rows with the oldest or with the newest first.
 *
 * @param given The rows of one account, in the order of the request.
 */
export function newestFirstOf(given: readonly ReportTransaction[]): ReportTransaction[] {
  const oldestFirst = isNewestFirst(given) ? given.toReversed() : given;
  const days = new Map<string, ReportTransaction[]>();
  for (const each of oldestFirst) {
    putIn(days, each.date, each);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, day]) => inOrderOfBalances(day))
    .reverse();
}

/** Whether more steps go back than forward. A request of a single day is assumed to begin with the oldest row. */
function isNewestFirst(given: readonly ReportTransaction[]): boolean {
  let forward = 0;
  for (const [index, { date }] of given.entries()) {
    const before = given[index - 1]?.date ?? date;
    forward += date > before ? 1 : date < before ? -1 : 0;
  }
  return forward < 0;
}

/** The oldest first. A row that does not count is in no balance, so it keeps its place. */
function inOrderOfBalances(day: readonly ReportTransaction[]): readonly ReportTransaction[] {
  const steps: Step[] = [];
  for (const row of day) {
    if (!row.isCounted) continue;
    if (row.balance === null) return day;
    const after = signedMinor(row.balance);
    steps.push({ row, before: after - signedMinor(row.amount), after });
  }
  const chain = chainOf(steps)?.values();
  return chain === undefined
    ? day
    : day.map(row => (row.isCounted ? (chain.next().value as ReportTransaction) : row));
}

interface Step {
  readonly row: ReportTransaction;
  readonly before: number;
  readonly after: number;
}

/**
 * Undefined if in no order every balance follows from the one before. Each row is a step from one balance to the next. The order is a path
 * over all steps, found by Hierholzer's algorithm in linear time. Among equals the earlier row goes first.
 */
function chainOf(steps: readonly Step[]): readonly ReportTransaction[] | undefined {
  const from = new Map<number, Step[]>();
  for (const step of steps.toReversed()) {
    putIn(from, step.before, step);
  }
  const open: (Step | null)[] = [null];
  const chain: Step[] = [];
  const first = beginningOf(steps);
  while (open.length > 0) {
    const last = open.at(-1) ?? null;
    const next = from.get(last === null ? first : last.after)?.pop();
    if (next !== undefined) open.push(next);
    else {
      open.pop();
      if (last !== null) chain.push(last);
    }
  }
  chain.reverse();
  const isWhole = chain.length === steps.length;
  return isWhole && chain.every(({ before }, index) => index === 0 || before === chain[index - 1]?.after)
    ? chain.map(({ row }) => row)
    : undefined;
}

/** The balance that more rows leave than reach. If a day ends with the balance it began with, the balance before its first row. */
function beginningOf(steps: readonly Step[]): number {
  const surplus = new Map<number, number>();
  for (const { before, after } of steps) {
    surplus.set(before, (surplus.get(before) ?? 0) + 1);
    surplus.set(after, (surplus.get(after) ?? 0) - 1);
  }
  const [beginning] = [...surplus].find(([, count]) => count > 0) ?? [];
  return beginning ?? steps[0]?.before ?? 0;
}

function signedMinor(amount: number): number {
  return amount < 0 ? -minorOf(-amount) : minorOf(amount);
}
