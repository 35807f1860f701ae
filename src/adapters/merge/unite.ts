/** Accounts of several statements, each once: those of one id are one account, unless their rows show that they are two. */
import { groupedBy } from '../../base/grouped.js';
import { append } from '../append.js';
import type { Note } from '../model/notes.js';
import type { StatementAccount } from '../model/statements.js';
import { areApart, continuesWith } from './continues.js';
import { differOnSharedDays, sharedRows } from './differ.js';
import { mergeAccounts } from './mergeAccounts.js';

export interface United {
  readonly accounts: readonly StatementAccount[];
  readonly notes: readonly Note[];
  /** For each account given, the id of the account that holds its rows. */
  readonly ids: readonly string[];
}

interface Entry {
  readonly account: StatementAccount;
  /** Of the accounts given whose rows it holds. */
  readonly places: readonly number[];
}

export function unite(given: readonly StatementAccount[]): United {
  const notes: Note[] = [];
  const united: Entry[] = [];
  const groups = groupedBy([...given.keys()], place => {
    const { accountId, currencyCode, origin } = given[place] as StatementAccount;
    return JSON.stringify([origin.fallbackId ?? accountId, currencyCode]);
  });
  for (const places of groups.values()) {
    const entries: Entry[] = [];
    for (const place of places) {
      const entry = { account: given[place] as StatementAccount, places: [place] };
      const accounts = entries.map(({ account }) => account);
      const home = homeOf(entry.account, accounts);
      if (home === undefined) {
        const account = accounts.length === 0 ? entry.account : asOneOfItsOwn(entry.account, accounts, notes);
        entries.push({ ...entry, account });
      } else {
        if (isUnproved(accounts[home] as StatementAccount, entry.account))
          notes.push(unprovedNote(accounts[home] as StatementAccount));
        joinInto(entries, home, entry, notes);
      }
      joinContinued(entries, home ?? entries.length - 1, notes);
    }
    append(united, entries);
  }
  const ids: string[] = [];
  for (const { account, places } of united) for (const place of places) ids[place] = account.accountId;
  return { accounts: united.map(({ account }) => account), notes, ids };
}

function joinInto(entries: Entry[], home: number, { account, places }: Entry, notes: Note[]): void {
  const { account: at, places: before } = entries[home] as Entry;
  const merged = mergeAccounts(at, account);
  append(notes, merged.notes);
  entries[home] = { account: merged.account, places: [...before, ...places] };
}

/** With further rows, an account may turn out to be the one that another goes on from. The two are one from then on. */
function joinContinued(entries: Entry[], changed: number, notes: Note[]): void {
  let place = changed;
  for (;;) {
    const { account } = entries[place] as Entry;
    const other = entries.findIndex(
      (entry, index) =>
        index !== place &&
        areUnnamed(entry.account, account) &&
        continuesWith(entry.account, account) &&
        !differOnSharedDays(entry.account, account),
    );
    if (other === -1) return;
    const [home, gone] = [Math.min(place, other), Math.max(place, other)];
    const [entry] = entries.splice(gone, 1) as [Entry];
    const said = notes.findIndex(
      ({ code, accountId }) => code === 'account_unnamed' && accountId === entry.account.accountId,
    );
    if (said !== -1) notes.splice(said, 1);
    joinInto(entries, home, entry, notes);
    place = home;
  }
}

function areUnnamed(one: StatementAccount, other: StatementAccount): boolean {
  return one.origin.fallbackId !== null && other.origin.fallbackId !== null;
}

/** Neither the balances nor any row shows that the two are one account. */
function isUnproved(one: StatementAccount, other: StatementAccount): boolean {
  return areUnnamed(one, other) && areApart(one, other) && sharedRows(one, other) === 0;
}

function unprovedNote({ accountId }: StatementAccount): Note {
  return {
    code: 'account_unnamed',
    message: `Documents that do not name their account were taken as one account, "${accountId}", though the balances of one do not go on from those of the other; rows are missing in between, or they are two accounts, and then set accountId to name them`,
    accountId,
    place: null,
    transactionIds: [],
  };
}

/** The place of the account that this one belongs to. Undefined where it is an account of its own. */
function homeOf(account: StatementAccount, accounts: readonly StatementAccount[]): number | undefined {
  const open = accounts.flatMap((other, place) => {
    return !areUnnamed(account, other) || !differOnSharedDays(other, account) ? [place] : [];
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
  // It has an id of its own already, if it comes from a merge.
  if (account.accountId !== fallbackId && !taken.has(account.accountId)) return account;
  let number = accounts.length + 1;
  while (taken.has(`${fallbackId}-${number}`)) number++;
  const accountId = `${fallbackId}-${number}`;
  notes.push({
    code: 'account_unnamed',
    message: `Two documents that do not name their account have different rows on the same days, so they are two accounts, "${(accounts[0] as StatementAccount).accountId}" and "${accountId}"; set accountId to name them`,
    accountId,
    place: null,
    transactionIds: [],
  });
  return { ...account, accountId };
}
