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

  it('has one score beside the streams outside the engine, and the sum as an extension', () => {
    const live = service.serialiseIncomeVerification(result);
    const { totalConfidenceScore, ...summary } = body.IncomeStreamsSummary;
    expect(live).toEqual({ ...body, confidenceScore: totalConfidenceScore, IncomeStreamsSummary: summary });
  });

  it('explains its score: what the flags add up to, the likelihood and the reasons', () => {
    const flagged = service.serialiseIncomeEngine(
      verifyIncome({ ...ACCOUNT, transactions: INCOME, includeFlags: true }),
    );
    for (const { confidenceScore, confidenceScoreReasons, incomeLikelihood } of flagged.incomeStreams) {
      expect(incomeLikelihood).toBeGreaterThan(0.5);
      const points = (confidenceScoreReasons ?? []).map(reason => reason.points);
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(confidenceScore);
    }
    expect(flagged.creditsNotCounted).toHaveLength(12);
    expect(flagged.incomeSources?.map(({ name }) => name)).toContain('Ashdown Print');
    expect(flagged.meta?.asOf).toBe('2026-06-27');
    expect(flagged.integrity).toBeNull();
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
    ['rules', [], 'is not part of the service: pass it to the library'],
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
    ['confidenceFloor', 0.5],
  ])('may have %s of %j', (member, value) => {
    expect(() => parse({ ...BODY, [member]: value })).not.toThrow();
  });
});

describe('a switch', () => {
  const BODY = { ...ACCOUNT, transactions: [] };

  it('stands in the query or in the body, and the query wins', () => {
    expect(service.parseIncomeRequest({ ...BODY, includeFlags: true })).toMatchObject({ includeFlags: true });
    expect(
      service.parseIncomeRequest({ ...BODY, includeFlags: true }, { includeFlags: 'false' }),
    ).toMatchObject({ includeFlags: false, excludeBenefits: false });
    const read = (given: object, query: object) =>
      service.parseAffordabilityRequest({ ...BODY, ...given }, query).includeFlexibleCosts;
    expect([read({}, {}), read({ includeFlexibleCosts: false }, {})]).toEqual([true, false]);
    expect(read({ includeFlexibleCosts: false }, { includeFlexibleCosts: 'true' })).toBe(true);
    expect(read({ includeFlexibleCosts: false }, { includeFlexibleCosts: undefined })).toBe(false);
  });

  it('of confidence is an option, of the query before the body', () => {
    const floor = (body: object, query: object) =>
      service.engineOptionsOf(body, null, null, query).confidenceFloor;
    expect([floor({}, {}), floor({ confidenceFloor: 0.5 }, {})]).toEqual([undefined, 0.5]);
    expect(floor({ confidenceFloor: 0.5 }, { confidenceFloor: '0.99' })).toBe(0.99);
    expect(refusal(() => floor({}, { confidenceFloor: '2' })).message).toBe(
      'query.confidenceFloor: must be a number from 0 to 1, got "2"',
    );
    const transactions = [debit('2026-01-05', 9.5, 'SQ *UNKNOWN 77')];
    const options = service.engineOptionsOf({}, null, null, { confidenceFloor: '1' });
    const [row] = service.serialiseEnrichment(enrichTransactions({ ...ACCOUNT, transactions }, options));
    expect(row?.EnrichedData?.category.slug).toBe('uncategorised');
  });

  it.each([
    ['includeflags', 'includeFlags'],
    ['confidence_floor', 'confidenceFloor'],
    ['excludeBenefit', 'excludeBenefits'],
  ])('that is misspelt as %s is refused with a suggestion, in query and body', (wrong, right) => {
    expect(refusal(() => service.parseIncomeRequest(BODY, { [wrong]: 'true' })).message).toBe(
      `query: has no "${wrong}": did you mean "${right}"?`,
    );
    expect(refusal(() => service.parseIncomeRequest({ ...BODY, [wrong]: true })).message).toBe(
      `${wrong}: is no switch: did you mean "${right}"?`,
    );
  });

  it('that no operation has is refused with those that there are', () => {
    expect(refusal(() => service.parseAffordabilityQuery({ nonsense: '1' })).message).toBe(
      'query: has no "nonsense": it may have includeFlexibleCosts, includeTransactions',
    );
    expect(service.parseIncomeQuery({})).toEqual({ excludeBenefits: false, includeFlags: false });
  });

  it('of another engine is refused', () => {
    expect(refusal(() => service.parseAffordabilityRequest({ ...BODY, includeFlags: true })).message).toBe(
      'includeFlags: is a switch of income verification: send it there',
    );
    expect(refusal(() => service.parseIncomeRequest({ ...BODY, stress: {} })).message).toBe(
      'stress: is a switch of affordability: send it there',
    );
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
    expect(Object.keys(EnrichedData ?? {})).toEqual([
      'category',
      'class',
      'predictedMerchantName',
      'alternatives',
      'evidence',
      'refundOf',
    ]);
    expect(EnrichedData?.evidence?.map(({ signal }) => signal)).toContain('merchant');
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

  it('makes an answer of affordability: its accounts are named, and its rows shown where the query asks', () => {
    const accounts = [stored('GBP', balance)] as const;
    const result = assessAffordability(service.affordabilityRequestOf(accounts));
    const [plain, shown] = ['false', 'true'].map(includeTransactions =>
      service.serialiseAffordability(
        result,
        accounts,
        service.parseAffordabilityQuery({ includeTransactions }),
      ),
    );
    expect(plain).toMatchObject({ accountIds: ['account in GBP'], transactions: null });
    expect(shown?.transactions).toHaveLength(INCOME.length);
    expect(new Set(shown?.transactions?.map(({ accountId }) => accountId))).toEqual(
      new Set(['account in GBP']),
    );
    expect(plain?.statement).toEqual(result.statement);
    expect(refusal(() => service.serialiseAffordability(result)).issues[0]?.path).toEqual(['accountIds']);
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
