/** The formats: which members there are, which of them may be null, and that none is ever missing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as service from '../../src/service.js';
import { PARAMETERS } from '../support/property.js';
import { objectsIn, valuesOf } from './arbitrary.js';

/** Written by the client in the names of the library, whose own tests say what it may leave out. */
const OF_THE_CLIENT = new Set<unknown>([
  service.enrichmentEngineRequestSchema,
  service.incomeEngineRequestSchema,
  service.affordabilityEngineRequestSchema,
  service.enrichmentEngineResponseSchema,
]);

/** Without queries, which are text in addresses. */
const SCHEMAS = Object.entries<unknown>(service).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType && !entry[0].endsWith('QuerySchema'),
);
const WRITTEN_BY_THE_SERVICE = SCHEMAS.filter(([, schema]) => !OF_THE_CLIENT.has(schema));

/** As the specification tables them: `?` behind what may be null, `-` behind what an e-mail may lack. */
const MEMBERS: readonly (readonly [z.ZodType, string])[] = [
  [
    service.consentSchema,
    'userId? consentId applicationId providerId providerName? configurationName? customerReference consentStatus consentJourney? consentStart? consentEnd? statusUpdated dataAvailability? errorMessage? invitationId?',
  ],
  [
    service.invitationEventSchema.shape.data,
    'invitationId emailState customerReference smtpErrorCode? smtpErrorMessage? applicationId connectionStatus',
  ],
  [
    service.creditInformationEventSchema.shape.data,
    'userId? consentId applicationId customerReference? creditInformationStatus',
  ],
  [
    service.webhookV1Schema,
    'consentId applicationId customerReference? providerAuthentication dataAvailability? paymentConfirmation? reauthentication errorMessage?',
  ],
  [service.consentEventSchema, 'eventId eventTime schemaVersion eventType schemaType data'],
  [service.scoreNotGeneratedSchema, 'code description details correlationId'],
  [service.transferSchema, 'AssociatedAccountId PairId'],
  [
    service.emailV1Schema,
    'ConsentId CustomerReference? ProviderAuthentication DataAvailability- ErrorMessage-',
  ],
  [service.tokenRequestSchema, 'grant_type client_id client_secret scope'],
];

/** Members that the specification names in formats it does not show whole. */
const NAMED: readonly (readonly [z.ZodType, string])[] = [
  [service.accountSchema, 'accountId Servicer? Parties?'],
  [service.transactionSchema, 'Balance? CounterPartyName? Transfer? MerchantDetails? EnrichedData?'],
  [service.balancesSchema, 'current? available?'],
  [service.incomeVerificationSchema.shape.IncomeStreamsSummary, 'ConfidenceScoreFlags?'],
  [service.incomeEngineResponseSchema.shape.IncomeStreamsSummary, 'ConfidenceScoreFlags?'],
  [service.affordabilitySchema, 'MonthAffordabilities estimatedFlexibleCosts estimatedAffordability'],
  [
    service.affordabilitySchema.shape.MonthAffordabilities.element,
    'flexibleCosts IncomeForMonth AffordabilityForMonth',
  ],
  [
    service.consumerFinancialHealthSchema.shape.accounts.element.shape.periods,
    'lastThirtyDays lastSixtyDays lastNinetyDays lastOneEightyDays lastThreeSixtyDays',
  ],
  [service.creditInformationAccountsSchema, 'VerificationError?'],
  [service.userVerificationRequestSchema, 'CustomerReference Title'],
  [service.tokenResponseSchema, 'access_token token_type'],
];

describe('the formats that the specification shows', () => {
  it('have the members that it lists, and null where it says so', () => {
    for (const [schema, members] of MEMBERS) expect(membersOf(schema)).toEqual(members.split(' '));
  });

  it('have at least the members that it names', () => {
    for (const [schema, members] of NAMED)
      expect(membersOf(schema)).toEqual(expect.arrayContaining(members.split(' ')));
  });
});

/** Ours: absent where the merchant's name was not replaced, and null where it replaced none. */
const MAY_BE_ABSENT = 'replacedMerchant';

