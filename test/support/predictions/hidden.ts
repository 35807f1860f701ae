/** Pay whose last year is hidden: what the engine says of the month and the year after, and what then came. */
import { type VerifyIncomeResult, verifyIncome } from '../../../src/index.js';
import { addDays, dayInMonth } from '../dates.js';
import { Random } from '../histories/random.js';
import { nextMonth } from '../histories/schedules.js';
import type { PayKind } from './payKinds.js';

export interface Payday {
  readonly day: string;
  /** Pence or cents. */
  readonly pence: number;
}

export interface Hidden {
  readonly seen: readonly Payday[];
  readonly hidden: readonly Payday[];
  readonly asOf: string;
  /** First and last day of the month that follows, and the last of the year. */
  readonly month: readonly [from: string, to: string];
  readonly yearTo: string;
  /**
   * How many payments the month and the year would have if the pay goes on: as many as paydays, or fewer where some bring nothing.
   */
  readonly paydays: Readonly<Record<'month' | 'year', number>>;
  /** A month at the level of `asOf`. */
  readonly usual: number;
  readonly result: VerifyIncomeResult;
}

const ENDS_IN_MONTH = 0.004;

export function hiddenOf(kind: PayKind, seed: number): Hidden | null {
  const random = new Random(seed).fork(`pay ${kind.name} ${kind.country}`);
  const first = dayInMonth(random.integer(2022, 2024), random.integer(1, 12), 1);
  const cut = nextMonth(first, random.integer(...(kind.monthsSeen ?? [12, 15])));
  const asOf = random.chance(0.6)
    ? addDays(`${cut}-01`, -1)
    : `${nextMonth(cut, -1)}-${random.integer(10, 27)}`;
  const from = `${nextMonth(asOf, 1)}-01`;
  const to = addDays(`${nextMonth(asOf, 2)}-01`, -1);
  const yearTo = addDays(`${nextMonth(asOf, 13)}-01`, -1);
  const days = kind.schedule(random.fork('schedule'), first).paydays(first, yearTo);
  const payments = paidBetween(kind, random, days, asOf);
  const seen = payments.filter(({ day }) => day <= asOf);
  if (seen.length < 3) return null;
  const result = verifyIncome(
    {
      accountId: 'hidden',
      countryCode: kind.country,
      currencyCode: kind.country === 'GB' ? 'GBP' : 'USD',
      historyStart: first,
      transactions: seen.map(({ day, pence }, index) => ({
        transactionId: `p${index}`,
        description: kind.wording,
        amount: pence / 100,
        creditDebitIndicator: 'Credit',
        status: 'Booked',
        bookingDate: day,
      })),
    },
    { asOf },
  );
  const isScheduled = !kind.name.includes(' as ');
  const perMonth = seen.length / monthsIn(first, asOf);
  const paidShare = isScheduled ? seen.length / days.filter(day => day <= asOf).length : 1;
  const latest = seen.slice(-Math.ceil(seen.length / 2));
  const months = Math.max(1, latest.length / (seen.length / monthsIn(first, asOf)));
  return {
    seen,
    hidden: payments.filter(({ day }) => day > asOf),
    asOf,
    month: [from, to],
    paydays: {
      month: (isScheduled ? days.filter(day => day >= from && day <= to).length : perMonth) * paidShare,
      year: (isScheduled ? days.filter(day => day >= from).length : 12 * perMonth) * paidShare,
    },
    yearTo,
    usual: latest.reduce((sum, { pence }) => sum + pence, 0) / months,
    result,
  };
}

function monthsIn(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 / 30.44;
}

/** It is paid at least to `asOf`; after that it may end in any month. */
function paidBetween(kind: PayKind, random: Random, days: readonly string[], asOf: string): Payday[] {
  const { endsInMonth = ENDS_IN_MONTH, risesIn } = kind;
  const [least, most] = kind.level;
  let level = 100 * random.integer(least, most) + random.integer(0, 99);
  const riseMonth = risesIn === undefined ? random.integer(1, 12) : risesIn;
  const share = kind.shares(random.fork('shares'));
  const chances = random.fork('ends');
  const rises = random.fork('rises');
  const payments: Payday[] = [];
  let month = (days[0] as string).slice(0, 7);
  for (const day of days) {
    let hasEnded = false;
    while (month < day.slice(0, 7)) {
      month = nextMonth(month);
      if (month > asOf.slice(0, 7) && chances.chance(endsInMonth)) hasEnded = true;
      if (Number(month.slice(5)) === riseMonth && rises.chance(0.85)) level *= 1 + rises.between(0, 0.055);
      else if (rises.chance(0.004)) level *= rises.between(0.8, 1.15);
    }
    if (hasEnded) break;
    const pence = Math.round(level * share(day));
    if (pence > 50_00) payments.push({ day, pence });
  }
  return payments;
}
