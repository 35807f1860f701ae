import { groupedBy } from '../../base/grouped.js';
import { append } from '../append.js';
import type { Note } from '../model/notes.js';
import type { Place, StatementAccount, Statements } from '../model/statements.js';
import { checkStatements, itemsOf } from './given.js';
import { mergeAccounts } from './mergeAccounts.js';

/**
 * Makes one of several statements. Accounts of the same id and currency become one account, and a row that stands in several
 * statements counts once. Rows that stand twice within one statement stay twice. `notes` tells of every row that was merged.
 *
 * Merging the result again, or with one of the statements that it was made of, changes no account.
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
  const notes: Note[] = shifted.flatMap(each => each.notes);
  const groups = groupedBy(
    shifted.flatMap(({ accounts }) => accounts),
    ({ accountId, currencyCode }) => JSON.stringify([accountId, currencyCode]),
  );
  const accounts = [...groups.values()].map(group =>
    group.reduce((earlier, later) => {
      const merged = mergeAccounts(earlier, later);
      append(notes, merged.notes);
      return merged.account;
    }),
  );
  return {
    documents: shifted.flatMap(({ documents }) => documents),
    accounts,
    skipped: shifted.flatMap(({ skipped }) => skipped),
    notes: withoutAnswered(notes, accounts),
  };
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

/** One document told of an account without rows, and another had them. */
function withoutAnswered(notes: readonly Note[], accounts: readonly StatementAccount[]): readonly Note[] {
  const withRows = new Set(
    accounts.filter(each => each.transactions.length > 0).map(({ accountId }) => accountId),
  );
  return notes.filter(
    ({ code, accountId }) =>
      code !== 'account_without_rows' || accountId === null || !withRows.has(accountId),
  );
}
