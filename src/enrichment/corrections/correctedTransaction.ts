/** Which transaction a correction speaks of. */
import { accountIdOf } from '../../ledger/ledger.js';
import { repeatsOf } from '../../ledger/repeats.js';
import type { ParsedCorrection, ParsedEnrichedTransaction } from '../../schema/corrections.js';

/** Ambiguous: several accounts use the id, and the correction does not say which is meant. */
export type Unfound = 'unknown' | 'ambiguous';

export type TransactionFinder = (
  correction: Pick<ParsedCorrection, 'transactionId' | 'accountId'>,
) => ParsedEnrichedTransaction | Unfound;

/** The same id of the same account with other content is refused. */
export function transactionFinder(rows: readonly ParsedEnrichedTransaction[]): TransactionFinder {
  const listed = rows.map((transaction, index) => ({
    index,
    transactionId: transaction.transactionId,
    accountId: accountIdOf(transaction.accountId),
    transaction,
  }));
  repeatsOf(listed, ['transactions']);
  const byId = new Map<string, Map<string | null, ParsedEnrichedTransaction>>();
  for (const { transactionId, accountId, transaction } of listed) {
    const byAccount = byId.get(transactionId);
    if (byAccount === undefined) byId.set(transactionId, new Map([[accountId, transaction]]));
    // Listed as pending and as booked, the booked one is meant.
    else if (byAccount.get(accountId)?.status !== 'Booked') byAccount.set(accountId, transaction);
  }
  return ({ transactionId, accountId }) => {
    const byAccount = byId.get(transactionId);
    if (byAccount === undefined) return 'unknown';
    const account = accountIdOf(accountId);
    if (account !== null) return byAccount.get(account) ?? 'unknown';
    const [first] = byAccount.values();
    return byAccount.size > 1 ? 'ambiguous' : (first as ParsedEnrichedTransaction);
  };
}
