/** The arguments of the service's functions: bodies made from its own schemas, and results of the engines. */

import { requestOf, resultOf } from './feeds.mjs';
import { anything } from './hostile.mjs';
import { looseCopy } from './plain.mjs';
import { spoiledValue } from './requests.mjs';
import { rowsOf } from './rows.mjs';
import { sampleOf } from './schemaValues.mjs';
import { oddText } from './text.mjs';

const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'get'];
const TIMES = [
  '2026-01-31T09:30:00Z',
  '2026-01-31T09:30:00.123Z',
  '1000-01-01T00:00:00Z',
  '9899-12-31T23:59:59Z',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
];

const body = name => draft => {
  const schema = draft.world.schemas.get(`service.${name}`);
  return schema === undefined ? anything(draft) : sampleOf(draft.random, schema);
};
const result = name => draft => resultOf(name, draft);
const request = name => draft => requestOf(name, draft);
const one =
  (...values) =>
  ({ random }) =>
    random.pick(values);
const time = ({ random }) => random.pick(TIMES);
const text = ({ random }) => oddText(random);
const sending = () => ({ eventId: 'e', eventTime: TIMES[0], schemaVersion: '1.0.0' });
const either =
  (...makers) =>
  draft =>
    draft.random.pick(makers)(draft);
const rows = draft => rowsOf(draft, draft.own());
const lists = make => draft => draft.random.list(0, 3, () => make(draft));

const stored = draft => {
  const country = draft.country();
  const transactions = draft.feed('serialiseTransactions', [rows(draft)]) ?? [];
  const account = body('accountSchema')(draft);
  if (account !== null && country !== 'none') account.currencyCode = country === 'GB' ? 'GBP' : 'USD';
  return { account, balances: body('balancesV1Schema')(draft), transactions };
};

const operation = draft => {
  const { random } = draft;
  const operations = draft.world.constants.get('service.OPERATIONS') ?? [];
  return operations.length > 0 ? random.pick(operations) : { path: '/{a}', scope: null };
};

