/** Counts how many people are paid. */

import { groupedBy } from '../base/grouped.js';
import { payerOf } from '../streams/payer.js';
import type { HealthRow } from './rows.js';

/** `wages`: rows of payroll. A bulk payment names nobody. */
export function payrollHeadcountOf(wages: readonly HealthRow[]): number | null {
  const named = wages.flatMap(row => {
    const { isPerson, words } = payerOf(row);
    return row.entry.isCredit || !isPerson ? [] : [{ month: row.entry.month, person: words.join(' ') }];
  });
  const months = [...groupedBy(named, ({ month }) => month).values()];
  const counts = months.map(paid => new Set(paid.map(({ person }) => person)).size);
  return counts.length === 0 ? null : Math.max(...counts);
}
