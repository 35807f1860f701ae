/** What each operation of the service takes and with which statuses it answers, as examples/service has them. */

/** A sentence for each operation. */
export const SUMMARIES = {
  getToken: 'Get a token for one scope.',
  sendInvitation: 'Ask an end user by e-mail to connect a bank account.',
  getInvitation: 'Get an invitation.',
  listConsents: 'List the consents of the client, the latest change of status first.',
  getConsent: 'Get a consent.',
  listConsentsV1: 'List the consents of the client.',
  revokeConsent: 'Revoke a consent. What is stored stays.',
  listLiveAccounts: 'List the accounts of a consent, fresh from the provider.',
  getLiveAccount: 'Get an account, fresh from the provider.',
  getLiveBalances: 'Get the balances of an account, fresh from the provider.',
  listLiveTransactions: 'List the transactions of an account page by page, fresh from the provider.',
  listLiveAccountsV1: 'List the accounts of a consent, fresh from the provider.',
  getIncomeVerification: 'Verify the income of a consent.',
  getAffordability: 'Work out what a consent leaves at the end of a month.',
  verifyBankAccount: 'Compare a bank account with those of a consent.',
  enrichTransactions: 'Say of each transaction what it is.',
  verifyIncome: 'Find the streams of income of an account.',
  assessAffordability: 'Work out what is left at the end of a month.',
  listAccounts: 'List the stored accounts of a consent.',
  listEndOfDayBalances: 'List the balances of a stored account at the end of each day.',
  listTransactions: 'List the stored transactions of an account.',
  getBalances: 'Get the stored balances of an account with its credit lines.',
  getBalancesV1: 'Get the stored balances of an account.',
  getProviderDetails: 'Get the bank of a consent, and from when to when it is connected.',
  refreshConsent: 'Refresh the stored data of a consent with the provider, then enrich them.',
  deleteConsentData: 'Delete all that is stored of a consent. It is not revoked.',
  deleteUserData: 'Delete all that is stored of a user. No consent is revoked.',
  getStoredIncomeVerification: 'Verify the income of a consent from stored data.',
  getStoredAffordability: 'Work out from stored data what a consent leaves at the end of a month.',
  getPaymentAccountConfirmation:
    'Get what the end user entered where the account that is paid was asked for.',
  getStatement: 'Get a statement of a stored account as a PDF.',
  getUserReport: 'Get a report of all that is stored of a user as a PDF.',
  getScore: 'Get the score of a stored account.',
  getConsumerFinancialHealth: 'Assess the financial health of a person.',
  getBusinessFinancialHealth: 'Assess the financial health of a business.',
  verifyUser: 'Check the personal information of a user and fetch the credit profile.',
  listCreditInformationAccounts: 'List the accounts that a credit bureau reports of a user.',
  deleteCreditInformationAccounts: 'Delete all that is held of a user from credit bureaus.',
};

/** Success statuses of operations whose answer has no body. Of all others it is 200. */
const WITHOUT_BODY = {
  revokeConsent: { 204: 'The consent is revoked.' },
  refreshConsent: { 202: 'The refresh is set going. Webhooks tell how it goes.' },
  deleteConsentData: { 204: 'The stored data are deleted.' },
  deleteUserData: { 204: 'The stored data are deleted.' },
  verifyUser: { 204: 'The user is verified. A webhook tells of the credit profile.' },
  deleteCreditInformationAccounts: { 204: 'The credit information is deleted.' },
};
const PDFS = new Set(['getStatement', 'getUserReport']);

const refused = description => ({ description, schema: 'refusalBodySchema' });

/** Of every route, whatever is asked of it. */
const ALWAYS = {
  400: { description: 'The request is not valid.', schema: 'invalidRequestBodySchema' },
  408: refused('The request came too slowly.'),
  431: refused('The headers are too large.'),
};

/** By status: a sentence, and the name of the schema that the body has; `pdf` for a document. */
export function answersOf({ id, path, method, scope }, formats, { NEEDED_DATA }) {
  const { request, response } = formats;
  return {
    ...successOf(id, response),
    ...ALWAYS,
    ...(scope === null ? ofToken() : ofBearer(scope)),
    ...(path.includes('{') && { 404: refused(`There is no such ${thingIn(path)} of this client.`) }),
    ...((id in NEEDED_DATA || ['revokeConsent', 'refreshConsent'].includes(id)) && {
      409: refused('The status of the consent, or how far its data are there, does not allow it.'),
    }),
    ...(request !== undefined && {
      413: refused('The body is too large.'),
      415: refused('The body is of another type or encoding.'),
    }),
    ...(method === 'GET' && isComputed(id) && { 422: refused('What is stored cannot be assessed.') }),
    ...(id === 'getScore' && {
      422: { description: 'The account cannot be scored.', schema: 'scoreNotGeneratedSchema' },
      501: refused('No score is configured.'),
    }),
    429: refused(
      id === 'refreshConsent'
        ? 'The consent was refreshed four times in the last 24 hours, or there were too many requests.'
        : 'There were too many requests.',
    ),
    500: refused('Something went wrong.'),
    503: refused('Too many requests are waiting, or this one needs too much time or memory.'),
  };
}

function successOf(id, response) {
  const [[status, description] = []] = Object.entries(WITHOUT_BODY[id] ?? {});
  if (status !== undefined) return { [status]: { description } };
  if (PDFS.has(id)) return { 200: { description: 'The document, a PDF.', pdf: true } };
  return { 200: { description: 'The answer.', schema: response } };
}

function ofToken() {
  return {
    400: { description: 'The request is not valid.', schema: 'tokenRefusalSchema' },
    401: { description: 'The credentials are wrong.', schema: 'tokenRefusalSchema' },
  };
}

function ofBearer(scope) {
  return {
    401: refused('A valid bearer token is needed.'),
    403: refused(`The token has another scope than ${scope}.`),
  };
}

function isComputed(id) {
  return PDFS.has(id) || /Income|Affordability|Health|EndOfDay/.test(id);
}

function thingIn(path) {
  const [, name] = path.match(/.*\{(\w+)Id\}/);
  return path.includes('{accountId}') ? 'consent or account' : name;
}

/** Routes of the example server that the service does not have. */
export const OURS = {
  '/openapi.json': {
    operationId: 'getOpenApi',
    summary: 'Get this document.',
    schema: { type: 'object' },
  },
  '/health': {
    operationId: 'getHealth',
    summary: 'Ask whether the server takes requests.',
    schema: {
      type: 'object',
      properties: { status: { const: 'ok' } },
      required: ['status'],
      additionalProperties: false,
    },
  },
};

export function answersOfOurs() {
  return ALWAYS;
}

/** What the service posts to a client, by the name of the schema. */
export const WEBHOOKS = {
  consentEventSchema: 'A consent, or the availability of its data, has changed.',
  invitationEventSchema: 'An invitation has come further.',
  creditInformationEventSchema: 'The credit information of a user was fetched, or not.',
  webhookV1Schema: 'A consent has changed. Deprecated: the consent event has taken its place.',
};
