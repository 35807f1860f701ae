/** Values that a schema accepts, made from the schema itself, so that every format can be tried. */
import fc from 'fast-check';
import type * as z from 'zod';
import {
  amountSchema,
  bookingDateSchema,
  dateSchema,
  merchantCategoryCodeSchema,
  plausibleDateSchema,
} from '../../src/requests/requestValues.js';
import { ibanSchema, usRoutingNumberSchema } from '../../src/service/schemas/bankIdentifiers.js';

type Schema = z.core.$ZodType;

/** What checks by a function of their own say nothing to a generator about. */
const KNOWN: ReadonlyMap<Schema, fc.Arbitrary<unknown>> = new Map<Schema, fc.Arbitrary<unknown>>([
  [ibanSchema, fc.constantFrom('GB82WEST12345698765432', 'DE89370400440532013000', 'NO9386011117947')],
  [usRoutingNumberSchema, fc.constantFrom('021000021', '322271627', '111000025')],
  [bookingDateSchema, fc.constantFrom('2026-01-31', '2024-02-29T23:59:00+01:00', '2026-12-01T00:00:00Z')],
  [dateSchema, fc.constantFrom('2024-02-29', '2026-01-31')],
  [plausibleDateSchema, fc.constantFrom('2024-02-29', '2026-01-31')],
  [merchantCategoryCodeSchema, fc.stringMatching(/^\d{4}$/)],
  [amountSchema, fc.oneof(cents(0), fc.constantFrom('0', '12.34', '0.125'))],
]);

/** Checks hold: what they refuse is made again. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const known = KNOWN.get(schema);
  if (known !== undefined) return known;
  const value = unchecked(schema);
  const hasChecks = (schema._zod.def.checks ?? []).length > 0;
  return hasChecks ? value.filter(made => (schema as z.ZodType).safeParse(made).success) : value;
}

function unchecked(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([name, member]) => [name, valuesOf(member)])),
      );
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 2 });
    case 'nullable':
      return fc.option(valuesOf(def.innerType), { nil: null });
    // Of members that belong elsewhere: null is let pass.
    case 'never':
      return fc.constant(null);
    case 'optional':
    case 'default':
      return valuesOf(def.innerType);
    case 'record':
      return fc.dictionary(fc.constantFrom('a', 'b'), valuesOf(def.valueType));
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numberOf(schema as z.ZodNumber);
    case 'string':
      return textOf(schema as z.ZodString);
    default:
      throw new Error(`no values for ${def.type}`);
  }
}

function numberOf({ minValue, maxValue, isInt }: z.ZodNumber): fc.Arbitrary<number> {
  const least = Math.max(minValue ?? -1e6, -1e6);
  const most = Math.min(maxValue ?? 1e6, 1e6);
  return isInt ? fc.integer({ min: least, max: most }) : cents(least, most);
}

function cents(least: number, most = 1e6): fc.Arbitrary<number> {
  return fc.integer({ min: least * 100, max: most * 100 }).map(whole => whole / 100);
}

function textOf(schema: z.ZodString): fc.Arbitrary<string> {
  if (schema.format === 'guid') return fc.uuid();
  if (schema.format === 'datetime')
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
      .map(date => date.toISOString());
  if (schema.format === 'date')
    return fc.integer({ min: 0, max: 30_000 }).map(day => new Date(day * 864e5).toISOString().slice(0, 10));
  const patterns = (schema._zod.def.checks ?? []).map(({ _zod }) => Reflect.get(_zod.def, 'pattern'));
  const pattern = patterns.find(found => found instanceof RegExp);
  if (pattern !== undefined) return fc.stringMatching(pattern);
  return fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 12, 12) });
}

/** Every object schema inside, itself included. */
export function objectsIn(schema: Schema, found = new Set<z.ZodObject>()): ReadonlySet<z.ZodObject> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object' && !found.has(schema as z.ZodObject)) {
    found.add(schema as z.ZodObject);
    for (const member of Object.values(def.shape)) objectsIn(member, found);
  } else if (def.type === 'array') objectsIn(def.element, found);
  else if (def.type === 'nullable' || def.type === 'optional' || def.type === 'default')
    objectsIn(def.innerType, found);
  else if (def.type === 'union') for (const option of def.options) objectsIn(option, found);
  return found;
}
