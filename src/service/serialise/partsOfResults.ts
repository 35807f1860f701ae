/** Copies parts of a result by its table, and says of a copy whether it needs no schema, at a fraction of the cost of one. */
import type { Kind, Leaf, Members } from '../../contract/kinds.js';
import { eachOf, membersOf } from '../rewrite.js';

/** The members that the table names, each read once, without those that are undefined. */
export function copyOf(kind: Kind, given: unknown): unknown {
  if (typeof kind === 'string') return given;
  if ('orNull' in kind) return copyOf(kind.orNull, given);
  if ('optional' in kind) return copyOf(kind.optional, given);
  if ('list' in kind) return eachOf(given as readonly object[], item => copyOf(kind.list, item));
  return 'object' in kind ? membersOf(given, members => membersCopied(kind.object, members)) : given;
}

/** Of a copy. What is not plain may still be valid. */
export function isPlain(kind: Kind, copy: unknown): boolean {
  if (typeof kind === 'string') return PLAIN[kind]?.(copy) === true;
  if ('orNull' in kind) return copy === null || isPlain(kind.orNull, copy);
  if ('optional' in kind) return copy === undefined || isPlain(kind.optional, copy);
  if ('list' in kind) return Array.isArray(copy) && copy.every(item => isPlain(kind.list, item));
  if ('oneOf' in kind) return kind.oneOf.includes(copy as string);
  if (!('object' in kind) || typeof copy !== 'object' || copy === null) return false;
  for (const name in kind.object)
    if (!isPlain(kind.object[name] as Kind, (copy as Readonly<Record<string, unknown>>)[name])) return false;
  return true;
}

function membersCopied(table: Members, given: object): object {
  const copy: Record<string, unknown> = {};
  for (const name in table) {
    const value = (given as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined) copy[name] = copyOf(table[name] as Kind, value);
  }
  return copy;
}

const isText = (value: unknown) => typeof value === 'string';
const isWhole = (value: unknown) => Number.isSafeInteger(value) && !Object.is(value, -0);
const isNumber = (value: unknown) => Number.isFinite(value) && !Object.is(value, -0);

/** The kinds that enriched data have. */
const PLAIN: Readonly<Partial<Record<Leaf, (value: unknown) => boolean>>> = {
  text: isText,
  categorySlug: isText,
  classSlug: isText,
  categoryId: isWhole,
  classId: isWhole,
  outOf100: isNumber,
  probability: value => isNumber(value) && (value as number) >= 0 && (value as number) <= 1,
};
