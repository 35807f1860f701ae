/** Writes end-of-day balances with a row for every day, including days on which nothing moved. */

import { addDays, dayOf, EPOCH, type EpochDay, textOf } from '../../base/calendar.js';
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { majorOf, minorOf } from '../../base/money.js';
import type { EndOfDayBalance as RebuiltBalance } from '../../contract/health/endOfDayBalances.js';
import { issueAt } from '../../requests/issue.js';
import type { EndOfDayBalance } from '../schemas/account.js';
import { rebuiltDaysSchema, writtenDaysSchema } from '../schemas/endOfDays.js';
import { readGiven, reading } from '../schemas/readArgument.js';

type CarriedBalance = Pick<RebuiltBalance, 'date' | 'balance'>;

/**
 * The most days that a list of end-of-day balances may span: 25 years. Banks do not keep more, and without a limit one date
 * far off would become millions of rows.
 */
export const MOST_DAYS_OF_BALANCES = 9132;

/**
 * Writes the end-of-day balances of one account as `listEndOfDayBalances` answers them, with a row for every day from the
 * first to the last. A day on which nothing moved repeats the balance of the day before.
 *
 * @param days - One of the accounts that `endOfDayBalances` of the main entry answers, or its `days`: in rising order, without
 * the days on which nothing moved.
 * @throws InvalidRequestError when the days are not in order, or span more than {@link MOST_DAYS_OF_BALANCES} days.
 *
 * @example
 * ```ts
 * import { serialiseEndOfDayBalances } from 'open-banking-insights/service';
 *
 * const rows = serialiseEndOfDayBalances([
 *   { date: '2026-01-30', balance: 12.5 },
 *   { date: '2026-02-01', balance: -3 },
 * ]);
 * for (const { date, balance } of rows) console.log(date, balance.amount, balance.creditDebitIndicator);
 * // 2026-01-30 | 12.5 | Credit
 * // 2026-01-31 | 12.5 | Credit
 * // 2026-02-01 | 3 | Debit
 * ```
 */
export function serialiseEndOfDayBalances(
  days: readonly CarriedBalance[] | { readonly days: readonly CarriedBalance[] },
): EndOfDayBalance[] {
  const given = readGiven(rebuiltDaysSchema, daysIn(days), ['days']).map(({ date, balance }) => ({
    day: dayOf(date),
    balance: {
      amount: Math.abs(balance),
      creditDebitIndicator: balance < 0 ? ('Debit' as const) : ('Credit' as const),
    },
  }));
  checkDays(given.map(({ day }) => day));
  return given.flatMap(({ day, balance }, index) => {
    const length = (given[index + 1]?.day ?? day + 1) - day;
    return Array.from({ length }, (_, later) => ({
      date: textOf(addDays(day, later)),
      balance: { ...balance },
    }));
  });
}

/**
 * Reads an answer of `listEndOfDayBalances`. It keeps every row, also those that repeat the day before. A debit balance
 * becomes a number below zero.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { parseEndOfDayBalances } from 'open-banking-insights/service';
 *
 * const [day] = parseEndOfDayBalances([
 *   { date: '2026-02-01', balance: { amount: 3, creditDebitIndicator: 'Debit' } },
 * ]);
 * console.log(day?.date, day?.balance); // 2026-02-01 -3
 * ```
 */
export function parseEndOfDayBalances(body: unknown): CarriedBalance[] {
  return readGiven(writtenDaysSchema, body).map(({ date, balance }) => ({
    date,
    balance: majorOf(minorOf(balance.amount) * (balance.creditDebitIndicator === 'Debit' ? -1 : 1)),
  }));
}

function daysIn(given: unknown): unknown {
  return reading(given, () => (isAccount(given) ? given.days : given), ['days']);
}

function isAccount(given: unknown): given is { readonly days: unknown } {
  return typeof given === 'object' && given !== null && !Array.isArray(given) && 'days' in given;
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
  const first = days[0] ?? EPOCH;
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
