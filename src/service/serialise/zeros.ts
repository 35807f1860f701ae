/** JSON may say -0, which no amount is. */
import type { Balance, Transaction } from '../../model/transaction.js';

/** The same list where no row says -0. */
export function withPlainZeros<Row extends Transaction>(rows: readonly Row[]): readonly Row[] {
  return rows.some(saysMinusZero) ? rows.map(withPlainZero) : rows;
}

export function withPlainZero<Row extends Transaction>(row: Row): Row {
  if (!saysMinusZero(row)) return row;
  const { amount, balance } = row;
  return { ...row, amount: plain(amount), ...(balance ? { balance: plainBalance(balance) } : {}) };
}

function plainBalance(balance: Balance): Balance {
  return { ...balance, amount: plain(balance.amount) };
}

function plain(amount: number | string): number | string {
  return Object.is(amount, -0) ? 0 : amount;
}

function saysMinusZero({ amount, balance }: Transaction): boolean {
  return Object.is(amount, -0) || Object.is(balance?.amount, -0);
}
