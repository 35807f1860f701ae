/** The day that an answer stands on, and the first day of the history: how they travel. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessAffordability,
  assessConsumerFinancialHealth,
  enrichTransactions,
  type Transaction,
  verifyIncome,
} from '../../src/index.js';
import * as service from '../../src/service.js';
import { ledger } from '../support/arbitraries.js';
import { asJson, credits, debits, only, refusal } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { addDays } from '../support/dates.js';
import { holds } from '../support/property.js';

const COUNTRIES = ['GB', 'US'] as const;
const PAYDAYS = ['2026-03-27', '2026-04-27', '2026-05-27'];
const LAST_DAY = '2026-06-02';

function quietAccount(country: 'GB' | 'US', historyStart: string | null): service.StoredAccount {
  const transactions = [
    ...credits(
      PAYDAYS,
      1800,
      country === 'GB' ? 'NORTHGATE LOGISTICS LTD SALARY BGC' : 'ACME PAYROLL PPD ID: 1',
    ),
    ...debits(['2026-04-02', '2026-05-02', LAST_DAY], 600, 'RENT'),
  ];
  return {
    account: {
      accountId: 'account',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      currencyCode: country === 'GB' ? 'GBP' : 'USD',
      historyStart,
      Servicer: null,
      Parties: null,
    },
    balances: {
      accountId: 'account',
      current: { amount: 500, creditDebitIndicator: 'Credit' },
      available: null,
    },
    transactions: service.serialiseTransactions(transactions),
  };
}

describe.each(COUNTRIES)('an account without recent activity, in %s', country => {
  const healthAt = (now: string | null) =>
    only(
      service.serialiseConsumerHealth(
        assessConsumerFinancialHealth(
          { accounts: [service.healthAccountOf(quietAccount(country, null))] },
          service.engineOptionsOf({}, now),
        ),
      ).accounts,
    );

  it('shows zeros for the last thirty days where the server passes its own day, and what derives from the balance', () => {
    const { periods, frames } = healthAt(`${addDays(LAST_DAY, 30)}T09:30:00Z`);
    expect(frames.lastThirtyDays.to).toBe(addDays(LAST_DAY, 30));
    expect(periods.lastThirtyDays).toMatchObject({
      totalCredit: 0,
      totalDebit: 0,
      creditCount: 0,
      debitCount: 0,
      averageBalance: 500,
      closingBalance: 500,
    });
    expect(periods.lastSixtyDays).toMatchObject({ totalCredit: 1800, totalDebit: 600 });
  });

  it('shows its last transactions a day earlier, and where no day is passed', () => {
    for (const now of [`${addDays(LAST_DAY, 29)}T23:59:59Z`, null])
      expect(healthAt(now).periods.lastThirtyDays.totalDebit, `${now}`).toBe(600);
  });
});

describe('the day of an engine request', () => {
  const days = fc.option(fc.integer({ min: -40, max: 400 }), { nil: undefined });
  const dayOf = (transactions: readonly Transaction[], later: number | undefined) =>
    later === undefined
      ? {}
      : { asOf: addDays((transactions[0]?.bookingDate ?? '2026-01-31').slice(0, 10), later) };

  it('stands in the body, and is the same option of the library', () => {
    holds(
      fc.property(ledger(), days, ({ transactions }, later) => {
        const options = dayOf(transactions, later);
        const request = { accountId: 'a', ...placeOf(transactions), transactions };
        const income = asJson(service.serialiseIncomeRequest(request, options));
        expect(
          verifyIncome(service.parseIncomeRequest(income.body), service.engineOptionsOf(income.body)),
        ).toEqual(verifyIncome(request, options));
        const costs = asJson(service.serialiseAffordabilityRequest(request, options));
        expect(
          assessAffordability(
            service.parseAffordabilityRequest(costs.body),
            service.engineOptionsOf(costs.body),
          ),
        ).toEqual(assessAffordability(request, options));
        const body = asJson({ ...request, ...options });
        expect(
          enrichTransactions(service.parseEnrichmentRequest(body), service.engineOptionsOf(body)),
        ).toEqual(enrichTransactions(request, options));
        for (const parsed of [
          service.parseEnrichmentRequest(body),
          service.parseIncomeRequest(body),
          service.parseAffordabilityRequest(body),
        ])
          expect(parsed).not.toHaveProperty('asOf');
      }),
    );
  });

  it('is that of the clock in the time zone of the body, of its country, or of the region, and else in UTC', () => {
    const night = '2026-06-30T23:30:00Z';
    const of = (body: object, region: 'UK' | 'US' | null = null, now: string | null = night) =>
      service.engineOptionsOf(body, now, region);
    const british = { asOf: '2026-07-01', timeZone: 'Europe/London' };
    for (const body of [{ countryCode: 'GB' }, { currencyCode: 'GBP' }, { currencyCode: 'EUR' }])
      for (const region of [null, 'UK', 'US'] as const) expect(of(body, region)).toEqual(british);
    expect(of({}, 'UK')).toEqual(british);
    expect(of({ asOf: '2026-05-31' }, 'UK')).toEqual({ ...british, asOf: '2026-05-31' });
    expect(of({}, 'UK', null)).toEqual({ timeZone: 'Europe/London' });
    for (const body of [{ countryCode: 'US' }, { currencyCode: 'USD' }])
      for (const region of [null, 'UK', 'US'] as const)
        expect(of(body, region)).toEqual({ asOf: '2026-06-30' });
    for (const region of [null, 'UK', 'US'] as const)
      expect(
        of({ currencyCode: 'USD', timeZone: 'America/New_York' }, region, '2026-07-01T03:30:00Z'),
      ).toEqual({
        asOf: '2026-06-30',
        timeZone: 'America/New_York',
      });
    expect(of({}, 'US')).toEqual({ asOf: '2026-06-30' });
    // A clock tells moments: its midnight is no date.
    expect(of({ timeZone: 'America/New_York' }, null, '2026-07-01T00:00:00Z').asOf).toBe('2026-06-30');
    expect(of({ timeZone: 'Europe/London' }, null, '2026-06-30T23:59:59Z').asOf).toBe('2026-07-01');
    expect(refusal(() => of({}, 'FR' as never)).issues[0]?.path).toEqual(['region']);
  });

  it('and the time zone travel in the body, which makes days of instants', () => {
    for (const [currencyCode, zone, text] of [
      ['GBP', 'Europe/London', '2026-06-30T23:30:00Z'],
      ['USD', 'America/New_York', '2026-07-02T03:30:00Z'],
    ] as const) {
      const request = { accountId: 'a', currencyCode, transactions: credits([text], 1800, 'SALARY') };
      const options = currencyCode === 'GBP' ? {} : { timeZone: zone };
      const income = asJson(service.serialiseIncomeRequest(request, options));
      const costs = asJson(service.serialiseAffordabilityRequest(request, options));
      const enriched = asJson({ ...request, ...options });
      for (const { meta } of [
        verifyIncome(service.parseIncomeRequest(income.body), service.engineOptionsOf(income.body)),
        assessAffordability(
          service.parseAffordabilityRequest(costs.body),
          service.engineOptionsOf(costs.body),
        ),
        enrichTransactions(service.parseEnrichmentRequest(enriched), service.engineOptionsOf(enriched)),
      ])
        expect(meta).toMatchObject({ asOf: '2026-07-01', warnings: [] });
      for (const parsed of [
        service.parseEnrichmentRequest(enriched),
        service.parseIncomeRequest(income.body),
        service.parseAffordabilityRequest(costs.body),
      ])
        expect(parsed).not.toHaveProperty('timeZone');
    }
  });

  it('has a time zone that is known, or is refused', () => {
    const body = {
      accountId: 'a',
      currencyCode: 'GBP',
      timeZone: 'Europe/Lodnon',
      transactions: [],
    } as const;
    for (const read of [
      service.parseEnrichmentRequest,
      service.parseIncomeRequest,
      service.parseAffordabilityRequest,
      service.engineOptionsOf,
    ])
      expect(only(refusal(() => read(body)).issues)).toMatchObject({
        path: ['timeZone'],
        received: '"Europe/Lodnon"',
        message: expect.stringContaining('did you mean "Europe/London"?'),
      });
    const { timeZone: _zone, ...request } = body;
    expect(
      only(refusal(() => service.serialiseIncomeRequest(request, { timeZone: 'Mars' } as never)).issues).path,
    ).toEqual(['options', 'timeZone']);
  });

  it('goes before the day of the clock, which is that of Greenwich', () => {
    expect(service.engineOptionsOf({ asOf: '2026-01-31' }, '2026-07-01T00:30:00Z')).toEqual({
      asOf: '2026-01-31',
    });
    for (const body of [{}, { asOf: null }]) {
      expect(service.engineOptionsOf(body, '2026-07-01T23:30:00.5Z')).toEqual({ asOf: '2026-07-01' });
      expect(service.engineOptionsOf(body)).toEqual({});
    }
  });

  it('is refused where it is none', () => {
    const body = { accountId: 'a', countryCode: 'GB', currencyCode: 'GBP', transactions: [] } as const;
    for (const asOf of ['31/01/2026', '2026-02-30', '1899-01-01', 7]) {
      const wrong = { ...body, asOf };
      for (const read of [
        service.parseEnrichmentRequest,
        service.parseIncomeRequest,
        service.parseAffordabilityRequest,
        service.engineOptionsOf,
      ])
        expect(refusal(() => read(wrong)).issues.map(({ path }) => path)).toEqual([['asOf']]);
    }
    expect(
      refusal(() => service.serialiseIncomeRequest(body, { asOf: '2026-02-30' })).issues[0]?.path,
    ).toEqual(['options', 'asOf']);
    expect(refusal(() => service.engineOptionsOf({}, 'today')).issues[0]?.path).toEqual(['now']);
  });
});

describe('the start of the history', () => {
  it('is stored with the account and reaches every engine that is asked about it', () => {
    for (const country of COUNTRIES) {
      const stored = asJson(quietAccount(country, '2025-06-01'));
      expect(service.accountSchema.parse(stored.account).historyStart).toBe('2025-06-01');
      const health = assessConsumerFinancialHealth(
        { accounts: [service.healthAccountOf(stored)] },
        { asOf: '2026-06-24' },
      );
      // 365 days and more: nothing is carried from the ninety days.
      expect(only(health.accounts).periods.lastThreeSixtyDays.coverage).toMatchObject({
        daysAvailable: 360,
        carriedFrom: null,
      });
      expect(service.incomeRequestOf(stored).historyStart).toBe('2025-06-01');
      expect(service.affordabilityRequestOf([stored]).historyStart).toBe('2025-06-01');
    }
  });

  it('is null in accounts from before there was such a member', () => {
    const { historyStart: _start, ...earlier } = quietAccount('GB', null).account;
    expect(service.accountSchema.parse(earlier).historyStart).toBeNull();
  });

  it('of several accounts is the day from which all of them are known', () => {
    const startOf = (...starts: readonly (string | null)[]) =>
      service.affordabilityRequestOf(
        starts.map(start => quietAccount('GB', start)) as [service.StoredAccount, ...service.StoredAccount[]],
      ).historyStart;
    expect(startOf('2025-06-01', '2026-01-31', '2025-12-01')).toBe('2026-01-31');
    expect(startOf('2025-06-01', null, '2025-12-01')).toBeNull();
    expect(startOf(null, '2025-06-01')).toBeNull();
  });

  it('travels in the body of an engine request, and is refused where it is no day', () => {
    const request = { accountId: 'a', countryCode: 'GB', currencyCode: 'GBP', transactions: [] } as const;
    const known = { ...request, historyStart: '2025-06-01' };
    const income = asJson(service.serialiseIncomeRequest(known));
    expect(service.parseIncomeRequest(income.body).historyStart).toBe('2025-06-01');
    const costs = asJson(service.serialiseAffordabilityRequest(known));
    expect(service.parseAffordabilityRequest(costs.body).historyStart).toBe('2025-06-01');
    expect(service.parseEnrichmentRequest(known).historyStart).toBe('2025-06-01');
    for (const read of [
      service.serialiseIncomeRequest,
      service.serialiseAffordabilityRequest,
      service.parseEnrichmentRequest,
      service.parseIncomeRequest,
      service.parseAffordabilityRequest,
    ])
      expect(refusal(() => read({ ...request, historyStart: '1 June' })).issues[0]?.path).toEqual([
        'historyStart',
      ]);
  });
});
