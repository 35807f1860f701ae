/** Accounts of several statements, each once: those of one id are one account, unless their rows show that they are two. */
import { groupedBy } from '../../base/grouped.js';
import { append } from '../append.js';
import type { Note } from '../model/notes.js';
import type { StatementAccount } from '../model/statements.js';
import { continuesWith } from './continues.js';
import { differOnSharedDays, sharedRows } from './differ.js';
import { mergeAccounts } from './mergeAccounts.js';

export interface United {
  readonly accounts: readonly StatementAccount[];
  readonly notes: readonly Note[];
  /** For each account given, the id of the account that holds its rows. */
  readonly ids: readonly string[];
}

export function unite(given: readonly StatementAccount[]): United {
  const notes: Note[] = [];
  const ids: string[] = [];
  const united: StatementAccount[] = [];
  const groups = groupedBy([...given.keys()], place => {
    const { accountId, currencyCode, origin } = given[place] as StatementAccount;
    return JSON.stringify([origin.fallbackId ?? accountId, currencyCode]);
  });
  for (const places of groups.values()) {
    const accounts: StatementAccount[] = [];
    for (const place of places) {
      const account = given[place] as StatementAccount;
      const home = homeOf(account, accounts);
      if (home === undefined) {
        const named = accounts.length === 0 ? account : asOneOfItsOwn(account, accounts, notes);
        accounts.push(named);
        ids[place] = named.accountId;
      } else {
        const merged = mergeAccounts(accounts[home] as StatementAccount, account);
        append(notes, merged.notes);
        accounts[home] = merged.account;
        ids[place] = merged.account.accountId;
      }
    }
    append(united, accounts);
  }
  return { accounts: united, notes, ids };
}

/** The place of the account that this one belongs to. Undefined where it is an account of its own. */
function homeOf(account: StatementAccount, accounts: readonly StatementAccount[]): number | undefined {
  const open = accounts.flatMap((other, place) => {
    const areNamed = account.origin.fallbackId === null || other.origin.fallbackId === null;
    return areNamed || !differOnSharedDays(other, account) ? [place] : [];
  });
  const [first] = open;
  if (open.length < 2) return first;
  // Of several accounts it may belong to, only rows in common or balances tell which. Without them, nothing is mixed up.
  const shared = open.map(place => sharedRows(accounts[place] as StatementAccount, account));
  const most = Math.max(...shared);
  if (most > 0 || account.transactions.length === 0) return open[shared.indexOf(most)];
  return open.find(place => continuesWith(accounts[place] as StatementAccount, account));
}

function asOneOfItsOwn(
  account: StatementAccount,
  accounts: readonly StatementAccount[],
  notes: Note[],
): StatementAccount {
  const { fallbackId } = account.origin;
  const taken = new Set(accounts.map(({ accountId }) => accountId));
  let number = accounts.length + 1;
  while (taken.has(`${fallbackId}-${number}`)) number++;
  const accountId = `${fallbackId}-${number}`;
  // Told when it was first found, if it comes from a merge.
  if (account.accountId !== accountId)
    notes.push({
      code: 'account_unnamed',
      message: `Two documents that do not name their account have different rows on the same days, so they are two accounts, "${(accounts[0] as StatementAccount).accountId}" and "${accountId}"; set accountId to name them`,
      accountId,
      place: null,
      transactionIds: [],
    });
  return { ...account, accountId };
}
