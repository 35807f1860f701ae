/** Turns -0, which JSON may contain, into 0. */
import type { Balance, Transaction } from '../../model/transaction.js';

/** Returns the same list if no row contains -0. */
export function withPlainZeros<Row extends Transaction>(rows: readonly Row[]): readonly Row[] {
  return rows.some(isMinusZero) ? rows.map(withPlainZero) : rows;
}

export function withPlainZero<Row extends Transaction>(row: Row): Row {
  if (!isMinusZero(row)) return row;
  const { amount, balance } = row;
  return { ...row, amount: plain(amount), ...(balance ? { balance: plainBalance(balance) } : {}) };
}

function plainBalance(balance: Balance): Balance {
  return { ...balance, amount: plain(balance.amount) };
}

function plain(amount: number | string): number | string {
  return Object.is(amount, -0) ? 0 : amount;
}

function isMinusZero({ amount, balance }: Transaction): boolean {
  return Object.is(amount, -0) || Object.is(balance?.amount, -0);
}
