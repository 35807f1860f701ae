/** The OpenAPI document of the build: valid, and with examples that are what it says. */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import * as insights from '../../src/index.js';
import * as service from '../../src/service.js';
import { placesIn, whileChanged } from './mutations.js';

interface Content {
  readonly schema: { readonly $ref?: string };
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Described {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>;
}
type Bodies = Readonly<Record<string, Content>>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly requestBody?: { readonly content: Bodies };
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly description?: string;
  }[];
  readonly responses: Readonly<Record<string, { readonly content?: Bodies }>>;
}

const text = readFileSync('schemas/openapi.json', 'utf8');
const document = JSON.parse(text);
const operations: readonly Operation[] = Object.values<Record<string, Operation>>(document.paths).flatMap(
  item => Object.values(item),
);

const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
addFormats(ajv);
ajv.addSchema(document, 'openapi');

/** Every example, by what it is of. */
const examples = operations.flatMap(({ operationId, requestBody, responses }) => [
  ...examplesIn(`the request of ${operationId}`, requestBody?.content),
  ...Object.entries(responses).flatMap(([status, { content }]) =>
    examplesIn(`the answer ${status} of ${operationId}`, content),
  ),
]);

function examplesIn(of: string, content: Bodies = {}) {
  return Object.values(content).flatMap(({ schema, examples: shown = {} }) =>
    Object.entries(shown).map(([name, { value }]) => ({ name: `${name}: ${of}`, schema, value })),
  );
}

function isValid({ $ref = '' }: Content['schema'], value: unknown): boolean {
  const validate = ajv.getSchema(`openapi${$ref}`);
  if (validate === undefined) throw new Error(`${$ref} leads nowhere`);
  return validate(value) === true;
}

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const { title: _title, ...info } = document.info;
    expect((await new Validator().validate({ ...structuredClone(document), info })).valid).toBe(false);
  });

  it.each(service.OPERATIONS)(
    'describes $id with its scope, its parameters, its bodies and its statuses',
    operation => {
      const { id, path, method, scope } = operation;
      const described: Operation = document.paths[path][method.toLowerCase()];
      expect(described.operationId).toBe(id);
      expect(described.summary).toMatch(/\.$/);
      expect(described.security).toEqual(scope === null ? [] : [{ oauth2: [scope] }]);
      const { query, request, response } = service.OPERATION_FORMATS[id];
      const named = (place: string) =>
        (described.parameters ?? []).filter(each => each.in === place).map(({ name }) => name);
      expect(named('query')).toEqual(Object.keys(query?.shape ?? {}));
      expect(named('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect('requestBody' in described).toBe(request !== undefined);
      const statuses = Object.keys(described.responses);
      expect(statuses).toEqual(expect.arrayContaining(['400', '401', '429', '500', '503']));
      expect(statuses.includes('403')).toBe(scope !== null);
      const isPdf = id === 'getStatement' || id === 'getUserReport';
      const [success = ''] = statuses.filter(status => status.startsWith('2'));
      expect(Object.keys(described.responses[success]?.content ?? {})).toEqual(
        isPdf ? ['application/pdf'] : response === undefined ? [] : ['application/json'],
      );
    },
  );

  it('describes nothing else but two routes of the example server', () => {
    const ids: readonly string[] = service.OPERATIONS.map(({ id }) => id);
    expect(operations.map(({ operationId }) => operationId).filter(id => !ids.includes(id))).toEqual([
      'getOpenApi',
      'getHealth',
    ]);
    expect(document.info.version).toBe(insights.ENGINE_VERSION);
    expect(
      Object.keys(document.components.securitySchemes.oauth2.flows.clientCredentials.scopes).sort(),
    ).toEqual([...service.scopeSchema.options].sort());
  });

  it('marks what the specification does not name, behind what it means', () => {
    const MARK = 'An extension: the specification does not name it.';
    const { ServiceIncomeStream, AffordabilityEngineResponse, EnrichedData } = document.components.schemas;
    const marked = ({ properties }: Described) =>
      Object.entries(properties)
        .filter(([, { description = '' }]) => description.endsWith(MARK))
        .map(([name]) => name);
    expect(marked(ServiceIncomeStream)).toEqual(
      expect.arrayContaining(['incomeLikelihood', 'status', 'schedule', 'nextExpectedDate', 'estimateBasis']),
    );
    expect(marked(ServiceIncomeStream)).not.toContain('estimatedSalary');
    expect(marked(AffordabilityEngineResponse)).toEqual(
      expect.arrayContaining([
        'indicators',
        'regularBills',
        'stoppedBills',
        'statement',
        'expenditure',
        'stressTest',
      ]),
    );
    expect(marked(EnrichedData)).toEqual(['alternatives', 'evidence', 'refundOf']);
    expect(ServiceIncomeStream.properties.incomeLikelihood.description).toBe(
      `How likely it is that this is pay, pension or benefit, 0 to 1. ${MARK}`,
    );
  });

  it('refers only to what is there, and has nothing that nobody refers to', () => {
    const referred = new Set(
      [...text.matchAll(/"\$ref": ?"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
    );
    expect([...referred].sort()).toEqual(Object.keys(document.components.schemas).sort());
    expect(text).not.toContain('#/$defs/');
  });

  it('says what the members mean', () => {
    const { IncomeEngineRequest, ServiceIncomeStream } = document.components.schemas;
    expect(IncomeEngineRequest.properties.countryCode.description).toMatch(/^Whose banks wrote/);
    expect(ServiceIncomeStream.properties.estimatedSalary.description).toMatch(/calendar month/);
  });
});

describe('the examples', () => {
  it('are of both countries, of what is asked, answered and refused', () => {
    const names = examples.map(({ name }) => name);
    for (const name of [
      'british: the request of verifyIncome',
      'american: the answer 200 of assessAffordability',
      'refused: the answer 400 of enrichTransactions',
      'british: the answer 422 of getScore',
      'company: the answer 200 of getBusinessFinancialHealth',
      'british: the answer 200 of getStoredAffordability',
    ])
      expect(names).toContain(name);
  });

  it.each(examples)('$name is valid, and is not with a member of another type', ({ schema, value }) => {
    expect(isValid(schema, value)).toBe(true);
    const letPass = placesIn(value)
      .filter(place => whileChanged(place, 'of another type', () => isValid(schema, value)))
      .map(({ pattern }) => pattern);
    expect(letPass).toEqual([]);
  });

  it('of requests are taken by the service, and answered as shown', () => {
    const shown = (name: string) => examples.find(example => example.name === name)?.value;
    for (const country of ['british', 'american']) {
      const body = shown(`${country}: the request of verifyIncome`);
      const result = insights.verifyIncome(service.parseIncomeRequest(body), service.engineOptionsOf(body));
      expect(service.serialiseIncomeEngine(result)).toEqual(
        shown(`${country}: the answer 200 of verifyIncome`),
      );
      expect(result.incomeStreams.length).toBeGreaterThan(0);
    }
  });
});
