/** Examples of messages that nothing is computed for: tokens, invitations, consents and the like, checked by their formats. */

const CONSENT_ID = '6f1c3a52-0b7e-4c55-9a57-1f0e5b1d2c3a';
const USER_ID = '0e8a7c1d-5b3f-4f0a-8a6e-2d9c4b7f1e63';
const APPLICATION_ID = 'b2a8d9d4-3f64-4a6e-8c27-7d1e9f0a1b2c';
const START = '2026-03-01T08:00:00Z';
const END = '2026-09-01T08:00:00Z';
const NOW = '2026-06-30T09:30:00Z';
const ACCOUNT = { scheme: 'SortCode', sortCode: '60-16-13', accountNumber: '31926819' };

/** By operation, as in examples.mjs. */
export function messagesOf(service) {
  const { consentDetailsSchema, creditInformationAccountsSchema, paymentAccountConfirmationSchema } = service;
  const shown = (schema, summary, value) => ({ example: { summary, value: schema.parse(value) } });
  const asked = (schema, summary, value) => ({ request: shown(schema, summary, value), answers: {} });
  const answered = (schema, summary, value) => ({
    request: {},
    answers: { 200: shown(schema, summary, value) },
  });
  const consent = consentDetailsSchema.parse({
    userId: USER_ID,
    consentId: CONSENT_ID,
    applicationId: APPLICATION_ID,
    providerId: 12,
    providerName: 'A bank',
    customerReference: 'customer-1',
    consentStatus: 'Active',
    consentStart: START,
    consentEnd: END,
    statusUpdated: START,
    dataAvailability: 'Processed',
    permissions: ['accounts', 'balances', 'transactions'],
  });
  const list = service.selectConsents([consent], { consentStatus: 'Active' });
  const invitation = answered(service.invitationSchema, 'An invitation', { invitationId: 'invitation-1' });
  return {
    getToken: {
      request: shown(service.tokenRequestSchema, 'A token for the engines', {
        grant_type: 'client_credentials',
        client_id: 'demo',
        client_secret: 'demo-secret',
        scope: 'api:data',
      }),
      answers: {
        200: shown(service.tokenResponseSchema, 'A token', {
          access_token: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln',
          token_type: 'Bearer',
          expires_in: service.DEFAULT_TOKEN_SECONDS,
        }),
        401: shown(service.tokenRefusalSchema, 'A wrong secret', {
          code: 'invalid_client',
          description: 'Unauthorized',
          details: 'The client_id or the client_secret is wrong.',
          correlationId: CONSENT_ID,
          error: 'invalid_client',
        }),
      },
    },
    sendInvitation: {
      ...invitation,
      request: shown(service.invitationRequestSchema, 'For a user who is known', { UserId: USER_ID }),
    },
    getInvitation: invitation,
    listConsents: answered(service.consentListSchema, 'One consent', list),
    listConsentsV1: answered(service.consentListSchema, 'One consent', list),
    getConsent: answered(consentDetailsSchema, 'A consent', consent),
    verifyBankAccount: {
      request: shown(service.accountVerificationRequestSchema, 'A British account', { account: ACCOUNT }),
      answers: {
        200: shown(
          service.accountVerificationSchema,
          'It is the one that the end user shared',
          service.verifyBankAccount(ACCOUNT, [{ accountId: 'account-1', identifiers: [ACCOUNT] }]),
        ),
      },
    },
    getProviderDetails: answered(service.providerDetailsSchema, 'A bank', {
      providerId: consent.providerId,
      providerName: consent.providerName,
      consentStart: START,
      consentEnd: END,
    }),
    getPaymentAccountConfirmation: answered(paymentAccountConfirmationSchema, 'What was entered', {
      paymentConfirmation: 'Complete',
      accountHolderName: null,
      account: ACCOUNT,
    }),
    refreshConsent: {
      request: {},
      answers: {
        429: shown(service.refusalBodySchema, 'Refreshed four times', {
          code: 'too_many_refreshes',
          description: 'Too Many Requests',
          details: `The next refresh is allowed from ${nextRefresh(service)}.`,
          correlationId: CONSENT_ID,
        }),
      },
    },
    verifyUser: asked(service.userVerificationRequestSchema, 'A user', {
      CustomerReference: 'customer-1',
      Title: 'Mr',
    }),
    listCreditInformationAccounts: answered(creditInformationAccountsSchema, 'One account', {
      accounts: [{ accountId: 'account-1', name: 'A bank', isConnected: true, consentId: CONSENT_ID }],
      VerificationError: null,
    }),
  };
}

function nextRefresh({ refreshAllowance }) {
  const past = ['06', '07', '08', '09'].map(hour => `2026-06-30T${hour}:00:00Z`);
  return refreshAllowance(past, NOW).allowedFrom;
}
