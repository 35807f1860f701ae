/** Whether the balances of a sheet are what its rows make of them, as far as they are printed. */
import type { Row, Sheet } from '../model.js';

/** The balance after each booked row, worked out from the one before the first. */
export function chained(rows: readonly Row[], opening: number): Row[] {
  let balance = opening;
  return rows.map(row => {
    if (row.status === 'Pending') return { ...row, balance: null };
    balance += row.pence;
    return { ...row, balance };
  });
}

export function lowestOf(rows: readonly Row[], opening: number): number {
  return chained(rows, opening).reduce((low, { balance }) => Math.min(low, balance ?? low), opening);
}

/** Keys of the rows beside which the bank prints a balance. */
export function printedBalances({ rows, print }: Pick<Sheet, 'rows' | 'print'>): ReadonlySet<string> {
  const booked = rows.filter(({ status, balance }) => status === 'Booked' && balance !== null);
  return new Set(
    booked
      .filter(({ day }, index) => print.balancesOn === 'every-row' || booked[index + 1]?.day !== day)
      .map(({ key }) => key),
  );
}

/** Whether a printed balance does not follow from the one before, or the last is not the current one. */
export function breaks(sheet: Sheet): boolean {
  const printed = printedBalances(sheet);
  let before: number | null = null;
  let sum = 0;
  for (const row of sheet.rows) {
    if (row.status === 'Pending') continue;
    sum += row.pence;
    if (!printed.has(row.key) || row.balance === null) continue;
    if (before !== null && before + sum !== row.balance) return true;
    before = row.balance;
    sum = 0;
  }
  return sheet.current !== undefined && sheet.current !== before;
}
