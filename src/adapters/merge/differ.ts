/** Whether two statements that do not name their account can be of the same one. */
import type { StatementAccount, StatementTransaction } from '../model/statements.js';
import { matchRows } from './matchRows.js';

/** With fewer rows, chance may explain what one statement has and the other does not. */
const FEWEST_ROWS = 3;
/** Where running balances prove that no row is missing in either, there is no chance. */
const FEWEST_WITH_BALANCES = 1;

/**
 * Two statements of one account hold the same rows on the days that both cover. The first and the last of these days do not
 * count, as a statement may begin or end within a day, and pending rows do not count, as they come and go.
 */
export function differOnSharedDays(earlier: StatementAccount, later: StatementAccount): boolean {
  const [one, other] = [bookedIn(earlier), bookedIn(later)];
  const [from] = [firstDay(one), firstDay(other)].sort().reverse() as [string];
  const [to] = [lastDay(one), lastDay(other)].sort() as [string];
  const within = ({ bookingDate }: StatementTransaction) => bookingDate > from && bookingDate < to;
  const [inOne, inOther] = [one.filter(within), other.filter(within)];
  const most = Math.max(inOne.length, inOther.length);
  if (most < (isWhole(earlier) && isWhole(later) ? FEWEST_WITH_BALANCES : FEWEST_ROWS)) return false;
  const { matches } = matchRows({ ...earlier, transactions: inOne }, { ...later, transactions: inOther });
  return matches.size * 2 < most;
}

function isWhole({ origin }: StatementAccount): boolean {
  return origin.balanceCheck === 'agrees';
}

/** How many rows stand in both. */
export function sharedRows(earlier: StatementAccount, later: StatementAccount): number {
  return matchRows(earlier, later).matches.size;
}

function bookedIn({ transactions }: StatementAccount): readonly StatementTransaction[] {
  return transactions.filter(({ status }) => status === 'Booked');
}

function firstDay(rows: readonly StatementTransaction[]): string {
  return rows.reduce((first, { bookingDate }) => (bookingDate < first ? bookingDate : first), '9999-12-31');
}

function lastDay(rows: readonly StatementTransaction[]): string {
  return rows.reduce((last, { bookingDate }) => (bookingDate > last ? bookingDate : last), '');
}
