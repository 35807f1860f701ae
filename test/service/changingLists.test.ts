/** A list that tells another length the second time it is asked is read once. */
import { describe, expect, it } from 'vitest';
import { InvalidRequestError, reportSections, verifyBankAccount } from '../../src/service.js';
import { COUNTRIES, call, callsIn, FUNCTION_NAMES } from './calls.js';

/** As long as it should be when first asked, and empty ever after. */
function changing<Item>(items: readonly Item[]): Item[] {
  let asked = 0;
  return new Proxy([...items], {
    get: (target, member) => (member === 'length' && asked++ > 0 ? 0 : Reflect.get(target, member)),
  });
}

const IDENTIFIER = { scheme: 'SortCode', sortCode: '12-34-56', accountNumber: '12345678' } as const;

it.each([
  ['accounts', changing([{ accountId: 'a', identifiers: [IDENTIFIER] }])],
  ['identifiers', [{ accountId: 'a', identifiers: changing([IDENTIFIER]) }]],
])('in the %s held', (_, held) => {
  expect(verifyBankAccount(IDENTIFIER, held)).toEqual({ isVerified: true, accountId: 'a', errorCode: null });
});

it('in the sections of a report', () => {
  expect(reportSections(changing(['Statement']))).toEqual(reportSections(['Statement']));
  expect(reportSections(['Statement'])).not.toEqual(reportSections([]));
});

/** Every list inside, at any depth. */
function withChangingLists(value: unknown): unknown {
  if (Array.isArray(value)) return changing(value.map(withChangingLists));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withChangingLists(member)]));
}

describe.each(COUNTRIES)('at any depth of what a function is given, in %s', country => {
  it.each(FUNCTION_NAMES)('%s', name => {
    const given = callsIn(country)[name] ?? [];
    expect(call(name, given.map(withChangingLists))).toEqual(call(name, given));
  });
});

describe('a list of nothing but a length', () => {
  // A page shows no more rows than it is asked for.
  const taking = FUNCTION_NAMES.map(name => ({ name, given: callsIn('GB')[name] ?? [] }))
    .map(({ name, given }) => ({ name, given, lists: given.flatMap(listsIn) }))
    .filter(({ name, lists }) => lists.length > 0 && name !== 'pageOf');

  it.each(taking)('is refused by $name, wherever it stands', ({ name, given, lists }) => {
    for (const list of lists)
      expect(() =>
        call(
          name,
          given.map(argument => withLongList(argument, list)),
        ),
      ).toThrow(InvalidRequestError);
  });
});

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).slice(0, 3).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...inside] : inside;
}

function withLongList(value: unknown, replaced: readonly unknown[]): unknown {
  if (value === replaced) return new Array(2 ** 32 - 1);
  if (Array.isArray(value)) return value.map(item => withLongList(item, replaced));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withLongList(member, replaced)]),
  );
}
