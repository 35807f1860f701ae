/** Whether the credits of one payer come as pay does: at even gaps, from weekly to monthly. */

import { gapsBetween } from '../../base/gaps.js';
import type { Minor } from '../../base/money.js';
import { median } from '../../base/statistics.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { Rail } from '../../model/rail.js';
import { isCardRail } from '../words/rails.js';
import type { Returns } from './returns.js';

export const FEWEST_REGULAR = 3;
/** Days between pay: weekly to monthly, give or take a bank holiday. */
const SHORTEST_GAP = 6;
const LONGEST_GAP = 35;
const GAP_TOLERANCE = 4;
/** A last Friday comes after four weeks or five; pay before Christmas early. */
const MONTHLY_GAP = 25;
const MONTHLY_TOLERANCE = 8;
const LONGEST_SPLIT = 3;
const SHARE_OF_GAPS = 0.75;
const BY_BANK: ReadonlySet<Rail> = new Set(['bank-credit', 'faster-payment', 'salary']);
/** Pay is of about one size, money back of any: other credits are left out when they are not within this factor of the usual one. */
const WIDEST = 2;

/** At least three credits, by day, with three of four gaps about as long as the usual one. */
export function areRegular(credits: readonly LedgerEntry[]): boolean {
  if (credits.length < FEWEST_REGULAR) return false;
  // Two parts of one pay are no gap.
  const gaps = gapsBetween(credits.map(({ day }) => day)).filter(gap => gap > LONGEST_SPLIT);
  const usual = median(gaps) ?? 0;
  if (usual < SHORTEST_GAP || usual > LONGEST_GAP) return false;
  return haveGapsNear(gaps, usual, usual < MONTHLY_GAP ? GAP_TOLERANCE : MONTHLY_TOLERANCE);
}

/** Three of four gaps are about as long as the usual one. */
export function haveGapsNear(gaps: readonly number[], usual: number, tolerance: number): boolean {
  return gaps.filter(gap => Math.abs(gap - usual) <= tolerance).length >= SHARE_OF_GAPS * gaps.length;
}

/**
 * The credits that come at a rhythm of their own, although some fit into what was paid to the same payee before: an employer may
 * also be one's shop. Where half of them or more have a debit of their own there is no such payer, because a bill that comes back
 * unpaid every month has an even rhythm too. Empty when there is no rhythm. `credits` are ordered by day.
 */
export function rhythmAmong(
  credits: readonly LedgerEntry[],
  returns: Returns,
  railOf: (entry: LedgerEntry) => Rail | null,
): readonly LedgerEntry[] {
  if (returns.size === 0 || credits.length < FEWEST_REGULAR) return [];
  // What comes to a card is money back.
  const paid = credits.filter(credit => !isCardRail(railOf(credit)) && railOf(credit) !== 'refund');
  const usual = usualAmount(paid);
  const ofOneSize = paid.filter(({ minor }) => minor * WIDEST >= usual && minor <= usual * WIDEST);
  if (!areRegular(ofOneSize)) return [];
  const debits = new Set<LedgerEntry>();
  for (const credit of ofOneSize) {
    const debit = returns.get(credit.index);
    if (debit !== undefined && canReturn(railOf(credit), railOf(debit))) debits.add(debit);
  }
  return 2 * debits.size < ofOneSize.length ? ofOneSize : [];
}

/** Shops give back to the card what was paid by card. */
function canReturn(credit: Rail | null, debit: Rail | null): boolean {
  return !(isCardRail(debit) && credit !== null && BY_BANK.has(credit));
}

/** The amount at which half of the money is in smaller credits: many small refunds do not hide a few wages. */
function usualAmount(credits: readonly LedgerEntry[]): Minor {
  const amounts = credits.map(({ minor }) => minor).sort((a, b) => a - b);
  const half = amounts.reduce((sum, minor) => sum + minor, 0) / 2;
  let reached = 0;
  for (const minor of amounts) {
    reached += minor;
    if (reached >= half) return minor;
  }
  return 0;
}
