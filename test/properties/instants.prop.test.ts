/** A booking date that is an instant is a day of the account's time zone, in every function. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  analyse,
  assessAffordability,
  type CountryCode,
  type RequestWarning,
  type TimeZone,
  type Transaction,
  verifyIncome,
} from '../../src/index.js';
import { type Ledger, ledger, MAIN_ACCOUNT } from '../support/arbitraries.js';
import { credit, credits, only, refusal } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { FUNCTIONS, resultOf } from '../support/functions.js';
import { atInstants, dayIn, instantOn, OFFSETS, withoutDates, ZONES } from '../support/instants.js';
import { holds } from '../support/property.js';

const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), {
  minLength: 1,
  maxLength: 40,
});
const PAY = { GB: 'NORTHGATE LOGISTICS LTD SALARY BGC', US: 'ACME PAYROLL PPD ID: 1' } as const;

/** An account with plain days, and the same one with an instant of each day. */
const twice = ledger({ hasSecondAccount: true })
  .filter(({ transactions }) => transactions.length > 0)
  .chain(({ country, transactions }) =>
    fc.tuple(
      fc.constant(transactions),
      fc.constantFrom(...ZONES[country]),
      shares,
      fc.constantFrom(...OFFSETS),
    ),
  )
  .map(([plain, timeZone, parts, offset]) => ({
    plain,
    timeZone,
    instants: atInstants(plain, timeZone ?? 'Europe/London', parts, offset),
  }));

