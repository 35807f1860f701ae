/**
 * What goes on after an answer: refreshes and notifications. Each job stands in the store until it is done, and each step of it is one
 * transaction, so that a process that is killed goes on where it was.
 */
import { randomUUID } from 'node:crypto';
import * as service from 'open-banking-insights/service';

const SCHEMA_VERSION = '1.0.0';
/** Milliseconds until a job that failed is tried again. */
const AGAIN = 5000;
const OF_CONSENTS = new Set(
  service.NOTIFICATIONS.filter(({ reports }) => reports === 'Consent').map(({ id }) => id),
);

/** `transport`: `post(address, request)` gives a status and a body, `mail(address, fields)` sends. `run`: of the pool, gives bytes. */
export function createJobs({ store, provider, transport, run, now, log, secondsFactor = 1000 }) {
  let timer;
  let isRunning = false;
  let isStopped = false;
  const kinds = { refresh, webhook, email };

  /** Tells the client of a consent, as it has set up. In the transaction of the change itself. */
  function tellOfConsent(consent, client) {
    const { notifications } = store.client(client);
    const state = { providerAuthentication: 'Success', dataAvailability: consent.dataAvailability };
    const ofConsents = notifications.filter(({ notification }) => OF_CONSENTS.has(notification));
    for (const { notification, address } of service.notificationsFor(ofConsents, state)) {
      const sending = { eventId: randomUUID(), eventTime: now(), schemaVersion: SCHEMA_VERSION };
      const flat = flatOf(consent, state);
      if (notification === 'consentWebhook')
        add('webhook', { client, address, event: service.consentEvent(consent, sending) });
      if (notification === 'webhookV1') add('webhook', { client, address, event: flat });
      if (notification === 'consentEmail') add('email', { address, fields: service.emailV2(consent) });
      if (notification === 'emailV1') add('email', { address, fields: service.emailV1(flat) });
    }
  }

  function tellOf(notification, data, client) {
    const make = {
      invitationWebhook: service.invitationEvent,
      creditInformationWebhook: service.creditInformationEvent,
    };
    const sending = { eventId: randomUUID(), eventTime: now(), schemaVersion: SCHEMA_VERSION };
    for (const setup of store.client(client).notifications)
      if (setup.notification === notification)
        add('webhook', { client, address: setup.address, event: make[notification](data, sending) });
  }

  function add(kind, value) {
    store.addJob(kind, Date.parse(now()), { ...value, failed: 0 });
    wake(0);
  }

  /** One step of a refresh, and then the next. */
  async function refresh(job) {
    const { client, consentId, step = 0 } = job.value;
    const { step: name, leaves, otherwise } = service.REFRESH_STEPS[step];
    const consent = store.consent(consentId, client);
    if (consent?.consentStatus !== 'Active') return store.endJob(job.id);
    let stored;
    try {
      stored = await fetched(name, consent);
    } catch (error) {
      // No worker is free: the same step again, later.
      if (error.code === 'busy') throw error;
      log.error({ code: error.code, step: name }, 'refresh failed');
      return change(job, consent, otherwise, () => {}, true);
    }
    // The consent may have been revoked, or its data deleted, in the meantime.
    if (store.consent(consentId, client)?.consentStatus !== 'Active') return store.endJob(job.id);
    change(
      job,
      consent,
      leaves,
      () => {
        // Rows that were stored before stay until new ones are there.
        const save = name === 'accounts' ? store.saveDetails : store.saveAccount;
        for (const each of stored) save(consentId, each);
      },
      step === service.REFRESH_STEPS.length - 1,
    );
  }

  function change(job, consent, dataAvailability, write, isLast) {
    const { client, step = 0 } = job.value;
    store.together(() => {
      // Deleted in the meantime.
      if (!store.hasJob(job.id)) return;
      const changed = { ...consent, dataAvailability, statusUpdated: now() };
      write();
      store.saveConsent(changed, client);
      tellOfConsent(changed, client);
      if (isLast) store.endJob(job.id);
      else store.changeJob(job.id, Date.parse(now()), { ...job.value, step: step + 1 });
    });
  }

  async function fetched(name, consent) {
    if (name === 'enrichment') return withRows('enrichedRows', store.accountsOf(consent.consentId));
    const accounts = await provider.accountsOf(consent);
    return name === 'accounts' ? accounts : withRows('storedRows', accounts, { isLive: true });
  }

  /** One account after the other: a worker computes them, and nobody else waits for a whole consent. */
  async function withRows(operation, accounts, live = {}) {
    const done = [];
    for (const account of accounts)
      done.push({ ...account, transactions: await run({ operation, accounts: [account], ...live }) });
    return done;
  }

  /** The attempt is counted before it is made: whoever is killed in the middle makes the next one, not the same again. */
  async function webhook(job) {
    const { client, address, event, failed } = job.value;
    const delay = service.webhookDelaySeconds(failed + 1);
    if (delay === null) store.endJob(job.id);
    else
      store.changeJob(job.id, Date.parse(now()) + delay * secondsFactor, {
        ...job.value,
        failed: failed + 1,
      });
    if (await isPosted(client, address, event)) store.endJob(job.id);
  }

  async function isPosted(client, address, event) {
    try {
      const token = await tokenOf(store.client(client));
      const { status } = await transport.post(address, service.webhookRequest(event, token));
      return status >= 200 && status < 300;
    } catch (error) {
      log.error({ code: error.code }, 'webhook failed');
      return false;
    }
  }

  /** Of the client's own token server, where it has one. */
  async function tokenOf({ tokenServer }) {
    if (tokenServer === undefined) return null;
    const { address, ...credentials } = tokenServer;
    const { body } = await transport.post(address, service.webhookTokenRequest(credentials));
    return service.webhookTokenResponseSchema.parse(JSON.parse(body)).access_token;
  }

  async function email(job) {
    // Under the name of its job, so that one that is written again is the same.
    await transport.mail(job.value.address, job.value.fields, job.id);
    store.endJob(job.id);
  }

  async function work() {
    if (isRunning || isStopped) return;
    isRunning = true;
    let next = AGAIN;
    try {
      for (const job of store.dueJobs(Date.parse(now()))) {
        if (isStopped) break;
        await once(job);
      }
      if (!store.hasJobs()) next = null;
      else next = store.dueJobs(Date.parse(now())).length > 0 ? 0 : 100;
    } catch (error) {
      // Such as a disk that is full: later there may be room.
      log.error({ code: error.code }, 'jobs failed');
    } finally {
      isRunning = false;
    }
    if (next !== null) wake(next);
  }

  async function once(job) {
    try {
      await kinds[job.kind](job);
    } catch (error) {
      log.error({ code: error.code, job: job.kind }, 'job failed');
      store.changeJob(job.id, Date.parse(now()) + AGAIN, job.value);
    }
  }

  function wake(milliseconds) {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  }

  return {
    tellOfConsent,
    tellOf,
    add,
    start: () => wake(0),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      while (isRunning) await new Promise(resolve => setTimeout(resolve, 10));
    },
  };
}

function flatOf(consent, { providerAuthentication, dataAvailability }) {
  const { consentId, applicationId, customerReference, consentJourney, errorMessage } = consent;
  return {
    consentId,
    applicationId,
    customerReference,
    providerAuthentication,
    dataAvailability,
    paymentConfirmation: null,
    reauthentication: consentJourney === 'Reauthentication',
    errorMessage,
  };
}
