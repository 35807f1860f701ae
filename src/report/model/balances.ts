/** Calculates the balance at the end of each day, backwards from the current one. */
import { dayOf, textOf } from '../../base/calendar.js';
import { majorOf, minorOf } from '../../base/money.js';
import type { DayBalance, ReportTransaction } from './report.js';

/** One for each day from `from` to `asOf`, the oldest first. */
export function dayBalances(
  currentBalance: number,
  transactions: readonly ReportTransaction[],
  from: string,
  asOf: string,
): DayBalance[] {
  const moved = new Map<number, number>();
  for (const { date, amount, isCounted } of transactions)
    if (isCounted) moved.set(dayOf(date), (moved.get(dayOf(date)) ?? 0) + signedMinor(amount));
  let balance = signedMinor(currentBalance);
  const days: DayBalance[] = [];
  for (let day = dayOf(asOf); day >= dayOf(from); day--) {
    days.push({ date: textOf(day), balance: majorOf(balance) });
    balance -= moved.get(day) ?? 0;
  }
  return days.reverse();
}

function signedMinor(amount: number): number {
  return amount < 0 ? -minorOf(-amount) : minorOf(amount);
}

/** The balances of all accounts together, on each day that all of them cover. */
export function together(accounts: readonly (readonly DayBalance[])[]): DayBalance[] {
  const [first = [], ...others] = accounts;
  if (others.length === 0) return [...first];
  const byDate = others.map(days => new Map(days.map(({ date, balance }) => [date, balance])));
  return first.flatMap(({ date, balance }) => {
    const rest = byDate.map(days => days.get(date));
    return rest.includes(undefined)
      ? []
      : [
          {
            date,
            balance: majorOf(
              rest.reduce<number>((sum, each) => sum + signedMinor(each ?? 0), signedMinor(balance)),
            ),
          },
        ];
  });
}
