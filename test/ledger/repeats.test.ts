/** The same transaction sent twice counts once; another transaction under the same id is refused. */
import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/base/invalidRequest.js';
import { repeatsOf } from '../../src/ledger/repeats.js';
import { COUNTRIES } from './support.js';

type Listed = readonly [transactionId: string, content: object, accountId?: string];

function repeats(...listed: readonly Listed[]): [number, number][] {
  const rows = listed.map(([transactionId, transaction, accountId = null], index) => ({
    index,
    accountId,
    transactionId,
    transaction,
  }));
  return [...repeatsOf(rows, ['transactions'])];
}

/** How many of the rows are refused. */
function refused(...listed: readonly Listed[]): number {
  try {
    repeats(...listed);
    return 0;
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.issues.length;
    throw error;
  }
}

/** `{ of: { of: { of: … } } }`, so many objects inside each other. */
function nested(depth: number): object {
  return depth === 1 ? {} : { of: nested(depth - 1) };
}

describe.each(COUNTRIES)('transactions from $country', ({ spent, paid }) => {
  const shop = () => ({ description: spent, amount: '12.99', balance: { amount: 3, side: 'Credit' } });
  const pay = () => ({ description: paid, amount: '1850.25', balance: null });

  it('of different ids are no repeats, even of the same content', () => {
    expect(repeats(['a', shop()], ['b', shop()], ['c', shop()])).toEqual([]);
    expect(repeats(['c', shop()], ['a', shop()], ['b', pay()])).toEqual([]);
  });

  it('of one id and the same content repeat the first', () => {
    expect(repeats(['a', shop()], ['a', shop()])).toEqual([[1, 0]]);
    expect(repeats(['b', pay()], ['a', shop()], ['b', pay()], ['a', shop()], ['b', pay()])).toEqual([
      [2, 0],
      [3, 1],
      [4, 0],
    ]);
  });

  it('of one id and other content are refused, each by its place and the id', () => {
    expect(() => repeats(['a', shop()], ['b', pay()], ['a', pay()])).toThrow(
      expect.objectContaining({
        issues: [
          expect.objectContaining({
            path: ['transactions', 2, 'transactionId'],
            code: 'duplicate_transaction_id',
            message: expect.stringMatching(/"a" stands for another transaction at index 0/),
          }),
        ],
      }),
    );
    expect(refused(['a', shop()], ['a', pay()], ['b', shop()], ['b', pay()])).toBe(2);
  });

  it('of one id in two accounts are two, whatever their content', () => {
    expect(repeats(['a', shop(), 'x'], ['a', shop(), 'y'], ['a', pay()])).toEqual([]);
    expect(repeats(['a', shop(), 'x'], ['a', pay(), 'y'], ['a', pay(), 'y'], ['a', shop(), 'x'])).toEqual([
      [2, 1],
      [3, 0],
    ]);
    expect(refused(['a', shop(), 'x'], ['a', pay(), 'y'], ['a', pay(), 'x'], ['a', pay(), 'y'])).toBe(1);
  });

  it('of one id may be pending and booked, and are compared with those of their own status', () => {
    const pending = { ...shop(), status: 'Pending' };
    const booked = { ...pay(), status: 'Booked' };
    expect(repeats(['a', pending], ['a', booked])).toEqual([]);
    expect(repeats(['a', booked], ['a', pending], ['a', booked], ['a', pending])).toEqual([
      [2, 0],
      [3, 1],
    ]);
    expect(refused(['a', pending], ['a', booked], ['a', { ...booked, note: 'x' }])).toBe(1);
    expect(refused(['a', pending], ['a', booked], ['a', { ...pending, note: 'x' }])).toBe(1);
  });

  it('are not taken for each other where account and id only read alike when joined', () => {
    expect(repeats(['1', shop(), 'x|'], ['|1', shop(), 'x'], ['1', pay(), 'x||'])).toEqual([]);
  });
});

/** The same object under two names. */
function twice(part: object): object {
  return { one: part, other: part };
}

describe('content', () => {
  const same = (first: unknown, second: unknown) =>
    refused(['a', { note: first }], ['a', { note: second }]) === 0;

  it.each([
    ['nothing', null, null],
    ['numbers', 1.5, 1.5],
    ['what is not a number', Number.NaN, Number.NaN],
    ['lists', ['a', { b: null }], ['a', { b: null }]],
    ['members in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['nothing in it', {}, {}],
    ['one part in two places', twice({ a: 1 }), twice({ a: 1 })],
  ])('is the same with %s', (_, first, second) => {
    expect(same(first, second)).toBe(true);
  });

  it.each([
    ['another number', 1, 2],
    ['a number instead of its text', 1, '1'],
    ['an empty object instead of a number', {}, 5],
    ['a number instead of an empty object', 5, {}],
    ['an empty object instead of nothing', {}, null],
    ['nothing instead of an empty object', null, {}],
    ['one member more', { a: 1 }, { a: 1, b: 2 }],
    ['one member less', { a: 1, b: 2 }, { a: 1 }],
    ['another member that is not defined', { a: undefined }, { b: undefined }],
    ['a difference inside', { a: [1, { b: 1 }] }, { a: [1, { b: 2 }] }],
  ])('is another with %s', (_, first, second) => {
    expect(same(first, second)).toBe(false);
  });

  it('is compared to a depth of 32 members, and not taken for the same beyond', () => {
    expect(same(nested(32), nested(32))).toBe(true);
    expect(same(nested(33), nested(33))).toBe(false);
  });

  it('that cannot be read is not taken for the same', () => {
    const unreadable = () =>
      Object.defineProperty({}, 'secret', {
        enumerable: true,
        get: () => {
          throw new Error('not to be read');
        },
      });
    expect(same(unreadable(), unreadable())).toBe(false);
  });
});
