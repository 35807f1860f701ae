/**
 * The lists of what is given, at any depth, read once. What is no plain array may tell another length each time, and a schema
 * asks more than once.
 */
import * as z from 'zod';
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { oncePer } from '../../base/once.js';
import { issueAt, type Path } from '../../schema/issue.js';
import { checkLength } from '../../schema/lists.js';
import { emptyPlacesIn } from '../../schema/values.js';

type Members = Readonly<Record<string, unknown>>;

/** Copies what holds lists that the schema names, and only that. `path`: to what is given. */
export function withListsRead(schema: z.ZodType, given: unknown, path: Path): unknown {
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

/** What may be null or absent is there otherwise. */
function withoutWrapping(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? withoutWrapping(schema.unwrap() as z.ZodType)
    : schema;
}
