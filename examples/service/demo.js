/** What there is at the first start: a client, and for each fixture account a user with a consent whose data are stored and enriched. */
import { enrichTransactions } from 'open-banking-insights';
import { serialiseTransactions } from 'open-banking-insights/service';
import { bytesOf, textOf } from './operations.js';
import { createProvider, FIXTURE_NAMES, guidOf } from './provider.js';
import { digestOf } from './tokens.js';

/** `fixtures`: those of the client, all by default. The ids of a consent follow from client and fixture. */
export async function seed(store, { id, secret, now, fixtures = FIXTURE_NAMES, ...more }) {
  if (store.client(id) !== undefined) return;
  const applicationId = guidOf(`application ${id}`);
  const stored = await Promise.all(
    fixtures.map(async name => [name, await createProvider().accountsOf({ configurationName: name })]),
  );
  store.together(() => {
    const nothing = { notifications: [], reportConfigurations: [] };
    store.saveClient(id, { secret: digestOf(secret), applicationId, ...nothing, ...more });
    for (const [name, accounts] of stored) {
      const consent = consentOf({ client: id, name, applicationId, now: now() });
      store.saveConsent(consent, id);
      for (const { account, balances, request, transactions } of accounts) {
        const enriched = enrichTransactions({ ...request, transactions: JSON.parse(textOf(transactions)) });
        const rows = bytesOf(serialiseTransactions(enriched.transactions));
        store.saveAccount(consent.consentId, { account, balances, transactions: rows });
      }
    }
  });
}

export function consentIdOf(client, name) {
  return guidOf(`consent ${client} ${name}`);
}

export function userIdOf(client, name) {
  return guidOf(`user ${client} ${name}`);
}

function consentOf({ client, name, applicationId, now }) {
  return {
    userId: userIdOf(client, name),
    consentId: consentIdOf(client, name),
    applicationId,
    providerId: 1,
    providerName: 'The bank of the fixtures',
    configurationName: name,
    customerReference: name,
    consentStatus: 'Active',
    consentJourney: null,
    consentStart: now,
    consentEnd: null,
    statusUpdated: now,
    dataAvailability: 'Processed',
    errorMessage: null,
    invitationId: null,
    permissions: ['accounts', 'balances', 'transactions'],
  };
}
