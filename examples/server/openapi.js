/** The OpenAPI document of the operations that are served: every status and its body, from the service's own schemas. */
import * as service from 'open-banking-insights/service';
import * as z from 'zod';

const refused = description => [description, service.refusalBodySchema];

/** Of every route, whatever is asked of it. */
const ALWAYS = {
  400: ['The request is not valid.', service.invalidRequestBodySchema],
  408: refused('The request came too slowly.'),
  431: refused('The headers are too large.'),
};

export function openApiOf(operations) {
  const paths = {
    '/openapi.json': ours('getOpenApi', 'This document.', z.looseObject({})),
    '/health': ours('getHealth', 'The server takes requests.', z.strictObject({ status: z.literal('ok') })),
  };
  for (const operation of operations)
    paths[operation.path] = { [operation.method.toLowerCase()]: descriptionOf(operation) };
  return {
    openapi: '3.1.0',
    info: { title: 'Insights from bank transactions', version: '1.0.0' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

/** A route that the service does not have. */
function ours(operationId, description, schema) {
  const responses = responsesOf({ 200: [description, schema], ...ALWAYS });
  return {
    get: { operationId, description: 'Ours, not of the service. Needs no token.', security: [], responses },
  };
}

/** The token request is a form. */
export function bodyTypeOf({ scope }) {
  return scope === null ? 'application/x-www-form-urlencoded' : 'application/json';
}

function descriptionOf(operation) {
  const { id, path, scope, status } = operation;
  const { query, request } = service.OPERATION_FORMATS[id];
  const type = bodyTypeOf(operation);
  const requestBody = request && { required: true, content: content(request, 'input', type) };
  const inPath = ([, name]) => ({ in: 'path', name, schema: { type: 'string' }, required: true });
  const switchOf = member => ({ enum: ['true', 'false'], default: `${member.parse(undefined)}` });
  const inQuery = ([name, member]) => ({ in: 'query', name, schema: switchOf(member) });
  return {
    operationId: id,
    deprecated: status !== 'current',
    security: scope === null ? [] : [{ bearer: [scope] }],
    parameters: [
      ...Array.from(path.matchAll(/\{(\w+)\}/g), inPath),
      ...Object.entries(query?.shape ?? {}).map(inQuery),
    ],
    requestBody,
    responses: responsesOf(answersOf(operation)),
  };
}

function answersOf({ id, path, scope }) {
  const { request, response } = service.OPERATION_FORMATS[id];
  const unscored = ['The account cannot be scored.', service.scoreNotGeneratedSchema];
  return {
    200: ['The answer.', response],
    ...ALWAYS,
    500: refused('Something went wrong.'),
    401: refused(scope === null ? 'The credentials are wrong.' : 'A valid bearer token is needed.'),
    ...(scope && { 403: refused('The token has another scope.') }),
    ...(request && { 413: refused('The body is too large.'), 415: refused('The body is of another type.') }),
    ...(path.includes('{') && {
      404: refused('There is no such consent or account.'),
      422: id === 'getScore' ? unscored : refused('What is stored cannot be assessed.'),
    }),
    ...(id === 'getScore' && { 501: refused('No score is configured.') }),
    ...(scope && {
      503: refused('Too many requests are waiting, or this one needs too much time or memory.'),
    }),
  };
}

function responsesOf(answers) {
  const responses = {};
  for (const [status, [description, schema]] of Object.entries(answers))
    responses[status] = {
      description,
      content: content(schema, 'output'),
      ...(status === '503' && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
    };
  return responses;
}

/** `io`: what may be left out of what is sent is always there in what comes back. */
function content(schema, io, type = 'application/json') {
  const { $schema, ...said } = z.toJSONSchema(schema, { io });
  return { [type]: { schema: said } };
}
