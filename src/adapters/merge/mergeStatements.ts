import type { Note } from '../model/notes.js';
import type { Place } from '../model/place.js';
import type { StatementAccount, Statements } from '../model/statements.js';
import { withoutFlood } from './flood.js';
import { checkStatements, itemsOf } from './given.js';
import { type United, unite } from './unite.js';

/**
 * Makes one of several statements. Accounts of the same id and currency become one account, and a row that stands in several
 * statements counts once. Rows that stand twice within one statement stay twice. `notes` tells of every row that was merged.
 *
 * Accounts that their documents do not name have the id of their layout or format. Two of these are two accounts if they have
 * different rows on the days that both cover. The second one then gets an id of its own, and a note tells of it.
 *
 * Merging the result again, or with one of the statements that it was made of, changes no account. The one exception is a row
 * that a provider changed from one answer to the next: it counts as it stands in the statement given last.
 *
 * @example
 * ```ts
 * import { fromOpenBanking, mergeStatements } from 'open-banking-insights/adapters';
 *
 * const row = (id: string, day: string) => ({
 *   AccountId: '22289',
 *   TransactionId: id,
 *   TransactionInformation: 'TFL TRAVEL CH',
 *   Amount: { Amount: '8.10', Currency: 'GBP' },
 *   CreditDebitIndicator: 'Debit',
 *   Status: 'Booked',
 *   BookingDateTime: `${day}T00:00:00+00:00`,
 * });
 * const march = fromOpenBanking({ Data: { Transaction: [row('t-1', '2026-03-22'), row('t-2', '2026-03-31')] } });
 * const april = fromOpenBanking({ Data: { Transaction: [row('t-2', '2026-03-31'), row('t-3', '2026-04-02')] } });
 * const merged = mergeStatements([march, april]);
 * console.log(merged.accounts[0]?.transactions.length); // 3
 * ```
 */
export function mergeStatements(statements: readonly Statements[]): Statements {
  const given = itemsOf(statements).map((each, index) => {
    checkStatements(each, ['statements', index]);
    return each;
  });
  const shifted = shiftedDocuments(given);
  const united = unite(shifted.flatMap(({ accounts }) => accounts));
  const notes = [...notesOf(shifted, united), ...united.notes];
  return {
    documents: shifted.flatMap(({ documents }) => documents),
    accounts: united.accounts,
    skipped: shifted.flatMap(({ skipped }) => skipped),
    notes: withoutFlood(eachOnce(withoutAnswered(notes, united.accounts))),
  };
}

/** Makes the notes name accounts by their present ids. */
function notesOf(statements: readonly Statements[], { ids }: United): readonly Note[] {
  let before = 0;
  return statements.flatMap(({ accounts, notes }) => {
    const idNow = new Map(accounts.map(({ accountId }, place) => [accountId, ids[before + place] as string]));
    before += accounts.length;
    return notes.map(note => ({
      ...note,
      accountId: note.accountId === null ? null : (idNow.get(note.accountId) ?? note.accountId),
    }));
  });
}

/** Places name a document by its position among all. */
function shiftedDocuments(statements: readonly Statements[]): readonly Statements[] {
  let before = 0;
  return statements.map(each => {
    const by = before;
    before += each.documents.length;
    if (by === 0) return each;
    return {
      documents: each.documents,
      accounts: each.accounts.map(account => ({
        ...account,
        transactions: account.transactions.map(row => ({ ...row, source: moved(row.source, by) })),
      })),
      skipped: each.skipped.map(skipped => moved(skipped, by)),
      notes: each.notes.map(note => ({ ...note, place: note.place && moved(note.place, by) })),
    };
  });
}

function moved<Placed extends Place>(placed: Placed, by: number): Placed {
  return { ...placed, document: placed.document + by };
}

/** Leaves out notes on accounts without rows if another document has their rows. */
function withoutAnswered(notes: readonly Note[], accounts: readonly StatementAccount[]): readonly Note[] {
  const withRows = new Set(
    accounts.filter(each => each.transactions.length > 0).map(({ accountId }) => accountId),
  );
  return notes.filter(
    ({ code, accountId }) =>
      code !== 'account_without_rows' || accountId === null || !withRows.has(accountId),
  );
}

/** A note on an account as a whole appears once, even if it is true of several documents. */
function eachOnce(notes: readonly Note[]): readonly Note[] {
  const said = new Set<string>();
  return notes.filter(({ code, message, accountId, place }) => {
    if (place !== null) return true;
    const text = JSON.stringify([code, message, accountId]);
    return !said.has(text) && said.add(text);
  });
}
