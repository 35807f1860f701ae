/** Makes one account of two readings of it. Rows that both hold count once. Equal rows within one reading stay. */
import type { Note } from '../model/notes.js';
import type { Balances } from '../model/request.js';
import type { StatementAccount, StatementTransaction } from '../model/statements.js';
import { digestOf } from '../rows/identify.js';
import { pendingTwins } from '../rows/twins.js';
import { exactMinor } from '../values/minor.js';
import { matchRows } from './matchRows.js';

export interface MergedAccount {
  readonly account: StatementAccount;
  readonly notes: readonly Note[];
}

/** `later` is the reading given later. If both have a fact, the one from the statement that reaches further counts. */
export function mergeAccounts(earlier: StatementAccount, later: StatementAccount): MergedAccount {
  const { matches, rest } = matchRows(earlier, later);
  const notes: Note[] = [];
  const { accountId } = earlier;
  if (matches.size > 0)
    notes.push({
      code: 'rows_merged',
      message: `${matches.size} ${matches.size === 1 ? 'row' : 'rows'} of the account "${accountId}" ${matches.size === 1 ? 'stands' : 'stand'} in more than one statement and ${matches.size === 1 ? 'counts' : 'count'} once`,
      accountId,
      place: null,
      transactionIds: [...matches.keys()].map(
        place => (earlier.transactions[place] as StatementTransaction).transactionId,
      ),
    });
  const kept = earlier.transactions.map((row, place) => settled(row, matches.get(place)));
  const { rows: added, note } = withIdsOfTheirOwn(
    kept,
    rest.map(place => later.transactions[place] as StatementTransaction),
    accountId,
  );
  if (note !== undefined) notes.push(note);
  const twins = twinsAcross(kept, added, new Set(matches.keys()));
  for (const [pending, booked] of twins)
    notes.push({
      code: 'pending_twin_dropped',
      message: `A pending row of ${pending.bookingDate} was left out, as it was booked on ${booked.bookingDate}`,
      accountId,
      place: placeOf(pending),
      transactionIds: [booked.transactionId],
    });
  const dropped = new Set(twins.map(([pending]) => pending));
  return {
    account: {
      ...mergedFacts(earlier, later),
      transactions: [...kept, ...added].filter(row => !dropped.has(row)),
    },
    notes,
  };
}

/** The booked row replaces a pending one of the same id, and a later version of a row replaces an earlier one. */
function settled(row: StatementTransaction, other: StatementTransaction | undefined): StatementTransaction {
  if (other === undefined || row.status === other.status) return hasChanged(row, other) ? other : row;
  return row.status === 'Pending' ? other : row;
}

/** Only rows with the same id can be matched although they differ in this. */
function hasChanged(
  row: StatementTransaction,
  other: StatementTransaction | undefined,
): other is StatementTransaction {
  return (
    other !== undefined &&
    row.transactionId === other.transactionId &&
    (row.bookingDate !== other.bookingDate ||
      Number(row.amount) !== Number(other.amount) ||
      row.creditDebitIndicator !== other.creditDebitIndicator)
  );
}

/** Finds pending rows of one statement that are booked in the other. Those within one statement were found when it was read. */
function twinsAcross(
  kept: readonly StatementTransaction[],
  added: readonly StatementTransaction[],
  inBoth: ReadonlySet<number>,
): readonly (readonly [pending: StatementTransaction, booked: StatementTransaction])[] {
  const alone = kept.filter((_, place) => !inBoth.has(place));
  return [
    [alone, added],
    [added, alone],
  ].flatMap(([from, to]) => {
    const pending = (from as StatementTransaction[]).filter(({ status }) => status === 'Pending');
    const booked = (to as StatementTransaction[]).filter(({ status }) => status === 'Booked');
    const rows = [...pending, ...booked];
    const pairs = pendingTwins(
      rows.map(
        ({
          transactionId,
          status,
          bookingDate,
          amount,
          creditDebitIndicator,
          merchantName,
          counterPartyName,
          description,
          source,
        }) => ({
          id: transactionId,
          replaces: source.replaces ?? undefined,
          isPending: status === 'Pending',
          day: bookingDate,
          money: `${Number(amount)} ${creditDebitIndicator}`,
          payee: merchantName ?? counterPartyName ?? description,
        }),
      ),
    );
    return pairs.map(
      ([one, other]) => [rows[one], rows[other]] as [StatementTransaction, StatementTransaction],
    );
  });
}

function placeOf({ source: { document, line, column, path } }: StatementTransaction): Note['place'] {
  return { document, line, column, path };
}

function mergedFacts(
  earlier: StatementAccount,
  later: StatementAccount,
): Omit<StatementAccount, 'transactions'> {
  const [older, newer] = latestDay(later) >= latestDay(earlier) ? [earlier, later] : [later, earlier];
  const { transactions: _older, ...old } = older;
  const { transactions: _newer, ...recent } = newer;
  const balances = mergedBalances(old.balances, recent.balances);
  const holders = [...new Set([...(old.accountHolders ?? []), ...(recent.accountHolders ?? [])])];
  const starts = [old.historyStart, recent.historyStart].filter(day => day !== undefined).sort();
  const [historyStart] = starts;
  return {
    ...old,
    ...recent,
    accountId: earlier.accountId,
    ...(balances === undefined ? undefined : { balances }),
    ...(holders.length === 0 ? undefined : { accountHolders: holders }),
    ...(historyStart === undefined ? undefined : { historyStart }),
    origin: newer.transactions.length === 0 && older.transactions.length > 0 ? old.origin : recent.origin,
  };
}

function mergedBalances(old: Balances | undefined, recent: Balances | undefined): Balances | undefined {
  return old === undefined && recent === undefined ? undefined : { ...old, ...recent };
}

/** The last day of a statement. A document with facts and no rows has none. */
function latestDay({ transactions, origin }: StatementAccount): string {
  let latest = origin.statementDate ?? '';
  for (const { bookingDate, status } of transactions)
    if (status === 'Booked' && bookingDate > latest) latest = bookingDate;
  return latest;
}

// Some banks number the rows of every file from 1. A different row whose number is taken gets an id of its own.

function withIdsOfTheirOwn(
  kept: readonly StatementTransaction[],
  added: readonly StatementTransaction[],
  accountId: string,
): { readonly rows: readonly StatementTransaction[]; readonly note: Note | undefined } {
  const taken = new Set(kept.map(({ transactionId }) => transactionId));
  const renamed: string[] = [];
  const rows = added.map(row => {
    if (!taken.has(row.transactionId)) {
      taken.add(row.transactionId);
      return row;
    }
    const { bookingDate, amount, creditDebitIndicator, description } = row;
    let transactionId: string;
    let occurrence = 0;
    do
      transactionId = digestOf(
        accountId,
        [bookingDate, String(exactMinor(amount)), creditDebitIndicator, description],
        ++occurrence,
      );
    while (taken.has(transactionId));
    taken.add(transactionId);
    renamed.push(transactionId);
    return { ...row, transactionId, source: { ...row.source, id: row.source.id ?? row.transactionId } };
  });
  if (renamed.length === 0) return { rows, note: undefined };
  return {
    rows,
    note: {
      code: 'repeated_id',
      message: `${renamed.length === 1 ? '1 row has an id' : `${renamed.length} rows have ids`} that other rows of the account "${accountId}" have, so ${renamed.length === 1 ? 'it was given an id of its own' : 'they were given ids of their own'}`,
      accountId,
      place: null,
      transactionIds: renamed,
    },
  };
}
