/** What tests read in a request of these accounts. */
import {
  type AccountRequest,
  analyse,
  type Balance,
  type Transaction,
  verifyIncome,
} from '../../src/index.js';
import type { HonestAccount, StagedAccount } from './model.js';

export function accountsOf({ request }: HonestAccount | StagedAccount): readonly AccountRequest[] {
  return 'accounts' in request ? request.accounts : [request];
}

function signed({ amount, creditDebitIndicator }: Balance): number {
  return Math.round(Number(amount) * 100) * (creditDebitIndicator === 'Credit' ? 1 : -1);
}

/** Oldest first where the days say so; where all rows are of one day or in no order, as printed. */
export function addsUp({ transactions, balances }: AccountRequest): boolean {
  return [transactions, transactions.toReversed()].some(rows => followsInOrder(rows, balances?.current));
}

function followsInOrder(rows: readonly Transaction[], current: Balance | null | undefined): boolean {
  let before: number | null = null;
  let sum = 0;
  for (const row of rows) {
    if (row.status === 'Pending') continue;
    sum += signed(row);
    if (row.balance == null) continue;
    const balance = signed(row.balance);
    if (before !== null && before + sum !== balance) return false;
    before = balance;
    sum = 0;
  }
  return before === null || current == null || signed(current) === before;
}

/** Whichever request it is. */
export function analysed({ request }: HonestAccount | StagedAccount): unknown {
  return 'accounts' in request ? analyse(request) : analyse(request);
}

export function verified({ request }: HonestAccount | StagedAccount): unknown {
  return 'accounts' in request ? verifyIncome(request) : verifyIncome(request);
}
