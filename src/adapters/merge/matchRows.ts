/** Finds the rows that two statements of one account share. Each row matches at most one other. */

import { putIn } from '../../base/grouped.js';
import type { FormatName, StatementAccount, StatementTransaction } from '../model/statements.js';
import { DIGEST_MARK } from '../rows/identify.js';

export interface RowMatches {
  /** By the place in the earlier statement: the row of the later one. */
  readonly matches: ReadonlyMap<number, StatementTransaction>;
  /** Places in the later statement of rows that the earlier one does not have. */
  readonly rest: readonly number[];
}

interface Rule {
  readonly keyOf: (row: StatementTransaction) => string;
  readonly holds: (one: StatementTransaction, other: StatementTransaction, areIdsStable: boolean) => boolean;
}

const always = () => true;
/** The same id and the same money. Money must agree, as some banks number the rows of every file from 1. */
const SAME_ID: Rule = { keyOf: row => `${row.transactionId} ${dayAndMoney(row)}`, holds: always };
/** Day and amount may change when a pending row is booked. */
const SETTLED: Rule = {
  keyOf: ({ transactionId }) => transactionId,
  holds: (one, other) => one.status !== other.status,
};
/** Formats whose ids are unique among all accounts and never change. Two rows with one id are versions of one row. */
const UNIQUE_IDS: ReadonlySet<FormatName> = /* @__PURE__ */ new Set<FormatName>([
  'plaid',
  'monzo',
  'starling',
]);
/**
 * Formats whose ids tell rows apart in every statement: those, and camt, whose AcctSvcrRef is assigned "to unambiguously identify the entry"
 * (ISO 20022, ReportEntry, AccountServicerReference).
 */
const TELLING_IDS: ReadonlySet<FormatName> = /* @__PURE__ */ new Set<FormatName>([...UNIQUE_IDS, 'camt']);
const VERSION: Rule = {
  keyOf: ({ transactionId }) => transactionId,
  holds: (one, other) => hasIdOfSource(one) && hasIdOfSource(other),
};
/** Only the day of booking was changed: the money counts on the same day. */
const REBOOKED: Rule = {
  keyOf: row =>
    `${row.transactionId} ${row.source.valueDate} ${money(row)} ${row.status} ${row.description.toUpperCase()}`,
  holds: (one, other) => one.source.valueDate !== null && hasIdOfSource(one) && hasIdOfSource(other),
};
/**
 * If a source keeps its ids from one statement to the next, rows with different ids are different rows. Within a document it does: it was
 * written at once.
 */
const SAME_CONTENT: Rule = {
  keyOf: row => `${dayAndMoney(row)} ${row.status} ${row.description.toUpperCase()}`,
  holds: (one, other, areIdsStable) =>
    !(
      (areIdsStable || one.source.document === other.source.document) &&
      hasIdOfSource(one) &&
      hasIdOfSource(other)
    ),
};
/** Formats word a payment differently. */
const SAME_MONEY: Rule = { keyOf: row => `${dayAndMoney(row)} ${row.status}`, holds: always };

/**
 * Equal rows are matched one to one, so a row that occurs twice in one statement still does. Between statements of different formats, day,
 * amount and direction suffice.
 */
export function matchRows(earlier: StatementAccount, later: StatementAccount): RowMatches {
  const matches = new Map<number, StatementTransaction>();
  const areAlikeInForm =
    earlier.origin.format === later.origin.format && earlier.origin.layout === later.origin.layout;
  const rules = [
    SAME_ID,
    SETTLED,
    REBOOKED,
    ...(areAlikeInForm && UNIQUE_IDS.has(earlier.origin.format) ? [VERSION] : []),
    SAME_CONTENT,
    ...(areAlikeInForm ? [] : [SAME_MONEY]),
  ];
  let rest = [...later.transactions.keys()];
  for (const { keyOf, holds } of rules) {
    const open = new Map<string, number[]>();
    const areIdsStable =
      areAlikeInForm && (TELLING_IDS.has(earlier.origin.format) || [...matches.values()].some(hasIdOfSource));
    for (let place = earlier.transactions.length - 1; place >= 0; place--) {
      if (matches.has(place)) continue;
      const key = keyOf(earlier.transactions[place] as StatementTransaction);
      putIn(open, key, place);
    }
    rest = rest.filter(candidate => {
      const row = later.transactions[candidate] as StatementTransaction;
      const places = open.get(keyOf(row));
      const place = places?.at(-1);
      const other = place === undefined ? undefined : earlier.transactions[place];
      if (place === undefined || other === undefined || !holds(row, other, areIdsStable)) return true;
      places?.pop();
      matches.set(place, row);
      return false;
    });
  }
  return { matches, rest };
}

/** Whether the id comes from the source, and is not a digest of the row. */
function hasIdOfSource({ transactionId, source }: StatementTransaction): boolean {
  return source.id === null && !transactionId.startsWith(DIGEST_MARK);
}

function dayAndMoney(row: StatementTransaction): string {
  return `${row.bookingDate} ${money(row)}`;
}

function money({ amount, creditDebitIndicator }: StatementTransaction): string {
  return `${Number(amount)} ${creditDebitIndicator}`;
}
