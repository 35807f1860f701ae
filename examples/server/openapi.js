/** The OpenAPI document of the operations that are served, from the service's own schemas. */
import {
  invalidRequestBodySchema,
  OPERATION_FORMATS,
  scopeSchema,
  scoreNotGeneratedSchema,
} from 'open-banking-insights/service';
import { z } from 'zod';

export function openApiOf(operations) {
  const paths = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    paths[operation.path][operation.method.toLowerCase()] = descriptionOf(operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Insights from bank transactions', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: `One scope each: ${scopeSchema.options.join(', ')}`,
        },
      },
    },
  };
}

function descriptionOf({ id, path, scope, status }) {
  const { query, request, response } = OPERATION_FORMATS[id];
  const form = scope === null;
  return {
    operationId: id,
    deprecated: status !== 'current',
    security: form ? [] : [{ bearer: [scope] }],
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
        parameter('path', name, { type: 'string' }, true),
      ),
      ...Object.entries(query?.shape ?? {}).map(([name, member]) =>
        parameter('query', name, { enum: ['true', 'false'], default: `${member.parse(undefined)}` }, false),
      ),
    ],
    ...(request && {
      requestBody: {
        required: true,
        content: content(request, 'input', form ? 'application/x-www-form-urlencoded' : 'application/json'),
      },
    }),
    responses: {
      200: { description: 'The answer.', content: content(response, 'output') },
      ...(request && !form && refused(400, 'The request is not valid.', invalidRequestBodySchema)),
      ...(id === 'getScore' && refused(422, 'The account cannot be scored.', scoreNotGeneratedSchema)),
    },
  };
}

function refused(status, description, schema) {
  return { [status]: { description, content: content(schema, 'output') } };
}

function parameter(place, name, schema, required) {
  return { in: place, name, schema, required };
}

/** `io`: what may be left out of what is sent is always there in what comes back. */
function content(schema, io, type = 'application/json') {
  const { $schema, ...said } = z.toJSONSchema(schema, { io });
  return { [type]: { schema: said } };
}
