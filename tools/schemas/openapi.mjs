/** The OpenAPI 3.1 document of the engines over HTTP, as the service's interface has them and the example server answers. */
import { componentsOver } from './components.mjs';
import { examplesOf } from './examples.mjs';
import { textOf } from './files.mjs';
import { answersOf, answersOfOurs, OURS, parametersOfOurs, SERVED } from './operations.mjs';

const JSON_TYPE = 'application/json';
const PDF_TYPE = 'application/pdf';
const FORM_TYPE = 'application/x-www-form-urlencoded';

export function openApiFile(insights, service, types) {
  return textOf(openApiOf(insights, service, types));
}

function openApiOf(insights, service, types) {
  const components = componentsOver(service, types);
  const examples = examplesOf(insights, service);
  const exportedAs = schema => Object.keys(service).find(name => service[name] === schema);
  const paths = {};
  for (const [id, summary] of Object.entries(SERVED)) {
    const operation = service.OPERATIONS.find(known => known.id === id);
    paths[operation.path] = { [operation.method.toLowerCase()]: described(operation, summary) };
  }
  for (const [path, { operationId, summary, schema }] of Object.entries(OURS))
    paths[path] = { get: ourOwn(operationId, summary, schema) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Insights from bank transactions',
      summary: 'Enrichment, income verification, affordability, financial health and documents over HTTP.',
      description:
        'The engines of open-banking-insights, as examples/server of its repository serves them. Every answer ' +
        'stands on the day that `asOf` names, or else on the day of the server: in `timeZone`, else in London for ' +
        'British accounts, else in UTC.',
      version: insights.ENGINE_VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:3000', description: 'The example server' }],
    paths,
    components: {
      schemas: components.all(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };

  function described(operation, summary) {
    const { id, path, scope } = operation;
    const { query, request, response } = service.OPERATION_FORMATS[id];
    const { request: asked = {}, answers = {} } = examples[id] ?? {};
    const type = scope === null ? FORM_TYPE : JSON_TYPE;
    const parameters = [
      ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => inPath(name)),
      ...Object.entries(query?.shape ?? {}).map(([name, member]) => inQuery(id, name, member)),
      ...parametersOfOurs(operation, service),
    ];
    return {
      operationId: id,
      summary,
      security: scope === null ? [] : [{ bearer: [scope] }],
      ...(parameters.length > 0 && { parameters }),
      ...(request !== undefined && {
        requestBody: {
          required: true,
          content: content(type, components.refTo(exportedAs(request), 'input'), asked),
        },
      }),
      responses: responsesOf(answersOf(operation, exportedAs(response)), answers),
    };
  }

  function ourOwn(operationId, summary, schema) {
    const description = 'Of the example server: the service does not have it. It needs no token.';
    const responses = {
      200: { description: 'The answer.', content: content(JSON_TYPE, schema) },
      ...responsesOf(answersOfOurs()),
    };
    return { operationId, summary, description, security: [], responses };
  }

  function inPath(name) {
    return { in: 'path', name, required: true, schema: { type: 'string' } };
  }

  /** Switches travel as text. */
  function inQuery(id, name, member) {
    const exported = exportedAs(service.OPERATION_FORMATS[id].query);
    const description = types.commentOfMember('src/service.ts', exported, name);
    return {
      in: 'query',
      name,
      ...(description !== '' && { description }),
      schema: { type: 'string', enum: ['true', 'false'], default: `${member.parse(undefined)}` },
    };
  }

  function responsesOf(answers, examplesByStatus = {}) {
    return Object.fromEntries(
      Object.entries(answers).map(([status, { description, schema }]) => [
        status,
        {
          description,
          ...(status === '503' && { headers: { 'Retry-After': RETRY_AFTER } }),
          // A document has no schema: OpenAPI 3.1 knows its bytes by their type alone.
          content:
            schema === undefined
              ? { [PDF_TYPE]: {} }
              : content(JSON_TYPE, components.refTo(schema, 'output'), examplesByStatus[status]),
        },
      ]),
    );
  }
}

const RETRY_AFTER = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } };

function content(type, schema, examples = {}) {
  return { [type]: { schema, ...(Object.keys(examples).length > 0 && { examples }) } };
}
