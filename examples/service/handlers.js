/** One function for each operation of the service. What takes time goes to a worker; what belongs to another client is not there. */
import { randomUUID } from 'node:crypto';
import { InvalidRequestError } from 'open-banking-insights';
import * as service from 'open-banking-insights/service';
import { bodyOf } from './operations.js';
import { guidOf } from './provider.js';
import { refusal } from './refusals.js';

/** `run`: of the pool, with the time. `score(account)`: a number, of an account as it is stored; without it there is no score. */
export function createHandlers({ store, provider, jobs, run, score, now }) {
  const found = (thing, name) => {
    if (thing === undefined) throw refusal(404, 'not_found', `There is no such ${name}.`);
    return thing;
  };
  const consentOf = ({ client, params }) => found(store.consent(params.consentId, client), 'consent');

  /** A consent that lets this operation be read. */
  const readableConsent = (id, request) => {
    const consent = consentOf(request);
    const { consentStatus, dataAvailability } = consent;
    if (!service.readableOperations({ consentStatus, dataAvailability }).includes(id))
      throw refusal(
        409,
        'not_readable',
        `The consent is ${consentStatus}, its data ${dataAvailability ?? 'pending'}.`,
      );
    return consent;
  };
  const named = (accounts, { accountId }) =>
    accountId === undefined
      ? accounts
      : [
          found(
            accounts.find(each => each.account.accountId === accountId),
            'account',
          ),
        ];
  const storedOf = (id, request, read = store.accountsOf) => {
    const accounts = read(readableConsent(id, request).consentId);
    return named(found(accounts.length === 0 ? undefined : accounts, 'stored data'), request.params);
  };
  const liveOf = async (id, request) =>
    named(await provider.accountsOf(readableConsent(id, request)), request.params);

  /** The bytes are those of the worker. */
  const sent = (reply, { status, isPdf, bytes }, fileName) => {
    if (isPdf) reply.header('content-disposition', `attachment; filename="${fileName}.pdf"`);
    return reply
      .code(status)
      .type(isPdf ? 'application/pdf' : 'application/json; charset=utf-8')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };
  const posted =
    operation =>
    async ({ body, query, id }, reply) => {
      // The memory of a small body is shared with other requests, and cannot be moved.
      const bytes = body.length === body.buffer.byteLength ? body : new Uint8Array(body);
      return sent(reply, await run({ operation, bytes, query, correlationId: id }, [bytes.buffer]));
    };
  const computed = operation => async (request, reply) => {
    const { query, id } = request;
    return sent(
      reply,
      await run({ operation, accounts: storedOf(operation, request), query, correlationId: id }),
      operation,
    );
  };
  const computedLive = operation => async (request, reply) => {
    const accounts = await liveOf(operation, request);
    const { query, id } = request;
    return sent(reply, await run({ operation, accounts, isLive: true, query, correlationId: id }));
  };
  const none = (reply, status = 204) => reply.code(status).send();

  return {
    sendInvitation: async ({ client, body }) => {
      const request = service.parseInvitationRequest(bodyOf(body));
      const invitation = { invitationId: randomUUID() };
      const { applicationId } = store.client(client);
      const event = {
        ...invitation,
        emailState: 'Sent',
        customerReference: String(request.CustomerReference ?? ''),
      };
      store.together(() => {
        store.saveInvitation(invitation.invitationId, client, invitation);
        if (typeof request.Email === 'string')
          jobs.add('email', { address: request.Email, fields: { ...invitation } });
        const sending = {
          smtpErrorCode: null,
          smtpErrorMessage: null,
          applicationId,
          connectionStatus: 'Pending',
        };
        jobs.tellOf('invitationWebhook', { ...event, ...sending }, client);
      });
      return invitation;
    },
    getInvitation: async ({ client, params }) =>
      found(store.invitation(params.invitationId, client), 'invitation'),

    listConsents: async ({ client, query }) => service.selectConsents(store.consentsOf(client), query),
    listConsentsV1: async ({ client, query }) => service.selectConsents(store.consentsOf(client), query),
    getConsent: async request => consentOf(request),
    revokeConsent: async (request, reply) => {
      const consent = consentOf(request);
      store.together(() => {
        const revoked = orConflict(() => service.revokeConsent(consent, now()));
        store.saveConsent(revoked, request.client);
        jobs.tellOfConsent(revoked, request.client);
      });
      return none(reply);
    },

    listLiveAccounts: async request =>
      (await liveOf('listLiveAccounts', request)).map(({ account }) => account),
    listLiveAccountsV1: async request =>
      (await liveOf('listLiveAccountsV1', request)).map(({ account }) => account),
    getLiveAccount: async request => (await liveOf('getLiveAccount', request))[0].account,
    getLiveBalances: async request => (await liveOf('getLiveBalances', request))[0].balances,
    listLiveTransactions: async (request, reply) => {
      const operation = 'listLiveTransactions';
      const { page } = service.parsePageQuery(request.query);
      const accounts = await liveOf(operation, request);
      const [path] = request.url.split('?', 1);
      return sent(reply, await run({ operation, accounts, page, path, correlationId: request.id }));
    },
    getIncomeVerification: computedLive('getIncomeVerification'),
    getAffordability: computedLive('getAffordability'),
    verifyBankAccount: async request => {
      const { account } = service.parseAccountVerificationRequest(bodyOf(request.body));
      const held = (await liveOf('verifyBankAccount', request)).map(({ account: { accountId } }) => ({
        accountId,
        identifiers: provider.identifiersOf(accountId),
      }));
      return service.verifyBankAccount(account, held);
    },
    enrichTransactions: posted('enrichTransactions'),
    verifyIncome: posted('verifyIncome'),
    assessAffordability: posted('assessAffordability'),

    listAccounts: async request =>
      storedOf('listAccounts', request, store.detailsOf).map(({ account }) => account),
    listEndOfDayBalances: computed('listEndOfDayBalances'),
    listTransactions: async (request, reply) => {
      const [{ transactions }] = storedOf('listTransactions', request);
      return sent(reply, { status: 200, isPdf: false, bytes: transactions });
    },
    getBalances: async request => ({
      ...storedOf('getBalances', request, store.detailsOf)[0].balances,
      creditLines: [],
    }),
    getBalancesV1: async request => storedOf('getBalancesV1', request, store.detailsOf)[0].balances,
    getProviderDetails: async request => {
      const { providerId, providerName, consentStart, consentEnd } = readableConsent(
        'getProviderDetails',
        request,
      );
      return { providerId, providerName, consentStart, consentEnd };
    },
    refreshConsent: async (request, reply) => {
      const consent = consentOf(request);
      const { consentId, consentStatus } = consent;
      if (consentStatus !== 'Active') throw refusal(409, 'not_active', `The consent is ${consentStatus}.`);
      const { isAllowed, allowedFrom } = service.refreshAllowance(store.refreshesOf(consentId), now());
      if (!isAllowed) {
        const retryAfter = Math.ceil((Date.parse(allowedFrom) - Date.parse(now())) / 1000);
        throw refusal(429, 'too_many_refreshes', `The next refresh is allowed from ${allowedFrom}.`, {
          retryAfter,
        });
      }
      store.together(() => {
        store.addRefresh(consentId, now());
        store.saveConsent({ ...consent, dataAvailability: null, statusUpdated: now() }, request.client);
        jobs.add('refresh', { client: request.client, consentId });
      });
      return none(reply, 202);
    },
    deleteConsentData: async (request, reply) => {
      const consent = consentOf(request);
      store.together(() => deleteStored(consent, request.client));
      return none(reply);
    },
    deleteUserData: async ({ client, params }, reply) => {
      const consents = consentsOfUser(params.userId, client);
      store.together(() => {
        for (const consent of consents) deleteStored(consent, client);
      });
      return none(reply);
    },
    getStoredIncomeVerification: computed('getStoredIncomeVerification'),
    getStoredAffordability: computed('getStoredAffordability'),
    getPaymentAccountConfirmation: async request => {
      readableConsent('getPaymentAccountConfirmation', request);
      return { paymentConfirmation: null, accountHolderName: null, account: null };
    },
    getStatement: computed('getStatement'),
    getUserReport: async ({ client, params, query, id }, reply) => {
      const sections = service.configuredSections(store.client(client).reportConfigurations, query);
      const consents = consentsOfUser(params.userId, client).filter(({ consentStatus, dataAvailability }) =>
        service.readableOperations({ consentStatus, dataAvailability }).includes('getStatement'),
      );
      const accounts = consents.flatMap(({ consentId }) => store.accountsOf(consentId));
      found(accounts[0], 'stored data');
      const task = { operation: 'getUserReport', accounts, sections, correlationId: id };
      return sent(reply, await run(task), 'report');
    },

    getScore: async (request, reply) => {
      const accounts = storedOf('getScore', request);
      const validated = await run({ operation: 'getScore', accounts, correlationId: request.id });
      if (validated.status !== 200) return sent(reply, validated);
      if (score === undefined) throw refusal(501, 'not_implemented', 'No score is configured.');
      return service.scoreResponseSchema.parse({ score: await score(accounts[0]) });
    },
    getConsumerFinancialHealth: computed('getConsumerFinancialHealth'),
    getBusinessFinancialHealth: computed('getBusinessFinancialHealth'),

    verifyUser: async ({ client, body }, reply) => {
      const { CustomerReference } = service.parseUserVerificationRequest(bodyOf(body));
      const consent = store.consentsOf(client).find(each => each.customerReference === CustomerReference);
      const { userId, consentId, applicationId } = found(consent, 'customer');
      // A credit bureau would be asked here.
      const account = {
        accountId: guidOf(`credit ${userId}`),
        name: 'A credit card',
        isConnected: true,
        consentId,
      };
      store.together(() => {
        store.saveCredit(userId, client, { accounts: [account], VerificationError: null });
        const outcome = { creditInformationStatus: 'Success', customerReference: CustomerReference };
        jobs.tellOf('creditInformationWebhook', { userId, consentId, applicationId, ...outcome }, client);
      });
      return none(reply);
    },
    listCreditInformationAccounts: async ({ client, params }) =>
      found(store.credit(params.userId, client), 'user'),
    deleteCreditInformationAccounts: async ({ client, params }, reply) => {
      found(store.credit(params.userId, client), 'user');
      store.deleteCredit(params.userId, client);
      return none(reply);
    },
  };

  /** All of it. A refresh under way would store it again. The consent stays, and can be read live. */
  function deleteStored(consent, client) {
    store.deleteAccounts(consent.consentId);
    if (store.endJobsOf('refresh', consent.consentId))
      store.saveConsent({ ...consent, dataAvailability: 'Complete', statusUpdated: now() }, client);
  }

  function consentsOfUser(userId, client) {
    const consents = store.consentsOfUser(userId, client);
    return found(consents.length === 0 ? undefined : consents, 'user');
  }
}

/** What the status of a consent does not allow is a conflict. */
function orConflict(change) {
  try {
    return change();
  } catch (error) {
    if (error instanceof InvalidRequestError) throw refusal(409, error.issues[0].code, error.message);
    throw error;
  }
}