describe.each(FUNCTIONS)('$name', engine => {
  it('gives of instants what it gives of their days, apart from the echo', () => {
    holds(
      fc.property(twice, ({ plain, timeZone, instants }) => {
        const found = resultOf(engine, instants, { timeZone });
        expect(withoutDates(found)).toEqual(withoutDates(resultOf(engine, plain, { timeZone })));
        expect(warningsOf(found)).toEqual([]);
      }),
      6,
    );
  });

  it('never moves midnight or the last second, whatever offset is written behind it', () => {
    holds(
      fc.property(
        ledger({ hasSecondAccount: true }).chain(drawn => fc.tuple(fc.constant(drawn), zoneOf(drawn))),
        fc.constantFrom('T00:00:00', 'T00:00', 'T23:59:59', 'T23:59:59.999', ' 00:00:00.000'),
        fc.constantFrom('Z', '+00:00', '-05:00', '+05:30', '+14', '-1200', ''),
        ([{ transactions }, timeZone], time, offset) => {
          const dates = transactions.map(row => ({
            ...row,
            bookingDate: `${row.bookingDate}${time}${offset}`,
          }));
          const found = resultOf(engine, dates, { timeZone });
          expect(withoutDates(found)).toEqual(withoutDates(resultOf(engine, transactions)));
        },
      ),
      12,
    );
  });

  it('leaves the day as written where an American account has no time zone, and counts the rows', () => {
    holds(
      fc.property(
        ledger({ hasSecondAccount: true }),
        shares,
        fc.constantFrom(...OFFSETS),
        (drawn, parts, offset) => {
          const zone = drawn.country === 'US' ? 'America/New_York' : 'Europe/London';
          // Every other row is a plain day.
          const rows = atInstants(drawn.transactions, zone, parts, offset).map((row, index) =>
            index % 2 === 0 ? row : (drawn.transactions[index] as Transaction),
          );
          const found = resultOf(engine, rows);
          const isAmerican = drawn.country === 'US';
          const asWritten = rows.map(row => ({ ...row, bookingDate: row.bookingDate.slice(0, 10) }));
          const days = isAmerican ? asWritten : drawn.transactions;
          expect(figuresOf(found)).toEqual(figuresOf(resultOf(engine, days)));
          const count = isAmerican ? Math.ceil(rows.length / 2) : 0;
          expect(warningsOf(found).map(warning => [warning.code, warning.member, warning.count])).toEqual(
            count === 0 ? [] : [['utc-instants', 'bookingDate', count]],
          );
          for (const { path, message } of warningsOf(found)) {
            const request: unknown = engine.requestFor(rows);
            expect(path.reduce<unknown>((value, key) => Object(value)[key], request)).toContain('T');
            expect(message).toContain('options.timeZone');
          }
        },
      ),
      12,
    );
  });

  it.each([
    ['Europe/Lodnon', 'Europe/London'],
    ['america/new_york', 'America/New_York'],
    ['America/New York', 'America/New_York'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['Asia/Tokyo', null],
    [7, null],
    [null, null],
  ])('refuses the time zone %j by name', (timeZone, meant) => {
    const issue = only(refusal(() => resultOf(engine, [], { timeZone } as never)).issues);
    expect(issue.path).toEqual(['options', 'timeZone']);
    expect(issue.message).toContain('options.timeZone: must be a time zone such as Europe/London');
    expect(issue.message).toContain(`got ${JSON.stringify(timeZone)}`);
    expect(issue.message.endsWith('?')).toBe(meant !== null);
    if (meant !== null) expect(issue.message).toContain(`did you mean "${meant}"?`);
  });

  it('refuses a time zone that stands in the request', () => {
    const request = { ...engine.requestFor([]), timeZone: 'Europe/London' };
    const issue = only(refusal(() => engine.call(request as never)).issues);
    expect(issue.path).toEqual(['timeZone']);
    expect(issue.message).toContain('is an option');
  });
});

describe('pay on the first of the month, in summer', () => {
  it('stays in its month where British midnight is sent as 23:00 of the day before in UTC', () => {
    const rows = [4, 5, 6, 7, 8].map(month =>
      credit(`2025-0${month - 1}-${month === 5 || month === 7 ? 30 : 31}T23:00:00Z`, 2000, PAY.GB),
    );
    const { monthAffordabilities } = assessAffordability({
      currencyCode: 'GBP',
      transactions: [...rows, credit('2025-03-03', 5, 'GREENE KING REFUND')],
    });
    const found = monthAffordabilities.map(({ month, incomeForMonth }) => [month, incomeForMonth]);
    expect(found.slice(0, 5)).toEqual([8, 7, 6, 5, 4].map(month => [month, 2000]));
  });
});

describe('the accounts of one request', () => {
  const account = (accountId: string, country: CountryCode, transactions: readonly Transaction[]) => ({
    accountId,
    ...placeOf(transactions),
    countryCode: country,
    currencyCode: country === 'GB' ? ('GBP' as const) : ('USD' as const),
    transactions,
  });
  const evening = '2026-06-30T23:30:00Z';

  it('are warned of where their own country keeps several times, once in the whole result', () => {
    const accounts = [
      account('gb', 'GB', [credit(evening, 2000, PAY.GB)]),
      account('us', 'US', credits([evening, '2026-06-02', evening], 2000, PAY.US)),
    ];
    const result = analyse({ accounts });
    expect(only(result.meta.warnings)).toMatchObject({
      code: 'utc-instants',
      count: 2,
      path: ['accounts', 1, 'transactions', 0, 'bookingDate'],
    });
    expect(result.accounts.flatMap(({ meta }) => meta.warnings)).toEqual([]);
    expect(result.meta.asOf).toBe('2026-07-01');
    expect(analyse({ accounts }, { timeZone: 'America/New_York' }).meta).toMatchObject({
      asOf: '2026-06-30',
      warnings: [],
    });
  });

  it('take the country of the request where they name none', () => {
    const { countryCode: _country, ...nameless } = account('a', 'US', [credit(evening, 2000, PAY.US)]);
    expect(analyse({ countryCode: 'GB', accounts: [nameless] }).meta.asOf).toBe('2026-07-01');
    expect(analyse({ accounts: [nameless] }).meta).toMatchObject({
      asOf: '2026-06-30',
      warnings: [{ code: 'utc-instants' }],
    });
  });
});

it('an instant at the end of the calendar is a day that can be written', () => {
  const row = credit('9999-12-31T23:30:00-05:00', 10, PAY.GB);
  const { meta } = verifyIncome({ accountId: MAIN_ACCOUNT, currencyCode: 'GBP', transactions: [row] });
  expect(only(meta.ignored).reason).toBe('implausible-date');
});

it('instants of the tests lie on their day', () => {
  for (const zone of ['Europe/London', 'America/Los_Angeles'])
    for (const date of ['2025-03-09', '2025-03-30', '2025-10-26', '2025-11-02', '2026-01-01'])
      for (const share of [0, 0.04, 0.5, 0.99999])
        for (const offset of OFFSETS)
          expect(dayIn(zone, Date.parse(instantOn(date, share, zone, offset)))).toBe(date);
});

function zoneOf({ country }: Ledger): fc.Arbitrary<TimeZone | undefined> {
  return fc.constantFrom(...ZONES[country]);
}

function warningsOf(result: object): readonly RequestWarning[] {
  return (result as { readonly meta: { readonly warnings: readonly RequestWarning[] } }).meta.warnings;
}

function figuresOf(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(withoutDates(value), (name, member) => (name === 'warnings' ? undefined : member)),
  );
}
