/** The HTTP server: routes from the table of operations, scopes, limits and the bodies of refusals. */
import { randomUUID } from 'node:crypto';
import fastify, { errorCodes } from 'fastify';
import { isPermitted, OPERATIONS } from 'open-banking-insights/service';
import { createHandlers } from './handlers.js';
import { bodyTypeOf, openApi } from './openapi.js';
import { createPool } from './pool.js';
import { answerError, answerNoRequest, refusal } from './refusals.js';
import { createTokens } from './tokens.js';

// The body: 5000 transactions with all their evidence.
const DEFAULTS = { bodyLimit: 8 * 1024 * 1024, requestTimeout: 30_000, return503OnClosing: false };
const HTTP_DEFAULTS = { requireHostHeader: false, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };
const FORM_LIMIT = 16 * 1024;

/**
 * `clients`: a Map of client ids and secrets. `accountsOf`, `accountsOfUser` and `score`: see createHandlers.
 * `now`: an ISO timestamp in UTC. `workers`: see createPool. `closeTimeout`: milliseconds. `options`: as fastify takes them.
 */
export function createApp({
  clients,
  accountsOf,
  accountsOfUser,
  score,
  now,
  workers,
  closeTimeout = 60_000,
  ...options
}) {
  const app = fastify({
    ...DEFAULTS,
    ...options,
    http: { ...HTTP_DEFAULTS, ...options.http },
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    clientErrorHandler: answerNoRequest,
  });
  const { requestTimeout, headersTimeout } = app.server;
  // Node exchanges the two in silence then.
  if (requestTimeout !== 0 && headersTimeout > requestTimeout)
    throw new RangeError(
      `http.headersTimeout (${headersTimeout}) must not exceed requestTimeout (${requestTimeout}).`,
    );
  const tokens = createTokens(clients, now);
  const pool = createPool(workers, error => app.log.error(error));
  const handlers = {
    ...createHandlers({
      accountsOf,
      accountsOfUser,
      score,
      run: (task, moved) => pool.run({ ...task, now: now() }, moved),
    }),
    getToken: ({ body }) => tokens.issue(body),
  };
  const served = OPERATIONS.filter(({ id }) => id in handlers);

  // Node would refuse what it does not expect with a body of its own.
  app.server.on('checkExpectation', app.routing);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw refusal(404, 'not_found', 'There is no such operation.');
  });
  const form = { parseAs: 'string', bodyLimit: Math.min(FORM_LIMIT, app.initialConfig.bodyLimit) };
  app.addContentTypeParser(bodyTypeOf({ scope: null }), form, async (_request, text) =>
    Object.fromEntries(new URLSearchParams(text)),
  );
  // Parsed by a worker: it takes as long as some engines.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request, bytes) => {
    if (bytes.length === 0) throw new errorCodes.FST_ERR_CTP_EMPTY_JSON_BODY();
    return bytes;
  });
  for (const operation of served)
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request, reply) => admit(operation, request, reply),
      handler: async (request, reply) => handlers[operation.id](request, reply),
    });
  app.get('/openapi.json', async () => openApi);
  app.get('/health', async () => ({ status: 'ok' }));

  // A server that closes watches no time-outs any more, and waits for what it has promised to keep alive.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), closeTimeout).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  // Comes after the last answer.
  app.addHook('onClose', () => pool.destroy());

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
