/** Ledgers of three accounts that number their transactions alike, as banks that number by account do. */
import fc from 'fast-check';
import type { Transaction } from '../../src/index.js';
import { ledger, MAIN_ACCOUNT, SECOND_ACCOUNT } from './arbitraries.js';
import { idIn } from './country.js';

const THIRD_ACCOUNT = 'third';
/** Stands in no other text of a result. */
const MARK = '~';

/** Numbered within the account, or within its days. Rows without an account are of the main one, as requests say. */
export const sharedIds: fc.Arbitrary<readonly Transaction[]> = ledger({ hasSecondAccount: true }).chain(
  ({ country, transactions }) =>
    fc
      .record({
        isByDay: fc.boolean(),
        fates: fc.array(fc.constantFrom('moved', 'unnamed', 'kept', 'kept'), {
          minLength: transactions.length,
          maxLength: transactions.length,
        }),
      })
      .map(({ isByDay, fates }) => {
        const counts = new Map<string, number>();
        return transactions.map((row, index): Transaction => {
          const accountId = fates[index] === 'moved' ? THIRD_ACCOUNT : (row.accountId as string);
          const series = isByDay ? `${row.bookingDate}-` : '';
          const number = counts.get(accountId + series) ?? 0;
          counts.set(accountId + series, number + 1);
          const transactionId = idIn(country, `${series}${String(number).padStart(4, '0')}`);
          const isUnnamed = fates[index] === 'unnamed' && accountId === MAIN_ACCOUNT;
          return { ...row, transactionId, accountId: isUnnamed ? null : accountId };
        });
      }),
);

/** The same rows, each with an id that no other account uses, in the same order by id and account. */
export function withOwnIds(rows: readonly Transaction[]): Transaction[] {
  return rows.map(row => ({
    ...row,
    transactionId: `${row.transactionId}${MARK}${row.accountId ?? MAIN_ACCOUNT}`,
  }));
}

/** A result on such rows as if the ids were shared. Ids of pairs are made of ids, so they are left out. */
export function withSharedIds(result: object): unknown {
  const text = JSON.stringify(result, (member, value) => (member === 'pairId' ? undefined : value));
  return JSON.parse(
    text.replace(new RegExp(`${MARK}(?:${MAIN_ACCOUNT}|${SECOND_ACCOUNT}|${THIRD_ACCOUNT})`, 'g'), ''),
  );
}
