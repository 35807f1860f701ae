/** A valid call of every function of /service: what the digest of all runtimes and the tests of any arguments begin with. */

const GUID = '00000000-0000-0000-0000-000000000001';
/** Half an hour after the British clocks would go forward, and other moments around such changes. */
const NOW = '2026-03-29T00:30:00Z';
const CONSENT = {
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
const INVITATION = {
  invitationId: 'i',
  emailState: 'Sent',
  customerReference: 'r',
  smtpErrorCode: null,
  smtpErrorMessage: null,
  applicationId: GUID,
  connectionStatus: 'Pending',
};
const CREDIT = {
  userId: null,
  consentId: GUID,
  applicationId: GUID,
  customerReference: null,
  creditInformationStatus: 'Success',
};
const FLAT = {
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
const IDENTIFIER = { scheme: 'SortCode', sortCode: '60-16-13', accountNumber: '31926819' };
const REFUSED = { code: 'svc_score_not_generated', description: 'd', details: 'd', correlationId: null };
const MOMENTS = ['2026-03-29T00:59:59Z', '2026-03-28T00:30:00Z', NOW, NOW];
const TOKEN = { grant_type: 'client_credentials', client_id: 'i', client_secret: 's', scope: 'api:data' };

const STATE = { providerAuthentication: 'Success', dataAvailability: 'Partial' };
const SETUPS = [
  { notification: 'consentWebhook', address: 'https://example.com/hook', states: [STATE] },
  { notification: 'consentEmail', address: 'me@example.com', states: null },
];

const asJson = value => JSON.parse(JSON.stringify(value));

/** Arguments by the name of the function. `given`: as `analyse` takes it. */
export function serviceCalls(service, library, given) {
  const { accountId, countryCode, currencyCode, accountType, accountSubType, balances, transactions } = given;
  const account = { accountId, currencyCode, accountType, accountSubType };
  // What an engine does not know is handed on unread, so that each body holds what its engine knows.
  const body = { accountId, countryCode, currencyCode, transactions };
  const request = { ...body, accountType, accountSubType };
  const health = { accounts: [{ ...account, balances, transactions }] };
  const enriched = withTransfer(library.enrichTransactions(request));
  const income = {
    ...library.verifyIncome({ ...request, includeFlags: true }),
    integrity: library.checkIntegrity(request),
  };
  const affordability = {
    ...library.assessAffordability({ ...request, stress: { incomeDownPercent: 10 } }),
    accountIds: [accountId],
  };
  const consumer = library.assessConsumerFinancialHealth(health);
  const business = library.assessBusinessFinancialHealth(health);
  const [{ days }] = library.endOfDayBalances(health).accounts;
  const stored = {
    account: { ...account, historyStart: '2025-01-01', Servicer: null, Parties: null },
    balances: { accountId, current: balances.current, available: balances.available ?? null },
    transactions: service.serialiseTransactions(enriched.transactions),
  };
  const [{ EnrichedData: _found, Transfer: _pair, ...whole }, ...others] = stored.transactions;
  const undated = { ...whole, transactionId: 'undated', bookingDate: null };
  const scored = { ...stored, transactions: [undated, ...others] };
  // The last one is a stored transaction that is posted as it is.
  const posted = {
    ...body,
    asOf: '2026-06-30',
    historyStart: '2025-01-01',
    transactions: [...transactions.slice(1), whole],
  };
  const event = service.consentEvent(CONSENT, SENDING);
  const error = new service.InvalidRequestError([{ path: ['a'], code: 'c', message: 'a: m' }]);
  const operation = service.OPERATIONS.find(({ id }) => id === 'listTransactions');
  return {
    addressOf: ['https://bank.example', '/p'],
    affordabilityRequestOf: [[stored]],
    baseAddressOf: [{ UK: 'https://uk.example', US: 'https://us.example' }, 'US'],
    configuredSections: [[{ name: 'lending', sections: ['Statement', 'Credit Profile'] }], {}],
    consentEvent: [CONSENT, SENDING],
    creditInformationEvent: [CREDIT, SENDING],
    emailV1: [FLAT],
    emailV2: [CONSENT],
    engineOptionsOf: [{ asOf: '2026-06-30' }, NOW],
    featuresOf: ['UK'],
    findOperation: ['GET', '/consents/v2'],
    healthAccountOf: [stored],
    incomeRequestOf: [stored],
    incomeRequestsOf: [[stored, { ...stored, account: { ...stored.account, accountId: 'b' } }]],
    invitationEvent: [INVITATION, SENDING],
    isPermitted: [operation, 'api:stored_data'],
    isTokenExpired: [NOW, 3600, '2026-03-29T01:30:00Z'],
    liveTransactionWindow: [{ now: '2026-03-29T23:30:00Z', daysOfHistory: 400, scaExpiry: NOW }],
    methodsOf: ['/consents/v2'],
    missingProducts: ['getStoredAffordability', ['webhooks', 'storedData']],
    nextConsentStatus: ['Active', 'revoke'],
    notificationsFor: [SETUPS, STATE],
    orderConsents: [MOMENTS.map(statusUpdated => ({ ...CONSENT, statusUpdated }))],
    pageOf: [[3, 1, 2], { path: '/p', page: 1, pageSize: 2 }],
    parseAccountVerificationRequest: [{ account: IDENTIFIER }],
    parseAffordability: [asJson(service.serialiseAffordability(affordability))],
    parseAffordabilityEngine: [asJson(service.serialiseAffordabilityEngine(affordability))],
    parseAffordabilityQuery: [{ includeTransactions: 'true' }],
    parseAffordabilityRequest: [posted, { includeFlexibleCosts: 'false' }],
    parseBusinessHealth: [asJson(service.serialiseBusinessHealth(business))],
    parseConsumerHealth: [asJson(service.serialiseConsumerHealth(consumer))],
    parseDatedTransactions: [stored.transactions],
    parseEndOfDayBalances: [service.serialiseEndOfDayBalances(days)],
    parseEnrichment: [asJson(service.serialiseEnrichment(enriched))],
    parseEnrichmentRequest: [posted],
    parseIncomeEngine: [asJson(service.serialiseIncomeEngine(income))],
    parseIncomeQuery: [{ includeFlags: 'true' }],
    parseIncomeRequest: [{ ...posted, accountType, accountSubType }, { includeFlags: 'true' }],
    parseIncomeVerification: [asJson(service.serialiseIncomeVerification(income))],
    parseIncomeVerifications: [[asJson(service.serialiseIncomeVerification(income))]],
    parseInvitationRequest: [{}],
    parsePageQuery: [{ page: '2' }],
    parseScoreNotGenerated: [{ ...REFUSED, correlationId: 'c' }],
    parseTokenRequest: [TOKEN],
    parseTransactions: [scored.transactions],
    parseUserVerificationRequest: [{ CustomerReference: 'r', Title: 'Mr' }],
    parseWebhook: [event],
    parseWebhookV1: [FLAT],
    pathOf: [operation, { consentId: 'c', accountId: 'a' }],
    readableOperations: [{ consentStatus: 'Active', dataAvailability: 'Complete' }],
    refreshAllowance: [MOMENTS, '2026-03-29T02:00:00Z'],
    reportSections: [['Statement', 'User Summary']],
    revokeConsent: [CONSENT, NOW],
    scoreRequestOf: [scored, 'c'],
    selectConsents: [
      MOMENTS.map(statusUpdated => ({ ...CONSENT, statusUpdated })),
      { providerId: '1', from: NOW },
    ],
    serialiseAffordability: [affordability],
    serialiseAffordabilityEngine: [affordability],
    serialiseAffordabilityRequest: [
      { ...body, historyStart: '2025-01-01', includeFlexibleCosts: false, ownershipShare: 0.5 },
      { asOf: '2026-06-30' },
    ],
    serialiseBusinessHealth: [business],
    serialiseConsumerHealth: [consumer],
    serialiseEndOfDayBalances: [days],
    serialiseEnrichment: [enriched],
    serialiseIncomeEngine: [income],
    serialiseIncomeRequest: [
      { ...request, historyStart: '2025-01-01', includeFlags: true },
      { asOf: '2026-06-30' },
    ],
    serialiseIncomeVerification: [income],
    serialiseIncomeVerifications: [[income]],
    // A message is no member that a copy takes.
    serialiseInvalidRequest: [{ ...error, message: error.message }, 'c'],
    serialiseScoreNotGenerated: [REFUSED, 'c'],
    serialiseTransactions: [[...enriched.transactions, { ...enriched.transactions[1], bookingDate: null }]],
    tokenExpiry: ['2026-10-25T00:30:00Z', 7200],
    verifyBankAccount: [IDENTIFIER, [{ accountId: 'a', identifiers: [IDENTIFIER] }]],
    webhookDelaySeconds: [1],
    webhookRequest: [event, 'token'],
    webhookTokenRequest: [{ clientId: 'i', clientSecret: 's', scope: null }],
  };
}

/** The accounts of the fixtures have no other account to move money to. */
function withTransfer(result) {
  const [first, ...rest] = result.transactions;
  return {
    ...result,
    transactions: [{ ...first, transfer: { associatedAccountId: 'b', pairId: 1 } }, ...rest],
  };
}
