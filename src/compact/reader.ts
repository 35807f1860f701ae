/** Reads what the writer wrote. Nothing of it is trusted: it may come from a file that was changed. */
import { InvalidRequestError } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { CODE, DEEPEST, FORMAT, KIND, SPECIALS, VERSION } from './form.js';

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
export function read(given: unknown): unknown {
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
