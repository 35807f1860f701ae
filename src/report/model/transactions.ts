/** The rows of the analysed accounts as a report shows them. */
import type { IsoDate } from '../../base/calendar.js';
import type { AnalyseResult } from '../../model/analysis.js';
import { categoryBySlug } from '../../taxonomy/lookups.js';
import { newestFirstOf } from './dayOrder.js';
import type { ReportTransaction } from './report.js';

type Row = AnalyseResult['enrichment']['transactions'][number];

/** In the order of the request. `dayOf`: the day of a booking date. */
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
 * Finds transactions by their ids. Two accounts may use one id for different transactions: results name them by the id alone, so
 * such an id finds nothing.
 */
export function finderOf(
  transactions: readonly ReportTransaction[],
): (ids: readonly string[]) => readonly ReportTransaction[] {
  const byId = new Map<string, ReportTransaction | null>();
  for (const each of transactions)
    if (each.isCounted) byId.set(each.transactionId, byId.has(each.transactionId) ? null : each);
  return ids => ids.flatMap(id => byId.get(id) ?? []);
}

/** Of several accounts, each with its newest row first: the newest day first, and within a day one account after the other. */
export function newestFirst(accounts: readonly (readonly ReportTransaction[])[]): ReportTransaction[] {
  return accounts.flatMap(newestFirstOf).sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
