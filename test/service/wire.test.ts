/** The service's JSON, as known answers. */
import { describe, expect, it } from 'vitest';
import {
  assessAffordability,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  enrichTransactions,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import * as service from '../../src/service.js';
import { asJson, credit, credits, debit, debits, only, refusal } from '../support/build.js';
import { monthly } from '../support/dates.js';

const YEAR = monthly(27, 2025, 7, 12);
const INCOME = [
  ...credits(YEAR, 2000, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
  ...credits(YEAR, 900, 'HARBOUR FOODS PLC SALARY BGC'),
  ...credits(YEAR, 400, 'KESTREL CARE GROUP SALARY BGC'),
  ...credits(YEAR, 300, 'ASHDOWN PRINT LTD SALARY BGC'),
  ...credits(YEAR, 26.05, 'HMRC CHILD BENEFIT'),
  ...credits(YEAR, 80, 'DWP PIP'),
];
const ACCOUNT = { accountId: 'account', countryCode: 'GB', currencyCode: 'GBP' } as const;

describe('income verification', () => {
  const result = verifyIncome({ ...ACCOUNT, transactions: INCOME });
  const body = asJson(service.serialiseIncomeEngine(result));

  it('ranks three streams and shows all benefits unranked', () => {
    expect(body.incomeStreams.map(({ rank, isBenefit }) => [rank, isBenefit])).toEqual([
      ['One', false],
      ['Two', false],
      ['Three', false],
      [null, true],
      [null, true],
    ]);
  });

  it('has a confidence score and an estimated salary in each stream, and the totals of all', () => {
    const [first] = body.incomeStreams;
    expect(first).toMatchObject({
      estimatedSalary: 2000,
      confidenceScore: result.incomeStreams[0]?.confidenceScore,
      ConfidenceScoreFlags: null,
    });
    const salaries = body.incomeStreams.map(({ estimatedSalary }) => estimatedSalary * 100);
    expect(body.IncomeStreamsSummary).toMatchObject({
      totalEstimatedSalary: salaries.reduce((sum, salary) => sum + salary) / 100,
      totalConfidenceScore: result.incomeStreamsSummary.confidenceScore,
      ConfidenceScoreFlags: null,
    });
  });

  it('has no totals outside the engine', () => {
    const live = service.serialiseIncomeVerification(result);
    const {
      totalConfidenceScore: _score,
      totalEstimatedSalary: _salary,
      ...summary
    } = body.IncomeStreamsSummary;
    expect(live).toEqual({ ...body, IncomeStreamsSummary: summary });
  });

  it('answers the switches of the query', () => {
    const ask = (query: object) =>
      service.serialiseIncomeEngine(
        verifyIncome(service.parseIncomeRequest({ ...ACCOUNT, transactions: INCOME }, query)),
      );
    expect(ask({ excludeBenefits: 'true' }).incomeStreams).toHaveLength(3);
    expect(ask({}).incomeStreams).toHaveLength(5);
    expect(ask({ includeFlags: 'true' }).IncomeStreamsSummary.ConfidenceScoreFlags).toMatchObject({
      incomeForLast3Months: true,
      stabilityOverall: 3,
    });
    expect(refusal(() => ask({ includeFlags: 'perhaps' })).issues[0]?.path).toEqual([
      'query',
      'includeFlags',
    ]);
  });
});

describe('a transaction to store', () => {
  it.each(['counterPartyName', 'counterpartyName'])('has its payee named by %s', name => {
    const row = { ...debit('2026-01-28', 10, 'FASTER PAYMENT'), [name]: 'Tesco' };
    expect(only(service.serialiseTransactions([row])).CounterPartyName).toBe('Tesco');
  });
});

describe.each([
  ['enrichment', service.parseEnrichmentRequest],
  ['income', service.parseIncomeRequest],
  ['affordability', service.parseAffordabilityRequest],
] as const)('a body of %s', (_, parse) => {
  const BODY = { ...ACCOUNT, transactions: [] };

  it.each([
    ['includeFlags', true, 'is a switch of income verification: send it in the query'],
    ['excludeBenefits', false, 'is a switch of income verification: send it in the query'],
    ['includeFlexibleCosts', 'true', 'is a switch of affordability: send it in the query'],
    ['ownershipShare', 0.5, 'is not part of the service: pass it to the library'],
    ['rules', [], 'is not part of the service: pass it to the library'],
    ['confidenceFloor', 0.5, 'is not part of the service: pass it to the library'],
    ['maxTransactions', 9, 'is not part of the service: pass it to the library'],
    ['division', 'scotland', 'is not part of the service: pass it to the library'],
  ])('is refused with %s, which says where it belongs', (member, value, saying) => {
    const { issues } = refusal(() => parse({ ...BODY, [member]: value }));
    expect(issues.map(({ path, message }) => [path, message])).toEqual([[[member], `${member}: ${saying}`]]);
  });

  it.each([
    ['asOf', '2026-01-31'],
    ['historyStart', '2025-01-31'],
    ['includeFlags', null],
  ])('may have %s of %j', (member, value) => {
    expect(() => parse({ ...BODY, [member]: value })).not.toThrow();
  });
});

describe('affordability', () => {
  const transactions = [
    ...INCOME,
    ...debits(YEAR, 700, 'DIRECT DEBIT PAYMENT TO LEEDS CITY COUNCIL'),
    ...debits(YEAR, 120, 'TESCO STORES 3021 LEEDS'),
    ...debits(YEAR, 60, 'NANDOS LEEDS'),
  ];
  const ask = (query: object) =>
    asJson(
      service.serialiseAffordabilityEngine(
        assessAffordability(service.parseAffordabilityRequest({ ...ACCOUNT, transactions }, query)),
      ),
    );

  it('has its months newest first, at most twelve, with what was recorded', () => {
    const months = ask({}).MonthAffordabilities;
    expect(months.map(({ monthDateTime }) => monthDateTime)).toEqual(monthly(1, 2025, 7, 12).toReversed());
    expect(months[0]).toMatchObject({ IncomeForMonth: 3706.05, AffordabilityForMonth: 2826.05 });
    expect(Object.keys(months[0] ?? {})).not.toContain('incomeForMonth');
  });

  it('shows flexible costs and leaves them out when asked to', () => {
    const [included, excluded] = [ask({}), ask({ includeFlexibleCosts: 'false' })];
    expect(included.estimatedFlexibleCosts).toBeGreaterThan(0);
    expect(excluded.estimatedFlexibleCosts).toBe(included.estimatedFlexibleCosts);
    expect(Math.round((excluded.estimatedAffordability - included.estimatedAffordability) * 100)).toBe(
      Math.round(included.estimatedFlexibleCosts * 100),
    );
    expect(excluded.MonthAffordabilities[0]?.lines.map(({ section }) => section)).toContain('flexible');
  });

  it('refuses more than 5000 transactions with an invalid-request body', () => {
    const many = Array.from({ length: 5001 }, (_, index) => debit('2026-01-01', 1, `SHOP ${index}`));
    const error = refusal(() =>
      assessAffordability(service.parseAffordabilityRequest({ ...ACCOUNT, transactions: many })),
    );
    expect(service.serialiseInvalidRequest(error, 'correlation')).toMatchObject({
      code: 'invalid_request',
      correlationId: 'correlation',
      issues: [{ path: ['transactions'], code: 'too_many_transactions' }],
      issueCount: 1,
    });
  });

  it('refuses months in another order', () => {
    const body = ask({});
    const reversed = { ...body, MonthAffordabilities: body.MonthAffordabilities.toReversed() };
    expect(refusal(() => service.parseAffordabilityEngine(reversed)).issues[0]?.path).toEqual([
      'MonthAffordabilities',
    ]);
  });
});

describe('financial health', () => {
  const account = (transactions: ReturnType<typeof credits>) => ({
    ...ACCOUNT,
    balances: { current: { amount: 500, creditDebitIndicator: 'Credit' } } as const,
    transactions,
  });
  const ninetyDays = [
    ...credits(['2026-03-27', '2026-04-27', '2026-05-27'], 1800, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
    ...debits(['2026-04-02', '2026-05-02', '2026-06-02'], 600, 'RENT'),
  ];

  it.each([
    [
      'consumer',
      () =>
        service.serialiseConsumerHealth(
          assessConsumerFinancialHealth({ accounts: [account(ninetyDays)] }, { asOf: '2026-06-24' }),
        ),
    ],
    [
      'business',
      () =>
        service.serialiseBusinessHealth(
          assessBusinessFinancialHealth({ accounts: [account(ninetyDays)] }, { asOf: '2026-06-24' }),
        ),
    ],
  ] as const)('of a %s repeats ninety days where there is less than a year', (_, ask) => {
    const { periods, frames } = only(
      asJson(ask()).accounts as readonly { periods: Periods; frames: Periods }[],
    );
    expect(periods.lastOneEightyDays).toEqual(periods.lastNinetyDays);
    expect(periods.lastThreeSixtyDays).toEqual(periods.lastNinetyDays);
    expect(periods.lastThirtyDays).not.toEqual(periods.lastNinetyDays);
    expect(frames.lastThreeSixtyDays).toMatchObject({
      coverage: { daysRequested: 360, carriedFrom: 'lastNinetyDays' },
    });
  });

  it('has zero credit and debit in a period without transactions', () => {
    const body = service.serialiseConsumerHealth(
      assessConsumerFinancialHealth({ accounts: [account(ninetyDays)] }, { asOf: '2026-07-30' }),
    );
    expect(body.accounts[0]?.periods.lastThirtyDays).toMatchObject({
      totalCredit: 0,
      totalDebit: 0,
      closingBalance: 500,
    });
  });
});

describe('enrichment', () => {
  it('answers with a list of the transactions as they were given, and what was found', () => {
    const given = debit('2026-01-05', '9.50', 'TESCO STORES 3021 LEEDS', { note: { by: 'the client' } });
    const [row] = asJson(
      service.serialiseEnrichment(enrichTransactions({ ...ACCOUNT, transactions: [given] })),
    );
    const { EnrichedData, Transfer, ...original } = row ?? only([]);
    expect(original).toEqual(given);
    expect(Transfer).toBeNull();
    expect(EnrichedData).toMatchObject({ category: { slug: 'groceries' }, predictedMerchantName: 'Tesco' });
    expect(Object.keys(EnrichedData ?? {})).toEqual(['category', 'class', 'predictedMerchantName']);
  });

  it('stores a transfer under one pair id on both sides', () => {
    const rows = service.serialiseTransactions(
      enrichTransactions({
        countryCode: 'GB',
        currencyCode: 'GBP',
        transactions: [
          debit('2026-01-05', 100, 'TRANSFER TO 12345678', { accountId: 'one' }),
          credit('2026-01-05', 100, 'TRANSFER FROM 87654321', { accountId: 'two' }),
        ],
      }).transactions,
    );
    expect(rows.map(({ Transfer }) => Transfer?.AssociatedAccountId)).toEqual(['two', 'one']);
    expect(rows[0]?.Transfer?.PairId).toBe(rows[1]?.Transfer?.PairId);
  });

  it('stores null for what a transaction does not have', () => {
    const [row] = service.serialiseTransactions([
      debit('2026-01-05', '1.5', 'SHOP', { merchantName: 'Shop' }),
    ]);
    expect(row).toEqual({
      transactionId: 'Debit 2026-01-05 1.5 SHOP',
      accountId: null,
      description: 'SHOP',
      amount: 1.5,
      creditDebitIndicator: 'Debit',
      status: 'Booked',
      bookingDate: '2026-01-05',
      transactionCode: null,
      proprietaryTransactionCode: null,
      Balance: null,
      CounterPartyName: null,
      Transfer: null,
      MerchantDetails: { merchantName: 'Shop', merchantCategoryCode: null },
      EnrichedData: null,
    });
  });
});

describe('a score that is not generated', () => {
  it('has the first failure alone and the correlation id', () => {
    const { error } = validateForScore({ account: { ...ACCOUNT, currencyCode: 'EUR' }, transactions: [] });
    if (error === null) throw new Error('an empty account must be refused');
    expect(service.serialiseScoreNotGenerated(error, 'correlation')).toEqual({
      code: 'svc_score_not_generated',
      description: 'A score cannot be generated for this account.',
      details: 'The account has no transactions.',
      correlationId: 'correlation',
    });
  });
});

describe('what the service stores of an account', () => {
  const stored = (currencyCode: string, current: service.Balance | null): service.StoredAccount => ({
    account: {
      accountId: `account in ${currencyCode}`,
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      currencyCode,
      historyStart: null,
      Servicer: null,
      Parties: null,
    },
    balances: { accountId: 'account', current, available: null },
    transactions: service.serialiseTransactions(INCOME),
  });
  const balance = { amount: 100, creditDebitIndicator: 'Credit' } as const;

  it('is all that the engines ask for', () => {
    const account = stored('GBP', balance);
    expect(verifyIncome(service.incomeRequestOf(account)).incomeStreams).toHaveLength(5);
    expect(
      assessAffordability(service.affordabilityRequestOf([account])).estimatedCalculatedIncome,
    ).toBeGreaterThan(3000);
    const health = assessConsumerFinancialHealth({ accounts: [service.healthAccountOf(account)] });
    expect(health.accounts[0]?.currentBalance).toBe(100);
    expect(validateForScore(service.scoreRequestOf(account, 'c')).valid).toBe(true);
  });

  it('is refused where an engine cannot do with it, and told so by the score', () => {
    expect(refusal(() => service.healthAccountOf(stored('GBP', null))).issues[0]?.path).toEqual([
      'balances',
      'current',
    ]);
    expect(refusal(() => service.incomeRequestOf(stored('EUR', balance))).issues[0]?.path).toEqual([
      'account',
      'currencyCode',
    ]);
    const mixed = [stored('GBP', balance), stored('USD', balance)] as const;
    expect(refusal(() => service.affordabilityRequestOf(mixed)).issues[0]?.code).toBe('mixed_currencies');
    expect(validateForScore(service.scoreRequestOf(stored('EUR', balance), 'c')).firstFailure).toBe(
      'not_gbp_account',
    );
    expect(validateForScore(service.scoreRequestOf(stored('GBP', null), 'c')).firstFailure).toBe(
      'balances_null',
    );
  });
});

type Periods = Readonly<Record<service.PeriodName, object>>;
