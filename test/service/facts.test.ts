/** What the specification says of products, notifications, available data and regions, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import * as service from '../../src/service.js';
import { refusal } from '../support/build.js';

type Consent = Parameters<typeof service.readableOperations>[0];

const OPERATIONS = new Map(service.OPERATIONS.map(operation => [operation.id, operation]));
const under = (...starts: readonly string[]) =>
  service.OPERATIONS.filter(({ path }) => starts.some(start => path.startsWith(start))).map(({ id }) => id);
const active = (dataAvailability: service.DataAvailability | null): Consent => ({
  consentStatus: 'Active',
  dataAvailability,
});
const readable = (consent: Consent) => service.readableOperations(consent).toSorted();

describe('deprecated notifications', () => {
  const byId = new Map(service.NOTIFICATIONS.map(notification => [notification.id, notification]));

  it('are the webhooks and the e-mails of version 1', () => {
    const deprecated = service.NOTIFICATIONS.filter(({ status }) => status === 'deprecated');
    expect(deprecated.map(({ kind, version }) => `${kind} ${version}`).sort()).toEqual([
      'email 1',
      'webhook 1',
    ]);
    expect(service.NOTIFICATIONS.filter(({ version }) => version === 1)).toEqual(deprecated);
  });

  it('say what to set up instead, and that this is inferred', () => {
    for (const { status, kind, reports, replacedBy, replacementBasis } of service.NOTIFICATIONS) {
      expect(replacementBasis).toBe(status === 'deprecated' ? 'inferred' : null);
      expect(replacedBy).toHaveLength(status === 'deprecated' ? 1 : 0);
      for (const id of replacedBy)
        expect(byId.get(id)).toMatchObject({ status: 'current', version: 2, kind, reports });
    }
  });

  it('leave a webhook for each event type of version 2', () => {
    const reported = service.NOTIFICATIONS.filter(({ kind, version }) => kind === 'webhook' && version === 2);
    expect(reported.map(({ reports }) => reports)).toEqual([
      service.consentEventSchema.shape.eventType.value,
      service.invitationEventSchema.shape.eventType.value,
      service.creditInformationEventSchema.shape.eventType.value,
    ]);
  });
});

describe('the products that support must have enabled', () => {
  const needing = (product: service.Product, basis: service.Basis = 'stated') =>
    Object.entries(service.REQUIRED_PRODUCTS)
      .filter(([, needed]) => needed.some(each => each.product === product && each.basis === basis))
      .map(([id]) => id)
      .toSorted();

  it('are those that the specification lists', () => {
    expect(service.PRODUCTS.toSorted()).toEqual(
      [
        'engines',
        'affordability',
        'storedData',
        'webhooks',
        'emailNotifications',
        'creditInformation',
      ].toSorted(),
    );
  });

  it('are needed by the engines, live affordability, stored data, financial health and credit information', () => {
    expect(needing('engines')).toEqual(under('/insights-engine/').toSorted());
    expect(needing('affordability')).toEqual(under('/affordability/'));
    expect(needing('storedData')).toEqual(under('/stored-data/', '/advanced-insights/').toSorted());
    expect(needing('creditInformation')).toEqual(under('/connect/users/').toSorted());
  });

  it('are needed by webhooks and e-mails', () => {
    const kinds = { webhooks: 'webhook', emailNotifications: 'email' } as const;
    for (const [product, kind] of Object.entries(kinds))
      expect(needing(product as keyof typeof kinds)).toEqual(
        service.NOTIFICATIONS.filter(each => each.kind === kind)
          .map(({ id }) => id)
          .toSorted(),
      );
  });

  it('are said to be inferred where the specification does not say it of the operation itself', () => {
    const inferred = Object.entries(service.REQUIRED_PRODUCTS).flatMap(([id, needed]) =>
      needed.filter(({ basis }) => basis === 'inferred').map(({ product }) => `${id}: ${product}`),
    );
    expect(inferred).toEqual([
      'getStoredAffordability: affordability',
      'creditInformationWebhook: creditInformation',
    ]);
  });

  it('are missing until they are enabled', () => {
    expect(service.missingProducts('getStoredAffordability', [])).toEqual(['storedData', 'affordability']);
    expect(service.missingProducts('getStoredAffordability', ['affordability'])).toEqual(['storedData']);
    expect(service.missingProducts('getStoredAffordability', ['affordability', 'storedData'])).toEqual([]);
    expect(service.missingProducts('consentWebhook', ['emailNotifications'])).toEqual(['webhooks']);
    for (const id of [...under('/consents/', '/connect-invitations/', '/data/', '/v1/oauth2/')])
      expect(service.missingProducts(id, []), id).toEqual([]);
  });
});

describe('notifications that are set up', () => {
  const everywhere = {
    notification: 'consentWebhook',
    address: 'https://example.com/all',
    states: null,
  } as const;
  const onFailure = {
    notification: 'consentEmail',
    address: 'me@example.com',
    states: [
      { providerAuthentication: 'Error', dataAvailability: null },
      { providerAuthentication: 'Success', dataAvailability: 'Error' },
    ],
  } as const;
  const onProcessed = {
    ...everywhere,
    address: 'https://example.com/ready?by=hook',
    states: [{ providerAuthentication: 'Success', dataAvailability: 'Processed' }],
  } as const;
  const setups = [onFailure, everywhere, onProcessed] as never;

  it('can differ by provider authentication and data availability', () => {
    const sent = service.NOTIFICATION_STATES.map(state => [
      state.providerAuthentication,
      state.dataAvailability,
      ...service.notificationsFor(setups, state).map(({ address }) => address),
    ]);
    expect(sent).toEqual([
      ['Success', null, everywhere.address],
      ['Success', 'Error', onFailure.address, everywhere.address],
      ['Success', 'Partial', everywhere.address],
      ['Success', 'Complete', everywhere.address],
      ['Success', 'Processed', everywhere.address, onProcessed.address],
      ['Error', null, onFailure.address, everywhere.address],
    ]);
  });

  it('have every state that the two statuses can make', () => {
    const possible = service.providerAuthenticationSchema.options.flatMap(providerAuthentication =>
      [null, ...service.dataAvailabilitySchema.options].map(dataAvailability => ({
        providerAuthentication,
        dataAvailability,
      })),
    );
    const sound = possible.filter(state => service.notificationStateSchema.safeParse(state).success);
    expect(service.NOTIFICATION_STATES).toHaveLength(sound.length);
    expect(service.NOTIFICATION_STATES).toEqual(expect.arrayContaining(sound));
    // None where the provider refused: there are no data then.
    expect(sound.filter(state => state.providerAuthentication === 'Error')).toEqual([
      { providerAuthentication: 'Error', dataAvailability: null },
    ]);
  });

  it('are sent to HTTPS addresses where they are webhooks', () => {
    const [state] = service.NOTIFICATION_STATES as [service.NotificationState];
    const to = (address: string) => service.notificationsFor([{ ...everywhere, address }], state);
    for (const address of ['https://example.com', 'HTTPS://example.com:8443/a/b?c#d', 'https://[::1]/hook'])
      expect(to(address), address).toHaveLength(1);
    for (const address of [
      'http://example.com/hook',
      'ftp://example.com',
      'https://',
      'https:///hook',
      'https:example.com',
      'https://user:password@example.com',
      'https://example.com/a b',
      ' https://example.com',
      '//example.com',
      'me@example.com',
      '',
    ]) {
      const [issue] = refusal(() => to(address)).issues;
      expect(issue?.path, address).toEqual(['setups', 0, 'address']);
      expect(issue?.message).toContain('must be an HTTPS address');
    }
    expect(() =>
      service.notificationsFor([{ ...onFailure, states: null, address: 'nobody' }], state),
    ).toThrow('must be an e-mail address');
  });
});

describe('what a client may read', () => {
  it('is nothing while data availability is pending, or after an error', () => {
    // What the end user entered is no bank data.
    for (const nothing of [null, 'Error'] as const)
      expect(readable(active(nothing)), `${nothing}`).toEqual(['getPaymentAccountConfirmation']);
  });

  it('is live account data with Partial, and no transactions', () => {
    const partial = readable(active('Partial'));
    expect(partial).toEqual(expect.arrayContaining(['listLiveAccounts', 'getLiveAccount']));
    expect(partial.filter(id => id.includes('Transactions'))).toEqual([]);
    expect(partial.filter(id => under('/stored-data/').includes(id))).toEqual([
      'getPaymentAccountConfirmation',
    ]);
  });

  it('is stored and live bank data with Complete', () => {
    const complete = readable(active('Complete'));
    expect(complete).toEqual(expect.arrayContaining(under('/data/')));
    expect(complete).toEqual(
      expect.arrayContaining(['listAccounts', 'listTransactions', 'getBalances', 'listLiveTransactions']),
    );
    expect(complete).not.toContain('getStoredIncomeVerification');
  });

  it('is everything with Processed, what stands on enriched data too', () => {
    const ofConsents = service.OPERATIONS.filter(
      ({ id, method, path }) =>
        path.includes('{consentId}') &&
        !path.startsWith('/consents/') &&
        (method === 'GET' || id === 'verifyBankAccount'),
    );
    expect(readable(active('Processed'))).toEqual(ofConsents.map(({ id }) => id).toSorted());
  });

  it('grows from each data availability to the next', () => {
    const [pending, ...steps] = [null, ...service.AVAILABILITIES_IN_ORDER].map(each =>
      readable(active(each)),
    );
    let before = pending ?? [];
    for (const step of steps) {
      expect(step).toEqual(expect.arrayContaining(before));
      expect(step.length).toBeGreaterThan(before.length);
      before = step;
    }
  });

  it('is nothing of a consent that is revoked, whatever is stored', () => {
    const consent = {
      userId: null,
      consentId: '00000000-0000-0000-0000-000000000001',
      applicationId: '00000000-0000-0000-0000-000000000001',
      providerId: 1,
      providerName: null,
      configurationName: null,
      customerReference: 'r',
      consentStatus: 'Active',
      consentJourney: null,
      consentStart: null,
      consentEnd: null,
      statusUpdated: '2026-01-31T00:00:00Z',
      dataAvailability: 'Processed',
      errorMessage: null,
      invitationId: null,
    } as const;
    expect(readable(consent).length).toBeGreaterThan(15);
    expect(readable(service.revokeConsent<service.Consent>(consent, '2026-02-01T00:00:00Z'))).toEqual([]);
  });

  it('is said for every status of a consent, with how sure it is', () => {
    expect(Object.keys(service.READING_BY_STATUS).sort()).toEqual(
      service.consentStatusSchema.options.toSorted(),
    );
    const stated = Object.entries(service.READING_BY_STATUS).filter(([, { basis }]) => basis === 'stated');
    expect(stated.map(([status]) => status)).toEqual(['Active']);
    for (const consentStatus of service.consentStatusSchema.options)
      expect(readable({ consentStatus, dataAvailability: null }).length > 0, consentStatus).toBe(
        consentStatus === 'Active' || consentStatus === 'UpcomingExpiration',
      );
  });

  it('has a data availability only where the consent is active', () => {
    const wrong = { consentStatus: 'Revoked', dataAvailability: 'Complete' } as const;
    expect(refusal(() => service.readableOperations(wrong)).issues[0]?.path).toEqual([
      'consent',
      'dataAvailability',
    ]);
  });
});

describe('revoking and deleting', () => {
  const effects = Object.entries(service.OPERATION_EFFECTS);

  it('are two things: revoking keeps what is stored, and no deletion revokes', () => {
    for (const [id, { revokes, deletes }] of effects) {
      expect(revokes, id).toBe(id === 'revokeConsent');
      expect(deletes === null, id).toBe(revokes);
      expect(OPERATIONS.get(id as service.OperationId)?.method, id).toBe(revokes ? 'POST' : 'DELETE');
    }
    expect(new Set(service.CONSENT_TRANSITIONS.map(({ by }) => by))).toEqual(new Set(['revoke']));
  });

  it('can be done of every consent of which something may be read, and of no other', () => {
    const revocable = new Map(service.CONSENT_TRANSITIONS.map(({ from, basis }) => [from, basis]));
    for (const consentStatus of service.consentStatusSchema.options)
      expect(revocable.has(consentStatus), consentStatus).toBe(
        readable({ consentStatus, dataAvailability: null }).length > 0,
      );
    // The specification names active ones alone.
    expect([...revocable]).toEqual([
      ['Active', 'stated'],
      ['UpcomingExpiration', 'inferred'],
    ]);
  });

  it('are told of every operation that deletes', () => {
    const deleting = service.OPERATIONS.filter(({ method }) => method === 'DELETE').map(({ id }) => id);
    expect(effects.filter(([, { deletes }]) => deletes !== null).map(([id]) => id)).toEqual(deleting);
    for (const id of deleting)
      expect(service.OPERATION_EFFECTS[id]?.of, id).toBe(
        OPERATIONS.get(id)?.path.includes('{userId}') ? 'user' : 'consent',
      );
  });
});

describe('the regions', () => {
  it('are the United Kingdom and the United States', () => {
    expect(
      service.REGIONS.map(({ id, countryCode, currencyCode }) => `${id} ${countryCode} ${currencyCode}`),
    ).toEqual(['UK GB GBP', 'US US USD']);
  });

  it('differ: only the United Kingdom leaves out benefits, ends access after strong customer authentication and scores', () => {
    const [british, american] = [service.featuresOf('UK'), service.featuresOf('US')];
    expect(british.filter(feature => !american.includes(feature))).toEqual([
      { feature: 'excludeBenefits', operation: 'verifyIncome', regions: ['UK'], basis: 'stated' },
      { feature: 'limitAfterScaExpiry', operation: 'listLiveTransactions', regions: ['UK'], basis: 'stated' },
      { feature: 'sortCodes', operation: 'verifyBankAccount', regions: ['UK'], basis: 'stated' },
      { feature: 'score', operation: 'getScore', regions: ['UK'], basis: 'inferred' },
    ]);
    expect(american.map(({ feature }) => feature)).toEqual(['usRoutingNumbers', 'canadianRoutingNumbers']);
    expect(refusal(() => service.featuresOf('GB' as never)).issues[0]?.path).toEqual(['region']);
  });
});
