/** The HTTP server: routes from the table of operations, scopes, limits and the bodies of refusals. */
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { isPermitted, OPERATIONS } from 'open-banking-insights/service';
import { createHandlers } from './handlers.js';
import { openApiOf } from './openapi.js';
import { answerError, refusal } from './refusals.js';
import { createTokens } from './tokens.js';

/** 5000 transactions with all their evidence. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

/**
 * `clients`: a Map of client ids and secrets. `accountsOf` and `score`: see createHandlers.
 * `now`: an ISO timestamp in UTC. `logger`: as fastify takes it.
 */
export function createApp({ clients, accountsOf, score, now, bodyLimit = BODY_LIMIT_BYTES, logger = false }) {
  const app = fastify({ bodyLimit, logger, genReqId: () => randomUUID(), requestTimeout: 30_000 });
  const tokens = createTokens(clients, now);
  const handlers = createHandlers({ accountsOf, score });
  const served = OPERATIONS.filter(({ id }) => id in handlers || id === 'getToken');

  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw refusal(404, 'not_found', 'There is no such operation.');
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request, text) => Object.fromEntries(new URLSearchParams(text)),
  );

  for (const operation of served) {
    const { id, method, path } = operation;
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async request => authorise(operation, request),
      handler: async (request, reply) =>
        id === 'getToken' ? token(request.body) : handlers[id](request, reply),
    });
  }
  const document = openApiOf(served);
  app.get('/openapi.json', async () => document);

  function token(form) {
    const issued = tokens.issue(form);
    if (issued === null)
      throw refusal(401, 'invalid_client', 'The credentials, the grant type or the scope is wrong.');
    return issued;
  }

  function authorise(operation, { headers }) {
    if (operation.scope === null) return;
    const scope = tokens.scopeOf(headers.authorization);
    if (scope === null) throw refusal(401, 'invalid_token', 'A valid bearer token is needed.');
    if (!isPermitted(operation, scope))
      throw refusal(403, 'insufficient_scope', `The token must have the scope ${operation.scope}.`);
  }

  return app;
}
