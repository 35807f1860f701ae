/** The accounts of one request enriched as one ledger, so that what moved between them is known on both sides. */
import { type EpochDay, textOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { dayMeant } from '../base/instants.js';
import { TAXONOMY_VERSION } from '../data/taxonomy.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import { latestBookedDay } from '../ledger/days.js';
import { buildLedger, byDayThenId, type Ledger, type LedgerEntry } from '../ledger/ledger.js';
import type { IgnoredTransaction, ResultMeta } from '../model/meta.js';
import { NO_NOTICES, type Notices } from '../requests/notices.js';
import { ENGINE_VERSION } from '../version.js';
import type { GivenAccount } from './accounts.js';

export interface AccountLedger {
  readonly account: GivenAccount & { readonly accountId: string };
  readonly ledger: Ledger;
  /** Counted, and the account's own. */
  readonly own: readonly LedgerEntry[];
}

/** `asOf`: where the caller gives it. */
export function ledgersOf(accounts: readonly GivenAccount[], asOf: EpochDay | null): AccountLedger[] {
  const lastDay = asOf ?? lastBookedDayOf(accounts);
  const ids = new Set(accounts.map(({ accountId }) => accountId));
  return accounts.map(given => {
    const account = { ...given, accountId: given.accountId ?? '' };
    const { transactions, path, accountId, currencyCode: currency, timeZone } = account;
    const ledger = buildLedger(
      { transactions, path: [...path, 'transactions'], accountId, currency, timeZone },
      lastDay,
    );
    return { account, ledger, own: ownEntries(ledger.counted, accountId, ids) };
  });
}

function lastBookedDayOf(accounts: readonly GivenAccount[]): EpochDay | null {
  return accounts.reduce<EpochDay | null>((last, { transactions, currencyCode, timeZone }) => {
    const dated = transactions.map(transaction => ({
      day: dayMeant(transaction.bookingDate, timeZone),
      transaction,
    }));
    const day = latestBookedDay(dated, currencyCode);
    return last === null || (day !== null && day > last) ? day : last;
  }, null);
}

/** The enriched ledger of all accounts that are in one currency and country, and that of each, in the order given. */
export interface EnrichedTogether {
  readonly whole: EnrichedLedger;
  readonly each: readonly EnrichedLedger[];
}

/** Amounts in different currencies are never equal, so there is nothing to pair between them. */
export function enrichTogether(
  accounts: readonly AccountLedger[],
  notices: Notices,
  enrich: (ledger: Ledger, account: GivenAccount) => EnrichedLedger,
): EnrichedTogether {
  const groups = groupedBy(accounts, ({ account }) => `${account.currencyCode} ${account.countryCode}`);
  const enriched = new Map<AccountLedger, EnrichedLedger>();
  // The accounts of one request are one person's, household's or firm's: what goes to a holder of any of them stays there.
  const accountHolders = [...new Set(accounts.flatMap(({ account }) => account.accountHolders))];
  for (const group of groups.values()) {
    const { account } = group[0] as AccountLedger;
    const together = enrich(joined(group), { ...account, accountHolders });
    partsOf(together, group).forEach((part, index) => {
      enriched.set(group[index] as AccountLedger, part);
    });
    if (groups.size === 1) {
      const whole = { ...together, ledger: { ...together.ledger, notices } };
      return { whole, each: accounts.map(each => enriched.get(each) as EnrichedLedger) };
    }
  }
  const each = accounts.map(account => enriched.get(account) as EnrichedLedger);
  return { whole: beside(each, accounts, notices), each };
}

/** One ledger: places are counted on from one account to the next. */
function joined(accounts: readonly AccountLedger[]): Ledger {
  const rows: LedgerEntry[] = [];
  const counted: LedgerEntry[] = [];
  const repeats = new Map<number, number>();
  for (const { account, ledger, own } of accounts) {
    const start = rows.length;
    const owned = new Set(own);
    for (const entry of ledger.rows) {
      const isOwn = owned.has(entry) || entry.accountId === null;
      const index = start + entry.index;
      const moved = { ...entry, index, accountId: isOwn ? account.accountId : entry.accountId };
      rows.push(moved);
      if (owned.has(entry)) counted.push(moved);
    }
    for (const [repeat, first] of ledger.repeats) repeats.set(start + repeat, start + first);
  }
  counted.sort(byDayThenId);
  const asOf = accounts[0]?.ledger.asOf ?? null;
  return { rows, counted, repeats, asOf, setAside: setAsideIn(accounts), notices: NO_NOTICES };
}

/** That of each account, with the places of all. */
function partsOf(together: EnrichedLedger, accounts: readonly AccountLedger[]): EnrichedLedger[] {
  const accountAt: number[] = [];
  accounts.forEach(({ ledger }, place) => {
    for (const _ of ledger.rows) accountAt.push(place);
  });
  const counted = groupedBy(together.counted, ({ entry }) => accountAt[entry.index]);
  let start = 0;
  return accounts.map((account, place) => {
    const end = start + account.ledger.rows.length;
    const rows = together.rows.slice(start, end);
    start = end;
    const own = counted.get(place) ?? [];
    const ledger: Ledger = {
      ...together.ledger,
      rows: rows.map(({ entry }) => entry),
      counted: own.map(({ entry }) => entry),
      setAside: setAsideIn([account]),
    };
    return { ledger, rows, counted: own };
  });
}

/** Accounts in different currencies: their rows one after the other, and no figure of them together. */
function beside(
  each: readonly EnrichedLedger[],
  accounts: readonly AccountLedger[],
  notices: Notices,
): EnrichedLedger {
  const rows = each.flatMap(part => part.rows);
  const ledger: Ledger = {
    rows: rows.map(({ entry }) => entry),
    counted: [],
    repeats: new Map(),
    asOf: accounts[0]?.ledger.asOf ?? null,
    setAside: setAsideIn(accounts),
    notices,
  };
  return { ledger, rows, counted: [] };
}

function setAsideIn(accounts: readonly AccountLedger[]): IgnoredTransaction[] {
  return accounts.flatMap(({ ledger, own }) => [...ledger.setAside, ...othersThan(own, ledger.counted)]);
}

/** Of the request as a whole, where no ledger holds it. */
export function metaOfAll(accounts: readonly AccountLedger[], notices: Notices): ResultMeta {
  const asOf = accounts[0]?.ledger.asOf ?? null;
  return {
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: TAXONOMY_VERSION,
    asOf: asOf === null ? null : textOf(asOf),
    transactionCount: accounts.reduce((count, { ledger }) => count + ledger.rows.length, 0),
    ignored: setAsideIn(accounts),
    warnings: notices.warnings,
  };
}

/**
 * A list may hold rows that name another account: they did not move this balance. Where no row names this account, the
 * caller writes its id in some other way there, and all are its own but those of the other accounts.
 */
export function ownEntries(
  counted: readonly LedgerEntry[],
  accountId: string,
  ids: ReadonlySet<string | null>,
): readonly LedgerEntry[] {
  const own = counted.filter(entry => entry.accountId === accountId);
  if (own.length > 0) return own;
  return counted.filter(entry => entry.accountId === null || !ids.has(entry.accountId));
}

/** The rest, for the list of what is ignored. */
export function othersThan(
  own: readonly LedgerEntry[],
  counted: readonly LedgerEntry[],
): IgnoredTransaction[] {
  if (own.length === counted.length) return [];
  const owned = new Set(own);
  return counted
    .filter(entry => !owned.has(entry))
    .map(({ transactionId }) => ({ transactionId, reason: 'other-account' }));
}
