/** The rows of one account as a bank's statement has them: the oldest first, money in and out apart, the balance after each. */
import { majorOf, minorOf } from '../../base/money.js';
import type { AccountOverview, Report, ReportTransaction } from '../model/report.js';

interface AccountRow {
  readonly transaction: ReportTransaction;
  /** Null where no balance is known. */
  readonly balance: number | null;
}

export interface AccountRows {
  /** Those that count, the oldest first. */
  readonly booked: readonly AccountRow[];
  /** Pending payments, repeats and the like. They are in no sum and no balance. */
  readonly uncounted: readonly ReportTransaction[];
  readonly moneyIn: number;
  readonly moneyOut: number;
  /** Before the first row and after the last. Null where no balance is known. */
  readonly opening: number | null;
  readonly closing: number | null;
}

export function rowsOf(
  { accountId, currentBalance }: AccountOverview,
  { transactions }: Report,
): AccountRows {
  const own = transactions.filter(each => each.accountId === accountId).toReversed();
  const counted = own.filter(({ isCounted }) => isCounted);
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((total, each) => total + minorOf(Math.abs(each)), 0);
  const [into, out] = [
    sum(counted.flatMap(({ amount }) => (amount > 0 ? [amount] : []))),
    sum(counted.flatMap(({ amount }) => (amount < 0 ? [amount] : []))),
  ];
  const opening = currentBalance === null ? null : signedMinor(currentBalance) - into + out;
  let balance = opening;
  const booked = counted.map(transaction => {
    balance = balance === null ? null : balance + signedMinor(transaction.amount);
    return { transaction, balance: balance === null ? transaction.balance : majorOf(balance) };
  });
  return {
    booked,
    uncounted: own.filter(({ isCounted }) => !isCounted),
    moneyIn: majorOf(into),
    moneyOut: majorOf(out),
    opening: opening === null ? null : majorOf(opening),
    closing: currentBalance,
  };
}

function signedMinor(amount: number): number {
  return amount < 0 ? -minorOf(-amount) : minorOf(amount);
}
