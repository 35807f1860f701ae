/** Examples of requests and answers: a few rows of two fixture accounts, and what the library makes of them. */
import { readFileSync } from 'node:fs';
import { messagesOf } from './messages.mjs';

const FIRST_DAY = '2026-03-01';
const DAY = '2026-06-30';
const NOW = `${DAY}T09:30:00Z`;
const CONSENT_ID = '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a';
const CORRELATION_ID = '6f2c1d0e-8a1b-4c55-9d3e-0b7a4f1e2c90';
const SHOWN = new Set(['salary', 'rent']);
const LATEST_ROWS = 3;

const ENGINES = ['enrichTransactions', 'verifyIncome', 'assessAffordability'];
/** Of a consent: one country shows how they look, and the engines show both. */
const OF_CONSENT = [
  'listLiveAccounts',
  'getLiveAccount',
  'getLiveBalances',
  'listLiveTransactions',
  'listLiveAccountsV1',
  'listAccounts',
  'listTransactions',
  'listEndOfDayBalances',
  'getBalances',
  'getBalancesV1',
  'getIncomeVerification',
  'getStoredIncomeVerification',
  'getAffordability',
  'getStoredAffordability',
];
const ACCOUNTS = {
  british: {
    fixture: 'gb-salaried-renter',
    summary: 'A British account',
    operations: [...ENGINES, ...OF_CONSENT, 'getScore', 'getConsumerFinancialHealth'],
  },
  american: { fixture: 'us-biweekly-gig', summary: 'An American account', operations: ENGINES },
  company: {
    fixture: 'gb-small-company',
    summary: 'The account of a company',
    operations: ['getBusinessFinancialHealth'],
  },
};

const fileOf = fixture => `fixtures/accounts/${fixture}/request.json`;

/** What the examples are made of, from the root. */
export const FILES_OF_EXAMPLES = Object.values(ACCOUNTS).map(({ fixture }) => fileOf(fixture));

/** By operation: `request` and `answers` by status, each by the name of the example. */
export function examplesOf(insights, service) {
  const examples = messagesOf(service);
  for (const [name, { fixture, summary, operations }] of Object.entries(ACCOUNTS)) {
    const answered = answersTo(requestOf(fixture, insights), insights, service);
    for (const operation of operations) {
      const { body, answers } = answered[operation];
      const { request = {}, answers: known = {} } = examples[operation] ?? {};
      const shown = Object.entries(answers).map(([status, value]) => [
        status,
        { ...known[status], [name]: { summary, value } },
      ]);
      examples[operation] = {
        request: { ...request, ...(body !== undefined && { [name]: { summary, value: body } }) },
        answers: Object.fromEntries(shown),
      };
    }
  }
  const refused = { summary: 'A request with two mistakes', value: refusedBody(insights, service) };
  for (const id of ENGINES) examples[id].answers[400] = { refused };
  return examples;
}

/** Pay, rent and the latest rows since the first day. */
function requestOf(fixture, { enrichTransactions }) {
  const file = new URL(`../../${fileOf(fixture)}`, import.meta.url);
  const { includeFlags, transactions, ...account } = JSON.parse(readFileSync(file, 'utf8'));
  const rows = transactions.filter(({ bookingDate }) => bookingDate >= FIRST_DAY);
  const enriched = enrichTransactions({ ...account, transactions: rows }).transactions;
  const shown = rows.filter(
    ({ status }, index) =>
      status === 'Booked' &&
      (SHOWN.has(enriched[index].enrichedData.category.slug) || index >= rows.length - LATEST_ROWS),
  );
  return { ...account, historyStart: FIRST_DAY, transactions: shown };
}

