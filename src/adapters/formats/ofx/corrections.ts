/** Rows that a later row of the same account takes the place of, or takes away (CORRECTFITID, CORRECTACTION). */
import type { DraftSkipped } from '../../model/draft.js';
import type { OfxRow } from './transaction.js';

export interface Corrected {
  readonly rows: readonly OfxRow[];
  readonly skipped: readonly DraftSkipped[];
}

export function corrected(rows: readonly OfxRow[]): Corrected {
  const corrections = rows.filter(({ corrects }) => corrects !== undefined);
  if (corrections.length === 0) return { rows, skipped: [] };
  const replacedBy = new Map(corrections.map(({ corrects, fitId }) => [corrects?.fitId, fitId]));
  const kept: OfxRow[] = [];
  const skipped: DraftSkipped[] = [];
  for (const each of rows) {
    const { row, fitId, corrects } = each;
    if (corrects?.isDeleted === true)
      skipped.push({
        region: row.region,
        reason: 'removed',
        message: `The bank takes the transaction ${corrects.fitId} away; this entry itself moves no money`,
      });
    else if (fitId !== undefined && replacedBy.has(fitId))
      skipped.push({
        region: row.region,
        reason: 'removed',
        message: `The bank corrected this transaction by ${replacedBy.get(fitId) ?? 'a later one'}`,
      });
    else kept.push(each);
  }
  return { rows: kept, skipped };
}
