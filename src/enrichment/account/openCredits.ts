/** Credits of one amount and day that have no debit yet, taken one by one without looking twice at any. */
import type { LedgerEntry } from '../../ledger/ledger.js';

export interface OpenCredits {
  /** In order; null where one has been taken. */
  readonly entries: (LedgerEntry | null)[];
  /** None before this place is open. */
  first: number;
  /** All open ones between `first` and this place are of the account of `first`. */
  other: number;
}

export function openCredits(entry: LedgerEntry): OpenCredits {
  return { entries: [entry], first: 0, other: 0 };
}

/** The first that is of another account; null when none is. */
export function takeFromOther(credits: OpenCredits, accountId: string | null): LedgerEntry | null {
  const { entries } = credits;
  const isPassed = (place: number, passes: (entry: LedgerEntry) => boolean) => {
    const entry = entries[place];
    return entry !== undefined && (entry === null || passes(entry));
  };
  while (isPassed(credits.first, () => false)) credits.first++;
  const first = entries[credits.first];
  if (!first) return null;
  let place = credits.first;
  if (first.accountId === accountId) {
    credits.other = Math.max(credits.other, credits.first + 1);
    while (isPassed(credits.other, entry => entry.accountId === accountId)) credits.other++;
    place = credits.other;
  }
  const taken = entries[place] ?? null;
  if (taken !== null) entries[place] = null;
  return taken;
}
