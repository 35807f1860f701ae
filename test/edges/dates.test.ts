/** Days: as written, that exist, and the one the calculation stands on. */
import { describe, expect, it } from 'vitest';
import {
  analyse,
  assessConsumerFinancialHealth,
  type Transaction,
  validateForScore,
} from '../../src/index.js';
import {
  affordability,
  at,
  credit,
  credits,
  debit,
  debits,
  enrich,
  income,
  only,
  refusal,
  streamCalled,
} from '../support/build.js';
import { monthly } from '../support/dates.js';

const PAY = 'NORTHGATE LOGISTICS LTD SALARY BGC';

describe('a booking date', () => {
  it.each([
    '2026-01-31',
    '2026-01-31T00:00:00Z',
    '2026-01-31T23:59:59-12:00',
    '2026-01-31T00:00:00+14:00',
    '2026-01-31T23:59:59.999+05:30',
    '2026-01-31 10:15',
  ])('of %s is the last day of January, as written', bookingDate => {
    const result = income([credit(bookingDate, 2000, PAY)]);
    expect(result.meta.asOf).toBe('2026-01-31');
    expect(only(result.incomeStreams)).toMatchObject({ firstDate: '2026-01-31', lastDate: '2026-01-31' });
    expect(at(result.incomeStreamsSummary.months, 0)).toEqual({ year: 2026, month: 1, income: 2000 });
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '2023-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '2026-02-30T10:00:00Z',
    '31/01/2026',
    '2026-1-5',
    '20260131',
    '2026-01',
    '2026-01-31T10:00:00 BST',
    ' 2026-01-31',
    '+002026-01-31',
    '',
  ])('of %j is refused by name', bookingDate => {
    const { path, message } = only(refusal(() => enrich([credit(bookingDate, 10, PAY)])).issues);
    expect(path).toEqual(['transactions', 0, 'bookingDate']);
    expect(message).toContain('bookingDate');
  });

  it.each(['2024-02-29', '2000-02-29', '2096-02-29'])('of the leap day %s is a day', bookingDate => {
    expect(income([credit(bookingDate, 10, PAY)]).meta.asOf).toBe(bookingDate);
  });
});

describe('asOf', () => {
  const rows = [
    credit('2026-01-28', 2000, PAY),
    credit('2026-02-27', 2000, PAY),
    debit('2026-02-20', 30, 'TESCO STORES 3021'),
  ];

  it('is the latest booked day by default, whatever is pending later', () => {
    expect(income(rows).meta.asOf).toBe('2026-02-27');
    const pending = debit('2026-03-20', 5, 'ARGOS', { status: 'Pending' });
    for (const { meta } of [income([...rows, pending]), affordability([pending, ...rows])])
      expect(meta).toMatchObject({
        asOf: '2026-02-27',
        ignored: [{ transactionId: pending.transactionId, reason: 'pending' }],
      });
  });

  it('is null without transactions', () => {
    expect(income([]).meta.asOf).toBeNull();
  });

  it('sets later transactions aside, listed, and keeps those of its own day', () => {
    const result = income(rows, {}, { asOf: '2026-02-20' });
    expect(result.meta).toMatchObject({ asOf: '2026-02-20', transactionCount: 3 });
    expect(result.meta.ignored).toEqual([
      { transactionId: at(rows, 1).transactionId, reason: 'after-as-of' },
    ]);
    expect(result.incomeStreamsSummary.total).toBe(2000);
    const spent = affordability(rows, {}, { asOf: '2026-02-20' });
    expect(at(spent.monthAffordabilities, 0)).toMatchObject({
      year: 2026,
      month: 2,
      flexibleCosts: 30,
      incomeForMonth: 0,
    });
  });

  it('leaves later transactions enriched, in their place', () => {
    const result = enrich(rows, { asOf: '2026-01-01' });
    expect(result.map(({ transactionId }) => transactionId)).toEqual(
      rows.map(({ transactionId }) => transactionId),
    );
    expect(at(result, 1).enrichedData.category.slug).toBe('salary');
  });

  it('may lie after the data: the months move on with it', () => {
    const { incomeStreamsSummary } = income(rows, {}, { asOf: '2026-05-10' });
    expect(at(incomeStreamsSummary.months, 0)).toEqual({ year: 2026, month: 5, income: 0 });
    expect(at(incomeStreamsSummary.months, 3)).toEqual({ year: 2026, month: 2, income: 2000 });
  });

  it.each([
    '1989-12-31',
    '2099-01-01',
    '1900-01-01',
    '9999-12-31',
    '2026-02-30',
    '2026-02-28T10:00:00Z',
    'today',
    '',
    20260228,
    new Date(0),
  ])('of %j is refused', asOf => {
    const error = refusal(() => income(rows, {}, { asOf } as never));
    expect(only(error.issues).path).toEqual(['options', 'asOf']);
  });
});