describe('the formats of e-mails', () => {
  it('alone may lack a member, apart from one of evidence', () => {
    const lacking = WRITTEN_BY_THE_SERVICE.filter(([, schema]) =>
      [...objectsIn(schema)].some(object =>
        Object.entries(object.shape).some(([name, member]) => name !== MAY_BE_ABSENT && mayBeAbsent(member)),
      ),
    );
    expect(lacking.map(([name]) => name)).toEqual(['emailV1Schema', 'emailV2Schema']);
  });

  it('of version 2 have the fields that the specification lists, in its order', () => {
    expect(membersOf(service.emailV2Schema)).toEqual([
      'UserId?',
      'ConsentId',
      'Consent Status',
      'Journey Type-',
      'Consent Period',
      'Last Updated',
      'CustomerReference',
      'Data Availability-',
      'Error Message-',
    ]);
  });
});

describe('every format', () => {
  it('is reached', () => {
    expect(WRITTEN_BY_THE_SERVICE.length).toBeGreaterThan(50);
    const answered = Object.values(service.OPERATION_FORMATS).flatMap(({ request, response }) => [
      request,
      response,
    ]);
    const known = new Set<unknown>(SCHEMAS.map(([, schema]) => schema));
    // Two lists have no name of their own outside.
    expect(answered.filter(schema => schema !== undefined && !known.has(schema))).toEqual([]);
  });
});

describe.each(SCHEMAS)('%s', (_, schema) => {
  it('reads what it accepts as it is', () => {
    fc.assert(
      fc.property(valuesOf(schema), value => {
        expect(schema.parse(value)).toEqual(value);
      }),
      PARAMETERS,
    );
  });
});

describe.each(WRITTEN_BY_THE_SERVICE)('%s', (_, schema) => {
  it('says null for what has no value, and never leaves it out', () => {
    for (const object of objectsIn(schema)) {
      for (const [name, member] of Object.entries(object.shape)) {
        const [value] = fc.sample(valuesOf(object), { ...PARAMETERS, numRuns: 1 }) as [
          Record<string, unknown>,
        ];
        const { [name]: _left, ...without } = value;
        const mayBeNull = member.safeParse(null).success;
        const absent = z.object({ [name]: member }).safeParse(without);
        if (name === MAY_BE_ABSENT) expect([mayBeNull, absent.data]).toEqual([true, {}]);
        else if (mayBeAbsent(member)) expect([mayBeNull, absent.data], name).toEqual([false, {}]);
        else if (mayBeNull) expect(absent.data, name).toEqual({ [name]: null });
        else if (name !== 'expires_in') expect(absent.success, name).toBe(false);
      }
    }
  });

  it('can be said as JSON Schema', () => {
    expect(z.toJSONSchema(schema)['$schema']).toContain('json-schema.org');
  });
});

describe('the values of a state', () => {
  const VALUES: readonly (readonly [z.ZodEnum, string])[] = [
    [service.consentStatusSchema, 'Pending Active Revoked Abandoned Failed Expired UpcomingExpiration'],
    [service.consentJourneySchema, 'Reauthentication Reconfirmation'],
    [service.dataAvailabilitySchema, 'Error Partial Complete Processed'],
    [service.emailStateSchema, 'Sent Received Opened Clicked Failed'],
    [service.connectionStatusSchema, 'Pending Active Revoked Abandoned Failed Expired Cancelled'],
    [service.providerAuthenticationSchema, 'Success Error'],
    [service.paymentConfirmationSchema, 'Complete Incomplete'],
    [service.creditInformationStatusSchema, 'Success Failed'],
    [service.rankSchema, 'One Two Three'],
    [
      service.scopeSchema,
      'api:consent api:data api:stored_data api:advanced_insights api:connect_invitation api:cis',
    ],
  ];

  it('are those that the specification lists', () => {
    for (const [schema, values] of VALUES) expect(schema.options).toEqual(values.split(' '));
  });

  it('of a connection: a receiver accepts both lists', () => {
    const listed = new Set(service.CONNECTION_STATUS_LISTS.flat());
    expect(new Set(service.connectionStatusSchema.options)).toEqual(listed);
  });
});

function membersOf(schema: z.ZodType): string[] {
  return Object.entries((schema as z.ZodObject).shape).map(([name, member]) =>
    member.safeParse(null).success ? `${name}?` : mayBeAbsent(member) ? `${name}-` : name,
  );
}

/** Only what e-mails lack: all else is null. */
function mayBeAbsent(member: z.core.$ZodType): boolean {
  return member._zod.def.type === 'optional';
}
