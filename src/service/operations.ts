/** Every operation of the service: `METHOD path`, by the scope that its token needs. */
import type { Scope } from './schemas/token.js';

/** The only operation without a bearer token. */
export const TOKEN_OPERATION = 'POST /v1/oauth2/token';

export const OPERATIONS_OF_SCOPE = {
  'api:connect_invitation': {
    sendInvitation: 'POST /connect-invitations/v1',
    getInvitation: 'GET /connect-invitations/v1/{invitationId}',
  },
  'api:consent': {
    listConsents: 'GET /consents/v2',
    getConsent: 'GET /consents/v1/{consentId}',
    listConsentsV1: 'GET /consents/v1',
    revokeConsent: 'POST /consents/v1/{consentId}/revoke',
  },
  'api:data': {
    listLiveAccounts: 'GET /data/v2/consents/{consentId}/accounts',
    getLiveAccount: 'GET /data/v2/consents/{consentId}/accounts/{accountId}',
    getLiveBalances: 'GET /data/v2/consents/{consentId}/accounts/{accountId}/balances',
    listLiveTransactions: 'GET /data/v2/consents/{consentId}/accounts/{accountId}/transactions',
    listLiveAccountsV1: 'GET /data/v1/consents/{consentId}/accounts',
    getIncomeVerification: 'GET /income-verification/v1/consents/{consentId}/verifications',
    getAffordability: 'GET /affordability/v1/consents/{consentId}',
    verifyBankAccount: 'POST /account-verification/v3/consents/{consentId}',
    enrichTransactions: 'POST /insights-engine/v1/enrich-transactions',
    verifyIncome: 'POST /insights-engine/v1/income-verification',
    assessAffordability: 'POST /insights-engine/v1/affordability',
  },
  'api:stored_data': {
    listAccounts: 'GET /stored-data/v1/consents/{consentId}/accounts',
    listEndOfDayBalances: 'GET /stored-data/v1/consents/{consentId}/accounts/{accountId}/end-of-day-balances',
    listTransactions: 'GET /stored-data/v1/consents/{consentId}/accounts/{accountId}/transactions',
    getBalances: 'GET /stored-data/v2/consents/{consentId}/accounts/{accountId}/balances',
    getBalancesV1: 'GET /stored-data/v1/consents/{consentId}/accounts/{accountId}/balances',
    getProviderDetails: 'GET /stored-data/v1/consents/{consentId}/provider-details',
    refreshConsent: 'POST /stored-data/v1/consents/{consentId}/refresh',
    deleteConsentData: 'DELETE /stored-data/v1/consents/{consentId}',
    deleteUserData: 'DELETE /stored-data/v1/users/{userId}',
    getStoredIncomeVerification: 'GET /stored-data/v1/consents/{consentId}/income-verifications',
    getStoredAffordability: 'GET /stored-data/v1/consents/{consentId}/affordability',
    getPaymentAccountConfirmation: 'GET /stored-data/v1/consents/{consentId}/payment-account-confirmation',
    getStatement: 'GET /stored-data/v1/consents/{consentId}/accounts/{accountId}/statement',
    getUserReport: 'GET /stored-data/v1/users/{userId}/report',
  },
  'api:advanced_insights': {
    getScore: 'GET /svc-score/v1/consents/{consentId}/accounts/{accountId}',
    getConsumerFinancialHealth: 'GET /advanced-insights/v1/consents/{consentId}/consumer-financial-health',
    getBusinessFinancialHealth: 'GET /advanced-insights/v1/consents/{consentId}/business-financial-health',
  },
  'api:cis': {
    verifyUser: 'POST /connect/users/v1/verification',
    listCreditInformationAccounts: 'GET /connect/users/v1/{userId}/accounts',
    deleteCreditInformationAccounts: 'DELETE /connect/users/v1/{userId}/accounts',
  },
} as const satisfies Readonly<Record<Scope, Readonly<Record<string, `${Method} /${string}`>>>>;

/** Still answered, and what to ask instead. */
export const DEPRECATED = {
  listConsentsV1: ['listConsents'],
  listLiveAccountsV1: ['listLiveAccounts', 'getLiveAccount', 'getLiveBalances', 'listLiveTransactions'],
  getBalancesV1: ['getBalances'],
} as const satisfies Readonly<Partial<Record<OperationId, readonly OperationId[]>>>;

/** The live data section: no longer maintained, since bank data are read as stored. */
export const OBSOLETE = {
  listLiveAccounts: ['listAccounts'],
  getLiveAccount: ['listAccounts'],
  getLiveBalances: ['getBalances'],
  listLiveTransactions: ['listTransactions'],
} as const satisfies Readonly<Partial<Record<OperationId, readonly OperationId[]>>>;

/** The HTTP method of an operation of the service. */
export type Method = 'GET' | 'POST' | 'DELETE';

type OperationsOfScope = typeof OPERATIONS_OF_SCOPE;

/**
 * The name of an operation, such as `getAffordability`. The names are ours: the specification has none. `OPERATIONS` lists
 * what each of them stands for.
 */
export type OperationId = { readonly [Each in Scope]: keyof OperationsOfScope[Each] }[Scope] | 'getToken';