describe.each(['GB', 'US'] as const)('a date that no bank means, in %s,', countryCode => {
  const country = { countryCode, currencyCode: countryCode === 'GB' ? 'GBP' : 'USD' } as const;
  const balances = { current: { amount: 500, creditDebitIndicator: 'Credit' } } as const;
  const analysed = (transactions: readonly Transaction[]) =>
    analyse({ ...country, accountId: 'a', accountType: 'Personal', balances, transactions });
  const wages = credits(monthly(28, 2025, 1, 12), 2000, PAY);
  const sentinels = ['9999-12-31', '2099-01-01', '1989-12-31', '1970-01-01', '1900-01-01'];

  it.each(sentinels)('such as %s, sets no asOf and counts in nothing', date => {
    const before = analysed(wages);
    const stray = [credit(date, 2000, PAY), debit(date, 70, 'TESCO STORES 3021', { status: 'Pending' })];
    const after = analysed([...wages, ...stray]);
    const reasons = stray.map(({ transactionId, status }) => ({
      transactionId,
      reason: status === 'Pending' ? 'pending' : 'implausible-date',
    }));
    expect(after.meta).toMatchObject({ asOf: before.meta.asOf, transactionCount: 14, ignored: reasons });
    expect(after.income?.incomeStreams).toEqual(before.income?.incomeStreams);
    expect(after.affordability?.monthAffordabilities).toEqual(before.affordability?.monthAffordabilities);
    expect(after.financialHealth?.accounts).toEqual(before.financialHealth?.accounts);
    expect(after.scoreValidation?.failures).toEqual(before.scoreValidation?.failures);
    expect(after.scoreValidation?.meta.ignored).toEqual(reasons);
    expect(after.enrichment?.transactions).toHaveLength(14);
  });

  it('is set aside by financial health and score validation on their own too', () => {
    const transactions = [...wages, debit('9999-12-31', 10, 'TESCO STORES 3021')];
    const account = { accountId: 'a', currencyCode: country.currencyCode, balances, transactions };
    expect(assessConsumerFinancialHealth({ countryCode, accounts: [account] }).meta).toMatchObject({
      asOf: '2025-12-28',
      ignored: [{ reason: 'implausible-date' }],
    });
    expect(validateForScore({ account, transactions }).meta).toMatchObject({
      asOf: '2025-12-28',
      ignored: [{ reason: 'implausible-date' }],
    });
  });

  it('is null as asOf where no transaction has another', () => {
    expect(analysed(credits(sentinels, 2000, PAY)).meta.asOf).toBeNull();
  });

  it('has no month of affordability, though the history began long ago', () => {
    const { affordability: none } = analyse({
      ...country,
      accountId: 'a',
      historyStart: '1950-01-01',
      transactions: credits(sentinels, 2000, PAY),
    });
    expect(none?.monthAffordabilities).toEqual([]);
  });
});

describe('pending transactions', () => {
  const booked = credits(monthly(28, 2025, 7, 6), 2000, PAY);
  const pending = [
    credit('2025-12-28', 777, PAY, { status: 'Pending' }),
    debit('2025-12-28', 88, 'TESCO STORES 3021', { status: 'Pending' }),
  ];

  it('are enriched as booked ones are', () => {
    const rows = enrich(pending);
    expect(rows.map(({ enrichedData }) => enrichedData.category.slug)).toEqual(['salary', 'groceries']);
  });

  it('count in no total and no stream, and are listed', () => {
    const result = income([...booked, ...pending]);
    expect(streamCalled(result, 'Northgate Logistics').total).toBe(12_000);
    expect(result.creditsNotCounted).toEqual([]);
    expect(result.meta.ignored).toEqual(
      pending.map(({ transactionId }) => ({ transactionId, reason: 'pending' })),
    );
    const { monthAffordabilities } = affordability([...booked, ...pending]);
    expect(at(monthAffordabilities, 0)).toMatchObject({ incomeForMonth: 2000, flexibleCosts: 0 });
  });

  it('pair with no transfer and return no purchase', () => {
    const rows = enrich([
      debit('2025-12-01', 40, 'TRANSFER TO 12345678', { accountId: 'a' }),
      credit('2025-12-01', 40, 'TRANSFER FROM 87654321', { accountId: 'b', status: 'Pending' }),
      debit('2025-12-02', 20, 'ARGOS'),
      credit('2025-12-05', 20, 'ARGOS REFUND', { status: 'Pending' }),
    ]);
    expect(rows.map(({ transfer }) => transfer)).toEqual([null, null, null, null]);
    expect(rows.map(({ enrichedData }) => enrichedData.refundOf)).toEqual([null, null, null, null]);
  });
});

