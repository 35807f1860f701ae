/** The fuzzer itself trips over none of the hostile values that it makes. */
import { describe, expect, it } from 'vitest';

const load = (name: string) => import(new URL(`../../tools/fuzz/${name}.mjs`, import.meta.url).href);
const { flawOf, frozenSize } = await load('check');
const { edited, editsOf } = await load('edits');
const { labelled, sourceOf } = await load('source');

const REVOKED = revoked();
const LENGTHS = {
  'that throws': { get: () => fail() },
  'that is a symbol': { value: Symbol('length') },
};

describe('an object with a length', () => {
  it.each(Object.entries(LENGTHS))('%s has a size', (_, length) => {
    const object = labelled(Object.defineProperty({ a: 1 }, 'length', { ...length, enumerable: true }), '{}');
    expect(frozenSize([object])).toBeGreaterThan(0);
  });
});

describe('what inherits from a revoked proxy', () => {
  it('has a source, and is a flaw of a result', () => {
    const object = Object.create(REVOKED, { a: { value: 1, enumerable: true } });
    expect(sourceOf([object])).toBe('[{ a: 1 }]');
    expect(flawOf({ rows: [object] })).toBe('object of class of a proxy at rows[]');
  });
});

describe('a list with a constructor of its own', () => {
  it('can be made smaller', () => {
    const list = Object.assign([1, 2], { constructor: { [Symbol.species]: 1 } });
    expect(edited([list], { path: [0], drop: [0, 1] })).toEqual([[2]]);
    expect(editsOf([list]).length).toBeGreaterThan(2);
  });

  it('keeps its holes', () => {
    const list = [1, 2, 3];
    delete list[1];
    const smaller = edited([list], { path: [0], drop: [2, 3] });
    expect(smaller[0]).toHaveLength(2);
    expect(Object.keys(smaller[0])).toEqual(['0']);
  });
});

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function fail(): never {
  throw new Error('read');
}
