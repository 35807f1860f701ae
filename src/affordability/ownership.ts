/**
 * Joint accounts. Each amount counts with the person's share of its account, rounded half-even to the penny once. Every figure is a sum of
 * such shares, so parts still add up. Bills and streams are recognised from whole amounts.
 */
import { type Minor, scaled } from '../base/money.js';
import type { LedgerEntry } from '../ledger/ledger.js';

export interface OwnershipShares {
  /** Above 0, at most 1. */
  readonly share: number;
  /** By account id, for accounts with a share of their own. */
  readonly byAccount: ReadonlyMap<string, number>;
}

/** The person's share of an amount that moved through the entry's account. */
export type PersonShare = (minor: Minor, entry: LedgerEntry) => Minor;

export function personShareOf({ share, byAccount }: OwnershipShares): PersonShare {
  return (minor, { accountId }) => {
    const accountShare = (accountId === null ? undefined : byAccount.get(accountId)) ?? share;
    return accountShare === 1 ? minor : scaled(minor, accountShare, 1);
  };
}
