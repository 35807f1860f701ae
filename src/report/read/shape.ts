/**
 * Checks that a value has the members that a report reads. A report is made of results of this library, which may have been stored, sent
 * and changed on the way. The schemas of open-banking-insights/schemas check everything; these look at what is read, so that the report
 * entry stays small.
 */
import * as z from 'zod/mini';
import { InvalidRequestError, MAX_LISTED_ISSUES, type RequestIssue } from '../../base/invalidRequest.js';
import { shown } from '../../base/shown.js';

export type Shape = z.ZodMiniType;

/** The members that are read. The table may leave out members of the type, but has no others. */
export type Members<Whole> = { readonly [Name in keyof Whole]?: Shape };

/** Returns a copy of the value after checking its shape. `argument` is its name in messages, and `meaning` what it is. */
export function readAs<Value>(shape: Shape, value: Value, argument: string, meaning: string): Value {
  const copy = copyWithin(value, argument);
  const { error } = z.safeParse(shape, copy);
  if (error === undefined) return copy as Value;
  const listed = error.issues.slice(0, MAX_LISTED_ISSUES).map(issue => issueIn(copy, argument, issue));
  const [first, ...others] = listed as [RequestIssue, ...RequestIssue[]];
  throw new InvalidRequestError(
    [{ ...first, message: `${first.message} (expected ${meaning})` }, ...others],
    error.issues.length,
  );
}

function copyWithin(value: unknown, argument: string): unknown {
  try {
    return plainCopy(value);
  } catch {
    // Getters and proxies can throw when they are read. That is bad input, not a bug.
    const message = `${argument} could not be read: reading a member threw an error`;
    throw new InvalidRequestError([{ path: [argument], code: 'unreadable', message }]);
  }
}

/** The message of an issue says what the value must be. */
function issueIn(copy: unknown, argument: string, { path: within, message }: z.core.$ZodIssue): RequestIssue {
  const path = [argument, ...(within as (string | number)[])];
  const value = within.reduce<unknown>(
    (whole, name) => (whole as Readonly<Record<PropertyKey, unknown>>)[name],
    copy,
  );
  const received = shown(value);
  return {
    path,
    code: 'invalid_type',
    message: `${pathText(path)} must be ${message}, got ${value === undefined ? 'nothing' : received}`,
    ...(value === undefined ? {} : { received }),
  };
}

export const text: Shape = z.string('text');
export const number: Shape = z.number('a number');
export const count: Shape = valueThat(
  'a whole number of at least 0',
  value => Number.isInteger(value) && Number(value) >= 0,
);
export const truth: Shape = z.boolean('true or false');
/** As a bank may write it. */
export const amount: Shape = valueThat('an amount', value =>
  typeof value === 'string' ? value.trim() !== '' && Number.isFinite(Number(value)) : Number.isFinite(value),
);
export const date: Shape = z.iso.date('a date of the form YYYY-MM-DD');
export const scalar: Shape = valueThat(
  'text, a number, true, false or null',
  value => value === null || ['string', 'number', 'boolean'].includes(typeof value),
);

export function oneOf(names: readonly string[]): Shape {
  return z.enum([...names] as [string, ...string[]], `one of ${names.join(', ')}`);
}

export function nullable(shape: Shape): Shape {
  return z.nullable(shape);
}

export function optional(shape: Shape): Shape {
  return z.optional(shape);
}

export function listOf(shape: Shape): Shape {
  return z.array(shape, 'a list');
}

export function object<Whole>(members: Members<Whole>): Shape {
  return z.looseObject(members as Readonly<Record<string, Shape>>, 'an object');
}

/** An object whose members are all of one shape. */
export function recordOf(shape: Shape): Shape {
  return z.record(z.string(), shape, 'an object');
}

/** The shape depends on the value. */
export function chosenBy(choose: (value: unknown) => Shape): Shape {
  return z.unknown().check(({ value, issues }) => {
    const { error } = z.safeParse(choose(value), value);
    for (const { path, message } of error?.issues ?? [])
      issues.push({ code: 'custom', input: value, path: [...path], message });
  });
}

function valueThat(what: string, holds: (value: unknown) => boolean): Shape {
  return z.custom(holds, what);
}

/** `analyses.accounts[0].income` */
function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, name) => (typeof name === 'number' ? `${text}[${name}]` : text === '' ? name : `${text}.${name}`),
    '',
  );
}

// Reads the values of a caller's object once.

/**
 * Members are copied as they are read, so that a getter, a proxy or a sparse list cannot change or throw later. Throws whatever reading
 * throws.
 */
function plainCopy(value: unknown): unknown {
  return copyOf(value, new Map());
}

/** `copies` makes sure that an object in two places is copied once, and that an object that contains itself ends. */
function copyOf(value: unknown, copies: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    copies.set(value, list);
    for (let index = 0; index < value.length; index++) {
      if (!Object.hasOwn(value, index)) throw new RangeError('a list with holes');
      list.push(copyOf(value[index], copies));
    }
    return list;
  }
  const object: Record<string, unknown> = {};
  copies.set(value, object);
  for (const name of Object.keys(value)) {
    const member = copyOf((value as Readonly<Record<string, unknown>>)[name], copies);
    // Set plainly, this name would set the prototype.
    if (name === '__proto__') Object.defineProperty(object, name, { value: member, enumerable: true });
    else object[name] = member;
  }
  return object;
}
