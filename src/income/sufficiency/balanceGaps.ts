/**
 * Where running balances do not go on, rows are missing. Each balance less its row's amount is the balance before it, and has to be
 * the balance after some other row: of a whole history one is left over, the first. The order of rows does not matter, so rows of
 * one day may come in any.
 */
import type { EnrichedEntry } from '../../enrichment/enrich.js';
import { signedMinor } from '../../ledger/balance.js';

/** Fewer rows show nothing. */
const FEWEST_ROWS = 3;

/** At least 0; 0 where not every row has a balance. */
export function balanceGapsIn(counted: readonly EnrichedEntry[]): number {
  const first = counted[0];
  if (first === undefined || counted.length < FEWEST_ROWS || !hasBalance(first)) return 0;
  const leftOver = new Map<string, number>();
  const accounts = new Set<string>();
  for (const { entry } of counted) {
    const { balance } = entry.source;
    if (balance === null || balance === undefined) return 0;
    const account = entry.accountId ?? '';
    accounts.add(account);
    const after = signedMinor(balance);
    const before = after - (entry.isCredit ? entry.minor : -entry.minor);
    add(leftOver, `${account} ${before}`, 1);
    add(leftOver, `${account} ${after}`, -1);
  }
  let starts = 0;
  for (const count of leftOver.values()) if (count > 0) starts += count;
  return Math.max(0, starts - accounts.size);
}

function hasBalance({ entry }: EnrichedEntry): boolean {
  return entry.source.balance !== null && entry.source.balance !== undefined;
}

function add(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
