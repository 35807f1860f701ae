/** A value that a format does not know is refused by the name of its field, wherever in a format it stands. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readWith } from '../../src/requests/read.js';
import * as service from '../../src/service.js';
import { refusal } from '../support/build.js';
import { PARAMETERS } from '../support/property.js';
import { valuesOf } from './arbitrary.js';

type Path = readonly (string | number)[];

/** Without queries, which are text in addresses. */
const SCHEMAS = Object.entries<unknown>(service).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType && !entry[0].endsWith('QuerySchema'),
);
const ENUMERATING = SCHEMAS.filter(([, schema]) =>
  samplesOf(schema).some(body => placesIn(schema, body).length > 0),
);

describe('an unknown value of an enumeration', () => {
  it('can stand in most formats', () => {
    expect(ENUMERATING.length).toBeGreaterThan(40);
  });

  it.each(ENUMERATING)('is refused in %s by the name of its field', (_, schema) => {
    for (const body of samplesOf(schema)) {
      for (const path of placesIn(schema, body)) {
        const { issues } = refusal(() => readWith(schema, replaced(body, path, 'Nonsense')));
        const named = issues.filter(issue => issue.path.join('.') === path.join('.'));
        expect(named.length, path.join('.')).toBeGreaterThan(0);
        const [field = 'request'] = path.filter(key => typeof key === 'string').slice(-1);
        for (const { message } of named) {
          expect(message).toContain(`${field}`);
          expect(message).toMatch(/(?:must be|expected) .*"/i);
        }
      }
    }
  });

  it('is refused in a query too', () => {
    for (const name of ['excludeBenefits', 'includeFlags'])
      expect(
        refusal(() => readWith(service.incomeEngineQuerySchema, { [name]: 'perhaps' }, ['query'])).message,
      ).toBe(`query.${name}: must be "true" or "false", got "perhaps"`);
  });
});

function samplesOf(schema: z.ZodType): unknown[] {
  return fc.sample(valuesOf(schema), { ...PARAMETERS, numRuns: 12 });
}

/** Where in a body an enumeration or a literal stands. */
function placesIn(schema: z.core.$ZodType, body: unknown, path: Path = []): Path[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'enum':
    case 'literal':
      return [path];
    case 'nullable':
    case 'optional':
    case 'default':
      return body === null || body === undefined ? [] : placesIn(def.innerType, body, path);
    case 'array':
      return (body as unknown[]).flatMap((item, index) => placesIn(def.element, item, [...path, index]));
    case 'object':
      return Object.entries(def.shape).flatMap(([name, member]) =>
        placesIn(member, (body as Record<string, unknown>)[name], [...path, name]),
      );
    case 'union':
      return def.options
        .filter(option => (option as z.ZodType).safeParse(body).success)
        .flatMap(option => placesIn(option, body, path));
    default:
      return [];
  }
}

function replaced(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = replaced((body as Record<string | number, unknown>)[key], rest, value);
  return Array.isArray(body) ? body.with(key as number, inner) : { ...(body as object), [key]: inner };
}
