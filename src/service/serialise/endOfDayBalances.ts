/** End-of-day balances: a row for every day, also those on which nothing moved. */
import { dayOf, textOf } from '../../base/calendar.js';
import { majorOf, minorOf } from '../../base/money.js';
import type { EndOfDayBalance as RebuiltBalance } from '../../model/health.js';
import { readEach } from '../../schema/read.js';
import { type EndOfDayBalance, endOfDayBalanceListSchema } from '../schemas/account.js';

type CarriedBalance = Pick<RebuiltBalance, 'date' | 'balance'>;

/** `days`: of one account, as `endOfDayBalances` gives them: in order, without those on which nothing moved. */
export function serialiseEndOfDayBalances(days: readonly CarriedBalance[]): EndOfDayBalance[] {
  return days.flatMap(({ date, balance }, index) => {
    const next = days[index + 1];
    const length = next === undefined ? 1 : dayOf(next.date) - dayOf(date);
    return Array.from({ length }, (_, later) => ({
      date: textOf(dayOf(date) + later),
      balance: {
        amount: Math.abs(balance),
        creditDebitIndicator: balance < 0 ? ('Debit' as const) : ('Credit' as const),
      },
    }));
  });
}

/** Every row, also those that repeat the day before. A debit balance is below zero. */
export function parseEndOfDayBalances(body: unknown): CarriedBalance[] {
  return readEach(endOfDayBalanceListSchema, body).map(({ date, balance }) => ({
    date,
    balance: majorOf(minorOf(balance.amount) * (balance.creditDebitIndicator === 'Debit' ? -1 : 1)),
  }));
}
