import type { DraftAccount } from '../model/draft.js';

/** Accounts that no document names are an account each: `ofx`, `ofx-2`, … */
export function withFallbackIds(accounts: readonly DraftAccount[], name: string): readonly DraftAccount[] {
  let unnamed = 0;
  return accounts.map(account =>
    account.accountId === undefined
      ? { ...account, fallbackId: ++unnamed === 1 ? name : `${name}-${unnamed}` }
      : account,
  );
}
