/** End-of-day balances, rebuilt backwards from the current balance. */

import { type EpochDay, textOf } from '../base/calendar.js';
import { type Minor, majorOf, roundedTo, scaled, sumOf } from '../base/money.js';
import { standardDeviation } from '../base/statistics.js';
import type { BalanceMetrics } from '../contract/health/healthMetrics.js';
import type { DayBalance, PeriodFacts } from './periodFacts.js';
import { ratioOf } from './rates.js';

interface Movement {
  readonly day: EpochDay;
  readonly minor: Minor;
  readonly isCredit: boolean;
}

const LOW_BALANCE: Minor = 100_00;

/** `current` is the balance after the last of the movements, which come in order of day. From the first day to the last. */
export function rebuiltBalances(
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

/** Without a history, only the current balance is known. */
export function balanceMetricsOf({ balances, current, creditLine }: PeriodFacts, net: Minor): BalanceMetrics {
  const known = balances.length === 0 ? [current] : balances.map(({ minor }) => minor);
  const lowest = known.reduce((a, b) => Math.min(a, b));
  const lowestDay = balances.find(({ minor }) => minor === lowest)?.day ?? null;
  return {
    openingBalance: majorOf(current - net),
    closingBalance: majorOf(current),
    averageBalance: majorOf(averageOf(balances, current)),
    minimumBalance: majorOf(lowest),
    minimumBalanceDate: lowestDay === null ? null : textOf(lowestDay),
    maximumBalance: majorOf(known.reduce((a, b) => Math.max(a, b))),
    balanceVolatility: majorOf(roundedTo(standardDeviation(known) ?? 0, 0)),
    ...overdraftOf(balances, Math.max(0, -lowest), creditLine),
    daysBelowOneHundred: balances.filter(({ minor }) => minor < LOW_BALANCE).length,
  };
}

export function averageOf(balances: readonly DayBalance[], current: Minor): Minor {
  return balances.length === 0
    ? current
    : scaled(sumOf(balances.map(({ minor }) => minor)), 1, balances.length);
}

type OverdraftMetrics = Pick<
  BalanceMetrics,
  | 'daysOverdrawn'
  | 'deepestOverdraft'
  | 'averageOverdraft'
  | 'overdraftSpells'
  | 'longestOverdraftSpell'
  | 'overdraftLimitUsed'
>;

function overdraftOf(
  balances: readonly DayBalance[],
  deepest: Minor,
  creditLine: Minor | null,
): OverdraftMetrics {
  let spells = 0;
  let longest = 0;
  let running = 0;
  for (const { minor } of balances) {
    running = minor < 0 ? running + 1 : 0;
    if (running === 1) spells++;
    longest = Math.max(longest, running);
  }
  const overdrawn = balances.filter(({ minor }) => minor < 0);
  return {
    daysOverdrawn: overdrawn.length,
    deepestOverdraft: majorOf(deepest),
    averageOverdraft: overdrawn.length === 0 ? null : majorOf(-averageOf(overdrawn, 0)),
    overdraftSpells: spells,
    longestOverdraftSpell: longest,
    overdraftLimitUsed: creditLine === null ? null : ratioOf(deepest, creditLine),
  };
}
