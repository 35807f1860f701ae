/** Values that a zod schema accepts, made from the schema itself, so that every format of the service can be tried. */
import { textOfDay, usualDay } from './scalars.mjs';

/** For texts with a check of their own: those that pass it are taken. */
const TEXTS = [
  'a',
  'main',
  'MEPLIN LTD',
  '2026-01-31',
  '2024-02-29T23:59:00Z',
  '2025-06-01T09:30:00.123456Z',
  '2025-06-01T00:00:00Z',
  'c0a80101-7b1f-4c2d-9e3a-5d6f7a8b9c0d',
  '00000000-0000-4000-8000-000000000001',
  '5411',
  '12.34',
  '0',
  'GBP',
  'USD',
  'GB82WEST12345698765432',
  'DE89370400440532013000',
  'NWBKGB2L',
  'NWBKGB2LXXX',
  '12-34-56',
  '123456',
  '12345678',
  '021000021',
  '12345-678',
  '012345678',
  '1234567',
  '1.0.0',
  'jo@example.com',
  'https://example.com/back?x=1',
  '/data/v1/x',
  'Bearer',
  '+441632960000',
  'SW1A 1AA',
  'true',
  'false',
];
const NUMBERS = [0, 1, 2, 5, 12, 90, 2025, 3600, 0.5, 0.01, 12.34, -12.34, 99999.99];
const passing = new WeakMap();

export function sampleOf(random, schema, depth = 12) {
  if (depth === 0) return null;
  const { def } = schema._zod;
  const inside = inner => sampleOf(random, inner, depth - 1);
  switch (def.type) {
    case 'object':
      return objectOf(random, def.shape, inside);
    case 'array':
      return arrayOf(random, schema, inside);
    case 'record':
      return Object.fromEntries(random.list(0, 2, () => [inside(def.keyType), inside(def.valueType)]));
    case 'nullable':
      return random.chance(0.3) ? null : inside(def.innerType);
    case 'optional':
    case 'default':
      return random.chance(0.2) ? undefined : inside(def.innerType);
    case 'pipe':
      return inside(def.in);
    case 'readonly':
    case 'catch':
    case 'prefault':
    case 'nonoptional':
      return inside(def.innerType);
    case 'union':
      return inside(random.pick(def.options));
    case 'enum':
      return random.pick(Object.values(def.entries));
    case 'literal':
      return random.pick(def.values);
    case 'boolean':
      return random.chance(0.5);
    case 'number':
      return random.pick(accepted(schema, NUMBERS));
    case 'string':
      return textOf(random, schema);
    default:
      return null;
  }
}

function objectOf(random, shape, inside) {
  const object = {};
  for (const [name, member] of Object.entries(shape)) {
    const value = inside(member);
    if (value !== undefined || random.chance(0.05)) object[name] = value;
  }
  return object;
}

/** Some lists must be in order: fewer items, until the check of the list holds. */
function arrayOf(random, schema, inside) {
  const { element } = schema._zod.def;
  for (const most of [3, 2, 1]) {
    const list = random.list(0, most, () => inside(element));
    if ((schema._zod.def.checks ?? []).length === 0 || schema.safeParse(list).success) return list;
  }
  return [];
}

function textOf(random, schema) {
  if (random.chance(0.3)) {
    const day = textOfDay(usualDay(random));
    for (const text of [`${day}T09:30:00Z`, day])
      if (schema._zod.def.checks && schema.safeParse(text).success) return text;
  }
  return random.pick(accepted(schema, TEXTS));
}

/** All, where none passes. */
function accepted(schema, candidates) {
  const known = passing.get(schema);
  if (known !== undefined) return known;
  const found = candidates.filter(candidate => schema.safeParse(candidate).success);
  const list = found.length > 0 ? found : candidates;
  passing.set(schema, list);
  return list;
}
