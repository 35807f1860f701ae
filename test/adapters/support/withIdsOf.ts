import type { Statements } from '../../../src/adapters.js';
import type { FixtureAccount } from './roundTrip.js';

/** With the ids that the rows were given, as these files have none: rows of one day are listed in the order of their ids. */
export function withIdsOf(
  statements: Statements,
  accounts: readonly FixtureAccount[],
): readonly FixtureAccount[] {
  return accounts.map((account, place) => ({
    ...account,
    transactions: account.transactions.map((row, index) => ({
      ...row,
      transactionId: statements.accounts[place]?.transactions[index]?.transactionId ?? row.transactionId,
    })),
  }));
}
