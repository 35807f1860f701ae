/** A valid call of every function of the sub-path, of an account of each country. */
import { readFileSync } from 'node:fs';
import {
  assessAffordability,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  type EnrichedTransaction,
  type EnrichTransactionsResult,
  endOfDayBalances,
  enrichTransactions,
  type TransactionInput,
  verifyIncome,
} from '../../src/index.js';
import * as service from '../../src/service.js';
import { asJson } from '../support/build.js';

export type Calls = Readonly<Record<string, readonly unknown[]>>;
export type Country = 'GB' | 'US';

export const COUNTRIES: readonly Country[] = ['GB', 'US'];
const FIXTURES = { GB: 'gb-universal-credit', US: 'us-biweekly-gig' } as const;
/** Pay, bills, shopping and transfers of some weeks; each test tries every member of what is made of them. */
const ROWS = 40;

const GUID = '00000000-0000-0000-0000-000000000001';
const NOW = '2026-03-29T00:30:00Z';
const CONSENT: service.Consent = {
  userId: null,
  consentId: GUID,
  applicationId: GUID,
  providerId: 1,
  providerName: null,
  configurationName: null,
  customerReference: 'r',
  consentStatus: 'Active',
  consentJourney: null,
  consentStart: NOW,
  consentEnd: null,
  statusUpdated: NOW,
  dataAvailability: 'Processed',
  errorMessage: null,
  invitationId: null,
};
const INVITATION: service.InvitationEventData = {
  invitationId: 'i',
  emailState: 'Sent',
  customerReference: 'r',
  smtpErrorCode: null,
  smtpErrorMessage: null,
  applicationId: GUID,
  connectionStatus: 'Pending',
};
const CREDIT: service.CreditInformationEventData = {
  userId: null,
  consentId: GUID,
  applicationId: GUID,
  customerReference: null,
  creditInformationStatus: 'Success',
};
const V1: service.WebhookV1 = {
  consentId: GUID,
  applicationId: GUID,
  customerReference: null,
  providerAuthentication: 'Success',
  dataAvailability: null,
  paymentConfirmation: null,
  reauthentication: false,
  errorMessage: null,
};
const SENDING = { eventId: 'e', eventTime: NOW, schemaVersion: '1.0.0' };
const IDENTIFIER = { scheme: 'SortCode', sortCode: '60-16-13', accountNumber: '31926819' } as const;
const REFUSED = {
  code: 'svc_score_not_generated',
  description: 'd',
  details: 'd',
  correlationId: null,
} as const;
const ERROR = new service.InvalidRequestError([{ path: ['a'], code: 'c', message: 'a: m' }]);
/** A message is no member that a copy takes. */
const INVALID = { ...ERROR, message: ERROR.message };
const OPERATION = service.OPERATIONS.find(({ id }) => id === 'listTransactions');

/** The names of the functions, as the sub-path exports them. */
export const FUNCTION_NAMES: readonly string[] = Object.entries<unknown>(service)
  // The error is a class, which nobody calls; it is tested with the main entry.
  .filter(([name, value]) => typeof value === 'function' && name !== 'InvalidRequestError')
  .map(([name]) => name);

export function call(name: string, given: readonly unknown[]): unknown {
  const functions = service as unknown as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
  return functions[name]?.(...given);
}

const CALLS: Readonly<Record<Country, Calls>> = { GB: madeIn('GB'), US: madeIn('US') };

export function callsIn(country: Country): Calls {
  return CALLS[country];
}