function answersTo(request, insights, service) {
  const { balances, accountSubType, transactions, ...rest } = request;
  const body = { ...rest, asOf: DAY, transactions };
  const { accountType, ...untyped } = body;
  const engine = (parse, call, write, asked = body) => ({
    body: asked,
    answers: { 200: write(call(parse(asked, {}), service.engineOptionsOf(asked, NOW))) },
  });
  const stored = storedAccount(request, insights, service);
  const answer = value => ({ answers: { 200: value } });
  const page = service.pageOf(stored.transactions, {
    path: `/data/v2/consents/${CONSENT_ID}/accounts/${stored.account.accountId}/transactions`,
    page: 1,
    pageSize: 2,
  });
  const [rebuilt] = insights.endOfDayBalances(
    { accounts: [service.healthAccountOf(stored)] },
    { asOf: DAY },
  ).accounts;
  const income = service.serialiseIncomeVerifications(
    service.incomeRequestsOf([stored]).map(asked => ({
      ...insights.verifyIncome({ ...asked, includeFlags: true }, { asOf: DAY }),
      integrity: insights.checkIntegrity(asked, { asOf: DAY }),
    })),
  );
  const affordable = insights.assessAffordability(service.affordabilityRequestOf([stored]), { asOf: DAY });
  const affordability = query => answer(service.serialiseAffordability(affordable, [stored], query));
  const health = (call, write) => ({
    answers: { 200: write(call({ accounts: [service.healthAccountOf(stored)] }, { asOf: DAY })) },
  });
  const { error } = insights.validateForScore(service.scoreRequestOf(stored, CORRELATION_ID), { asOf: DAY });
  return {
    enrichTransactions: engine(
      service.parseEnrichmentRequest,
      insights.enrichTransactions,
      service.serialiseEnrichment,
      untyped,
    ),
    verifyIncome: engine(service.parseIncomeRequest, insights.verifyIncome, service.serialiseIncomeEngine),
    assessAffordability: engine(
      service.parseAffordabilityRequest,
      insights.assessAffordability,
      service.serialiseAffordabilityEngine,
    ),
    listLiveAccounts: answer([stored.account]),
    getLiveAccount: answer(stored.account),
    getLiveBalances: answer(stored.balances),
    listLiveTransactions: answer({ transactions: page.rows, links: page.links }),
    listLiveAccountsV1: answer([stored.account]),
    listAccounts: answer([stored.account]),
    listTransactions: answer(stored.transactions),
    listEndOfDayBalances: answer(service.serialiseEndOfDayBalances(rebuilt).slice(-LATEST_ROWS)),
    getBalances: answer({ ...stored.balances, creditLines: [] }),
    getBalancesV1: answer(stored.balances),
    getIncomeVerification: answer(income),
    getStoredIncomeVerification: answer(income),
    getAffordability: affordability({}),
    getStoredAffordability: affordability({ includeTransactions: true }),
    getScore: { answers: { 422: service.serialiseScoreNotGenerated(error, CORRELATION_ID) } },
    getConsumerFinancialHealth: health(
      insights.assessConsumerFinancialHealth,
      service.serialiseConsumerHealth,
    ),
    getBusinessFinancialHealth: health(
      insights.assessBusinessFinancialHealth,
      service.serialiseBusinessHealth,
    ),
  };
}

function storedAccount(request, { enrichTransactions }, { serialiseTransactions }) {
  const { accountId, accountType, accountSubType, currencyCode, historyStart, balances } = request;
  return {
    account: {
      accountId,
      accountType,
      accountSubType,
      currencyCode,
      historyStart,
      Servicer: null,
      Parties: null,
    },
    balances: { accountId, current: balances.current, available: balances.available },
    transactions: serialiseTransactions(enrichTransactions(request).transactions),
  };
}

function refusedBody({ InvalidRequestError, verifyIncome }, { serialiseInvalidRequest }) {
  const row = { transactionId: 't1', description: 'TESCO STORES 3021', creditDebitIndicator: 'Debit' };
  const transactions = [{ ...row, amount: -9.5, status: 'Booked', bookingDate: '2026-02-30' }];
  try {
    verifyIncome({ accountId: 'a1', currencyCode: 'GBP', transactions });
  } catch (error) {
    if (error instanceof InvalidRequestError) return serialiseInvalidRequest(error, CORRELATION_ID);
    throw error;
  }
  throw new Error('the library takes what the example is to show as refused');
}
