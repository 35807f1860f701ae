/** Results for storage, without what repeats in them. */
import { InvalidRequestError, type SafeResult, safely } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { CODE, type CompactResult, DEEPEST, FORMAT, KIND, SPECIALS, VERSION } from './form.js';
import { written } from './writer.js';

/**
 * Writes each distinct decision and each distinct text of a result once. What comes out is plain JSON of about a fifth of the
 * bytes, since the rows of an account repeat a few hundred decisions.
 *
 * @param result - What any function of the library returned, or a part of it. It is not changed.
 * @throws InvalidRequestError if it holds what is none of JSON, such as a function, or is more than 500 levels deep.
 *
 * @example
 * ```ts
 * import { validateForScore } from 'open-banking-insights';
 * import { compact, expand } from 'open-banking-insights/compact';
 *
 * const result = validateForScore({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * const stored = JSON.stringify(compact(result));
 * console.log(JSON.stringify(expand(JSON.parse(stored))) === JSON.stringify(result)); // true
 * ```
 */
export function compact(result: unknown): CompactResult {
  return guarded('result', () => ({ format: FORMAT, version: VERSION, ...written(result) }));
}

/**
 * The result that `compact` was given: the same members in the same order, so that both are the same bytes as JSON. Equal
 * decisions are one object in memory.
 *
 * @param given - What `compact` returned, also after it was written as JSON and read again.
 * @throws InvalidRequestError if it is something else, or was changed so that it refers to what is not there.
 *
 * @example
 * ```ts
 * import { compact, expand } from 'open-banking-insights/compact';
 *
 * const months = [{ year: 2026, month: 6 }, { year: 2026, month: 5 }];
 * console.log(expand(compact(months))); // [ { year: 2026, month: 6 }, { year: 2026, month: 5 } ]
 * ```
 */
export function expand<Result = unknown>(given: CompactResult): Result;
export function expand(given: unknown): unknown {
  return guarded('compact', () => read(given));
}

/**
 * The same as `compact`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeCompact } from 'open-banking-insights/compact';
 *
 * const stored = safeCompact({ total: 12n });
 * console.log(stored.success ? stored.data : stored.error.issues[0]?.code); // not_json
 * ```
 */
export function safeCompact(result: unknown): SafeResult<CompactResult> {
  return safely(compact)(result);
}

/**
 * The same as `expand`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { type CompactResult, safeExpand } from 'open-banking-insights/compact';
 *
 * const result = safeExpand({} as CompactResult);
 * console.log(result.success ? result.data : result.error.issues[0]?.path.join('.')); // compact.format
 * ```
 */
export function safeExpand<Result = unknown>(given: CompactResult): SafeResult<Result> {
  return safely(expand<Result>)(given);
}

/** A getter or a proxy can throw what it likes. */
function guarded<Result>(name: string, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    if (error instanceof InvalidRequestError) throw error;
    throw new InvalidRequestError([
      { path: [name], code: 'unreadable', message: `${name}: it could not be read; give plain JSON` },
    ]);
  }
}

// Reads what the writer wrote. Nothing of it is trusted: it may come from a file that was changed.

type Path = readonly (string | number)[];

interface Shape {
  readonly names: readonly string[];
  readonly kinds: string;
}

interface Tables {
  readonly shapes: readonly Shape[];
  readonly texts: readonly string[];
  /** Those that were read already. A decision refers to earlier ones alone, so that none holds itself. */
  readonly decisions: unknown[];
}

/** Throws InvalidRequestError. */
function read(given: unknown): unknown {
  const members = recordOf(given);
  if (members['format'] !== FORMAT) throw refused(['format'], `must be "${FORMAT}"`, members['format']);
  if (members['version'] !== VERSION)
    throw refused(['version'], `must be ${VERSION}, the one that this release reads`, members['version']);
  const texts = listAt(members, 'texts');
  for (const [index, text] of texts.entries())
    if (typeof text !== 'string') throw refused(['texts', index], 'must be a text', text);
  const shapes = listAt(members, 'shapes').map(shapeOf);
  const tables: Tables = { shapes, texts: texts as readonly string[], decisions: [] };
  for (const [index, value] of listAt(members, 'decisions').entries())
    tables.decisions.push(decoded(value, tables, ['decisions', index], 0));
  return decoded(members['result'], tables, ['result'], 0);
}

function shapeOf(given: unknown, index: number): Shape {
  const [names, kinds] = Array.isArray(given) ? given : [];
  const isShape =
    Array.isArray(names) &&
    names.every(name => typeof name === 'string') &&
    new Set(names).size === names.length &&
    typeof kinds === 'string' &&
    kinds.length === names.length &&
    /^[vtd]*$/.test(kinds);
  if (!isShape)
    throw refused(['shapes', index], 'must be distinct names and a letter v, t or d for each', given);
  return { names, kinds };
}

/** `path`: of the part that is read, not of each value in it, since a path for each would take longer than the reading. */
function decoded(value: unknown, tables: Tables, path: Path, depth: number): unknown {
  if (!Array.isArray(value)) {
    if (typeof value !== 'object' || value === null)
      return value === undefined ? refuse(path, 'is missing or holds a list that ends early', value) : value;
    return refuse(path, 'holds an object where a value is written as a list', value);
  }
  if (depth > 2 * DEEPEST) return refuse(path, 'is too deep', value);
  const [code] = value;
  if (code === CODE.list) return value.slice(1).map(item => decoded(item, tables, path, depth + 1));
  if (code === CODE.texts) return value.slice(1).map(place => itemAt(tables.texts, place, path, 'texts'));
  if (code === CODE.special && value.length === 2 && SPECIALS.has(value[1])) return SPECIALS.get(value[1]);
  const shape = itemAt(tables.shapes, code, path, 'shapes');
  if (value.length !== shape.names.length + 1)
    return refuse(path, `holds an object of ${value.length - 1} members, not ${shape.names.length}`, value);
  const object: Record<string, unknown> = {};
  for (const [at, name] of shape.names.entries()) {
    const member = memberOf(value[at + 1], shape.kinds[at], tables, path, depth);
    // Assigned, it would change what the object inherits.
    if (name === '__proto__')
      Object.defineProperty(object, name, {
        value: member,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else object[name] = member;
  }
  return object;
}

function memberOf(
  value: unknown,
  kind: string | undefined,
  tables: Tables,
  path: Path,
  depth: number,
): unknown {
  if (value === null) return null;
  if (kind === KIND.text) return itemAt(tables.texts, value, path, 'texts');
  if (kind === KIND.decision) return itemAt(tables.decisions, value, path, 'decisions');
  return decoded(value, tables, path, depth + 1);
}

function itemAt<Item>(table: readonly Item[], place: unknown, path: Path, name: string): Item {
  const isPlace = typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < table.length;
  return isPlace ? (table[place] as Item) : refuse(path, `holds no place in ${name}`, place);
}

function recordOf(given: unknown): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw refused([], 'must be what compact gave', given);
  return given as Readonly<Record<string, unknown>>;
}

function listAt(members: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const list = members[name];
  if (!Array.isArray(list)) throw refused([name], 'must be a list', list);
  return list;
}

function refuse(path: Path, fault: string, value: unknown): never {
  throw refused(path, fault, value);
}

function refused(path: Path, fault: string, value: unknown): InvalidRequestError {
  const received = shown(value);
  const name = ['compact', ...path].join('.');
  return new InvalidRequestError([
    {
      path: ['compact', ...path],
      code: 'not_compact',
      message: `${name}: ${fault}; received ${received}`,
      received,
    },
  ]);
}
