/** Every function of the sub-path leaves its arguments as they were, and answers alike in every time zone. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import {
  assessAffordability,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  endOfDayBalances,
  enrichTransactions,
  verifyIncome,
} from '../../src/index.js';
import * as service from '../../src/service.js';
import { asJson, credits, debits } from '../support/build.js';
import { monthly } from '../support/dates.js';

type Calls = Readonly<Record<string, readonly unknown[]>>;

const GUID = '00000000-0000-0000-0000-000000000001';
const NOW = '2026-03-29T00:30:00Z';
const MONTHS = monthly(28, 2025, 7, 12);
const TRANSACTIONS = [
  ...credits(MONTHS, 2000, 'NORTHGATE LOGISTICS LTD SALARY BGC'),
  ...debits(MONTHS, 700, 'RENT HARBOUR LETTINGS'),
];
const ACCOUNT = { accountId: 'a', countryCode: 'GB', currencyCode: 'GBP' } as const;
const BALANCES = { current: { amount: 500, creditDebitIndicator: 'Credit' }, available: null } as const;
const HEALTH = { accounts: [{ ...ACCOUNT, balances: BALANCES, transactions: TRANSACTIONS }] };
const REQUEST = { ...ACCOUNT, transactions: TRANSACTIONS };

const enriched = enrichTransactions(REQUEST);
const income = verifyIncome({ ...REQUEST, includeFlags: true });
const affordability = { ...assessAffordability(REQUEST), accountIds: ['a'] };
const consumer = assessConsumerFinancialHealth(HEALTH);
const business = assessBusinessFinancialHealth(HEALTH);
const [{ days = [] } = {}] = endOfDayBalances(HEALTH).accounts;

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
const STORED: service.StoredAccount = {
  account: { ...ACCOUNT, accountType: null, accountSubType: null, Servicer: null, Parties: null },
  balances: { accountId: 'a', ...BALANCES },
  transactions: service.serialiseTransactions(enriched.transactions),
};
const REFUSED = {
  code: 'svc_score_not_generated',
  description: 'd',
  details: 'd',
  correlationId: null,
} as const;
const INVALID = new service.InvalidRequestError([{ path: ['a'], code: 'c', message: 'a: m' }]);
const [OPERATION] = service.OPERATIONS;

/** A call of every function. */
const CALLS: Calls = {
  addressOf: ['https://bank.example', '/p'],
  affordabilityRequestOf: [[STORED]],
  consentEvent: [CONSENT, SENDING],
  creditInformationEvent: [CREDIT, SENDING],
  emailV1: [V1],
  emailV2: [CONSENT],
  findOperation: ['GET', '/consents/v2'],
  healthAccountOf: [STORED],
  incomeRequestOf: [STORED],
  invitationEvent: [INVITATION, SENDING],
  isPermitted: [OPERATION, 'api:data'],
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
  parseAffordabilityRequest: [{ ...REQUEST, ownershipShare: 1 }, { includeFlexibleCosts: 'false' }],
  parseBusinessHealth: [asJson(service.serialiseBusinessHealth(business))],
  parseConsumerHealth: [asJson(service.serialiseConsumerHealth(consumer))],
  parseEndOfDayBalances: [service.serialiseEndOfDayBalances(days)],
  parseEnrichment: [asJson(service.serialiseEnrichment(enriched))],
  parseEnrichmentRequest: [REQUEST],
  parseIncomeEngine: [asJson(service.serialiseIncomeEngine(income))],
  parseIncomeRequest: [REQUEST, { includeFlags: 'true' }],
  parseIncomeVerification: [asJson(service.serialiseIncomeVerification(income))],
  parseInvitationRequest: [{}],
  parseScoreNotGenerated: [{ ...REFUSED, correlationId: 'c' }],
  parseTokenRequest: [
    { grant_type: 'client_credentials', client_id: 'i', client_secret: 's', scope: 'api:data' },
  ],
  parseTransactions: [STORED.transactions],
  parseUserVerificationRequest: [{ CustomerReference: 'r', Title: 'Mr' }],
  parseWebhook: [service.consentEvent(CONSENT, SENDING)],
  parseWebhookV1: [V1],
  pathOf: [OPERATION, { consentId: 'c' }],
  refreshAllowance: [['2026-03-29T00:59:59Z', '2026-03-28T00:30:00Z', NOW, NOW], '2026-03-29T02:00:00Z'],
  reportSections: [['Statement', 'User Summary']],
  revokeConsent: [CONSENT, NOW],
  scoreRequestOf: [STORED, 'c'],
  serialiseAffordability: [affordability],
  serialiseAffordabilityEngine: [affordability],
  serialiseAffordabilityRequest: [{ ...REQUEST, includeFlexibleCosts: false, ownershipShare: 0.5 }],
  serialiseBusinessHealth: [business],
  serialiseConsumerHealth: [consumer],
  serialiseEndOfDayBalances: [days],
  serialiseEnrichment: [enriched],
  serialiseIncomeEngine: [income],
  serialiseIncomeRequest: [{ ...REQUEST, includeFlags: true }],
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

const OF_TIME = [
  'isTokenExpired',
  'liveTransactionWindow',
  'orderConsents',
  'parseEndOfDayBalances',
  'refreshAllowance',
  'revokeConsent',
  'serialiseEndOfDayBalances',
  'tokenExpiry',
];

describe('every function', () => {
  it('is called here', () => {
    const functions = Object.entries(service).filter(
      ([name, value]) => typeof value === 'function' && name !== 'InvalidRequestError',
    );
    expect(Object.keys(CALLS).sort()).toEqual(functions.map(([name]) => name).sort());
  });

  it.each(Object.entries(CALLS))('%s leaves its arguments as they were', (name, given) => {
    const before = structuredClone(given);
    // What is frozen all the way down throws where it is written to.
    const answer = call(name, frozen(given));
    expect(structuredClone(given)).toEqual(before);
    expect(call(name, given)).toEqual(answer);
  });
});

/** Around the nights on which clocks change, in Europe, in America and where the day begins. */
describe.each(['Europe/London', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata'])('in %s', zone => {
  it('the rules of time answer as in UTC', () => {
    const timed = OF_TIME.map(name => [name, CALLS[name]]);
    const script = `
      import * as service from 'open-banking-insights/service';
      const calls = ${JSON.stringify(timed)};
      console.log(JSON.stringify(calls.map(([name, given]) => service[name](...given))));`;
    const inZone = (TZ: string) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { ...process.env, TZ },
      });
    expect(inZone(zone)).toBe(inZone('UTC'));
  });
});

function call(name: string, given: readonly unknown[]): unknown {
  return (service as unknown as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>)[name]?.(
    ...given,
  );
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}
