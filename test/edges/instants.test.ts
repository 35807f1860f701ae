/** Booking dates that are instants, in requests of one account and of several. */
import { describe, expect, it } from 'vitest';
import {
  analyse,
  assessAffordability,
  type CountryCode,
  type Transaction,
  verifyIncome,
} from '../../src/index.js';
import { credit, credits, only } from '../support/build.js';
import { CURRENCY } from '../support/country.js';

const PAY = { GB: 'NORTHGATE LOGISTICS LTD SALARY BGC', US: 'ACME PAYROLL PPD ID: 1' } as const;

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
    countryCode: country,
    currencyCode: CURRENCY[country],
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
  const { meta } = verifyIncome({ accountId: 'a', currencyCode: 'GBP', transactions: [row] });
  expect(only(meta.ignored).reason).toBe('implausible-date');
});
