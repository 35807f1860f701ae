/** Amounts that name their transactions. */
import { majorOf, sumOf } from '../base/money.js';
import type { EvidencedAmount } from '../model/health.js';
import { signedOf } from './balances.js';
import type { HealthRow } from './rows.js';

/** The cost of the rows meant: debits, less the refunds among them. */
export function evidencedCost(
  rows: readonly HealthRow[],
  isMeant: (row: HealthRow) => boolean,
): EvidencedAmount {
  const chosen = rows.filter(row => (!row.entry.isCredit || row.isNetted) && isMeant(row));
  return {
    amount: majorOf(-sumOf(chosen.map(({ entry }) => signedOf(entry)))),
    transactionIds: chosen.map(({ entry }) => entry.transactionId),
  };
}
