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
type Bodies = Readonly<Record<string, Content>>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly requestBody?: { readonly content: Bodies };
  readonly responses: Readonly<Record<string, { readonly content: Bodies }>>;
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

  it('describes the engines as the service has them', () => {
    for (const id of ['enrichTransactions', 'verifyIncome', 'assessAffordability'] as const) {
      const { path } = service.OPERATIONS.find(operation => operation.id === id) ?? { path: '' };
      expect(document.paths[path].post.operationId).toBe(id);
    }
    expect(operations.every(({ summary }) => summary.endsWith('.'))).toBe(true);
    expect(document.info.version).toBe(insights.ENGINE_VERSION);
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
