/** What nobody gives, and what it must not do. */
import { expect, it } from 'vitest';
import { InvalidRequestError, readStatements } from '../../src/adapters.js';

it('reads options once, by their own members, and refuses those that throw when they are read', () => {
  const throwing = (target: object) =>
    new Proxy(target, {
      get: () => {
        throw new RangeError('not to be read');
      },
    });
  const text = 'Date,Amount\n2026-03-01,5.00';
  expect(() => readStatements(text, throwing({ format: 'csv' }))).toThrow(InvalidRequestError);
  expect(readStatements(text, throwing({}))).toEqual(readStatements(text));
});

it('refuses a list of a million empty places', () => {
  expect(() => readStatements(new Array(1_000_000) as never)).toThrow('JSON of another kind');
});
