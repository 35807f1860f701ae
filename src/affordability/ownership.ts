/**
 * Joint accounts. Each amount counts with the person's share of its account, rounded half-even to the penny once; every
 * figure is a sum of such shares, so that parts go on adding up. How bills and streams run is read from whole amounts.
 */
import { type Minor, scaled } from '../base/money.js';
import type { LedgerEntry } from '../ledger/ledger.js';

export interface OwnershipShares {
  /** Above 0, at most 1. */
  readonly share: number;
  /** By account id, where an account has a share of its own. */
  readonly byAccount: ReadonlyMap<string, number>;
}

/** The person's part of an amount that moved through the account of the entry. */
export type OwnPart = (minor: Minor, entry: LedgerEntry) => Minor;

export function ownPartOf({ share, byAccount }: OwnershipShares): OwnPart {
  return (minor, { accountId }) => {
    const own = (accountId === null ? undefined : byAccount.get(accountId)) ?? share;
    return own === 1 ? minor : scaled(minor, own, 1);
  };
}
