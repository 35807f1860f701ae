/** The HTTP server: routes from the table of operations, tokens, limits and what standard clients expect of headers. */
import { createHash, randomUUID } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import fastify, { errorCodes } from 'fastify';
import { isPermitted, methodsOf, OPERATIONS } from 'open-banking-insights/service';
import { createHandlers } from './handlers.js';
import { createJobs } from './jobs.js';
import { openApi } from './openapi.js';
import { textOf } from './operations.js';
import { createPool } from './pool.js';
import { answerError, answerNoRequest, refusal } from './refusals.js';
import { createTokens } from './tokens.js';

// The body: 5000 transactions with all their evidence.
const DEFAULTS = { bodyLimit: 8 * 1024 * 1024, requestTimeout: 30_000, return503OnClosing: false };
const HTTP_DEFAULTS = { requireHostHeader: false, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };
const FORM = 'application/x-www-form-urlencoded';
const FORM_LIMIT = 16 * 1024;
const JSON_TYPES = /^(?:application\/(?:[\w.-]+\+)?json(?:-patch\+json)?|text\/json)(?:;|$)/i;
/** Requests of one client: so many at once, and then so many a second. */
const RATE = { burst: 200, perSecond: 50 };

/**
 * `store`, `provider`, `transport`: see store.js, provider.js and jobs.js. `score`: see createHandlers. `now`: an ISO timestamp in
 * UTC. `workers`: see createPool. `closeTimeout`: milliseconds. `rate`: see RATE. `options`: as fastify takes them.
 */
export function createApp({
  store,
  provider,
  transport,
  score,
  now,
  workers,
  closeTimeout = 60_000,
  rate = RATE,
  secondsFactor,
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
  const tokens = createTokens(store, now);
  const pool = createPool(workers, error => app.log.error({ code: error.code }, 'worker failed'));
  const run = (task, moved) => pool.run({ ...task, now: now() }, moved);
  /** For jobs: the bytes of an answer. */
  const runBytes = async task => {
    const { status, bytes } = await run(task);
    if (status !== 200) throw Object.assign(new Error('a job was refused'), { code: 'refused' });
    return bytes;
  };
  const jobs = createJobs({ store, provider, transport, run: runBytes, now, log: app.log, secondsFactor });
  const handlers = {
    ...createHandlers({ store, provider, jobs, run, score, now }),
    getToken: ({ body }) => tokens.issue(body),
  };
  const buckets = new Map();

  // Node would refuse what it does not expect with a body of its own.
  app.server.on('checkExpectation', app.routing);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    const allowed = OURS.has(path) ? ['GET'] : methodsOf(path);
    if (allowed.length === 0) throw refusal(404, 'not_found', 'There is no such operation.');
    reply.header('allow', allowed.join(', '));
    throw refusal(405, 'method_not_allowed', `The method must be ${allowed.join(' or ')}.`);
  });
  const form = { parseAs: 'buffer', bodyLimit: Math.min(FORM_LIMIT, app.initialConfig.bodyLimit) };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, form, async (_request, bytes) =>
    Object.fromEntries(new URLSearchParams(utf8Of(bytes))),
  );
  // Parsed by a worker: it takes as long as some engines.
  app.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, async (_request, bytes) => {
    if (bytes.length === 0) throw new errorCodes.FST_ERR_CTP_EMPTY_JSON_BODY();
    return bytes;
  });
  app.addHook('preParsing', async (request, _reply, payload) => decoded(request, payload));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.routeOptions.url !== '/openapi.json') reply.header('cache-control', 'no-store');
    if (isClosing) reply.header('connection', 'close');
  });
  for (const operation of OPERATIONS)
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request, reply) => admit(operation, request, reply),
      handler: async (request, reply) => handlers[operation.id](request, reply),
    });
  const etag = `"${createHash('sha256').update(JSON.stringify(openApi)).digest('base64url')}"`;
  app.get('/openapi.json', async (request, reply) => {
    reply.header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : openApi;
  });
  app.get('/health', async () => ({ status: 'ok' }));

  // A server that closes watches no time-outs any more, and waits for what it has promised to keep alive.
  let isClosing = false;
  app.addHook('onReady', async () => jobs.start());
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), closeTimeout).unref();
  });
  // Comes after the last answer.
  app.addHook('onClose', async () => {
    await jobs.stop();
    await pool.destroy();
  });

  async function admit(operation, request, reply) {
    const { headers } = request;
    const needsForm = operation.scope === null;
    if (!needsForm) {
      const holder = await tokens.holderOf(headers.authorization);
      if (holder === null) {
        reply.header('www-authenticate', headers.authorization ? 'Bearer error="invalid_token"' : 'Bearer');
        throw refusal(401, 'invalid_token', 'A valid bearer token is needed.');
      }
      if (!isPermitted(operation, holder.scope)) {
        reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${operation.scope}"`);
        throw refusal(403, 'insufficient_scope', `The token must have the scope ${operation.scope}.`);
      }
      limit(holder.client);
      request.client = holder.client;
    }
    const type = headers['content-type'] ?? '';
    const isRight = needsForm ? type.toLowerCase().startsWith(FORM) : type === '' || JSON_TYPES.test(type);
    const isSent = Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
    if (operation.method === 'POST' && (!isRight || (isSent && type === '')))
      throw refusal(415, 'unsupported_media_type', `The content-type must be ${needsForm ? FORM : 'JSON'}.`);
  }

  /** A bucket that fills again. */
  function limit(client) {
    const at = Date.parse(now());
    const { tokens: left, at: before } = buckets.get(client) ?? { tokens: rate.burst, at };
    const filled = Math.min(rate.burst, left + ((at - before) / 1000) * rate.perSecond);
    // A refusal costs nothing, so that a client that asks again and again is let in when its time has come.
    buckets.set(client, { tokens: filled < 1 ? filled : filled - 1, at });
    if (filled < 1)
      throw refusal(429, 'too_many_requests', 'Too many requests.', {
        retryAfter: Math.ceil((1 - filled) / rate.perSecond),
      });
  }

  return app;
}

const OURS = new Set(['/health', '/openapi.json']);

/** What is packed counts unpacked, as the limit of the body says. */
function decoded({ headers }, payload) {
  const encoding = (headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return payload;
  if (encoding !== 'gzip' && encoding !== 'x-gzip')
    throw refusal(415, 'unsupported_encoding', 'The content-encoding must be gzip, or none.');
  const unpacked = createGunzip();
  unpacked.receivedEncodedLength = 0;
  payload.on('data', chunk => {
    unpacked.receivedEncodedLength += chunk.length;
  });
  payload.on('error', error => unpacked.destroy(error));
  return payload.pipe(unpacked);
}

function utf8Of(bytes) {
  try {
    return textOf(bytes);
  } catch {
    throw refusal(400, 'not_utf8', 'The body is not valid UTF-8.');
  }
}
