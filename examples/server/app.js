/** The HTTP server: routes from the table of operations, scopes, limits and the bodies of refusals. */
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { isPermitted, OPERATIONS } from 'open-banking-insights/service';
import { createHandlers } from './handlers.js';
import { bodyTypeOf, openApiOf } from './openapi.js';
import { answerError, answerNoRequest, refusal } from './refusals.js';
import { createTokens } from './tokens.js';

// The body: 5000 transactions with all their evidence.
const DEFAULTS = { bodyLimit: 8 * 1024 * 1024, requestTimeout: 30_000, return503OnClosing: false };

/**
 * `clients`: a Map of client ids and secrets. `accountsOf` and `score`: see createHandlers.
 * `now`: an ISO timestamp in UTC. `options`: as fastify takes them.
 */
export function createApp({ clients, accountsOf, score, now, ...options }) {
  const app = fastify({
    ...DEFAULTS,
    ...options,
    http: { requireHostHeader: false, ...options.http },
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    clientErrorHandler: answerNoRequest,
  });
  const tokens = createTokens(clients, now);
  const handlers = { ...createHandlers({ accountsOf, score }), getToken: ({ body }) => tokens.issue(body) };
  const served = OPERATIONS.filter(({ id }) => id in handlers);

  // Node would refuse what it does not expect with a body of its own.
  app.server.on('checkExpectation', app.routing);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw refusal(404, 'not_found', 'There is no such operation.');
  });
  app.addContentTypeParser(bodyTypeOf({ scope: null }), { parseAs: 'string' }, async (_request, text) =>
    Object.fromEntries(new URLSearchParams(text)),
  );
  for (const operation of served)
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request, reply) => admit(operation, request, reply),
      handler: async (request, reply) => handlers[operation.id](request, reply),
    });
  const document = openApiOf(served);
  app.get('/openapi.json', async () => document);

  function admit(operation, { headers }, reply) {
    const scope = tokens.scopeOf(headers.authorization);
    if (operation.scope !== null && scope === null) {
      reply.header('www-authenticate', 'Bearer');
      throw refusal(401, 'invalid_token', 'A valid bearer token is needed.');
    }
    if (!isPermitted(operation, scope))
      throw refusal(403, 'insufficient_scope', `The token must have the scope ${operation.scope}.`);
    const type = bodyTypeOf(operation);
    if (operation.method === 'POST' && !headers['content-type']?.startsWith(type))
      throw refusal(415, 'unsupported_media_type', `The content-type must be ${type}.`);
  }

  return app;
}
