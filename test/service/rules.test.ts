/** Tokens, consents, refreshes, webhooks, windows, pages and reports, as known answers and laws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as service from '../../src/service.js';
import { refusal } from '../support/build.js';
import { addDays } from '../support/dates.js';
import { holds } from '../support/property.js';
import { valuesOf } from './arbitrary.js';

const consents = valuesOf(service.consentSchema) as fc.Arbitrary<service.Consent>;
const HOUR = 3_600_000;
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map(date => date.toISOString());
const later = (timestamp: string, milliseconds: number) =>
  new Date(Date.parse(timestamp) + milliseconds).toISOString();

describe('a token', () => {
  it('lasts for an hour unless it says otherwise', () => {
    expect(service.tokenExpiry('2026-01-31T23:30:00Z')).toBe('2026-02-01T00:30:00.000Z');
    const answer = { access_token: 'token', token_type: 'Bearer' };
    expect(service.tokenResponseSchema.parse(answer).expires_in).toBe(3600);
  });

  it('expires when its seconds have elapsed, not before', () => {
    holds(
      fc.property(moment, fc.integer({ min: 1, max: 100_000 }), (issuedAt, seconds) => {
        const expiry = service.tokenExpiry(issuedAt, seconds);
        expect(service.isTokenExpired(issuedAt, seconds, expiry)).toBe(true);
        expect(service.isTokenExpired(issuedAt, seconds, later(expiry, -1))).toBe(false);
      }),
    );
  });

  it('is asked for with client credentials and one scope', () => {
    const form = { grant_type: 'client_credentials', client_id: 'id', client_secret: 'secret' };
    expect(service.tokenRequestSchema.safeParse({ ...form, scope: 'api:data' }).success).toBe(true);
    expect(service.tokenRequestSchema.safeParse({ ...form, scope: 'api:data api:cis' }).success).toBe(false);
    expect(
      service.tokenRequestSchema.safeParse({ ...form, scope: 'api:data', grant_type: 'password' }).success,
    ).toBe(false);
  });
});

describe('a consent', () => {
  it('is revoked when active or about to expire, and its stored data stay', () => {
    holds(
      fc.property(consents, moment, fc.boolean(), (consent, now, isEnding) => {
        const active: service.Consent = {
          ...consent,
          consentStatus: isEnding ? 'UpcomingExpiration' : 'Active',
          dataAvailability: isEnding ? null : 'Processed',
        };
        const revoked = service.revokeConsent(active, now);
        expect(revoked).toEqual({
          ...active,
          consentStatus: 'Revoked',
          statusUpdated: now,
          dataAvailability: null,
        });
        expect(service.consentSchema.parse(revoked)).toEqual(revoked);
      }),
    );
  });

  it('is not revoked in any other state, and the error says why', () => {
    const revocable = new Set(['Active', 'UpcomingExpiration']);
    const states = service.consentStatusSchema.options.filter(status => !revocable.has(status));
    expect(states).toHaveLength(5);
    for (const status of states) {
      const error = refusal(() => service.nextConsentStatus(status, 'revoke'));
      expect(error.issues[0]?.code).toBe('no_transition');
      expect(error.message).toContain(
        `a consent that is ${status} cannot revoke; it must be Active or UpcomingExpiration`,
      );
    }
  });

  it('has data available only while it is active', () => {
    holds(
      fc.property(consents, consent => {
        const available = { ...consent, dataAvailability: 'Complete' };
        expect(service.consentSchema.safeParse(available).success).toBe(consent.consentStatus === 'Active');
      }),
    );
  });

  it('is listed by its last change of status, the latest first, in one order whatever the order given', () => {
    const list = fc.uniqueArray(consents, { selector: ({ consentId }) => consentId, maxLength: 12 });
    holds(
      fc.property(list, fc.boolean(), (given, sameTime) => {
        const rows = given.map(row => (sameTime ? { ...row, statusUpdated: '2026-01-01T00:00:00Z' } : row));
        const ordered = service.orderConsents(rows);
        expect(service.orderConsents(rows.toReversed())).toEqual(ordered);
        expect(new Set(ordered)).toEqual(new Set(rows));
        const times = ordered.map(({ statusUpdated }) => Date.parse(statusUpdated));
        expect(times).toEqual(times.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('consents of one millisecond', () => {
  it('are listed by what their timestamps say beyond it, and of the same moment by id', () => {
    const at = (consentId: string, seconds: string) => ({
      consentId,
      statusUpdated: `2026-01-01T00:00:${seconds}Z`,
    });
    const rows = [at('a', '00.1234'), at('d', '00.12349'), at('c', '00.1234000'), at('b', '00.123')];
    const listed = service.orderConsents([...rows, at('e', '00.2'), at('f', '00')]);
    expect(listed.map(({ consentId }) => consentId)).toEqual(['e', 'd', 'a', 'c', 'b', 'f']);
  });
});

describe('a refresh of stored data', () => {
  const at = (hour: number) => later('2026-03-01T00:00:00Z', hour * HOUR);

  it('is allowed four times in any 24 hours', () => {
    const past = [at(1), at(0), at(3), at(2)];
    expect(service.refreshAllowance(past.slice(0, 3), at(4))).toEqual({
      isAllowed: true,
      remaining: 1,
      allowedFrom: null,
    });
    expect(service.refreshAllowance(past, at(4))).toEqual({
      isAllowed: false,
      remaining: 0,
      allowedFrom: at(24),
    });
    expect(service.refreshAllowance(past, at(24)).remaining).toBe(1);
  });

  it('is allowed from the moment that it says, not before', () => {
    holds(
      fc.property(
        fc.array(fc.integer({ min: -40 * HOUR, max: 0 }), { maxLength: 9 }),
        moment,
        (ages, now) => {
          const past = ages.map(age => later(now, age));
          const { isAllowed, allowedFrom } = service.refreshAllowance(past, now);
          const inLastDay = ages.filter(age => age > -24 * HOUR).length;
          expect(isAllowed).toBe(inLastDay < service.MOST_REFRESHES_PER_DAY);
          expect(allowedFrom === null).toBe(isAllowed);
          if (allowedFrom === null) return;
          expect(service.refreshAllowance(past, allowedFrom).isAllowed).toBe(true);
          expect(service.refreshAllowance(past, later(allowedFrom, -1)).isAllowed).toBe(false);
        },
      ),
    );
  });
});

describe('a webhook', () => {
  const DATA = {
    invitationId: 'invitation',
    emailState: 'Opened',
    customerReference: 'reference',
    smtpErrorCode: null,
    smtpErrorMessage: null,
    applicationId: '00000000-0000-0000-0000-000000000001',
    connectionStatus: 'Pending',
  } as const;
  const SENDING = { eventId: 'event', eventTime: '2026-01-01T00:00:00Z', schemaVersion: '1.0.0' };

  it('is sent again after 2, 4 and 8 seconds and then discarded', () => {
    expect([0, 1, 2, 3, 4, 5].map(service.webhookDelaySeconds)).toEqual([0, 2, 4, 8, null, null]);
  });

  it('pairs its event type with its schema type', () => {
    expect(service.invitationEvent(DATA, SENDING)).toEqual({
      ...SENDING,
      eventType: 'Invitation',
      schemaType: 'Email',
      data: DATA,
    });
    const event = service.invitationEvent(DATA, SENDING);
    expect(service.parseWebhook(JSON.parse(JSON.stringify(event)))).toEqual(event);
    for (const schemaType of ['Consent', 'Invitation', 'CreditInformation'])
      expect(refusal(() => service.parseWebhook({ ...event, schemaType })).issues[0]?.path).toEqual([
        'schemaType',
      ]);
    expect(() => service.parseWebhook({ ...event, eventType: 'Other' })).toThrow(service.InvalidRequestError);
  });

  it('of a consent or of credit information is read as it was made', () => {
    const informed = valuesOf(service.creditInformationEventDataSchema);
    holds(
      fc.property(consents, informed, (consent, data) => {
        const event = service.consentEvent(consent, SENDING);
        expect(event).toMatchObject({ eventType: 'Consent', schemaType: 'Consent' });
        expect(service.parseWebhook(JSON.parse(JSON.stringify(event)))).toEqual(event);
        const credit = service.creditInformationEvent(data as service.CreditInformationEventData, SENDING);
        expect(credit).toMatchObject({ eventType: 'CreditInformation', schemaType: 'CreditInformation' });
        expect(service.parseWebhook(JSON.parse(JSON.stringify(credit)))).toEqual(credit);
      }),
    );
  });

  it('from before nulls were written is read with null', () => {
    holds(
      fc.property(consents, consent => {
        const data = { ...consent, userId: null, consentJourney: null };
        const { userId: _user, consentJourney: _journey, ...earlier } = data;
        const event = service.consentEvent(data, SENDING);
        expect(service.parseWebhook({ ...event, data: earlier })).toEqual(event);
      }),
    );
  });

  it('of version 1 has no data available where the provider refused', () => {
    const event = {
      consentId: DATA.applicationId,
      applicationId: DATA.applicationId,
      customerReference: null,
      providerAuthentication: 'Error',
      dataAvailability: null,
      paymentConfirmation: null,
      reauthentication: false,
      errorMessage: 'refused',
    } as const;
    expect(service.parseWebhookV1(event)).toEqual(event);
    expect(
      refusal(() => service.parseWebhookV1({ ...event, dataAvailability: 'Partial' })).message,
    ).toContain('dataAvailability');
    expect(service.emailV1(service.parseWebhookV1(event))).toEqual({
      ConsentId: DATA.applicationId,
      CustomerReference: null,
      ProviderAuthentication: 'Error',
      ErrorMessage: 'refused',
    });
    const successful = {
      ...event,
      providerAuthentication: 'Success',
      dataAvailability: 'Complete',
      errorMessage: null,
    };
    expect(service.emailV1(service.parseWebhookV1(successful))).toEqual({
      ConsentId: DATA.applicationId,
      CustomerReference: null,
      ProviderAuthentication: 'Success',
      DataAvailability: 'Complete',
    });
  });

  it('of an invitation may name an application by any text', () => {
    const data = { ...DATA, applicationId: 'application 7' };
    expect(service.parseWebhook(service.invitationEvent(data, SENDING)).data).toEqual(data);
  });

  it('is posted with null for what it lacks, and not at all when it is none', () => {
    const { smtpErrorCode: _code, ...lacking } = DATA;
    const event = { ...service.invitationEvent(DATA, SENDING), data: lacking };
    const { body } = service.webhookRequest(event as unknown as service.Webhook, null);
    expect(JSON.parse(body).data.smtpErrorCode).toBeNull();
    const lost = { ...service.invitationEvent(DATA, SENDING), data: { ...DATA, emailState: 'Lost' } };
    expect(
      refusal(() => service.webhookRequest(lost as unknown as service.Webhook, null)).issues[0]?.path,
    ).toEqual(['data', 'emailState']);
  });

  it('may be sent with a token of a server that writes bearer in its own way', () => {
    const answer = { access_token: 'token', token_type: 'bearer', expires_in: 60 };
    expect(service.webhookTokenResponseSchema.parse(answer)).toEqual(answer);
    expect(service.tokenResponseSchema.safeParse(answer).success).toBe(false);
    const other = { ...answer, token_type: 'mac' };
    expect(service.webhookTokenResponseSchema.safeParse(other).success).toBe(false);
  });

  it('is posted as JSON, with a bearer token where the client asks for one', () => {
    const event = service.invitationEvent(DATA, SENDING);
    const open = service.webhookRequest(event, null);
    expect(open.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(JSON.parse(open.body)).toEqual(event);
    expect(service.webhookRequest(event, 'token').headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer token',
    });
  });

  it('asks for that token with basic credentials and a form', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    holds(
      fc.property(text, text, fc.option(text), (clientId, clientSecret, scope) => {
        const { method, headers, body } = service.webhookTokenRequest({ clientId, clientSecret, scope });
        const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
        expect({ method, headers }).toEqual({
          method: 'POST',
          headers: {
            Authorization: `Basic ${credentials}`,
            'Content-Type': 'application/x-www-form-urlencoded',
          },
        });
        const form = new URLSearchParams(body);
        expect([form.get('grant_type'), form.get('scope')]).toEqual(['client_credentials', scope]);
      }),
    );
  });
});

describe('an e-mail of version 2', () => {
  it('says of the consent what its webhook says, and lacks what the webhook says null for', () => {
    holds(
      fc.property(consents, consent => {
        const { consentJourney, dataAvailability, errorMessage } = consent;
        expect(service.emailV2(consent)).toStrictEqual({
          UserId: consent.userId,
          ConsentId: consent.consentId,
          'Consent Status': consent.consentStatus,
          ...(consentJourney === null ? {} : { 'Journey Type': consentJourney }),
          'Consent Period': { start: consent.consentStart, end: consent.consentEnd },
          'Last Updated': consent.statusUpdated,
          CustomerReference: consent.customerReference,
          ...(dataAvailability === null ? {} : { 'Data Availability': dataAvailability }),
          ...(errorMessage === null ? {} : { 'Error Message': errorMessage }),
        });
      }),
    );
  });
});

describe('the window of live transactions', () => {
  it('slides: connected on day 15 with 10 days gives days 5 to 15, asked on day 17 days 7 to 17', () => {
    const asked = (day: number) =>
      service.liveTransactionWindow({
        now: `2026-01-${day}T12:00:00Z`,
        daysOfHistory: 10,
        scaExpiry: null,
      });
    expect(asked(15)).toEqual({ from: '2026-01-05', to: '2026-01-15' });
    expect(asked(17)).toEqual({ from: '2026-01-07', to: '2026-01-17' });
  });

  it('is at most ninety days once strong customer authentication has expired', () => {
    const request = { daysOfHistory: 365, scaExpiry: '2026-06-30T12:00:00Z' };
    const asked = (now: string) => service.liveTransactionWindow({ ...request, now });
    expect(asked('2026-06-30T11:59:59Z').from).toBe('2025-06-30');
    expect(asked('2026-06-30T12:00:00Z')).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  });

  it('ends on the day of the time zone, at midnight in UTC too', () => {
    const asked = (now: string, timeZone?: 'Europe/London' | 'America/New_York') =>
      service.liveTransactionWindow({ now, daysOfHistory: 1, scaExpiry: null, timeZone });
    expect(asked('2026-06-30T23:30:00Z')).toEqual({ from: '2026-06-29', to: '2026-06-30' });
    expect(asked('2026-06-30T23:30:00Z', 'Europe/London')).toEqual({ from: '2026-06-30', to: '2026-07-01' });
    expect(asked('2026-07-01T00:00:00Z', 'America/New_York')).toEqual({
      from: '2026-06-29',
      to: '2026-06-30',
    });
  });

  it('is as long as configured, or ninety days where that is less', () => {
    holds(
      fc.property(moment, fc.integer({ min: 0, max: 1000 }), fc.option(moment), (now, days, scaExpiry) => {
        const { from, to } = service.liveTransactionWindow({ now, daysOfHistory: days, scaExpiry });
        const isExpired = scaExpiry !== null && now >= scaExpiry;
        expect(to).toBe(now.slice(0, 10));
        expect(addDays(from, isExpired ? Math.min(days, 90) : days)).toBe(to);
      }),
    );
  });
});

describe('pages', () => {
  it('lead from the first to the last and back, with every row once', () => {
    holds(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.integer({ min: 1, max: 7 }), (rows, pageSize) => {
        const path = '/data/v2/consents/c/accounts/a/transactions';
        const at = (link: string) => {
          expect(link.startsWith(`${path}?page=`)).toBe(true);
          return service.pageOf(rows, { path, page: Number(link.split('=')[1]), pageSize });
        };
        const pages = [at(`${path}?page=1`)];
        for (let next = pages[0]?.links.next; next; next = pages.at(-1)?.links.next) pages.push(at(next));
        expect(pages.flatMap(page => page.rows)).toEqual(rows);
        expect(pages[0]?.links.prev).toBeNull();
        for (const [index, page] of pages.entries())
          if (index > 0) expect(at(page.links.prev ?? '').rows).toEqual(pages[index - 1]?.rows);
        expect(at(`${path}?page=${pages.length + 5}`)).toEqual({
          rows: [],
          links: { prev: `${path}?page=${pages.length}`, next: null },
        });
      }),
    );
  });

  it('have relative links, to be put behind the base address', () => {
    for (const base of ['https://bank.example', 'https://bank.example/'])
      expect(service.addressOf(base, '/data/v2?page=2')).toBe('https://bank.example/data/v2?page=2');
  });
});

describe('the report of a user', () => {
  it('shows all sections where none is configured, else those in the order of the report', () => {
    expect(service.reportSections(null)).toHaveLength(6);
    expect(service.reportSections([])).toEqual(service.REPORT_SECTIONS);
    expect(service.reportSections(['Statement', 'Credit Profile', 'Statement'])).toEqual([
      'Credit Profile',
      'Statement',
    ]);
  });
});

describe('arguments that are none', () => {
  it.each([
    ['issuedAt', () => service.tokenExpiry('yesterday')],
    ['expiresIn', () => service.tokenExpiry('2026-01-01T00:00:00Z', Number.NaN)],
    ['now', () => service.isTokenExpired('2026-01-01T00:00:00Z', 1, '2026-02-30T00:00:00Z')],
    ['pastRefreshes', () => service.refreshAllowance(['2026-01-01'], '2026-01-02T00:00:00Z')],
    [
      'daysOfHistory',
      () =>
        service.liveTransactionWindow({ now: '2026-01-02T00:00:00Z', daysOfHistory: -1, scaExpiry: null }),
    ],
    ['pageSize', () => service.pageOf([1], { path: '/p', page: 1, pageSize: 0 })],
    ['page', () => service.pageOf([1], { path: '/p', page: 0, pageSize: 1 })],
    ['path', () => service.pageOf([1], { path: '/p?page=1', page: 1, pageSize: 1 })],
    ['failedDeliveries', () => service.webhookDelaySeconds(-1)],
    ['failedDeliveries', () => service.webhookDelaySeconds(0.5)],
    ['sections', () => service.reportSections(['Summary' as service.ReportSection])],
    ['action', () => service.nextConsentStatus('Active', 'expire' as service.ConsentAction)],
    ['consentStatus', () => service.nextConsentStatus('Gone' as service.ConsentStatus, 'revoke')],
    ['consents', () => service.orderConsents([{ consentId: 'c', statusUpdated: 'yesterday' }])],
    ['clientId', () => service.webhookTokenRequest({ clientId: '', clientSecret: 's', scope: null })],
    ['claimed', () => service.verifyBankAccount({ scheme: 'X' } as unknown as service.AccountIdentifier, [])],
    // Beyond these years a sum of days or seconds has no name of four digits for its year.
    ['issuedAt', () => service.tokenExpiry('9999-12-31T23:59:59Z')],
    [
      'now',
      () =>
        service.liveTransactionWindow({ now: '0000-01-05T00:00:00Z', daysOfHistory: 10, scaExpiry: null }),
    ],
  ])('are refused by name: %s', (name, call) => {
    expect(refusal(call).issues[0]?.path[0]).toBe(name);
  });
});

describe('a moment', () => {
  const moments = fc
    .tuple(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true }),
      fc.constantFrom('', '.5', '.1234567', '.1234568'),
    )
    .map(([date, fraction]) => `${date.toISOString().slice(0, 19)}${fraction}`);

  it('may end with +00:00 wherever it may end with Z, and is the same', () => {
    holds(
      fc.property(moments, moments, (first, second) => {
        expect(service.tokenExpiry(`${first}+00:00`)).toBe(service.tokenExpiry(`${first}Z`));
        expect(service.isTokenExpired(`${first}+00:00`, 3600, `${second}Z`)).toBe(
          service.isTokenExpired(`${first}Z`, 3600, `${second}+00:00`),
        );
        expect(service.refreshAllowance([`${first}+00:00`], `${second}+00:00`)).toEqual(
          service.refreshAllowance([`${first}Z`], `${second}Z`),
        );
        const order = (end: string) =>
          service
            .orderConsents([
              { consentId: 'a', statusUpdated: first + end },
              { consentId: 'b', statusUpdated: `${second}Z` },
            ])
            .map(({ consentId }) => consentId);
        expect(order('+00:00')).toEqual(order('Z'));
      }),
    );
  });

  it.each(['2026-01-31T09:30:00+01:00', '2026-01-31T09:30:00-00:30', '2026-01-31T09:30:00'])(
    'such as %s is not in UTC, and refused',
    text => {
      expect(refusal(() => service.tokenExpiry(text)).issues[0]?.message).toContain('issuedAt: ');
    },
  );
});
