/** Which operation a request is for, which scope it needs, and what replaces what. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findOperation,
  isPermitted,
  OPERATION_FORMATS,
  OPERATIONS,
  pathOf,
  scopeSchema,
} from '../../src/service.js';
import { holds } from '../support/property.js';

/** The tables of the specification: under each scope its operations; the token request needs none. */
const SPECIFIED = {
  '': ['POST /v1/oauth2/token'],
  'api:connect_invitation': ['POST /connect-invitations/v1', 'GET /connect-invitations/v1/{invitationId}'],
  'api:consent': [
    'GET /consents/v2',
    'GET /consents/v1/{consentId}',
    'GET /consents/v1',
    'POST /consents/v1/{consentId}/revoke',
  ],
  'api:data': [
    'GET /data/v2/consents/{consentId}/accounts',
    'GET /data/v2/consents/{consentId}/accounts/{accountId}',
    'GET /data/v2/consents/{consentId}/accounts/{accountId}/balances',
    'GET /data/v2/consents/{consentId}/accounts/{accountId}/transactions',
    'GET /data/v1/consents/{consentId}/accounts',
    'GET /income-verification/v1/consents/{consentId}/verifications',
    'GET /affordability/v1/consents/{consentId}',
    'POST /account-verification/v3/consents/{consentId}',
    'POST /insights-engine/v1/enrich-transactions',
    'POST /insights-engine/v1/income-verification',
    'POST /insights-engine/v1/affordability',
  ],
  'api:stored_data': [
    'GET /stored-data/v1/consents/{consentId}/accounts',
    'GET /stored-data/v1/consents/{consentId}/accounts/{accountId}/end-of-day-balances',
    'GET /stored-data/v1/consents/{consentId}/accounts/{accountId}/transactions',
    'GET /stored-data/v2/consents/{consentId}/accounts/{accountId}/balances',
    'GET /stored-data/v1/consents/{consentId}/accounts/{accountId}/balances',
    'GET /stored-data/v1/consents/{consentId}/provider-details',
    'POST /stored-data/v1/consents/{consentId}/refresh',
    'DELETE /stored-data/v1/consents/{consentId}',
    'DELETE /stored-data/v1/users/{userId}',
    'GET /stored-data/v1/consents/{consentId}/income-verifications',
    'GET /stored-data/v1/consents/{consentId}/affordability',
    'GET /stored-data/v1/consents/{consentId}/payment-account-confirmation',
    'GET /stored-data/v1/consents/{consentId}/accounts/{accountId}/statement',
    'GET /stored-data/v1/users/{userId}/report',
  ],
  'api:advanced_insights': [
    'GET /svc-score/v1/consents/{consentId}/accounts/{accountId}',
    'GET /advanced-insights/v1/consents/{consentId}/consumer-financial-health',
    'GET /advanced-insights/v1/consents/{consentId}/business-financial-health',
  ],
  'api:cis': [
    'POST /connect/users/v1/verification',
    'GET /connect/users/v1/{userId}/accounts',
    'DELETE /connect/users/v1/{userId}/accounts',
  ],
} as const;

const byId = new Map(OPERATIONS.map(operation => [operation.id, operation]));

