/** Whether one statement goes on where another one ends: its first balance is the last one of the other. */
import type { CreditDebitIndicator } from '../model/request.js';
import type { StatementAccount, StatementTransaction } from '../model/statements.js';
import { exactMinor } from '../values/minor.js';

/** Balances in pence or cents, negative where overdrawn. Several, where days are missing in between. */
interface Ends {
  readonly opening: ReadonlySet<number>;
  readonly closing: ReadonlySet<number>;
}

export function continuesWith(one: StatementAccount, other: StatementAccount): boolean {
  const [first, second] = [endsOf(one), endsOf(other)];
  return haveOneInCommon(first.closing, second.opening) || haveOneInCommon(second.closing, first.opening);
}

function haveOneInCommon(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return [...one].some(balance => other.has(balance));
}

/**
 * Rows may stand in either order, so that the ends are found without it: every balance but the last one is the balance before
 * another row. A balance of nothing is left out, as any account may have it.
 */
function endsOf({ transactions, origin }: StatementAccount): Ends {
  const counts = new Map<number, number>();
  const count = (balance: number, by: 1 | -1) => counts.set(balance, (counts.get(balance) ?? 0) + by);
  for (const row of origin.balanceCheck === 'agrees' ? transactions : []) {
    const after = balanceAfter(row);
    if (after === undefined) continue;
    count(after, 1);
    count(after - signed(row.amount, row.creditDebitIndicator), -1);
  }
  counts.delete(0);
  const ends = (is: (times: number) => boolean) =>
    new Set([...counts].filter(([, times]) => is(times)).map(([balance]) => balance));
  return { opening: ends(times => times < 0), closing: ends(times => times > 0) };
}

function balanceAfter({ status, balance }: StatementTransaction): number | undefined {
  return status === 'Booked' && balance !== undefined
    ? signed(String(balance.amount), balance.creditDebitIndicator)
    : undefined;
}

function signed(amount: string, direction: CreditDebitIndicator): number {
  return exactMinor(amount) * (direction === 'Debit' ? -1 : 1);
}
