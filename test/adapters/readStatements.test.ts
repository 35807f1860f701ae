/** What nobody gives, and what it must not do. */
import { describe, expect, it } from 'vitest';
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

describe('columns and signs', () => {
  const file = 'Posted;Points;What\n2026-03-14;9,50;TESCO STORES\n';
  const columns = { date: 'Posted', amount: 'Points', narrative: 'What' } as const;

  it('are told of a file whose columns nothing tells', () => {
    const { accounts } = readStatements(file, { country: 'GB', columns, signs: 'reversed' });
    expect(accounts[0]?.transactions).toMatchObject([{ amount: '9.50', creditDebitIndicator: 'Debit' }]);
  });

  it('are refused for other formats, and where they cannot be used', () => {
    const ofx = '<OFX><BANKMSGSRSV1></BANKMSGSRSV1></OFX>';
    expect(() => readStatements(ofx, { signs: 'reversed' })).toThrow(
      'options.signs is said of CSV files, and this is an OFX document',
    );
    expect(() => readStatements(ofx, { format: 'ofx', columns })).toThrow(
      'options.columns is said of CSV files',
    );
    expect(() => readStatements(file, { columns: { day: 1 } as never })).toThrow(
      'options.columns.day is no role',
    );
    expect(() => readStatements(file, { columns, signs: 'turned' as never })).toThrow('written or reversed');
  });
});
