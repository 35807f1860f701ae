/** End-of-day balances, rebuilt backwards from the current balance. */
import type { EpochDay } from '../base/calendar.js';
import { type Minor, majorOf, roundedTo, scaled, sumOf } from '../base/money.js';
import { standardDeviation } from '../base/statistics.js';
import type { BalanceMetrics } from '../model/health.js';

export interface DayBalance {
  readonly day: EpochDay;
  /** At the end of the day. */
  readonly minor: Minor;
}

interface Movement {
  readonly day: EpochDay;
  readonly minor: Minor;
  readonly isCredit: boolean;
}

const LOW_BALANCE: Minor = 100_00;

/** `current` is the balance after the last of the movements, which come in order of day. From the first day to the last. */
export function endOfDayBalances(
  current: Minor,
  movements: readonly Movement[],
  from: EpochDay,
  to: EpochDay,
): DayBalance[] {
  const balances: DayBalance[] = [];
  let minor = current;
  let next = movements.length - 1;
  for (let day = to; day >= from; day--) {
    for (; next >= 0; next--) {
      const movement = movements[next] as Movement;
      if (movement.day <= day) break;
      minor -= signedOf(movement);
    }
    balances.push({ day, minor });
  }
  return balances.reverse();
}

export function signedOf({ minor, isCredit }: Pick<Movement, 'minor' | 'isCredit'>): Minor {
  return isCredit ? minor : -minor;
}

/** Without history the current balance is all there is to go by. */
export function balanceMetricsOf(
  balances: readonly DayBalance[],
  current: Minor,
  net: Minor,
): BalanceMetrics {
  const known = balances.length === 0 ? [current] : balances.map(({ minor }) => minor);
  const lowest = known.reduce((a, b) => Math.min(a, b));
  return {
    openingBalance: majorOf(current - net),
    closingBalance: majorOf(current),
    averageBalance: majorOf(scaled(sumOf(known), 1, known.length)),
    minimumBalance: majorOf(lowest),
    maximumBalance: majorOf(known.reduce((a, b) => Math.max(a, b))),
    balanceVolatility: majorOf(roundedTo(standardDeviation(known) ?? 0, 0)),
    daysOverdrawn: balances.filter(({ minor }) => minor < 0).length,
    deepestOverdraft: majorOf(Math.max(0, -lowest)),
    daysBelowOneHundred: balances.filter(({ minor }) => minor < LOW_BALANCE).length,
  };
}
