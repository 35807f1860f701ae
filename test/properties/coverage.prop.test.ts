/** What a year of data is: 365 days from the start of the history to `asOf`, whatever moved in them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountRequest,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  type CountryCode,
  type InsightsOptions,
  type Transaction,
} from '../../src/index.js';
import { CURRENCY, country } from '../support/country.js';
import { addDays } from '../support/dates.js';
import { historyOf } from '../support/history.js';
import { holds } from '../support/property.js';
import { WORDING } from '../support/wording.js';

const SLOWER = 2;
const ALL_FIVE = [30, 60, 90, 180, 360];
const FIRST_ONLY = [30, 60, 90, 90, 90];
const ENGINES = [
  { name: 'assessConsumerFinancialHealth', assess: assessConsumerFinancialHealth },
  { name: 'assessBusinessFinancialHealth', assess: assessBusinessFinancialHealth },
] as const;

const day = fc.integer({ min: 0, max: 1500 }).map(after => addDays('2023-01-01', after));
/** Days before `asOf` on which something is booked; `latest` and `earliest` among them. */
const backFrom = (latest: number, earliest: number) =>
  fc
    .uniqueArray(fc.integer({ min: latest, max: earliest }), { maxLength: 40 })
    .map(some => [...new Set([latest, ...some, earliest])]);
/** Payments that are not booked, on any day before or after. */
const pendingBack = fc.array(fc.integer({ min: -60, max: 500 }), { maxLength: 3 });

interface Account {
  readonly code: CountryCode;
  readonly asOf: string;
  readonly booked: readonly number[];
  readonly pending?: readonly number[];
  readonly startedBack?: number | null;
}

function accountOf({ code, asOf, booked, pending = [], startedBack = null }: Account): AccountRequest {
  const row = (status: 'Booked' | 'Pending') => (back: number, index: number) =>
    ({
      transactionId: `${status} ${index}`,
      description: WORDING[code].shops[back % 3] ?? '',
      amount: '10.00',
      creditDebitIndicator: 'Debit',
      status,
      bookingDate: addDays(asOf, -back),
    }) satisfies Transaction;
  return {
    accountId: 'main',
    currencyCode: CURRENCY[code],
    balances: { current: { amount: 500, creditDebitIndicator: 'Credit' } },
    historyStart: startedBack === null ? null : addDays(asOf, -startedBack),
    transactions: [...pending.map(row('Pending')), ...booked.map(row('Booked'))],
  };
}

describe.each(ENGINES)('$name', ({ assess }) => {
  const periodsOf = (account: Account, options: InsightsOptions = { asOf: account.asOf }) =>
    Object.values(assess({ accounts: [accountOf(account)] }, options).accounts[0]?.periods ?? {});
  const daysOf = (periods: ReturnType<typeof periodsOf>) =>
    periods.map(({ coverage }) => coverage.daysAvailable);

  it('measures 180 and 360 days on 365 days from the given start, and repeats 90 on 364', () => {
    const started = fc
      .oneof(fc.constantFrom(363, 364, 365), fc.integer({ min: 90, max: 800 }))
      .chain(startedBack =>
        fc.record({
          code: country,
          asOf: day,
          startedBack: fc.constant(startedBack),
          booked: fc.uniqueArray(fc.integer({ min: 0, max: startedBack }), { maxLength: 20 }),
          pending: pendingBack,
        }),
      );
    holds(
      fc.property(started, account => {
        const isYear = account.startedBack + 1 >= 365;
        const periods = periodsOf(account);
        expect(daysOf(periods)).toEqual(isYear ? ALL_FIVE : FIRST_ONLY);
        expect(periods.map(({ coverage }) => coverage.carriedFrom !== null)).toEqual(
          ALL_FIVE.map(days => days > 90 && !isYear),
        );
        for (const { coverage } of periods)
          expect(coverage).toMatchObject({
            historyFrom: addDays(account.asOf, -account.startedBack),
            basis: 'given',
          });
      }),
      SLOWER,
    );
  });

  it('measures all five periods of a year with rows on days 2 to 363, with a given start and without', () => {
    const year = fc.record({
      code: country,
      asOf: day,
      booked: backFrom(2, 363),
      pending: pendingBack,
      startedBack: fc.constantFrom(364, null),
    });
    holds(
      fc.property(year, account => {
        const periods = periodsOf(account);
        expect(daysOf(periods)).toEqual(ALL_FIVE);
        const { historyFrom, basis } = periods[0]?.coverage ?? {};
        expect(historyFrom).toBe(addDays(account.asOf, -364));
        expect(basis).toBe(account.startedBack === null ? 'usual-gap' : 'given');
      }),
      SLOWER,
    );
  });

  it('counts silence before the first row as covered when it is no longer than the usual gap and than seven days', () => {
    const steady = fc
      .integer({ min: 1, max: 10 })
      .chain(gap => {
        // On both sides of each limit.
        const late = fc.oneof(
          fc.constantFrom(gap, gap + 1),
          fc.constantFrom(7, 8),
          fc.integer({ min: -3, max: 11 }),
        );
        return fc.record({ gap: fc.constant(gap), late });
      })
      .chain(({ gap, late }) =>
        fc.record({
          gap: fc.constant(gap),
          late: fc.constant(late),
          code: country,
          asOf: day,
          count: fc.integer({ min: 2, max: Math.floor((364 - late) / gap) }),
          rowsADay: fc.integer({ min: 1, max: 3 }),
          pending: pendingBack,
        }),
      );
    holds(
      fc.property(steady, ({ gap, late, count, rowsADay, ...account }) => {
        const booked = Array.from({ length: count }, (_, index) => 364 - late - index * gap).flatMap(back =>
          Array.from({ length: rowsADay }, () => back),
        );
        const periods = periodsOf({ ...account, booked });
        const isCovered = late <= Math.min(gap, 7);
        expect(daysOf(periods)).toEqual(isCovered ? ALL_FIVE : FIRST_ONLY);
        const isInferred = isCovered && late > 0;
        expect(periods[0]?.coverage).toMatchObject({
          historyFrom: addDays(account.asOf, -364 + (isInferred ? 0 : late)),
          basis: isInferred ? 'usual-gap' : 'first-row',
        });
      }),
      SLOWER,
    );
  });

  it('says of any account from which day its history is known, and how', () => {
    const any = fc.integer({ min: 350, max: 372 }).chain(first =>
      fc.record({
        code: country,
        asOf: day,
        booked: backFrom(0, first),
        pending: pendingBack,
        startedBack: fc.option(fc.integer({ min: -5, max: 380 })),
      }),
    );
    holds(
      fc.property(any, account => {
        const { booked, asOf, startedBack } = account;
        const first = Math.max(...booked);
        const isGiven = startedBack !== null && startedBack >= first;
        const inferred = historyOf(
          booked.map(back => addDays(asOf, -back)),
          asOf,
        );
        const expected = isGiven
          ? { historyFrom: addDays(asOf, -startedBack), basis: 'given' }
          : startedBack === null
            ? inferred
            : { historyFrom: addDays(asOf, -first), basis: 'first-row' };
        const isYear = expected.historyFrom !== null && expected.historyFrom <= addDays(asOf, -364);
        // The default is the last booked day.
        for (const periods of [periodsOf(account), periodsOf(account, {})]) {
          expect(daysOf(periods)).toEqual(isYear ? ALL_FIVE : FIRST_ONLY);
          for (const { coverage } of periods) expect(coverage).toMatchObject(expected);
        }
      }),
      SLOWER,
    );
  });
});
