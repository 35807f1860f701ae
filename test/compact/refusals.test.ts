/** What is no compact result is refused, with its place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../../src/cli/samples.js';
import { compact, expand, InvalidRequestError, safeCompact, safeExpand } from '../../src/compact.js';
import { analyse } from '../../src/index.js';
import { junk } from '../support/arbitraries.js';
import { holds } from '../support/property.js';

const GOOD = {
  format: 'open-banking-insights/compact',
  version: 1,
  shapes: [],
  texts: [],
  decisions: [],
  result: 1,
};

function refusal(given: unknown): unknown {
  const read = safeExpand(given as never);
  return read.success ? read.data : read.error.issues[0]?.message;
}

describe('expand', () => {
  it.each([
    [null, 'compact: must be what compact gave; received null'],
    [[], 'compact: must be what compact gave; received an array'],
    [{}, 'compact.format: must be "open-banking-insights/compact"; received undefined'],
    [{ ...GOOD, version: 2 }, 'compact.version: must be 1, the one that this release reads; received 2'],
    [{ ...GOOD, texts: 'x' }, 'compact.texts: must be a list; received "x"'],
    [{ ...GOOD, texts: ['x', 5] }, 'compact.texts.1: must be a text; received 5'],
    [
      { ...GOOD, shapes: [[['a', 'a'], 'vv']] },
      'compact.shapes.0: must be distinct names and a letter v, t or d for each; received an array',
    ],
    [{ ...GOOD, result: [-2, 0] }, 'compact.result: holds no place in texts; received 0'],
    [{ ...GOOD, result: [0] }, 'compact.result: holds no place in shapes; received 0'],
    [{ ...GOOD, result: [] }, 'compact.result: holds no place in shapes; received undefined'],
    [{ ...GOOD, result: [-3, 'infinity'] }, 'compact.result: holds no place in shapes; received -3'],
    [
      { ...GOOD, result: { a: 1 } },
      'compact.result: holds an object where a value is written as a list; received an object',
    ],
    [
      { ...GOOD, shapes: [[['a'], 'v']], result: [0, 1, 2] },
      'compact.result: holds an object of 2 members, not 1; received an array',
    ],
    [
      { ...GOOD, shapes: [[['a'], 'd']], decisions: [[0, 0]] },
      'compact.decisions.0: holds no place in decisions; received 0',
    ],
  ])('refuses %j', (given, message) => {
    expect(refusal(given)).toBe(message);
  });

  it('refuses a missing result, and what is too deep', () => {
    const { result, ...rest } = GOOD;
    expect(refusal(rest)).toMatch(/^compact.result: is missing/);
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [-1, deep];
    expect(refusal({ ...GOOD, result: deep })).toBe('compact.result: is too deep; received an array');
    expect(result).toBe(1);
  });

  it('gives a value or InvalidRequestError, of anything at all', () => {
    const sample = compact(analyse(sampleRequest('US')));
    const spoilt = fc.record({ ...mapped(sample, value => fc.oneof(fc.constant(value), junk)) });
    holds(
      fc.property(fc.oneof(junk, spoilt), given => {
        try {
          expand(given as never);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRequestError);
        }
      }),
    );
  });
});

describe('compact', () => {
  it.each([
    [{ at: new Date(0) }, 'not_json'],
    [[() => 1], 'not_json'],
    [{ total: 12n }, 'not_json'],
    [new Map(), 'not_json'],
  ])('refuses %o', (given, code) => {
    const written = safeCompact(given);
    expect(written.success ? written.data : written.error.issues[0]?.code).toBe(code);
  });

  it('refuses what cannot be read', () => {
    const given = {
      get amount() {
        throw new Error('no');
      },
    };
    const written = safeCompact(given);
    expect(written.success ? written.data : written.error.issues[0]?.code).toBe('unreadable');
  });

  it('refuses what holds itself', () => {
    const ring: unknown[] = [];
    ring.push({ ring });
    expect(() => compact(ring)).toThrow('more than 500 levels deep');
  });
});

function mapped<Value>(object: object, to: (value: unknown) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, to(value)]));
}
