/** Unites the accounts of several statements. Accounts with one id are one account, unless their rows show that they are two. */
import { groupedBy } from '../../base/grouped.js';
import { append } from '../append.js';
import type { Note } from '../model/notes.js';
import type { CreditDebitIndicator } from '../model/request.js';
import type { StatementAccount, StatementTransaction } from '../model/statements.js';
import { exactMinor } from '../values/minor.js';
import { matchRows } from './matchRows.js';
import { mergeAccounts } from './mergeAccounts.js';

export interface United {
  readonly accounts: readonly StatementAccount[];
  readonly notes: readonly Note[];
  /** For each account given, the id of the account that holds its rows. */
  readonly ids: readonly string[];
}

interface Entry {
  readonly account: StatementAccount;
  /** The places of the given accounts whose rows it holds. */
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

/** With more rows, an account may turn out to be continued by another. From then on the two are one. */
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

/** The place of the account that this one belongs to. Undefined if it is an account of its own. */
function homeOf(account: StatementAccount, accounts: readonly StatementAccount[]): number | undefined {
  const open = accounts.flatMap((other, place) => {
    return !areUnnamed(account, other) || !differOnSharedDays(other, account) ? [place] : [];
  });
  const [first] = open;
  if (open.length < 2) return first;
  // If several accounts are possible, only common rows or balances decide. Without them the account stays on its own.
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

// Decides whether two statements that do not name their account can be of the same account.

/** With fewer rows, a difference between the statements may be chance. */
const FEWEST_ROWS = 3;
/** If running balances prove that neither statement lacks a row, one row is enough. */
const FEWEST_WITH_BALANCES = 1;

/**
 * Two statements of one account hold the same rows on the days that both cover. The first and the last of these days do not
 * count, as a statement may begin or end within a day, and pending rows do not count, as they come and go.
 */
function differOnSharedDays(earlier: StatementAccount, later: StatementAccount): boolean {
  const [one, other] = [bookedIn(earlier), bookedIn(later)];
  const [from] = [firstDay(one), firstDay(other)].sort().reverse() as [string];
  const [to] = [lastDay(one), lastDay(other)].sort() as [string];
  const within = ({ bookingDate }: StatementTransaction) => bookingDate > from && bookingDate < to;
  const [inOne, inOther] = [one.filter(within), other.filter(within)];
  const most = Math.max(inOne.length, inOther.length);
  if (most < (isWhole(earlier) && isWhole(later) ? FEWEST_WITH_BALANCES : FEWEST_ROWS)) return false;
  const { matches } = matchRows({ ...earlier, transactions: inOne }, { ...later, transactions: inOther });
  return matches.size * 2 < most;
}

function isWhole({ origin }: StatementAccount): boolean {
  return origin.balanceCheck === 'agrees';
}

/** How many rows stand in both. */
function sharedRows(earlier: StatementAccount, later: StatementAccount): number {
  return matchRows(earlier, later).matches.size;
}

function bookedIn({ transactions }: StatementAccount): readonly StatementTransaction[] {
  return transactions.filter(({ status }) => status === 'Booked');
}

function firstDay(rows: readonly StatementTransaction[]): string {
  return rows.reduce((first, { bookingDate }) => (bookingDate < first ? bookingDate : first), '9999-12-31');
}

function lastDay(rows: readonly StatementTransaction[]): string {
  return rows.reduce((last, { bookingDate }) => (bookingDate > last ? bookingDate : last), '');
}

// Decides whether one statement continues another: its first balance is the last one of the other.

/** Balances in pence or cents, negative where overdrawn. Several, where days are missing in between. */
interface Ends {
  readonly opening: ReadonlySet<number>;
  readonly closing: ReadonlySet<number>;
}

/** A balance of zero proves nothing, since any account may have it. */
function continuesWith(one: StatementAccount, other: StatementAccount): boolean {
  return follow(endsOf(one), endsOf(other), balance => balance !== 0);
}

/** Whether both statements are without gaps and neither continues the other. */
function areApart(one: StatementAccount, other: StatementAccount): boolean {
  const [first, second] = [endsOf(one), endsOf(other)];
  return isOneChain(first) && isOneChain(second) && !follow(first, second, () => true);
}

function isOneChain({ opening, closing }: Ends): boolean {
  return opening.size === 1 && closing.size === 1;
}

function follow(one: Ends, other: Ends, counts: (balance: number) => boolean): boolean {
  return (
    haveOneInCommon(one.closing, other.opening, counts) || haveOneInCommon(other.closing, one.opening, counts)
  );
}

function haveOneInCommon(
  one: ReadonlySet<number>,
  other: ReadonlySet<number>,
  counts: (balance: number) => boolean,
): boolean {
  return [...one].some(balance => other.has(balance) && counts(balance));
}

/**
 * The rows may be in either order, so the ends are found without it: every balance except the last is the balance before another row. There
 * are no ends if a booked row has no balance.
 */
function endsOf({ transactions, origin }: StatementAccount): Ends {
  const counts = new Map<number, number>();
  const count = (balance: number, by: 1 | -1) => counts.set(balance, (counts.get(balance) ?? 0) + by);
  const booked = transactions.filter(({ status }) => status === 'Booked');
  const isWhole = origin.balanceCheck === 'agrees' && booked.every(({ balance }) => balance !== undefined);
  for (const row of isWhole ? booked : []) {
    const after = balanceAfter(row);
    if (after === undefined) continue;
    count(after, 1);
    count(after - signed(row.amount, row.creditDebitIndicator), -1);
  }
  const ends = (is: (times: number) => boolean) =>
    new Set([...counts].filter(([, times]) => is(times)).map(([balance]) => balance));
  return { opening: ends(times => times < 0), closing: ends(times => times > 0) };
}

function balanceAfter({ balance }: StatementTransaction): number | undefined {
  return balance === undefined ? undefined : signed(String(balance.amount), balance.creditDebitIndicator);
}

function signed(amount: string, direction: CreditDebitIndicator): number {
  return exactMinor(amount) * (direction === 'Debit' ? -1 : 1);
}
