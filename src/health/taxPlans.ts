/** Tax paid off in instalments, a sign of arrears. */
import { groupedBy } from '../base/grouped.js';
import type { HealthRow } from './rows.js';
import { isNationalDirectDebit, isWordedTaxPlan } from './wording.js';

/**
 * HMRC collects Time to Pay, but also single and budget payments, by one direct debit system (Debt Management and Banking
 * Manual, DMBM200210): this many in one amount are a plan.
 */
const FEWEST_INSTALMENTS = 3;

/** `taxes`: of the whole history, so that an instalment is one in every period. */
export function taxPlansOf(taxes: readonly HealthRow[]): (row: HealthRow) => boolean {
  const planned = new Set(taxes.filter(({ entry }) => isWordedTaxPlan(entry)));
  const collected = taxes.filter(({ entry }) => !entry.isCredit && isNationalDirectDebit(entry));
  for (const instalments of groupedBy(collected, ({ entry }) => entry.minor).values())
    if (instalments.length >= FEWEST_INSTALMENTS) for (const row of instalments) planned.add(row);
  return row => planned.has(row);
}
