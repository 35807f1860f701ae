/**
 * Checks an argument with its schema, for the rules and the formats. Each member is read once, into plain values, and every issue names the
 * caller's member. A member that throws while it is read is bad input too.
 */
import * as z from 'zod';
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { oncePer } from '../../base/once.js';
import { issueAt, type Path } from '../../requests/issue.js';
import { checkLength } from '../../requests/lists.js';
import { readWith } from '../../requests/read.js';
import { emptyPlacesIn } from '../../requests/requestValues.js';
import { withoutWrapping } from '../../requests/wrapping.js';

/** Maps the names of a format to the caller's own: a table, in which null stands for a level that the caller does not have, or a function. */
export type CallerNames = Readonly<Record<string, string | null>> | ((path: Path) => Path);

export type ObjectSchema = z.ZodObject;
export type OutputOf<Schema extends z.ZodType> = z.output<Schema>;

type Prefix = readonly string[];

/** `prefix` is the name of the value in messages, if the caller has no other name for it. */
export function readGiven<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  prefix: Prefix = [],
): z.output<Schema> {
  return reading(given, () => readWith(schema, withListsRead(schema, given, prefix), prefix), prefix);
}

/** Reads what `write` makes of the given values. Issues have the names that the caller knows. `prefix` is as for `readGiven`. */
export function readWritten<Schema extends z.ZodType, Given>(
  schema: Schema,
  given: Given,
  write: (given: Given) => unknown,
  { names = {}, prefix = [] }: { readonly names?: CallerNames; readonly prefix?: Prefix } = {},
): z.output<Schema> {
  const read = () => readWith(schema, withListsRead(schema, write(given), prefix), prefix);
  return reading(given, () => renaming(names, read), prefix);
}

/** Returns the result of `read`. If a member throws when it is read, the error names it. */
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
      const place = typeof names === 'function' ? names(path) : renamed(path, names);
      return { ...issue, ...issueAt(place, code, message.slice(before.length)) };
    });
    throw new InvalidRequestError(listed, error.issueCount);
  }
}

export function renamed(path: Path, names: Readonly<Record<string, string | null>>): (string | number)[] {
  return path.flatMap(key => (Object.hasOwn(names, key) ? (names[key] ?? []) : key));
}

// Finds the member of a value that cannot be read.

interface Place {
  readonly value: unknown;
  readonly key: string | number;
  readonly above: Place | null;
}

/** Of a value with very many members, only so many are searched. */
const MOST_PLACES = 100_000;

/** The path to the first member that throws when it is read. Empty if none does at the second reading. */
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

/** Null if even the names of the members cannot be read. */
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

// Copies the lists in an argument, at any depth, reading each once. The length of a list may be a getter, and a schema reads it more than
// once.

type Members = Readonly<Record<string, unknown>>;

/** Copies only the parts that hold lists of the schema. `path` is the path to `given`. */
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

/** The places where a schema has lists. */
const partsOf = oncePer((schema: z.ZodType): Parts => {
  const bare = withoutWrapping(schema);
  if (bare instanceof z.ZodArray) return { element: bare.element as z.ZodType, members: null };
  const objects = bare instanceof z.ZodUnion ? bare.options.filter(isObject) : [bare].filter(isObject);
  // A member of one name has the same schema in all forms of a union.
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
