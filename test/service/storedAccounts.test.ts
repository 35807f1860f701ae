/** What the service stores, where an account has no date for a row, a consent has several accounts, and rows are posted back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessAffordability,
  assessConsumerFinancialHealth,
  endOfDayBalances,
  enrichTransactions,
  type Transaction,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import * as service from '../../src/service.js';
import { ledger } from '../support/arbitraries.js';
import { asJson, credits, debits, only, refusal } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { monthly } from '../support/dates.js';
import { instantOn } from '../support/instants.js';
import { holds } from '../support/property.js';

type Country = 'GB' | 'US';

const COUNTRIES = ['GB', 'US'] as const;
const YEAR = monthly(27, 2025, 7, 12);
const PAY = { GB: 'NORTHGATE LOGISTICS LTD SALARY BGC', US: 'ACME LOGISTICS INC PAYROLL PPD ID: 1234567' };
const CURRENCY = { GB: 'GBP', US: 'USD' } as const;

function storedAccount(
  accountId: string,
  country: Country,
  transactions: readonly service.StoredTransaction[],
): service.StoredAccount {
  return {
    account: {
      accountId,
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      currencyCode: CURRENCY[country],
      historyStart: null,
      Servicer: null,
      Parties: null,
    },
    balances: { accountId, current: { amount: 100, creditDebitIndicator: 'Credit' }, available: null },
    transactions,
  };
}

describe.each(COUNTRIES)('income verification of a consent with several accounts, in %s', country => {
  const of = (accountId: string, rows: readonly Transaction[]) =>
    rows.map(row => ({ ...row, transactionId: `${accountId} ${row.transactionId}`, accountId }));
  // Most of the pay moves on to another account of the same person.
  const found = enrichTransactions({
    countryCode: country,
    currencyCode: CURRENCY[country],
    transactions: [
      ...of('main', [...credits(YEAR, 2000, PAY[country]), ...debits(YEAR, 1500, 'TRANSFER TO 12345678')]),
      ...of('bills', credits(YEAR, 1500, 'TRANSFER FROM 87654321')),
      ...of('empty', []),
    ],
  }).transactions;
  const rowsOf = (accountId: string) =>
    service.serialiseTransactions(found.filter(row => row.accountId === accountId));
  const accounts = [
    storedAccount('main', country, rowsOf('main')),
    storedAccount('bills', country, rowsOf('bills')),
    storedAccount('empty', country, rowsOf('empty')),
  ] as const;
  const requests = service.incomeRequestsOf(accounts as never);
  const body = asJson(service.serialiseIncomeVerifications(requests.map(request => verifyIncome(request))));

  it('answers with one item for each account, as both operations do', () => {
    expect(body.map(({ accountId }) => accountId)).toEqual(['main', 'bills', 'empty']);
    for (const id of ['getIncomeVerification', 'getStoredIncomeVerification'] as const)
      expect(service.OPERATION_FORMATS[id].response?.parse(body), id).toEqual(body);
    expect(body.map(({ verifiedIncomeStatus }) => verifiedIncomeStatus)[2]).toBe('NoCreditTransactions');
    expect(service.serialiseIncomeVerifications(service.parseIncomeVerifications(body))).toEqual(body);
  });

  it('finds the pay in the account that it is paid into, and no income in what moves between the accounts', () => {
    expect(body.map(({ incomeStreams }) => incomeStreams.map(({ total }) => total))).toEqual([
      [24000],
      [],
      [],
    ]);
    // Without what is stored of the transfer, the same credits are asked about.
    expect(requests[1]?.transactions).toHaveLength(0);
    const [alone] = service.incomeRequestsOf([accounts[1]]);
    expect(alone?.transactions).toHaveLength(12);
  });

  it('has each account once', () => {
    const error = refusal(() => service.parseIncomeVerifications([...body, body[0]]));
    expect(error.message).toContain('must have one item for each account');
    const results = requests.map(request => ({ ...verifyIncome(request), accountId: 7 }));
    expect(refusal(() => service.serialiseIncomeVerifications(results as never)).issues[0]?.path).toEqual([
      'results',
      0,
      'accountId',
    ]);
  });
});

describe('a stored transaction without a booking date', () => {
  const daily = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + 2 * index)).toISOString().slice(0, 10),
    );
  const dated = debits(daily(60), 10, 'TESCO STORES 3021');
  const undated = (status: 'Booked' | 'Pending') =>
    ({
      ...(dated[0] as Transaction),
      transactionId: `undated ${status}`,
      status,
      bookingDate: null,
    }) as const;
  const withUndated = (...rows: readonly service.StorableTransaction[]) =>
    storedAccount('account', 'GB', service.serialiseTransactions([...dated, ...rows]));

  it('is stored, and read again', () => {
    const body = asJson(service.serialiseTransactions([undated('Booked'), dated[0] as Transaction]));
    expect(body.map(({ bookingDate }) => bookingDate)).toEqual([null, '2026-01-01']);
    expect(service.parseTransactions(body).map(({ bookingDate }) => bookingDate)).toEqual([
      null,
      '2026-01-01',
    ]);
    expect(service.serialiseTransactions(service.parseTransactions(body) as never)).toEqual(body);
    expect(service.parseDatedTransactions(body).map(({ bookingDate }) => bookingDate)).toEqual([
      '2026-01-01',
    ]);
  });

  it('must say so: one whose date is misspelled is refused', () => {
    const { bookingDate: _date, ...misspelled } = undated('Booked');
    const rows = [{ ...misspelled, bookingdate: '2026-01-31' }];
    expect(refusal(() => service.serialiseTransactions(rows as never)).issues[0]?.path).toEqual([
      'transactions',
      0,
      'bookingDate',
    ]);
  });

  it('is the seventh failure of a score, after the period and the count and before the balances', () => {
    const failuresOf = (stored: service.StoredAccount) =>
      validateForScore(service.scoreRequestOf(stored, 'c')).failures.map(({ code }) => code);
    expect(failuresOf(withUndated())).toEqual([]);
    const stored = withUndated(undated('Booked'));
    expect(failuresOf(stored)).toEqual(['transactions_without_booking_date']);
    expect(failuresOf({ ...stored, balances: { ...stored.balances, current: null } })).toEqual([
      'transactions_without_booking_date',
      'balances_null',
    ]);
    const few = storedAccount(
      'account',
      'GB',
      service.serialiseTransactions([...dated.slice(0, 49), undated('Booked')]),
    );
    // The one without a date is in neither the period nor the count.
    expect(failuresOf(few)).toEqual(['too_few_transactions', 'transactions_without_booking_date']);
  });

  it('is left out of the requests to the engines', () => {
    const stored = withUndated(undated('Booked'), undated('Pending'));
    const ids = dated.map(({ transactionId }) => transactionId);
    for (const request of [
      service.incomeRequestOf(stored),
      ...service.incomeRequestsOf([stored]),
      service.affordabilityRequestOf([stored]),
      service.healthAccountOf(stored),
    ])
      expect(request.transactions.map(({ transactionId }) => transactionId)).toEqual(ids);
  });
});

describe('a stored transaction that is posted back as it is', () => {
  const evidence = fc.record({
    counterPartyName: fc.constantFrom(null, 'DWP UNIVERSAL CREDIT', 'TESCO STORES', 'Jane Smith'),
    merchantName: fc.constantFrom(null, 'Tesco', 'Acme'),
    merchantCategoryCode: fc.constantFrom(null, '5411', '7995'),
    balance: fc.constantFrom(null, { amount: 12.5, creditDebitIndicator: 'Debit' } as const),
  });

  it('keeps its counterparty, merchant and balance as evidence, and answers as before it was stored', () => {
    holds(
      fc.property(ledger(), fc.array(evidence, { minLength: 3, maxLength: 3 }), ({ transactions }, said) => {
        const rows = transactions.map((row, index) => ({ ...row, ...said[index % said.length] }));
        const request = { accountId: 'a', ...placeOf(rows), transactions: rows };
        const first = service.serialiseEnrichment(enrichTransactions(request));
        const stored = asJson(service.serialiseTransactions(enrichTransactions(request).transactions));
        const parsed = service.parseEnrichmentRequest({ ...request, transactions: stored });
        const answer = asJson(service.serialiseEnrichment(enrichTransactions(parsed)));
        expect(answer.map(({ EnrichedData }) => EnrichedData)).toEqual(
          asJson(first.map(row => row.EnrichedData)),
        );
        // The members that were posted come back, each once.
        expect(answer.map(({ EnrichedData: _found, Transfer: _pair, ...row }) => row)).toEqual(
          stored.map(({ EnrichedData: _found, Transfer: _pair, ...row }) => row),
        );
        const alike = (transaction: Transaction | undefined) => {
          const { counterPartyName, merchantName, merchantCategoryCode, balance } = transaction ?? {};
          return [counterPartyName, merchantName, merchantCategoryCode, balance].map(value => value ?? null);
        };
        for (const parse of [
          service.parseEnrichmentRequest,
          service.parseIncomeRequest,
          service.parseAffordabilityRequest,
        ])
          expect(parse({ ...request, transactions: stored }).transactions.map(alike)).toEqual(
            rows.map(alike),
          );
      }),
    );
  });

  it('does not go before what the caller says under the names of the library', () => {
    const row = {
      ...only(credits(['2026-01-31'], 100, 'PAYMENT')),
      counterPartyName: 'Ours',
      CounterPartyName: 'Theirs',
      MerchantDetails: { merchantCategoryCode: '5411' },
    };
    const body = { countryCode: 'GB', currencyCode: 'GBP', transactions: [row] } as const;
    const parsed = service.parseEnrichmentRequest(body);
    expect(parsed.transactions).toEqual([{ ...row, merchantCategoryCode: '5411' }]);
    const answer = only(service.serialiseEnrichment(enrichTransactions(parsed)));
    expect(answer).toMatchObject({ counterPartyName: 'Ours', CounterPartyName: 'Theirs' });
    expect(answer).not.toHaveProperty('merchantCategoryCode');
  });

  it('is refused by name where it is malformed', () => {
    const row = only(credits(['2026-01-31'], 100, 'PAYMENT'));
    const body = { accountId: 'a', countryCode: 'GB', currencyCode: 'GBP' } as const;
    for (const [wrong, ...path] of [
      [{ CounterPartyName: 7 }, 'CounterPartyName'],
      [{ MerchantDetails: { merchantCategoryCode: '54' } }, 'MerchantDetails', 'merchantCategoryCode'],
      [{ Balance: 12.5 }, 'Balance'],
      [{ Balance: { amount: -1, creditDebitIndicator: 'Credit' } }, 'Balance', 'amount'],
    ] as const)
      for (const parse of [
        service.parseEnrichmentRequest,
        service.parseIncomeRequest,
        service.parseAffordabilityRequest,
      ])
        expect(
          refusal(() => parse({ ...body, transactions: [row, { ...row, transactionId: 'b', ...wrong }] }))
            .issues[0]?.path,
        ).toEqual(['transactions', 1, ...path]);
  });
});

describe.each(COUNTRIES)('stored rows whose dates are instants, in %s', country => {
  const zone = country === 'GB' ? 'Europe/London' : 'America/Chicago';
  const options = service.engineOptionsOf({ currencyCode: CURRENCY[country], timeZone: zone });
  const plain = [
    ...credits(monthly(1, 2025, 7, 12), 2000, PAY[country]),
    ...debits(monthly(3, 2025, 7, 12), 700, 'RENT'),
  ];
  const instants = plain.map((row, index) => ({
    ...row,
    bookingDate: instantOn(row.bookingDate, index / plain.length, zone, null),
  }));
  const stored = (rows: readonly Transaction[]) =>
    storedAccount('main', country, asJson(service.serialiseTransactions(rows)));
  const both = [stored(plain), stored(instants)] as const;

  it('are stored as they are sent', () => {
    expect(service.parseTransactions(both[1].transactions).map(({ bookingDate }) => bookingDate)).toEqual(
      instants.map(({ bookingDate }) => bookingDate),
    );
  });

  it('are of their own day in every request that is made of them', () => {
    const [days, moments] = both.map(account => [
      verifyIncome(service.incomeRequestOf(account), options),
      service.incomeRequestsOf([account]).map(request => verifyIncome(request, options)),
      assessAffordability(service.affordabilityRequestOf([account]), options),
      assessConsumerFinancialHealth({ accounts: [service.healthAccountOf(account)] }, options),
      endOfDayBalances({ accounts: [service.healthAccountOf(account)] }, options),
    ]);
    expect(moments).toEqual(days);
  });

  it('are checked for a score on their own day, beside rows without a date', () => {
    const [undated] = debits(['2026-06-01'], 5, 'CASH') as [Transaction];
    const scores = both.map(account => {
      const [row] = service.serialiseTransactions([{ ...undated, bookingDate: null }]);
      const transactions = [...account.transactions, row as service.StoredTransaction];
      return validateForScore(service.scoreRequestOf({ ...account, transactions }, 'c'), options);
    });
    expect(scores[1]).toEqual(scores[0]);
    expect(scores[0]?.failures.map(({ code }) => code)).toContain('transactions_without_booking_date');
    expect(scores[0]?.meta.asOf).toBe('2026-06-03');
  });
});