describe('29 February', () => {
  it('can be the day a calculation stands on', () => {
    const rows = credits(['2023-11-30', '2023-12-29', '2024-01-31', '2024-02-29'], 2000, PAY);
    const result = income(rows, {}, { asOf: '2024-02-29' });
    const stream = only(result.incomeStreams);
    expect(stream).toMatchObject({ frequency: 'Monthly', status: 'Active', estimatedIncome: 2000 });
    // 31 March 2024 is Easter Sunday and the 29th is Good Friday.
    expect(stream.nextExpectedDate?.expected).toBe('2024-03-28');
    expect(at(result.incomeStreamsSummary.months, 0)).toEqual({ year: 2024, month: 2, income: 2000 });
    expect(at(result.incomeStreamsSummary.months, 11)).toEqual({ year: 2023, month: 3, income: 0 });
  });

  it('completes its month: February is not partial when asOf is its last day', () => {
    const rows = [...credits(monthly(29, 2023, 12, 3), 2000, PAY), debit('2023-12-01', 9, 'ARGOS')];
    const months = affordability(rows, {}, { asOf: '2024-02-29' }).monthAffordabilities;
    expect(months.map(({ monthDateTime, isPartial }) => [monthDateTime, isPartial])).toEqual([
      ['2024-02-01', false],
      ['2024-01-01', false],
      ['2023-12-01', false],
    ]);
  });

  it('holds the pay of the 31st in a leap year, and 28 February in others', () => {
    for (const [year, paid] of [
      [2024, '2024-02-29'],
      [2023, '2023-02-28'],
    ] as const) {
      const days = [...monthly(31, year - 1, 9, 5), paid];
      const stream = only(income(credits(days, 2000, PAY)).incomeStreams);
      expect(stream).toMatchObject({ frequency: 'Monthly', status: 'Active', lastDate: paid });
      expect(stream.nextExpectedDate?.expected.slice(0, 7)).toBe(`${year}-03`);
    }
  });

  it('holds a quarterly payment of the last day of November', () => {
    const days = ['2023-05-31', '2023-08-31', '2023-11-30', '2024-02-29'];
    const result = income(credits(days, 900, 'HARBOUR PENSIONS ANNUITY BGC'), {}, { asOf: '2024-02-29' });
    const stream = only(result.incomeStreams);
    expect(stream).toMatchObject({ frequency: 'Quarterly', status: 'Active', estimatedIncome: 300 });
    expect(stream.nextExpectedDate?.expected).toBe('2024-05-31');
  });

  it('starts the twelve months in March of the year before', () => {
    const before = credit('2023-02-28', 2000, PAY);
    const first = credit('2023-03-01', 2000, PAY);
    const result = income([before, first], {}, { asOf: '2024-02-29' });
    expect(result.meta.ignored).toEqual([{ transactionId: before.transactionId, reason: 'before-period' }]);
    expect(result.incomeStreamsSummary.total).toBe(2000);
  });

  it('never falls out of a monthly table of costs', () => {
    const rows = debits(monthly(31, 2023, 10, 6), 50, 'THAMES WATER DDR');
    const { monthAffordabilities } = affordability(rows, {}, { asOf: '2024-03-31' });
    expect(monthAffordabilities.map(({ fixedCosts }) => fixedCosts)).toEqual([50, 50, 50, 50, 50, 50]);
  });
});

describe('a date that cannot be written', () => {
  it('is not expected of a stream at the end of the days that count', () => {
    const { incomeStreams } = income(credits(monthly(28, 2098, 5, 8), 2000, PAY));
    expect(incomeStreams).toHaveLength(1);
    for (const { nextExpectedDate } of incomeStreams) {
      for (const date of Object.values(nextExpectedDate ?? {})) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});
