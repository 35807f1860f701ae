/** The balance after the latest booked row, where the running balances are to be trusted. */
import type { Balance, TransactionStatus } from '../model/request.js';
import type { ReadRow } from './readRow.js';
import type { SignFinding } from './signs.js';
import { balanceOf } from './transaction.js';

export function balanceFromRows(
  rows: readonly ReadRow[],
  { check, last, isOwed }: SignFinding,
  statuses: readonly TransactionStatus[],
): Balance | undefined {
  if (check !== 'agrees' || last === undefined || statuses[last] !== 'Booked') return undefined;
  const { balance } = rows[last] as ReadRow;
  return balance && balanceOf(balance, isOwed);
}
