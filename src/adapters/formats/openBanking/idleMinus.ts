/** Amounts of Open Banking have no sign. Where all debits have a minus, and nothing else has, it says no more than "debit". */
import type { DraftRow } from '../../model/draft.js';

const MINUS = /^\s*-/;

export function withoutIdleMinus(rows: readonly DraftRow[]): readonly DraftRow[] {
  const isIdle = rows.every(
    ({ amount }) => MINUS.test(amount?.text ?? '') === (amount?.direction === 'Debit'),
  );
  if (!isIdle) return rows;
  return rows.map(row =>
    row.amount === undefined
      ? row
      : { ...row, amount: { ...row.amount, text: row.amount.text.replace(MINUS, '') } },
  );
}
