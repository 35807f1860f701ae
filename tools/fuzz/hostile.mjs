/** Values that JSON cannot make, and arbitrary ones that it can. */
import { isPlain } from './plain.mjs';
import { labelled } from './source.mjs';
import { oddText } from './text.mjs';

/** No member of the library is called so, which means that what stands below such a name in a result is the caller's. */
export const UNKNOWN_NAMES = [
  'note',
  'x-extra',
  '',
  '0',
  '-1',
  '__proto__',
  'constructor',
  'toString',
  'toJSON',
  'then',
  'length',
  'hasOwnProperty',
  'prototype',
  'valueOf',
  'é😀',
];

export function setOwn(object, name, value) {
  Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
  return object;
}

/** JSON of any form; `names`: of members that the library knows. */
export function arbitraryJson(random, names, depth = 3) {
  const kind = random.below(depth > 0 ? 12 : 7);
  if (kind < 2) return oddText(random);
  if (kind === 2) return random.pick([0, 1, -1, 0.5, 1e21, -1e-7, 2 ** 53, 1e9]);
  if (kind === 3) return random.next() / 100;
  if (kind === 4) return random.chance(0.5);
  if (kind === 5) return null;
  if (kind === 6)
    return random.pick(['GB', 'US', 'GBP', 'USD', 'Credit', 'Debit', 'Booked', '2025-01-31', '12.34']);
  if (kind < 9) return random.list(0, 4, () => arbitraryJson(random, names, depth - 1));
  const object = {};
  for (let left = random.below(6); left > 0; left--) {
    const name = random.chance(0.6) ? random.pick(names) : random.pick(UNKNOWN_NAMES);
    setOwn(object, name, arbitraryJson(random, names, depth - 1));
  }
  return object;
}

/** Anything, JSON or not. */
export function anything(draft, original = {}) {
  const { random, names } = draft;
  return random.chance(0.5) ? arbitraryJson(random, names) : hostile(draft, original);
}

/** What stands in the place of `original`; some of it reads like the original. */
export function hostile(draft, original) {
  const { random } = draft;
  const isObject = typeof original === 'object' && original !== null;
  const object = isObject && isPlain(original) ? original : { value: isObject ? 1 : original };
  return random.pick(MAKERS)(object, draft, original);
}

const MAKERS = [
  object => labelled(new Proxy(object, {}), 'new Proxy(original, {})', object),
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return labelled(
      proxy,
      '(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()',
    );
  },
  () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return labelled(
      proxy,
      '(() => { const { proxy, revoke } = Proxy.revocable([], {}); revoke(); return proxy; })()',
    );
  },
  (object, { random }) =>
    throwingProxy(
      object,
      random.pick(['get', 'ownKeys', 'has', 'getPrototypeOf', 'getOwnPropertyDescriptor']),
    ),
  (object, draft) => changingProxy(object, draft),
  (object, { random }) =>
    withGetter(
      object,
      random,
      () => {
        throw new Error('getter');
      },
      "throw new Error('getter')",
    ),
  (object, { random }) =>
    withGetter(
      object,
      random,
      () => {
        throw undefined;
      },
      'throw undefined',
    ),
  (object, draft) => changingGetter(object, draft),
  object => Object.assign(Object.create(null), Array.isArray(object) ? {} : object),
  object => Object.assign(Object.create({ inherited: 1 }), Array.isArray(object) ? {} : object),
  (object, { random }) => withHoles(object, random),
  object =>
    Array.isArray(object) ? class extends Array {}.from(object) : Object.assign(new (class Row {})(), object),
  (object, _draft) => cyclic(object),
  object => (Array.isArray(object) ? [...object] : { ...object, [Symbol('key')]: 1 }),
  () => Symbol('s'),
  () => 10n,
  () => () => {},
  () => new Date(0),
  () => new Date(NaN),
  () => new Map([['amount', 1]]),
  () => new Set([1]),
  () => new Uint8Array(4),
  () => /x/g,
  () => NaN,
  () => Infinity,
  () => -0,
  () => undefined,
  () => new String('GB'),
  () => new Number(1),
  (_object, { random }) => nested(random.pick([50, 3000, 20_000]), random.chance(0.5)),
  object => Object.freeze(Array.isArray(object) ? [...object] : { ...object }),
  () => labelled(Promise.resolve(1), 'Promise.resolve(1)'),
  () => labelled(new Array(1_000_000), 'new Array(1_000_000)'),
  object => labelled({ length: 3, 0: object, 1: object }, '{ length: 3, 0: original, 1: original }', object),
];

function throwingProxy(object, trap) {
  const handler = {
    [trap]() {
      throw new RangeError(trap);
    },
  };
  return labelled(
    new Proxy(object, handler),
    `new Proxy(original, { ${trap}() { throw new RangeError('${trap}'); } })`,
    object,
  );
}

/** As the original for some reads, then something else. */
function changingProxy(object, draft) {
  draft.isUnstable = true;
  const from = draft.random.between(1, 6);
  const later = draft.random.pick([NaN, undefined, null, -0, 'later', {}, -1]);
  let reads = 0;
  const handler = { get: (target, key) => (++reads > from ? later : Reflect.get(target, key)) };
  return labelled(
    new Proxy(object, handler),
    `new Proxy(original, { get: after ${from} reads ${String(later)} })`,
    object,
  );
}

function withGetter(object, random, get, source) {
  const copy = Array.isArray(object) ? [...object] : { ...object };
  const name = random.pick([...Object.keys(copy), 'note']);
  Object.defineProperty(copy, name, { get, enumerable: true, configurable: true });
  return labelled(copy, `{ ...original, get ${JSON.stringify(name)}() { ${source}; } }`, object);
}

function changingGetter(object, draft) {
  draft.isUnstable = true;
  const name = draft.random.pick([...Object.keys(object), 'note']);
  const first = object[name];
  const from = draft.random.between(1, 3);
  const later = draft.random.pick([NaN, undefined, null, -0, Infinity, 'later', 10n, {}]);
  let reads = 0;
  const copy = Array.isArray(object) ? [...object] : { ...object };
  const get = () => (++reads > from ? later : first);
  Object.defineProperty(copy, name, { get, enumerable: true, configurable: true });
  return labelled(
    copy,
    `{ ...original, get ${JSON.stringify(name)}() { after ${from} reads ${String(later)} } }`,
    object,
  );
}

function withHoles(object, random) {
  const list = Array.isArray(object) ? [...object] : [object, object];
  delete list[random.below(list.length)];
  return list;
}

function cyclic(object) {
  if (Array.isArray(object)) {
    const list = [...object];
    list.push(list);
    return labelled(list, '(list => { list.push(list); return list; })([...original])', object);
  }
  const copy = { ...object };
  copy.note = copy;
  return labelled(copy, '(row => { row.note = row; return row; })({ ...original })', object);
}

function nested(depth, isList) {
  let value = isList ? [] : {};
  for (let left = depth; left > 0; left--) value = isList ? [value] : { note: value };
  return labelled(value, `${isList ? 'lists' : 'objects'} nested ${depth} deep`);
}