/** One maker for each argument. */
const MAKERS = {
  addressOf: [
    one('https://example.com', 'https://example.com///', '', `${'/'.repeat(20_000)}x`),
    either(text, one('/a?page=1')),
  ],
  affordabilityRequestOf: [draft => draft.random.list(1, 3, () => stored(draft))],
  consentEvent: [body('consentSchema'), sending],
  creditInformationEvent: [body('creditInformationEventDataSchema'), sending],
  emailV1: [body('webhookV1Schema')],
  emailV2: [body('consentSchema')],
  engineOptionsOf: [
    one({}, { asOf: null }, { asOf: '2026-01-31' }, { asOf: '2026-02-30' }),
    either(one(null), time),
  ],
  featuresOf: [one('UK', 'US', 'GB')],
  findOperation: [
    one(...METHODS),
    either(text, draft =>
      operation(draft).path.replaceAll(/\{\w+\}/g, () => draft.random.pick(['a', '%20', '%', '', '%ff'])),
    ),
  ],
  healthAccountOf: [stored],
  incomeRequestOf: [stored],
  incomeRequestsOf: [draft => draft.random.list(1, 3, () => stored(draft))],
  invitationEvent: [body('invitationEventDataSchema'), sending],
  isPermitted: [operation, body('scopeSchema')],
  isTokenExpired: [time, one(1, 3600, 0, 1e9, 0.5, NaN), time],
  liveTransactionWindow: [
    draft => ({
      now: time(draft),
      daysOfHistory: draft.random.pick([0, 10, 365, 36_525, 1e6]),
      scaExpiry: draft.random.pick([null, time(draft)]),
    }),
  ],
  missingProducts: [
    one('getScore', 'consentWebhook', 'getStoredAffordability', 'other'),
    lists(one('engines', 'webhooks', 'storedData')),
  ],
  nextConsentStatus: [body('consentStatusSchema'), one('revoke', 'other')],
  notificationsFor: [lists(body('notificationSetupSchema')), body('notificationStateSchema')],
  orderConsents: [lists(body('consentSchema'))],
  pageOf: [
    rows,
    ({ random }) => ({
      path: '/a',
      page: random.pick([1, 2, 1e9, 0]),
      pageSize: random.pick([1, 10, 2 ** 31, 0.5]),
    }),
  ],
  parseAccountVerificationRequest: [body('accountVerificationRequestSchema')],
  parseAffordability: [body('affordabilitySchema')],
  parseAffordabilityEngine: [body('affordabilityEngineResponseSchema')],
  parseAffordabilityRequest: [request('assessAffordability'), body('affordabilityQuerySchema')],
  parseBusinessHealth: [
    either(body('businessFinancialHealthSchema'), draft =>
      draft.feed('serialiseBusinessHealth', [resultOf('assessBusinessFinancialHealth', draft)]),
    ),
  ],
  parseConsumerHealth: [
    either(body('consumerFinancialHealthSchema'), draft =>
      draft.feed('serialiseConsumerHealth', [resultOf('assessConsumerFinancialHealth', draft)]),
    ),
  ],
  parseDatedTransactions: [body('transactionListSchema')],
  parseEndOfDayBalances: [body('endOfDayBalanceListSchema')],
  parseEnrichment: [
    either(body('enrichmentEngineResponseSchema'), draft =>
      draft.feed('serialiseEnrichment', [resultOf('enrichTransactions', draft)]),
    ),
  ],
  parseEnrichmentRequest: [request('enrichTransactions')],
  parseIncomeEngine: [body('incomeEngineResponseSchema')],
  parseIncomeRequest: [request('verifyIncome'), body('incomeEngineQuerySchema')],
  parseIncomeVerification: [body('incomeVerificationSchema')],
  parseIncomeVerifications: [body('incomeVerificationListSchema')],
  parseInvitationRequest: [body('invitationRequestSchema')],
  parseScoreNotGenerated: [body('scoreNotGeneratedSchema')],
  parseTokenRequest: [body('tokenRequestSchema')],
  parseTransactions: [body('transactionListSchema')],
  parseUserVerificationRequest: [body('userVerificationRequestSchema')],
  parseWebhook: [body('webhookSchema')],
  parseWebhookV1: [body('webhookV1Schema')],
  pathOf: [
    operation,
    ({ random }) => ({ consentId: oddText(random), accountId: 'a', userId: oddText(random) }),
  ],
  readableOperations: [body('consentSchema')],
  refreshAllowance: [lists(time), time],
  reportSections: [one(null, [], ['Statement'], ['Statement', 'User Summary', 'Statement'], ['none'])],
  revokeConsent: [body('consentSchema'), time],
  scoreRequestOf: [stored, text],
  serialiseAffordability: [draft => ({ ...result('assessAffordability')(draft), accountIds: ['main'] })],
  serialiseAffordabilityEngine: [result('assessAffordability')],
  serialiseAffordabilityRequest: [request('assessAffordability')],
  serialiseBusinessHealth: [result('assessBusinessFinancialHealth')],
  serialiseConsumerHealth: [result('assessConsumerFinancialHealth')],
  serialiseEndOfDayBalances: [
    either(
      endOfDays,
      one([
        { date: '1900-01-01', balance: 1 },
        { date: '9999-12-31', balance: -0 },
      ]),
    ),
  ],
  serialiseEnrichment: [result('enrichTransactions')],
  serialiseIncomeEngine: [result('verifyIncome')],
  serialiseIncomeRequest: [request('verifyIncome')],
  serialiseIncomeVerification: [result('verifyIncome')],
  serialiseIncomeVerifications: [lists(result('verifyIncome'))],
  serialiseInvalidRequest: [either(refusal, anything), text],
  serialiseScoreNotGenerated: [
    draft => result('validateForScore')(draft)?.error ?? result('validateForScore')(draft),
    text,
  ],
  serialiseTransactions: [either(rows, draft => result('enrichTransactions')(draft)?.transactions ?? [])],
  tokenExpiry: [time, one(undefined, 1, 3600, 1e9, 1e10, NaN)],
  verifyBankAccount: [
    body('accountIdentifierSchema'),
    lists(draft => ({ accountId: 'a', identifiers: lists(body('accountIdentifierSchema'))(draft) })),
  ],
  webhookDelaySeconds: [one(0, 1, 2, 3, 4, -1, 1e9, NaN)],
  webhookRequest: [either(body('webhookSchema'), body('webhookV1Schema')), either(one(null, 'token'), text)],
  webhookTokenRequest: [body('webhookCredentialsSchema')],
};

export const SERVICE_ARGUMENTS = Object.fromEntries(
  Object.entries(MAKERS).map(([name, makers]) => [
    name,
    draft =>
      spoiledSometimes(
        draft,
        makers.map(make => make(draft)),
      ),
  ]),
);

/** Of the accounts of an answer. */
function endOfDays(draft) {
  const found = resultOf('endOfDayBalances', draft);
  return draft.random.pick(found?.accounts ?? [null])?.days ?? [];
}

function refusal(draft) {
  const found = draft.feed('safeAnalyse', [anything(draft)]);
  return found?.error ?? found;
}

function spoiledSometimes(draft, args) {
  if (!draft.random.chance(0.25)) return args;
  const at = draft.random.below(args.length);
  const copy = [...args];
  copy[at] = spoiledValue(draft, looseCopy(args[at]));
  return copy;
}
