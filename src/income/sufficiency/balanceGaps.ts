/**
 * Where running balances do not go on, rows are missing. Each balance less its row's amount is the balance before it, and has to be
 * the balance after some other row: of a whole history one is left over, which is that before the first row, or none where the last
 * balance is the same. The order of rows does not matter, so rows of one day may come in any.
 */
import type { EpochDay } from '../../base/calendar.js';
import type { EnrichedEntry } from '../../enrichment/enrich.js';
import { signedMinor } from '../../ledger/balance.js';

/** Fewer rows show nothing. */
const FEWEST_ROWS = 3;

/** At least 0; 0 where not every row has a balance. */
export function balanceGapsIn(counted: readonly EnrichedEntry[]): number {
  const first = counted[0];
  if (first === undefined || counted.length < FEWEST_ROWS || !hasBalance(first)) return 0;
  const leftOver = new Map<string, number>();
  /** By account: the balances before the rows of its first day. */
  const openings = new Map<string, { readonly day: EpochDay; readonly before: string[] }>();
  for (const { entry } of counted) {
    const { balance } = entry.transaction;
    if (balance === null || balance === undefined) return 0;
    const account = entry.accountId ?? '';
    const after = signedMinor(balance);
    const before = after - (entry.isCredit ? entry.minor : -entry.minor);
    const opening = `${account} ${before}`;
    add(leftOver, opening, 1);
    add(leftOver, `${account} ${after}`, -1);
    const known = openings.get(account);
    if (known === undefined) openings.set(account, { day: entry.day, before: [opening] });
    else if (known.day === entry.day) known.before.push(opening);
  }
  let gaps = 0;
  for (const count of leftOver.values()) if (count > 0) gaps += count;
  for (const { before } of openings.values())
    if (before.some(opening => (leftOver.get(opening) ?? 0) > 0)) gaps--;
  return gaps;
}

function hasBalance({ entry }: EnrichedEntry): boolean {
  return entry.transaction.balance !== null && entry.transaction.balance !== undefined;
}

function add(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
