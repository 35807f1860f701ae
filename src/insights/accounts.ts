/** A request as the engines take it: its accounts, whether it is one or several, and what is asked beside them. */
import { dayOf, type EpochDay } from '../base/calendar.js';
import { InvalidRequestError } from '../base/invalidRequest.js';
import { countryOf, timeZoneOf } from '../countries/facts.js';
import { MOST_HOLDERS_TOGETHER } from '../data/holderLimits.js';
import type { TimeZone } from '../model/options.js';
import type { Balance, Balances, CountryCode, CurrencyCode } from '../model/transaction.js';
import { issueAt, type Path } from '../requests/issue.js';
import type { Notices } from '../requests/notices.js';
import type { ParsedOptions } from '../requests/options.js';
import type { ParsedTransaction } from '../requests/transactionSchemas.js';

/** What is known of one account. */
export interface GivenAccount {
  /** Null where the request is of one account and names none. */
  readonly accountId: string | null;
  readonly countryCode: CountryCode;
  readonly currencyCode: CurrencyCode;
  /** Undefined where it is not known. */
  readonly timeZone: TimeZone | undefined;
  readonly accountType: string | null;
  readonly accountSubType: string | null;
  readonly current: Balance | null;
  readonly available: Balance | null;
  readonly historyStart: EpochDay | null;
  /** Empty where nobody says. */
  readonly accountHolders: readonly string[];
  readonly transactions: readonly ParsedTransaction[];
  /** To the account in the request. */
  readonly path: Path;
}

export interface GivenAccounts<Switches> {
  readonly accounts: readonly GivenAccount[];
  /** Whether they came in a list. */
  readonly areSeveral: boolean;
  readonly switches: Switches;
  readonly notices: Notices;
}

export interface ReadAccount {
  readonly accountId?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly currencyCode: CurrencyCode;
  readonly accountType?: string | null | undefined;
  readonly accountSubType?: string | null | undefined;
  readonly balances?: Balances | null | undefined;
  readonly historyStart?: string | null | undefined;
  readonly accountHolders?: readonly string[] | null | undefined;
  readonly transactions: readonly ParsedTransaction[];
}

export interface ReadAccounts {
  readonly countryCode?: CountryCode | null | undefined;
  readonly accounts: readonly ReadAccount[];
}

/** What is said of all accounts of a request. */
type OfAll = Pick<ParsedOptions, 'timeZone'> & { readonly countryCode?: CountryCode | null | undefined };

export function givenAccount<Read extends ReadAccount>(
  input: Read,
  notices: Notices,
  { timeZone }: Pick<ParsedOptions, 'timeZone'>,
): GivenAccounts<Read> {
  return { accounts: [accountOf(input, { timeZone }, [])], areSeveral: false, switches: input, notices };
}

export function givenAccounts<Read extends ReadAccounts>(
  input: Read,
  notices: Notices,
  { timeZone }: Pick<ParsedOptions, 'timeZone'>,
): GivenAccounts<Read> {
  refuseRepeated(input.accounts);
  refuseTooManyHolders(input.accounts);
  const accounts = input.accounts.map((account, index) =>
    accountOf(account, { timeZone, countryCode: input.countryCode }, ['accounts', index]),
  );
  return { accounts, areSeveral: true, switches: input, notices };
}

function accountOf(read: ReadAccount, ofAll: OfAll, path: Path): GivenAccount {
  const { currencyCode } = read;
  const countryCode = countryOf({ countryCode: read.countryCode ?? ofAll.countryCode, currencyCode });
  return {
    accountId: read.accountId ?? null,
    countryCode,
    currencyCode,
    timeZone: timeZoneOf({ countryCode, currencyCode }, ofAll.timeZone),
    accountType: read.accountType ?? null,
    accountSubType: read.accountSubType ?? null,
    current: read.balances?.current ?? null,
    available: read.balances?.available ?? null,
    historyStart: read.historyStart ? dayOf(read.historyStart) : null,
    accountHolders: read.accountHolders ?? [],
    transactions: read.transactions,
    path,
  };
}

export function refuseRepeated(
  accounts: readonly { readonly accountId?: string | null | undefined }[],
): void {
  const seen = new Set<unknown>();
  const issues = accounts.flatMap(({ accountId }, index) => {
    if (!seen.has(accountId)) {
      seen.add(accountId);
      return [];
    }
    const path = ['accounts', index, 'accountId'];
    return [issueAt(path, 'duplicate_account_id', `"${accountId}" is given more than once`)];
  });
  if (issues.length > 0) throw new InvalidRequestError(issues);
}

function refuseTooManyHolders(accounts: readonly ReadAccount[]): void {
  const names = new Set(accounts.flatMap(({ accountHolders }) => accountHolders ?? []));
  if (names.size <= MOST_HOLDERS_TOGETHER) return;
  const saying = `must name at most ${MOST_HOLDERS_TOGETHER} different accountHolders together, got ${names.size}`;
  throw new InvalidRequestError([issueAt(['accounts'], 'too_many_holders', saying)]);
}

/** The first account that is in another currency or country than the one before it, and what is said of it. */
export interface DifferingAccount {
  readonly path: Path;
  readonly member: 'currencyCode' | 'countryCode';
  readonly saying: string;
}

/** Null where amounts of all accounts can be added up. */
export function differingAccountsOf(accounts: readonly GivenAccount[]): DifferingAccount | null {
  const first = accounts[0] as GivenAccount;
  for (const member of ['currencyCode', 'countryCode'] as const) {
    const other = accounts.find(account => account[member] !== first[member]);
    if (other !== undefined) {
      const saying = `must be ${first[member]}, as for the first account, to be added up, got ${other[member]}`;
      return { path: other.path, member, saying };
    }
  }
  return null;
}
