/**
 * Checks that a value has the members that a report reads. A report is made of results of this library, which may have been stored, sent
 * and changed on the way. The schemas of open-banking-insights/schemas check everything, but would nearly double the size of the report
 * entry.
 */
import { dayOf, textOf } from '../../base/calendar.js';
import { InvalidRequestError, MAX_LISTED_ISSUES, type RequestIssue } from '../../base/invalidRequest.js';
import { shown } from '../../base/shown.js';

interface Faults {
  readonly listed: RequestIssue[];
  count: number;
}

/** The place of a value. It becomes text only if the value is wrong. */
interface Place {
  readonly parent: Place | null;
  readonly name: string | number;
}

export type Shape = (value: unknown, place: Place, faults: Faults) => void;

/** The members that are read. The table may leave out members of the type, but has no others. */
export type Members<Whole> = { readonly [Name in keyof Whole]?: Shape };

/** Returns a copy of the value after checking its shape. `argument` is its name in messages, and `meaning` what it is. */
export function readAs<Value>(shape: Shape, value: Value, argument: string, meaning: string): Value {
  const faults: Faults = { listed: [], count: 0 };
  const copy = copyWithin(value, argument);
  shape(copy, { parent: null, name: argument }, faults);
  const [first, ...others] = faults.listed;
  if (first === undefined) return copy as Value;
  throw new InvalidRequestError(
    [{ ...first, message: `${first.message} (expected ${meaning})` }, ...others],
    faults.count,
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

export const text = valueThat('text', value => typeof value === 'string');
export const number = valueThat('a number', value => Number.isFinite(value));
export const count = valueThat(
  'a whole number of at least 0',
  value => Number.isInteger(value) && Number(value) >= 0,
);
export const truth = valueThat('true or false', value => typeof value === 'boolean');
/** As a bank may write it. */
export const amount = valueThat('an amount', value =>
  typeof value === 'string' ? value.trim() !== '' && Number.isFinite(Number(value)) : Number.isFinite(value),
);
export const date = valueThat(
  'a date of the form YYYY-MM-DD',
  value => typeof value === 'string' && isDay(value),
);
export const scalar = valueThat(
  'text, a number, true, false or null',
  value => value === null || ['string', 'number', 'boolean'].includes(typeof value),
);

export function oneOf(names: readonly string[]): Shape {
  const known = new Set<unknown>(names);
  return valueThat(`one of ${names.join(', ')}`, value => known.has(value));
}

export function nullable(shape: Shape): Shape {
  return (value, place, faults) => {
    if (value !== null) shape(value, place, faults);
  };
}

export function optional(shape: Shape): Shape {
  return (value, place, faults) => {
    if (value !== undefined) shape(value, place, faults);
  };
}

export function listOf(shape: Shape): Shape {
  return (value, place, faults) => {
    if (!Array.isArray(value)) return refuse('a list', value, place, faults);
    for (const [index, each] of value.entries()) shape(each, { parent: place, name: index }, faults);
  };
}

export function object<Whole>(members: Members<Whole>): Shape {
  const all = Object.entries<Shape | undefined>(members);
  return (value, place, faults) => {
    if (!isObject(value)) return refuse('an object', value, place, faults);
    for (const [name, shape] of all) shape?.(value[name], { parent: place, name }, faults);
  };
}

/** An object whose members are all of one shape. */
export function recordOf(shape: Shape): Shape {
  return (value, place, faults) => {
    if (!isObject(value)) return refuse('an object', value, place, faults);
    for (const [name, member] of Object.entries(value)) shape(member, { parent: place, name }, faults);
  };
}

function valueThat(what: string, holds: (value: unknown) => boolean): Shape {
  return (value, place, faults) => {
    if (!holds(value)) refuse(what, value, place, faults);
  };
}

function refuse(what: string, value: unknown, place: Place, faults: Faults): void {
  faults.count++;
  if (faults.listed.length === MAX_LISTED_ISSUES) return;
  const path: (string | number)[] = [];
  for (let at: Place | null = place; at !== null; at = at.parent) path.unshift(at.name);
  const received = shown(value);
  faults.listed.push({
    path,
    code: 'invalid_type',
    message: `${pathText(path)} must be ${what}, got ${value === undefined ? 'nothing' : received}`,
    ...(value === undefined ? {} : { received }),
  });
}

/** `analyses.accounts[0].income` */
function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, name) => (typeof name === 'number' ? `${text}[${name}]` : text === '' ? name : `${text}.${name}`),
    '',
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = dayOf(value);
  // 30 February is not a day.
  return textOf(day) === value;
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
