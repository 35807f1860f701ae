/** The payments to one payee, and how much of each has not come back yet. */
import { putIn } from '../../base/grouped.js';
import { lastAtLeast } from '../../base/lastAtLeast.js';
import type { Minor } from '../../base/money.js';
import type { LedgerEntry } from '../../ledger/ledger.js';

/** Card schemes allow a refund or chargeback for up to 540 days; nearly all come within 120 (general knowledge). */
export const MOST_DAYS_BACK = 120;

/**
 * Says which payment of `bought` a refund returns, and marks that part of it as returned. A payment is returned at most in its
 * amount, so several part refunds may share one. The latest payment of the same amount comes first, then the latest with
 * enough left. `bought` is ordered by day, and the refunds must be asked for in the order of their days.
 */
export function purchaseReturned(
  bought: readonly LedgerEntry[],
): (refund: LedgerEntry) => LedgerEntry | null {
  /** Places in `bought` by amount, the latest last. Those of which a part has come back are dropped when they are met. */
  const alike = new Map<Minor, number[]>();
  /** What is left of each payment that was made by the day of the refund. */
  const left = new Map<number, Minor>();
  const open = lastAtLeast(bought.length);
  let reached = 0;
  const isWhole = (place: number) => left.get(place) === (bought[place] as LedgerEntry).minor;
  const latestWhole = (minor: Minor): number => {
    const places = alike.get(minor) ?? [];
    while (places.length > 0 && !isWhole(places.at(-1) as number)) places.pop();
    return places.at(-1) ?? -1;
  };
  return ({ day, minor }) => {
    for (; reached < bought.length; reached++) {
      const purchase = bought[reached] as LedgerEntry;
      if (purchase.day > day) break;
      open.set(reached, purchase.minor);
      left.set(reached, purchase.minor);
      putIn(alike, purchase.minor, reached);
    }
    // If the latest one was too long ago, all of them were.
    const isRecent = (place: number) =>
      place >= 0 && day - (bought[place] as LedgerEntry).day <= MOST_DAYS_BACK;
    const place = [latestWhole(minor), open.find(minor)].find(isRecent);
    if (place === undefined) return null;
    const rest = (left.get(place) as Minor) - minor;
    if (rest > 0) {
      left.set(place, rest);
      open.set(place, rest);
    } else {
      left.delete(place);
      open.remove(place);
    }
    return bought[place] as LedgerEntry;
  };
}
