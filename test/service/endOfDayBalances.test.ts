/** End-of-day balances as the service writes them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDayBalances } from '../../src/index.js';
import {
  MOST_DAYS_OF_BALANCES,
  parseEndOfDayBalances,
  serialiseEndOfDayBalances,
} from '../../src/service.js';
import { credit, debit, only, refusal } from '../support/build.js';
import { addDays } from '../support/dates.js';
import { holds } from '../support/property.js';

describe('end-of-day balances', () => {
  it('have a row for every day, the quiet ones too, and say when they are overdrawn', () => {
    const account = only(
      endOfDayBalances({
        accounts: [
          {
            accountId: 'a',
            currencyCode: 'GBP',
            balances: { current: { amount: 30, creditDebitIndicator: 'Credit' } },
            transactions: [
              debit('2026-03-02', 75.5, 'TESCO STORES 3021'),
              credit('2026-03-05', 100, 'QUENDALE LTD SALARY BGC'),
            ],
          },
        ],
      }).accounts,
    );
    expect(serialiseEndOfDayBalances(account.days)).toEqual([
      { date: '2026-03-02', balance: { amount: 70, creditDebitIndicator: 'Debit' } },
      { date: '2026-03-03', balance: { amount: 70, creditDebitIndicator: 'Debit' } },
      { date: '2026-03-04', balance: { amount: 70, creditDebitIndicator: 'Debit' } },
      { date: '2026-03-05', balance: { amount: 30, creditDebitIndicator: 'Credit' } },
    ]);
    expect(serialiseEndOfDayBalances(account)).toEqual(serialiseEndOfDayBalances(account.days));
    expect(
      refusal(() => serialiseEndOfDayBalances({ accounts: [account] } as never)).issues[0]?.path,
    ).toEqual(['days']);
  });

  it('of every day are read back as they were written', () => {
    holds(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 40 }), pence => {
        const days = pence.map((minor, index) => ({
          date: addDays('2025-12-20', index),
          balance: minor / 100 + 0,
        }));
        expect(parseEndOfDayBalances(serialiseEndOfDayBalances(days))).toEqual(days);
      }),
    );
  });

  const between = (first: string, last: string) => [
    { date: first, balance: 1 },
    { date: last, balance: 2 },
  ];

  it('span twenty-five years at most, and the error says which days they span', () => {
    const last = addDays('2000-01-01', MOST_DAYS_OF_BALANCES - 1);
    expect(serialiseEndOfDayBalances(between('2000-01-01', last))).toHaveLength(MOST_DAYS_OF_BALANCES);
    const beyond = refusal(() => serialiseEndOfDayBalances(between('2000-01-01', addDays(last, 1))));
    expect(beyond.issues[0]).toMatchObject({ path: ['days'], code: 'too_many_days' });
    const { message } = refusal(() => serialiseEndOfDayBalances(between('1900-01-01', '9999-12-31')));
    expect(message).toBe(
      'days: must span at most 9132 days (25 years), since every day between is written; from 1900-01-01 to 9999-12-31 there are 2958464. Give only the days that are asked for',
    );
  });

  it.each(['2026-01-01', '2025-12-31'])(
    'are refused where a day is not later than the one before: %s',
    date => {
      const error = refusal(() => serialiseEndOfDayBalances(between('2026-01-01', date)));
      expect(error.message).toBe(
        'days[1].date: must be later than 2026-01-01, the day before it in the list',
      );
    },
  );

  it('are refused where a balance is too large to tell pence apart', () => {
    const balance = { amount: Number.MAX_VALUE, creditDebitIndicator: 'Credit' };
    const error = refusal(() => parseEndOfDayBalances([{ date: '2026-01-01', balance }]));
    expect(error.issues[0]?.path).toEqual([0, 'balance', 'amount']);
  });
});
