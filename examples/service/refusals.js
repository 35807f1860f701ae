/** Every refusal has the body that the specification shows for a score: code, description, details, correlation id. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { InvalidRequestError } from 'open-banking-insights';
import { serialiseInvalidRequest } from 'open-banking-insights/service';

const TOKEN_PATH = '/v1/oauth2/token';
const CODES = { 408: 'too_slow', 413: 'too_large', 415: 'unsupported_media_type', 431: 'headers_too_large' };
/** Seconds, of every 503. */
const RETRY_AFTER = 5;

/** An error that is answered with a status and a code; with `body` and `retryAfter`, where it has its own. */
export function refusal(statusCode, code, message, { body, retryAfter } = {}) {
  return Object.assign(new Error(message), { statusCode, code, body, retryAfter });
}

/** The status and the body of whatever was thrown. `accounts`: what is stored, where no request can be invalid. */
export function answerTo(thrown, { accounts, correlationId }) {
  // Such as an account without a balance.
  const isStored = thrown instanceof InvalidRequestError && accounts !== undefined;
  const error = isStored ? refusal(422, 'not_assessable', thrown.message) : thrown;
  const status = error instanceof InvalidRequestError ? 400 : (error.statusCode ?? 500);
  return { status, body: error.body ?? bodyOf(error, status, correlationId) };
}

/** Of what is thrown on the main thread. */
export function answerError(error, request, reply) {
  const { status, body } = answerTo(error, { correlationId: request.id });
  // What went wrong inside is for the log alone.
  // Its message may hold what was asked, so the log has its code and its place alone.
  if (status === 500) request.log.error({ code: error.code, at: placeOf(error) }, 'failed');
  if (status === 503 || status === 429) reply.header('retry-after', error.retryAfter ?? RETRY_AFTER);
  const isOfToken = request.routeOptions?.url === TOKEN_PATH;
  return reply.code(status).send(isOfToken ? { ...body, error: oauthErrorOf(body) } : body);
}

/** The codes of RFC 6749, section 5.2. */
function oauthErrorOf({ code, issues = [] }) {
  const [field] = issues[0]?.path ?? [];
  if (code === 'invalid_client') return 'invalid_client';
  if (field === 'grant_type' && issues[0].message.includes('got')) return 'unsupported_grant_type';
  if (field === 'scope' && issues[0].message.includes('got')) return 'invalid_scope';
  return 'invalid_request';
}

function placeOf({ stack = '' }) {
  return stack
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .slice(0, 5)
    .map(line => line.trim());
}

/** What is no HTTP, has too large headers or comes too slowly becomes no request: it is answered on its socket. */
export function answerNoRequest(error, socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code] ?? 400;
  const body = JSON.stringify(bodyOf(error, status, randomUUID()));
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json`;
  socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function bodyOf(error, status, correlationId) {
  const { code, message } = error;
  if (error instanceof InvalidRequestError) return serialiseInvalidRequest(error, correlationId);
  if (status === 400)
    return bodyOf(new InvalidRequestError([{ path: [], code, message }]), 400, correlationId);
  const [description, details] = ['Something went wrong.', 'The correlation id leads to the log.'];
  if (status === 500) return { code: 'internal_error', description, details, correlationId };
  return { code: CODES[status] ?? code, description: STATUS_CODES[status], details: message, correlationId };
}
