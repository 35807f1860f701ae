/** What a client asks for among what there is: consents of a list, a report, a region, a method; and what a refresh does in order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as service from '../../src/service.js';
import { refusal } from '../support/build.js';
import { holds } from '../support/property.js';
import { valuesOf } from './arbitrary.js';

const consents = fc.array(valuesOf(service.consentDetailsSchema) as fc.Arbitrary<service.ConsentDetails>, {
  maxLength: 8,
});

describe('the list of consents', () => {
  it('has those of a status, of a provider and of a time, in its order', () => {
    const filters = fc.record(
      {
        consentStatus: fc.constantFrom(...service.consentStatusSchema.options),
        providerId: fc.integer({ min: 0, max: 5 }).map(String),
        from: fc.constantFrom('2000-01-01T00:00:00Z', '2030-01-01T00:00:00.5Z'),
        to: fc.constantFrom('2010-01-01T00:00:00Z', '2040-01-01T00:00:00Z'),
      },
      { requiredKeys: [] },
    );
    holds(
      fc.property(consents, filters, (given, query) => {
        const { consentStatus, providerId, from, to } = query;
        const asked = given.filter(
          consent =>
            (consentStatus === undefined || consent.consentStatus === consentStatus) &&
            (providerId === undefined || `${consent.providerId}` === providerId) &&
            (from === undefined || Date.parse(consent.statusUpdated) >= Date.parse(from)) &&
            (to === undefined || Date.parse(consent.statusUpdated) < Date.parse(to)),
        );
        expect(service.selectConsents(given, query)).toEqual(service.orderConsents(asked));
      }),
    );
  });

  it('tells moments apart that differ by less than a millisecond', () => {
    const consent = {
      consentId: 'c',
      consentStatus: 'Active',
      providerId: 1,
      statusUpdated: '2026-01-31T09:30:00.0004Z',
    } as const;
    const ask = (query: object) => service.selectConsents([consent], query).length;
    expect([ask({ from: '2026-01-31T09:30:00.0005Z' }), ask({ from: '2026-01-31T09:30:00.0004Z' })]).toEqual([
      0, 1,
    ]);
    expect([ask({ to: '2026-01-31T09:30:00.0005Z' }), ask({ to: '2026-01-31T09:30:00.0004Z' })]).toEqual([
      1, 0,
    ]);
  });

  it('is filtered by what is inferred, and refuses anything else with a suggestion', () => {
    expect(service.CONSENT_FILTERS.map(({ parameter }) => parameter)).toEqual(
      Object.keys(service.consentQuerySchema.shape),
    );
    expect(new Set(service.CONSENT_FILTERS.map(({ basis }) => basis))).toEqual(new Set(['inferred']));
    expect(refusal(() => service.selectConsents([], { consentstatus: 'Active' })).message).toBe(
      'query: has no "consentstatus": did you mean "consentStatus"?',
    );
    expect(refusal(() => service.selectConsents([], { providerId: 'one' })).message).toBe(
      'query.providerId: must be the number of a provider, got "one"',
    );
  });

  it('may have consents of which the bank says no permissions', () => {
    holds(
      fc.property(consents, given => {
        const silent = given.map(consent => ({ ...consent, permissions: null }));
        expect(service.consentListSchema.parse(silent)).toEqual(silent);
      }),
    );
  });
});

describe('the report of a user', () => {
  const SHORT = { name: 'short', sections: ['User Summary'] } as const;
  const LENDING = { name: 'lending', sections: ['Statement', 'Income and Affordability'] } as const;

  it('follows the configuration that the query names, the only one, or none', () => {
    const { configuredSections } = service;
    expect(configuredSections([])).toEqual(service.REPORT_SECTIONS);
    expect(configuredSections([SHORT])).toEqual(['User Summary']);
    expect(configuredSections([SHORT, LENDING], { configuration: 'lending' })).toEqual([
      'Income and Affordability',
      'Statement',
    ]);
  });

  it.each([
    [[SHORT, LENDING], {}, 'must be one of "short", "lending"'],
    [[SHORT, LENDING], { configuration: 'landing' }, 'must be "lending"'],
    [[SHORT], { configuration: 'all' }, 'must be one of "short"'],
    [[], { configuration: 'all' }, 'must be left out: the application has no configuration'],
  ])('refuses a configuration that is not there: %j %j', (configurations, query, saying) => {
    expect(refusal(() => service.configuredSections(configurations, query)).message).toBe(
      `query.configuration: ${saying}`,
    );
  });
});

describe('a region', () => {
  const ADDRESSES = { UK: 'https://uk.example.com/', US: 'https://us.example.com/api' };

  it.each(service.REGIONS)('has the base address that the embedder gives: $id', ({ id }) => {
    expect(service.baseAddressOf(ADDRESSES, id)).toBe(ADDRESSES[id]);
  });

  it('is refused where its address is missing or none', () => {
    const { UK } = ADDRESSES;
    expect(refusal(() => service.baseAddressOf({ UK } as never, 'US')).issues[0]?.path).toEqual([
      'baseAddresses',
      'US',
    ]);
    expect(refusal(() => service.baseAddressOf({ ...ADDRESSES, UK: 'example.com' }, 'UK')).message).toContain(
      'must be an address such as https://api.example.com',
    );
  });
});

describe('a path', () => {
  it('tells the methods that it can be asked with', () => {
    for (const operation of service.OPERATIONS) {
      const path = service.pathOf(operation, {
        consentId: 'c',
        accountId: 'a',
        userId: 'u',
        invitationId: 'i',
      });
      const methods = service.methodsOf(path);
      expect(methods, path).toContain(operation.method);
      expect(
        methods.every(method => service.findOperation(method, path) !== null),
        path,
      ).toBe(true);
    }
    expect(service.methodsOf('/connect/users/v1/u/accounts')).toEqual(['GET', 'DELETE']);
    expect(service.methodsOf('/consents')).toEqual([]);
  });
});

describe('a refresh', () => {
  it('refreshes, enriches and calculates anew, in this order, and each step leaves more to read', () => {
    expect(service.REFRESH_STEPS.map(({ leaves }) => leaves)).toEqual(service.AVAILABILITIES_IN_ORDER);
    expect(service.REFRESH_STEPS.at(-1)).toMatchObject({
      step: 'enrichment',
      recalculates: ['getStoredAffordability'],
      basis: 'stated',
    });
    for (const { leaves, recalculates } of service.REFRESH_STEPS) {
      const readable = service.readableOperations({ consentStatus: 'Active', dataAvailability: leaves });
      expect(readable.length).toBeGreaterThan(0);
      for (const id of recalculates) expect(readable).toContain(id);
    }
  });
});
