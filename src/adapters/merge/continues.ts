/** Whether one statement goes on where another one ends: its first balance is the last one of the other. */
import type { CreditDebitIndicator } from '../model/request.js';
import type { StatementAccount, StatementTransaction } from '../model/statements.js';
import { exactMinor } from '../values/minor.js';

/** Balances in pence or cents, negative where overdrawn. Several, where days are missing in between. */
interface Ends {
  readonly opening: ReadonlySet<number>;
  readonly closing: ReadonlySet<number>;
}

/** A balance of nothing shows nothing, as any account may have it. */
export function continuesWith(one: StatementAccount, other: StatementAccount): boolean {
  return follow(endsOf(one), endsOf(other), balance => balance !== 0);
}

/** Both are without a gap in themselves, and neither goes on where the other one ends. */
export function areApart(one: StatementAccount, other: StatementAccount): boolean {
  const [first, second] = [endsOf(one), endsOf(other)];
  return isOneChain(first) && isOneChain(second) && !follow(first, second, () => true);
}

function isOneChain({ opening, closing }: Ends): boolean {
  return opening.size === 1 && closing.size === 1;
}

function follow(one: Ends, other: Ends, counts: (balance: number) => boolean): boolean {
  return (
    haveOneInCommon(one.closing, other.opening, counts) || haveOneInCommon(other.closing, one.opening, counts)
  );
}

function haveOneInCommon(
  one: ReadonlySet<number>,
  other: ReadonlySet<number>,
  counts: (balance: number) => boolean,
): boolean {
  return [...one].some(balance => other.has(balance) && counts(balance));
}

/**
 * Rows may stand in either order, so that the ends are found without it: every balance but the last one is the balance before
 * another row. There are none where a booked row has no balance.
 */
function endsOf({ transactions, origin }: StatementAccount): Ends {
  const counts = new Map<number, number>();
  const count = (balance: number, by: 1 | -1) => counts.set(balance, (counts.get(balance) ?? 0) + by);
  const booked = transactions.filter(({ status }) => status === 'Booked');
  const isWhole = origin.balanceCheck === 'agrees' && booked.every(({ balance }) => balance !== undefined);
  for (const row of isWhole ? booked : []) {
    const after = balanceAfter(row);
    if (after === undefined) continue;
    count(after, 1);
    count(after - signed(row.amount, row.creditDebitIndicator), -1);
  }
  const ends = (is: (times: number) => boolean) =>
    new Set([...counts].filter(([, times]) => is(times)).map(([balance]) => balance));
  return { opening: ends(times => times < 0), closing: ends(times => times > 0) };
}

function balanceAfter({ balance }: StatementTransaction): number | undefined {
  return balance === undefined ? undefined : signed(String(balance.amount), balance.creditDebitIndicator);
}

function signed(amount: string, direction: CreditDebitIndicator): number {
  return exactMinor(amount) * (direction === 'Debit' ? -1 : 1);
}
