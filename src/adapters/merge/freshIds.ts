/** Some banks number the rows of every file from 1: another row of a number that is taken gets an id of its own. */
import type { Note } from '../model/notes.js';
import type { StatementTransaction } from '../model/statements.js';
import { digestOf } from '../rows/identify.js';
import { exactMinor } from '../values/minor.js';

export function withIdsOfTheirOwn(
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