describe('the operations', () => {
  it('are those of the specification: one for the token, the others by scope', () => {
    const specified = Object.entries(SPECIFIED).flatMap(([scope, lines]) =>
      lines.map(line => `${scope} ${line}`),
    );
    const ours = OPERATIONS.map(({ scope, method, path }) => `${scope ?? ''} ${method} ${path}`);
    expect(ours.sort()).toEqual(specified.sort());
    expect(byId.size).toBe(OPERATIONS.length);
    expect(new Set(OPERATIONS.map(({ method, path }) => `${method} ${path}`)).size).toBe(OPERATIONS.length);
  });

  it('have a format each', () => {
    expect(Object.keys(OPERATION_FORMATS).sort()).toEqual([...byId.keys()].sort());
  });

  it('take a body where something is posted that the specification shows, and nowhere else', () => {
    const taking = OPERATIONS.filter(({ id }) => OPERATION_FORMATS[id].request !== undefined);
    expect(taking.every(({ method }) => method === 'POST')).toBe(true);
    const bodiless = OPERATIONS.filter(
      ({ id, method }) => method === 'POST' && OPERATION_FORMATS[id].request === undefined,
    );
    expect(bodiless.map(({ id }) => id).sort()).toEqual(['refreshConsent', 'revokeConsent']);
  });

  it('are deprecated or obsolete as the specification says, with what to ask instead', () => {
    const retired = OPERATIONS.filter(({ status }) => status !== 'current');
    expect(retired.map(({ method, path, status }) => `${status}: ${method} ${path}`).sort()).toEqual([
      'deprecated: GET /consents/v1',
      'deprecated: GET /data/v1/consents/{consentId}/accounts',
      'deprecated: GET /stored-data/v1/consents/{consentId}/accounts/{accountId}/balances',
      'obsolete: GET /data/v2/consents/{consentId}/accounts',
      'obsolete: GET /data/v2/consents/{consentId}/accounts/{accountId}',
      'obsolete: GET /data/v2/consents/{consentId}/accounts/{accountId}/balances',
      'obsolete: GET /data/v2/consents/{consentId}/accounts/{accountId}/transactions',
    ]);
    // Of the deprecated, the specification itself names the path that replaces the balances, and the four of v2.
    expect(byId.get('getBalancesV1')?.replacedBy).toEqual(['getBalances']);
    expect(byId.get('listLiveAccountsV1')?.replacedBy).toEqual([
      'listLiveAccounts',
      'getLiveAccount',
      'getLiveBalances',
      'listLiveTransactions',
    ]);
    for (const { replacedBy } of retired) {
      expect(replacedBy.length).toBeGreaterThan(0);
      for (const id of replacedBy) expect(byId.get(id)?.status).not.toBe('deprecated');
    }
    expect(
      OPERATIONS.filter(({ status }) => status === 'current').flatMap(operation => operation.replacedBy),
    ).toEqual([]);
  });

  it('are found again from any path made of them', () => {
    const parameters = fc.record({
      consentId: fc.string({ minLength: 1, unit: 'binary' }),
      accountId: fc.string({ minLength: 1 }),
      userId: fc.uuid(),
      invitationId: fc.string({ minLength: 1 }),
    });
    holds(
      fc.property(fc.constantFrom(...OPERATIONS), parameters, (operation, given) => {
        const found = findOperation(operation.method, `${pathOf(operation, given)}?page=2`);
        expect(found?.operation).toBe(operation);
        const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(
          ([, name]) => name as keyof typeof given,
        );
        const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8');
        expect(found?.parameters).toEqual(
          Object.fromEntries(names.map(name => [name, wellFormed(given[name])])),
        );
      }),
    );
  });

  it('are not found by another method, a part of a path, an empty parameter or bad encoding', () => {
    for (const [method, path] of [
      ['PUT', '/consents/v2'],
      ['GET', '/consents'],
      ['GET', '/consents/v2/'],
      ['GET', '/consents/v1//'],
      ['GET', '/consents/v1/%E0%A4%A'],
      ['get', '/consents/v2'],
    ] as const)
      expect(findOperation(method, path), `${method} ${path}`).toBeNull();
  });

  it('permit the scope of their group alone; the token request needs none', () => {
    for (const operation of OPERATIONS) {
      const permitted = scopeSchema.options.filter(scope => isPermitted(operation, scope));
      expect(permitted).toEqual(operation.scope === null ? scopeSchema.options : [operation.scope]);
      // Without a token.
      expect(isPermitted(operation, null)).toBe(operation.scope === null);
    }
    expect(byId.get('verifyIncome')?.scope).toBe('api:data');
    expect(byId.get('getStoredIncomeVerification')?.scope).toBe('api:stored_data');
    expect(byId.get('getScore')?.scope).toBe('api:advanced_insights');
  });
});