function madeIn(countryCode: Country): Calls {
  const account = { ...rowsOf(countryCode), accountId: 'a', countryCode };
  const { currencyCode } = account;
  const balances = {
    current: { amount: 500, creditDebitIndicator: 'Credit' },
    available: { amount: 1500, creditDebitIndicator: 'Credit' },
  } as const;
  const request = { ...account, accountType: 'Personal', accountSubType: 'CurrentAccount' };
  const health = { accounts: [{ ...request, balances }] };
  const enriched = withTransfer(enrichTransactions(request));
  const income = verifyIncome({ ...request, includeFlags: true });
  const affordability = { ...assessAffordability(request), accountIds: ['a'] };
  const consumer = assessConsumerFinancialHealth(health);
  const business = assessBusinessFinancialHealth(health);
  const [{ days = [] } = {}] = endOfDayBalances(health).accounts;
  const stored: service.StoredAccount = {
    account: {
      accountId: 'a',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      currencyCode,
      Servicer: null,
      Parties: null,
    },
    balances: { accountId: 'a', ...balances },
    transactions: service.serialiseTransactions(enriched.transactions),
  };
  return {
    addressOf: ['https://bank.example', '/p'],
    affordabilityRequestOf: [[stored]],
    consentEvent: [CONSENT, SENDING],
    creditInformationEvent: [CREDIT, SENDING],
    emailV1: [V1],
    emailV2: [CONSENT],
    findOperation: ['GET', '/consents/v2'],
    healthAccountOf: [stored],
    incomeRequestOf: [stored],
    invitationEvent: [INVITATION, SENDING],
    isPermitted: [OPERATION, 'api:stored_data'],
    isTokenExpired: [NOW, 3600, '2026-03-29T01:30:00Z'],
    liveTransactionWindow: [{ now: '2026-03-29T23:30:00Z', daysOfHistory: 400, scaExpiry: NOW }],
    nextConsentStatus: ['Active', 'revoke'],
    orderConsents: [
      [
        { ...CONSENT, statusUpdated: '2025-10-26T01:30:00Z' },
        { ...CONSENT, statusUpdated: '2025-10-26T02:15:00Z' },
      ],
    ],
    pageOf: [[3, 1, 2], { path: '/p', page: 1, pageSize: 2 }],
    parseAccountVerificationRequest: [{ account: IDENTIFIER }],
    parseAffordability: [asJson(service.serialiseAffordability(affordability))],
    parseAffordabilityEngine: [asJson(service.serialiseAffordabilityEngine(affordability))],
    parseAffordabilityRequest: [{ ...account, ownershipShare: 1 }, { includeFlexibleCosts: 'false' }],
    parseBusinessHealth: [asJson(service.serialiseBusinessHealth(business))],
    parseConsumerHealth: [asJson(service.serialiseConsumerHealth(consumer))],
    parseEndOfDayBalances: [service.serialiseEndOfDayBalances(days)],
    parseEnrichment: [asJson(service.serialiseEnrichment(enriched))],
    parseEnrichmentRequest: [account],
    parseIncomeEngine: [asJson(service.serialiseIncomeEngine(income))],
    parseIncomeRequest: [request, { includeFlags: 'true' }],
    parseIncomeVerification: [asJson(service.serialiseIncomeVerification(income))],
    parseInvitationRequest: [{}],
    parseScoreNotGenerated: [{ ...REFUSED, correlationId: 'c' }],
    parseTokenRequest: [
      { grant_type: 'client_credentials', client_id: 'i', client_secret: 's', scope: 'api:data' },
    ],
    parseTransactions: [stored.transactions],
    parseUserVerificationRequest: [{ CustomerReference: 'r', Title: 'Mr' }],
    parseWebhook: [service.consentEvent(CONSENT, SENDING)],
    parseWebhookV1: [V1],
    pathOf: [OPERATION, { consentId: 'c', accountId: 'a' }],
    refreshAllowance: [['2026-03-29T00:59:59Z', '2026-03-28T00:30:00Z', NOW, NOW], '2026-03-29T02:00:00Z'],
    reportSections: [['Statement', 'User Summary']],
    revokeConsent: [CONSENT, NOW],
    scoreRequestOf: [stored, 'c'],
    serialiseAffordability: [affordability],
    serialiseAffordabilityEngine: [affordability],
    serialiseAffordabilityRequest: [{ ...account, includeFlexibleCosts: false, ownershipShare: 0.5 }],
    serialiseBusinessHealth: [business],
    serialiseConsumerHealth: [consumer],
    serialiseEndOfDayBalances: [days],
    serialiseEnrichment: [enriched],
    serialiseIncomeEngine: [income],
    serialiseIncomeRequest: [{ ...request, includeFlags: true }],
    serialiseIncomeVerification: [income],
    serialiseInvalidRequest: [INVALID, 'c'],
    serialiseScoreNotGenerated: [REFUSED, 'c'],
    serialiseTransactions: [enriched.transactions],
    tokenExpiry: ['2026-10-25T00:30:00Z', 7200],
    verifyBankAccount: [IDENTIFIER, [{ accountId: 'a', identifiers: [IDENTIFIER] }]],
    webhookDelaySeconds: [1],
    webhookRequest: [service.consentEvent(CONSENT, SENDING), 'token'],
    webhookTokenRequest: [{ clientId: 'i', clientSecret: 's', scope: null }],
  };
}

/** The accounts of the fixtures have no other account to move money to. */
function withTransfer(result: EnrichTransactionsResult): EnrichTransactionsResult {
  const [first, ...rest] = result.transactions as [EnrichedTransaction, ...EnrichedTransaction[]];
  return {
    ...result,
    transactions: [{ ...first, transfer: { associatedAccountId: 'b', pairId: 1 } }, ...rest],
  };
}

function rowsOf(country: Country) {
  const text = readFileSync(`fixtures/accounts/${FIXTURES[country]}/request.json`, 'utf8');
  const { currencyCode, transactions } = JSON.parse(text) as {
    readonly currencyCode: 'GBP' | 'USD';
    readonly transactions: readonly TransactionInput[];
  };
  // The client's own members travel too, and what few banks give is in one row at least.
  const [first, ...rest] = transactions.slice(-ROWS) as [TransactionInput, ...TransactionInput[]];
  const full = {
    ...first,
    accountId: 'a',
    counterPartyName: 'ACME',
    merchantName: 'Acme',
    merchantCategoryCode: '5411',
    transactionCode: { code: 'IssuedDirectDebits', subCode: null },
    proprietaryTransactionCode: { code: 'DD', issuer: 'bank' },
    balance: { amount: 12.5, creditDebitIndicator: 'Debit' },
  } as const;
  return { currencyCode, transactions: [full, ...rest] };
}
