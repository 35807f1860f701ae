/**
 * The door of the rules and the formats: what a function is given is read once, into plain values that a schema checked.
 * Whatever throws while it is read is bad input too.
 */
import * as z from 'zod';
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { oncePer } from '../../base/once.js';
import { issueAt, type Path } from '../../requests/issue.js';
import { checkLength } from '../../requests/lists.js';
import { readWith } from '../../requests/read.js';
import { emptyPlacesIn } from '../../requests/requestValues.js';
import { withoutWrapping } from '../../requests/wrapping.js';

/** Names of a format -> those that the caller gave; none where the caller has no such level. */
export type CallerNames = Readonly<Record<string, string | null>>;

type Prefix = readonly string[];

/** `prefix`: what the message calls the value, where the caller has no other name for it. */
export function readGiven<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  prefix: Prefix = [],
): z.output<Schema> {
  return reading(given, () => readWith(schema, withListsRead(schema, given, prefix), prefix), prefix);
}

/**
 * Reads what `write` makes of the values given; issues have the names that the caller knows. `prefix`: as for `readGiven`.
 */
export function readWritten<Schema extends z.ZodType, Given>(
  schema: Schema,
  given: Given,
  write: (given: Given) => unknown,
  { names = {}, prefix = [] }: { readonly names?: CallerNames; readonly prefix?: Prefix } = {},
): z.output<Schema> {
  const read = () => readWith(schema, withListsRead(schema, write(given), prefix), prefix);
  return reading(given, () => renaming(names, read), prefix);
}

/** What `read` returns; where a member throws when it is read, the error says which. */
export function reading<Result>(given: unknown, read: () => Result, prefix: Prefix = []): Result {
  try {
    return read();
  } catch (error) {
    const isWorded = error instanceof InvalidRequestError && error.issues[0]?.code !== 'unreadable';
    if (isWorded) throw error;
    throw new InvalidRequestError([
      issueAt(
        [...prefix, ...unreadablePath(given)],
        'unreadable',
        'could not be read: reading a member threw an error',
      ),
    ]);
  }
}

/** Calls `read`; the paths of its issues get the names of the caller. */
export function renaming<Result>(names: CallerNames, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    const listed = error.issues.map(issue => {
      const { path, code, message } = issue;
      const before = issueAt(path, code, '').message;
      return { ...issue, ...issueAt(renamed(path, names), code, message.slice(before.length)) };
    });
    throw new InvalidRequestError(listed, error.issueCount);
  }
}

function renamed(path: readonly (string | number)[], names: CallerNames): (string | number)[] {
  return path.flatMap(key => (Object.hasOwn(names, key) ? (names[key] ?? []) : key));
}

// Where a value cannot be read.

interface Place {
  readonly value: unknown;
  readonly key: string | number;
  readonly above: Place | null;
}

/** A value may hold very many members; those beyond so many are not looked at. */
const MOST_PLACES = 100_000;

/** Path to the first member that throws when it is read; empty where none does any more. */
function unreadablePath(given: unknown): readonly (string | number)[] {
  const places: Place[] = [{ value: given, key: '', above: null }];
  const seen = new Set<unknown>();
  for (const place of places) {
    const { value } = place;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const keys = keysOf(value);
    if (keys === null) return pathTo(place);
    for (const key of keys.slice(0, Math.max(0, MOST_PLACES - places.length))) {
      try {
        places.push({ value: Reflect.get(value, key), key, above: place });
      } catch {
        return pathTo({ value, key, above: place });
      }
    }
  }
  return [];
}

/** Null where even the names of the members cannot be read. */
function keysOf(value: object): (string | number)[] | null {
  try {
    return Array.isArray(value)
      ? Array.from({ length: Math.min(value.length, MOST_PLACES) }, (_, index) => index)
      : Object.keys(value);
  } catch {
    return null;
  }
}

function pathTo(place: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Place = place; at.above !== null; at = at.above) path.push(at.key);
  return path.reverse();
}

// The lists of what is given, at any depth, read once. What is no plain array may tell another length each time, and a schema
// asks more than once.

type Members = Readonly<Record<string, unknown>>;

/** Copies what holds lists that the schema names, and only that. `path`: to what is given. */
function withListsRead(schema: z.ZodType, given: unknown, path: Path): unknown {
  const { element, members } = partsOf(schema);
  if (element !== null) return Array.isArray(given) ? listOf(element, given, path) : given;
  if (members === null || typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const copy: Record<string, unknown> = members.isClosed ? {} : { ...given };
  for (const [name, member] of members.shape)
    if (name in given) copy[name] = withListsRead(member, (given as Members)[name], [...path, name]);
  return copy;
}

function listOf(element: z.ZodType, given: readonly unknown[], path: Path): unknown[] {
  const { length } = given;
  checkLength(length, path);
  const isRead = partsOf(element) === NO_PARTS;
  const read: unknown[] = [];
  for (let index = 0; index < length; index++)
    read.push(isRead ? given[index] : withListsRead(element, given[index], [...path, index]));
  const message = emptyPlacesIn(read);
  if (message !== null) throw new InvalidRequestError([issueAt(path, 'custom', message)]);
  return read;
}

interface Parts {
  readonly element: z.ZodType | null;
  readonly members: {
    readonly shape: readonly (readonly [string, z.ZodType])[];
    /** Drops what it does not name. */
    readonly isClosed: boolean;
  } | null;
}

const NO_PARTS: Parts = { element: null, members: null };

/** Where lists may be: none in a schema that names none. */
const partsOf = oncePer((schema: z.ZodType): Parts => {
  const bare = withoutWrapping(schema);
  if (bare instanceof z.ZodArray) return { element: bare.element as z.ZodType, members: null };
  const objects = bare instanceof z.ZodUnion ? bare.options.filter(isObject) : [bare].filter(isObject);
  // Members of one name are alike in all forms of a union.
  const shape = Object.entries<z.ZodType>(Object.assign({}, ...objects.map(({ shape }) => shape)));
  if (!shape.some(([, member]) => partsOf(member) !== NO_PARTS)) return NO_PARTS;
  return {
    element: null,
    members: { shape, isClosed: objects.every(({ def }) => def.catchall === undefined) },
  };
});

function isObject(schema: unknown): schema is z.ZodObject {
  return schema instanceof z.ZodObject;
}
