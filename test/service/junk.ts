/** What functions are called with by mistake, and by malice. Each is made anew, since some can be read once only. */

export const NAMES_OF_THE_PROTOTYPE = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

type Kinds = Readonly<Record<string, () => unknown>>;

const DEPTH = 5_000;

/** Values of every kind that can be read without harm. */
export const JUNK: Kinds = {
  undefined: () => undefined,
  null: () => null,
  'an empty object': () => ({}),
  'an empty list': () => [],
  'an empty text': () => '',
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  '-Infinity': () => Number.NEGATIVE_INFINITY,
  '-0': () => -0,
  'a negative number': () => -1,
  'a fraction': () => 0.5,
  'the largest number': () => Number.MAX_VALUE,
  'a number': () => 7,
  true: () => true,
  'a bigint': () => 10n,
  'a symbol': () => Symbol('junk'),
  'a function': () => () => 1,
  'a text': () => 'junk',
  'a lone surrogate': () => '\uD800',
  'a NUL': () => '\0',
  'a long text': () => '/'.repeat(100_000),
  constructor: () => 'constructor',
  __proto__: () => '__proto__',
  'a list of null': () => [null],
  'a list of lists': () => [[]],
  'a list with holes': () => new Array(3),
  'a list of objects': () => [{}, {}],
  'an object of another kind': () => ({ a: { b: [1, 'two', null] } }),
  'an object without prototype': () => Object.assign(Object.create(null), { a: 1 }),
  'an object with a member __proto__': () => JSON.parse('{"__proto__":{"a":1}}'),
  'a date': () => new Date(0),
  'an invalid date': () => new Date(Number.NaN),
  'a map': () => new Map([['a', 1]]),
  'a typed array': () => new Float64Array(2),
  'a boxed text': () => Object('text'),
  'an error': () => new Error('junk'),
  'a cycle': () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    return cycle;
  },
  'a list in itself': () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    return cycle;
  },
  'a deep object': () => {
    let deep: object = {};
    for (let level = 0; level < DEPTH; level++) deep = { a: deep };
    return deep;
  },
  'a deep list': () => {
    let deep: unknown[] = [];
    for (let level = 0; level < DEPTH; level++) deep = [deep];
    return deep;
  },
};

function thrown(): never {
  throw new RangeError('not to be read');
}

/** Objects that throw where they are read. */
export const HOSTILE: Kinds = {
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'a revoked proxy of a list': () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
  'a proxy that throws': () => new Proxy({ a: 1 }, { get: thrown, has: thrown, ownKeys: thrown }),
  'a list that throws': () => new Proxy([1], { get: thrown }),
  'a getter that throws': () => Object.defineProperty({}, 'a', { enumerable: true, get: thrown }),
  'a list with a getter that throws': () => Object.defineProperty([1], 0, { enumerable: true, get: thrown }),
};
