/** The digest that runtimes are compared by: it holds an answer of every function, and none can change without it. */
import { describe, expect, it } from 'vitest';
import * as main from '../../src/index.js';
import * as mappings from '../../src/mappings.js';
import * as service from '../../src/service.js';
import { answers, type Entries } from './answers/all.mjs';
import { differences } from './differences.mjs';
import { digestOfAll, digestsOf } from './digestOf.mjs';
import { fixtures } from './fixtures.mjs';

const ENTRIES: Entries = { main, mappings, service };
const ALL = fixtures();
const ROWS = 12;
/** A few rows of one account of each country: quick enough to be asked for once for every function. */
const FEW = {
  ...ALL,
  accounts: Object.fromEntries(
    ['gb-pensioner', 'us-social-security'].flatMap(name => {
      const request = ALL.accounts[name];
      return request ? [[name, { ...request, transactions: request.transactions.slice(0, ROWS) }]] : [];
    }),
  ),
  narratives: ALL.narratives.slice(0, ROWS),
};

const FUNCTIONS = Object.entries(ENTRIES).flatMap(([entry, exported]) =>
  Object.entries<unknown>(exported)
    .filter(([name, value]) => typeof value === 'function' && name !== 'InvalidRequestError')
    .map(([name]) => [entry as keyof Entries, name] as const),
);
const ANSWERS = [...answers(ENTRIES, FEW)];
const DIGESTS = digestsOf(ANSWERS);

describe('the digest', () => {
  it('is about accounts and narratives of both countries', () => {
    const countries = Object.values(ALL.accounts).map(({ countryCode }) => countryCode);
    expect(new Set(countries)).toEqual(new Set(['GB', 'US']));
    for (const country of ['GB', 'US'])
      expect(ALL.narratives.filter(row => row.country === country).length).toBeGreaterThan(900);
  });

  it.each(FUNCTIONS)('of %s changes with what %s answers', { timeout: 60_000 }, (entry, name) => {
    expect(firstOther(answers(withChanged(entry, name), FEW))).not.toBe('none');
  });

  it('of all changes with the digest of one', () => {
    const [name] = Object.keys(DIGESTS) as [string];
    expect(digestOfAll({ ...DIGESTS })).toBe(digestOfAll(DIGESTS));
    expect(digestOfAll({ ...DIGESTS, [name]: 'another' })).not.toBe(digestOfAll(DIGESTS));
  });

  it('is about results, not refusals, but where a row names nobody', () => {
    const refused = ANSWERS.filter(([, text]) => text.startsWith('{"refused"'));
    expect(refused.map(([name]) => name)).toEqual(['gb-pensioner rulesFromCorrections of payees']);
  });
});

describe('a run', () => {
  const run = { runtime: 'Node 22', zone: 'Asia/Kolkata', locale: 'de-DE' };
  const found = { offset: -330, locale: 'de-DE', digests: { a: '1', b: '2' } };

  it('is right with the same digests in the place it was asked for', () => {
    expect(differences(run, found, { a: '1', b: '2' })).toEqual([]);
  });

  it.each([
    ['a digest is another', { ...found, digests: { a: '1', b: '3' } }, 'b: 3 instead of 2'],
    ['an answer is missing', { ...found, digests: { a: '1' } }, 'b: undefined instead of 2'],
    ['there is one more', { ...found, digests: { ...found.digests, c: '3' } }, 'c: 3 instead of undefined'],
    [
      'the time zone was not taken',
      { ...found, offset: 0 },
      'is 0 minutes behind UTC, not -330 as Asia/Kolkata',
    ],
    ['the locale was not taken', { ...found, locale: 'en-US' }, 'has the locale en-US, not de-DE'],
  ])('is wrong where %s', (_, other, line) => {
    expect(differences(run, other, { a: '1', b: '2' })).toEqual([line]);
  });

  it('need not take a locale where the runtime has its own', () => {
    expect(differences({ ...run, runtime: 'Bun' }, { ...found, locale: 'en-US' }, found.digests)).toEqual([]);
  });
});

/** The name of the first answer whose digest is another. */
function firstOther(changed: Iterable<readonly [name: string, text: string]>): string {
  for (const answer of changed) {
    const [[name, digest]] = Object.entries(digestsOf([answer])) as [[string, string]];
    if (digest !== DIGESTS[name]) return name;
  }
  return 'none';
}

/** The entries with one function whose answers are a little different. */
function withChanged(entry: keyof Entries, name: string): Entries {
  const exported = ENTRIES[entry] as unknown as Record<string, (...given: unknown[]) => unknown>;
  const original = exported[name];
  const changed = (...given: unknown[]) => slightlyOther(original?.(...given));
  return { ...ENTRIES, [entry]: { ...exported, [name]: changed } };
}

/** The last plain value in it a cent, a letter or a truth away; a refusal stays. */
function slightlyOther(value: unknown): unknown {
  if (typeof value === 'number') return value + 0.01;
  if (typeof value === 'string') return `${value}~`;
  if (typeof value === 'boolean') return !value;
  if (value === null || value === undefined) return 'something';
  if (Array.isArray(value)) return value.length === 0 ? [1] : value.with(-1, slightlyOther(value.at(-1)));
  const last = Object.entries(value).findLast(([, member]) => member !== undefined);
  if (last === undefined) return { other: 1 };
  return last[1] instanceof Error ? value : { ...value, [last[0]]: slightlyOther(last[1]) };
}
