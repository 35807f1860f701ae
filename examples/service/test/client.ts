/** Every operation, asked by the generated client as a program of a user would: typed by the document, without a cast. */
import createClient from 'openapi-fetch';
import type { paths } from './generated/service.js';

export interface Given {
  readonly consentId: string;
  readonly accountId: string;
  readonly userId: string;
  readonly invitationId: string;
  readonly customerReference: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** By operation: what asks it with a token. `address`: the base address. */
export function operationsAt(address: string) {
  const { GET, POST, DELETE } = createClient<paths>({ baseUrl: address });
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const ofConsent = ({ consentId }: Given) => ({ params: { path: { consentId } } });
  const ofAccount = ({ consentId, accountId }: Given) => ({ params: { path: { consentId, accountId } } });
  const ofUser = ({ userId }: Given) => ({ params: { path: { userId } } });
  const pdf = { parseAs: 'arrayBuffer' } as const;
  const rows = [
    {
      transactionId: 't1',
      description: 'QUENDALE LTD SALARY BGC',
      amount: 2100,
      creditDebitIndicator: 'Credit',
      status: 'Booked',
      bookingDate: '2026-05-28',
    },
  ] satisfies paths['/insights-engine/v1/income-verification']['post']['requestBody']['content']['application/json']['transactions'];
  const place = { countryCode: 'GB', currencyCode: 'GBP' } as const;
  return {
    getToken: (given: Given, _token: string) =>
      POST('/v1/oauth2/token', {
        body: {
          grant_type: 'client_credentials',
          client_id: given.clientId,
          client_secret: given.clientSecret,
          scope: 'api:data',
        },
        bodySerializer: body => new URLSearchParams(body),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    sendInvitation: (given: Given, token: string) =>
      POST('/connect-invitations/v1', { ...bearer(token), body: { UserId: given.userId } }),
    getInvitation: ({ invitationId }: Given, token: string) =>
      GET('/connect-invitations/v1/{invitationId}', { ...bearer(token), params: { path: { invitationId } } }),
    listConsents: (_: Given, token: string) =>
      GET('/consents/v2', {
        ...bearer(token),
        params: { query: { consentStatus: 'Active', providerId: 1 } },
      }),
    getConsent: (given: Given, token: string) =>
      GET('/consents/v1/{consentId}', { ...bearer(token), ...ofConsent(given) }),
    listConsentsV1: (_: Given, token: string) => GET('/consents/v1', bearer(token)),
    revokeConsent: (given: Given, token: string) =>
      POST('/consents/v1/{consentId}/revoke', { ...bearer(token), ...ofConsent(given) }),
    listLiveAccounts: (given: Given, token: string) =>
      GET('/data/v2/consents/{consentId}/accounts', { ...bearer(token), ...ofConsent(given) }),
    getLiveAccount: (given: Given, token: string) =>
      GET('/data/v2/consents/{consentId}/accounts/{accountId}', { ...bearer(token), ...ofAccount(given) }),
    getLiveBalances: (given: Given, token: string) =>
      GET('/data/v2/consents/{consentId}/accounts/{accountId}/balances', {
        ...bearer(token),
        ...ofAccount(given),
      }),
    listLiveTransactions: (given: Given, token: string) =>
      GET('/data/v2/consents/{consentId}/accounts/{accountId}/transactions', {
        ...bearer(token),
        params: { ...ofAccount(given).params, query: { page: 1 } },
      }),
    listLiveAccountsV1: (given: Given, token: string) =>
      GET('/data/v1/consents/{consentId}/accounts', { ...bearer(token), ...ofConsent(given) }),
    getIncomeVerification: (given: Given, token: string) =>
      GET('/income-verification/v1/consents/{consentId}/verifications', {
        ...bearer(token),
        params: { ...ofConsent(given).params, query: { includeFlags: true } },
      }),
    getAffordability: (given: Given, token: string) =>
      GET('/affordability/v1/consents/{consentId}', { ...bearer(token), ...ofConsent(given) }),
    verifyBankAccount: (given: Given, token: string) =>
      POST('/account-verification/v3/consents/{consentId}', {
        ...bearer(token),
        ...ofConsent(given),
        body: { account: { scheme: 'SortCode', sortCode: '60-16-13', accountNumber: '31926819' } },
      }),
    enrichTransactions: (_: Given, token: string) =>
      POST('/insights-engine/v1/enrich-transactions', {
        ...bearer(token),
        params: { query: { confidenceFloor: 0.5 } },
        body: { ...place, transactions: rows },
      }),
    verifyIncome: (_: Given, token: string) =>
      POST('/insights-engine/v1/income-verification', {
        ...bearer(token),
        body: { ...place, accountId: 'a1', includeFlags: true, transactions: rows },
      }),
    assessAffordability: (_: Given, token: string) =>
      POST('/insights-engine/v1/affordability', {
        ...bearer(token),
        body: { ...place, stress: { incomeDownPercent: 10 }, transactions: rows },
      }),
    listAccounts: (given: Given, token: string) =>
      GET('/stored-data/v1/consents/{consentId}/accounts', { ...bearer(token), ...ofConsent(given) }),
    listEndOfDayBalances: (given: Given, token: string) =>
      GET('/stored-data/v1/consents/{consentId}/accounts/{accountId}/end-of-day-balances', {
        ...bearer(token),
        ...ofAccount(given),
      }),
    listTransactions: (given: Given, token: string) =>
      GET('/stored-data/v1/consents/{consentId}/accounts/{accountId}/transactions', {
        ...bearer(token),
        ...ofAccount(given),
      }),
    getBalances: (given: Given, token: string) =>
      GET('/stored-data/v2/consents/{consentId}/accounts/{accountId}/balances', {
        ...bearer(token),
        ...ofAccount(given),
      }),
    getBalancesV1: (given: Given, token: string) =>
      GET('/stored-data/v1/consents/{consentId}/accounts/{accountId}/balances', {
        ...bearer(token),
        ...ofAccount(given),
      }),
    getProviderDetails: (given: Given, token: string) =>
      GET('/stored-data/v1/consents/{consentId}/provider-details', { ...bearer(token), ...ofConsent(given) }),
    refreshConsent: (given: Given, token: string) =>
      POST('/stored-data/v1/consents/{consentId}/refresh', { ...bearer(token), ...ofConsent(given) }),
    deleteConsentData: (given: Given, token: string) =>
      DELETE('/stored-data/v1/consents/{consentId}', { ...bearer(token), ...ofConsent(given) }),
    deleteUserData: (given: Given, token: string) =>
      DELETE('/stored-data/v1/users/{userId}', { ...bearer(token), ...ofUser(given) }),
    getStoredIncomeVerification: (given: Given, token: string) =>
      GET('/stored-data/v1/consents/{consentId}/income-verifications', {
        ...bearer(token),
        ...ofConsent(given),
      }),
    getStoredAffordability: (given: Given, token: string) =>
      GET('/stored-data/v1/consents/{consentId}/affordability', {
        ...bearer(token),
        params: { ...ofConsent(given).params, query: { includeTransactions: true } },
      }),
    getPaymentAccountConfirmation: (given: Given, token: string) =>
      GET('/stored-data/v1/consents/{consentId}/payment-account-confirmation', {
        ...bearer(token),
        ...ofConsent(given),
      }),
    getStatement: (given: Given, token: string) =>
      GET('/stored-data/v1/consents/{consentId}/accounts/{accountId}/statement', {
        ...bearer(token),
        ...ofAccount(given),
        ...pdf,
      }),
    getUserReport: (given: Given, token: string) =>
      GET('/stored-data/v1/users/{userId}/report', { ...bearer(token), ...ofUser(given), ...pdf }),
    getScore: (given: Given, token: string) =>
      GET('/svc-score/v1/consents/{consentId}/accounts/{accountId}', {
        ...bearer(token),
        ...ofAccount(given),
      }),
    getConsumerFinancialHealth: (given: Given, token: string) =>
      GET('/advanced-insights/v1/consents/{consentId}/consumer-financial-health', {
        ...bearer(token),
        ...ofConsent(given),
      }),
    getBusinessFinancialHealth: (given: Given, token: string) =>
      GET('/advanced-insights/v1/consents/{consentId}/business-financial-health', {
        ...bearer(token),
        ...ofConsent(given),
      }),
    verifyUser: ({ customerReference }: Given, token: string) =>
      POST('/connect/users/v1/verification', {
        ...bearer(token),
        body: { CustomerReference: customerReference, Title: 'Mr' },
      }),
    listCreditInformationAccounts: (given: Given, token: string) =>
      GET('/connect/users/v1/{userId}/accounts', { ...bearer(token), ...ofUser(given) }),
    deleteCreditInformationAccounts: (given: Given, token: string) =>
      DELETE('/connect/users/v1/{userId}/accounts', { ...bearer(token), ...ofUser(given) }),
  };
}
