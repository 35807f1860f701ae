/** Amounts that name their transactions. */
import { majorOf, sumOf } from '../base/money.js';
import type { EvidencedAmount } from '../model/health.js';
import type { Category } from '../model/taxonomy.js';
import { signedOf } from './balances.js';
import type { HealthRow } from './rows.js';

/** The cost in some categories: debits, less refunds among them. */
export function evidencedCost(
  rows: readonly HealthRow[],
  isMeant: (category: Category) => boolean,
): EvidencedAmount {
  const chosen = rows.filter(row => isMeant(row.category) && (!row.entry.isCredit || row.isNetted));
  return {
    amount: majorOf(-sumOf(chosen.map(({ entry }) => signedOf(entry)))),
    transactionIds: chosen.map(({ entry }) => entry.transactionId),
  };
}
