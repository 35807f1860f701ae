/** The balance after the latest booked row, where the running balances are to be trusted. */
import type { Balance, TransactionStatus } from '../model/request.js';
import type { ReadRow } from './readRow.js';
import type { SignFinding } from './signs.js';
import { balanceOf } from './transaction.js';

export function balanceFromRows(
  rows: readonly ReadRow[],
  { check, isOldestFirst, isOwed }: SignFinding,
  statuses: readonly TransactionStatus[],
): Balance | undefined {
  if (check !== 'agrees') return undefined;
  const booked = rows.filter((_, index) => statuses[index] === 'Booked');
  const latest = isOldestFirst ? booked.at(-1) : booked[0];
  return latest?.balance && balanceOf(latest.balance, isOwed);
}
