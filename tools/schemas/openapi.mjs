/** The OpenAPI 3.1 document of the service: every operation, as its interface has them and examples/service answers. */
import * as z from 'zod';
import { componentsOver } from './components.mjs';
import { simplified } from './definitions.mjs';
import { examplesOf } from './examples.mjs';
import { textOf } from './files.mjs';
import { answersOf, answersOfOurs, OURS, SUMMARIES, WEBHOOKS } from './operations.mjs';

const JSON_TYPE = 'application/json';
const PDF_TYPE = 'application/pdf';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const SCOPES = {
  'api:connect_invitation': 'Invitations to connect',
  'api:consent': 'Consents',
  'api:data': 'Live bank data, live insights and engines',
  'api:stored_data': 'Stored bank data',
  'api:advanced_insights': 'Score and financial health',
  'api:cis': 'Credit information',
};

export function openApiFile(insights, service, types) {
  return textOf(openApiOf(insights, service, types));
}

function openApiOf(insights, service, types) {
  const components = componentsOver(service, types);
  const examples = examplesOf(insights, service);
  const exportedAs = schema => Object.keys(service).find(name => service[name] === schema);
  const paths = {};
  for (const operation of service.OPERATIONS) {
    paths[operation.path] ??= {};
    paths[operation.path][operation.method.toLowerCase()] = described(operation);
  }
  for (const [path, { operationId, summary, schema }] of Object.entries(OURS))
    paths[path] = { get: ourOwn(operationId, summary, schema) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Open-banking data and insights',
      summary: 'Consents, bank data, insights, documents and credit information over HTTP.',
      description:
        'The interface of the service whose rules and formats open-banking-insights/service has, as examples/service of its ' +
        'repository serves it. Members, parameters and codes that the specification does not name say so. Every computed answer ' +
        'stands on the day that `asOf` names, or else on the day of the server: in `timeZone`, else in London for ' +
        'British accounts, else in UTC.',
      version: insights.ENGINE_VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:3000', description: 'The example server' }],
    paths,
    webhooks: Object.fromEntries(
      Object.entries(WEBHOOKS).map(([schema, summary]) => [
        schema.replace(/Schema$/, ''),
        webhook(schema, summary),
      ]),
    ),
    components: {
      schemas: components.all(),
      securitySchemes: {
        oauth2: {
          type: 'oauth2',
          description: 'A bearer token for one scope.',
          flows: { clientCredentials: { tokenUrl: '/v1/oauth2/token', scopes: SCOPES } },
        },
      },
    },
  };

  function described(operation) {
    const { id, path, scope, status, replacedBy } = operation;
    const { query, request, response } = service.OPERATION_FORMATS[id];
    const { request: asked = {}, answers = {} } = examples[id] ?? {};
    const type = scope === null ? FORM_TYPE : JSON_TYPE;
    const parameters = [
      ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => inPath(name)),
      ...Object.entries(query?.shape ?? {}).map(([name, member]) => inQuery(query, name, member)),
    ];
    const formats = { request, response: exportedAs(response) };
    return {
      operationId: id,
      summary: SUMMARIES[id],
      ...(status !== 'current' && {
        description: `${status === 'deprecated' ? 'Deprecated' : 'No longer maintained'}: ask ${replacedBy.join(', ')} instead.`,
        deprecated: true,
      }),
      tags: [SCOPES[scope] ?? 'Token'],
      security: scope === null ? [] : [{ oauth2: [scope] }],
      ...(parameters.length > 0 && { parameters }),
      ...(request !== undefined && {
        requestBody: {
          required: true,
          content: content(type, components.refTo(exportedAs(request), 'input'), asked),
        },
      }),
      responses: responsesOf(answersOf(operation, formats, service), answers),
    };
  }

  function webhook(schema, summary) {
    return {
      post: {
        summary,
        requestBody: { required: true, content: content(JSON_TYPE, components.refTo(schema, 'output')) },
        responses: {
          200: {
            description: 'The webhook is handled. Otherwise it is sent again after 2, 4 and 8 seconds.',
          },
        },
      },
    };
  }

  function ourOwn(operationId, summary, schema) {
    const description = 'Of the example server: the service does not have it. It needs no token.';
    const responses = {
      200: { description: 'The answer.', content: content(JSON_TYPE, schema) },
      ...responsesOf(answersOfOurs()),
    };
    return { operationId, summary, description, tags: ['Server'], security: [], responses };
  }

  function inPath(name) {
    return { in: 'path', name, required: true, schema: { type: 'string' } };
  }

  /** Parameters travel as text; the schema is of what they stand for. */
  function inQuery(query, name, member) {
    const said = types.commentOfMember('src/service.ts', exportedAs(query), name);
    // A parameter is described by its format alone, without the pattern behind it.
    const {
      $schema,
      pattern,
      description: mark,
      ...schema
    } = simplified(z.toJSONSchema(member, { io: 'output' }));
    const description = [said, mark].filter(text => text).join(' ');
    return { in: 'query', name, ...(description !== '' && { description }), schema };
  }

  function responsesOf(answers, examplesByStatus = {}) {
    return Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        responseOf(status, answer, examplesByStatus[status]),
      ]),
    );
  }

  function responseOf(status, { description, schema, pdf }, shown) {
    const headers = {
      ...(['429', '503'].includes(status) && { 'Retry-After': RETRY_AFTER }),
      ...(pdf && { 'Content-Disposition': FILE_NAME }),
    };
    return {
      description,
      ...(Object.keys(headers).length > 0 && { headers }),
      // A document has no schema: OpenAPI 3.1 knows its bytes by their type alone.
      ...(pdf && { content: { [PDF_TYPE]: {} } }),
      ...(schema !== undefined && { content: content(JSON_TYPE, components.refTo(schema, 'output'), shown) }),
    };
  }
}

const RETRY_AFTER = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } };
const FILE_NAME = { description: 'The name of the file.', schema: { type: 'string' } };

function content(type, schema, examples = {}) {
  return { [type]: { schema, ...(Object.keys(examples).length > 0 && { examples }) } };
}
