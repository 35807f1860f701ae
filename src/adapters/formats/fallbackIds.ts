import type { DraftAccount } from '../model/draft.js';

/**
 * Accounts that a document does not name get an id each: `ofx`, `ofx-2`, … Another document may be about the same accounts, so the ids of
 * each document begin in the same way.
 */
export function withFallbackIds(accounts: readonly DraftAccount[], name: string): readonly DraftAccount[] {
  const unnamed = new Map<number, number>();
  return accounts.map(account => {
    if (account.accountId !== undefined) return account;
    const number = (unnamed.get(account.document) ?? 0) + 1;
    unnamed.set(account.document, number);
    return { ...account, fallbackId: number === 1 ? name : `${name}-${number}` };
  });
}
