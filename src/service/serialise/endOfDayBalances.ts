/** End-of-day balances: a row for every day, also those on which nothing moved. */

import { dayOf, type EpochDay, textOf } from '../../base/calendar.js';
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { majorOf, minorOf } from '../../base/money.js';
import type { EndOfDayBalance as RebuiltBalance } from '../../model/health.js';
import { issueAt } from '../../schema/issue.js';
import type { EndOfDayBalance } from '../schemas/account.js';
import { readGiven } from '../schemas/door.js';
import { rebuiltDaysSchema, writtenDaysSchema } from '../schemas/endOfDays.js';

type CarriedBalance = Pick<RebuiltBalance, 'date' | 'balance'>;

/** 25 years: more than banks keep, and few enough that one date far off does not become millions of rows. */
export const MOST_DAYS_OF_BALANCES = 9132;

/**
 * `days`: of one account, as `endOfDayBalances` gives them: each later than the one before it, without those on which
 * nothing moved. From the first to the last, both included, there may be {@link MOST_DAYS_OF_BALANCES} days; more are
 * refused.
 */
export function serialiseEndOfDayBalances(days: readonly CarriedBalance[]): EndOfDayBalance[] {
  const given = readGiven(rebuiltDaysSchema, days, ['days']).map(({ date, balance }) => ({
    day: dayOf(date),
    balance: {
      amount: Math.abs(balance),
      creditDebitIndicator: balance < 0 ? ('Debit' as const) : ('Credit' as const),
    },
  }));
  checkDays(given.map(({ day }) => day));
  return given.flatMap(({ day, balance }, index) => {
    const length = (given[index + 1]?.day ?? day + 1) - day;
    return Array.from({ length }, (_, later) => ({ date: textOf(day + later), balance: { ...balance } }));
  });
}

/** Every row, also those that repeat the day before. A debit balance is below zero. */
export function parseEndOfDayBalances(body: unknown): CarriedBalance[] {
  return readGiven(writtenDaysSchema, body).map(({ date, balance }) => ({
    date,
    balance: majorOf(minorOf(balance.amount) * (balance.creditDebitIndicator === 'Debit' ? -1 : 1)),
  }));
}

function checkDays(days: readonly EpochDay[]): void {
  const early = days.flatMap((day, index) => {
    const before = days[index - 1];
    return before === undefined || day > before
      ? []
      : [
          issueAt(
            ['days', index, 'date'],
            'not_in_order',
            `must be later than ${textOf(before)}, the day before it in the list`,
          ),
        ];
  });
  if (early.length > 0) throw new InvalidRequestError(early);
  const first = days[0] ?? 0;
  const last = days.at(-1) ?? first;
  const count = last - first + 1;
  if (count <= MOST_DAYS_OF_BALANCES) return;
  throw new InvalidRequestError([
    issueAt(
      ['days'],
      'too_many_days',
      `must span at most ${MOST_DAYS_OF_BALANCES} days (25 years), since every day between is written; from ${textOf(first)} to ${textOf(last)} there are ${count}. Give only the days that are asked for`,
    ),
  ]);
}
