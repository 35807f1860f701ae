/** What was made compact comes back as it was: the same values, and the same bytes as JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compact, expand } from '../../src/compact.js';
import * as library from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { CURRENCY, countryOf } from '../support/country.js';
import { holds } from '../support/property.js';

const BALANCES = { current: { amount: 1234.5, creditDebitIndicator: 'Credit' as const } };
const FIXTURES = 'fixtures/accounts';

function expectBack(result: unknown): void {
  const before = JSON.stringify(result);
  const small = compact(result);
  expect(JSON.stringify(result)).toBe(before);
  // Not toStrictEqual, which takes a member named constructor for the kind of the object.
  expect(isDeepStrictEqual(expand(small), result)).toBe(true);
  const stored = JSON.stringify(small);
  expect(JSON.stringify(expand(JSON.parse(stored)))).toBe(before);
  // What JSON cannot tell is written too.
  expect(isDeepStrictEqual(expand(JSON.parse(stored)), result)).toBe(true);
}

describe('expand(compact(result))', () => {
  it('is the result, of every function and of both countries', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        const countryCode = countryOf(transactions);
        const currencyCode = CURRENCY[countryCode];
        const account = { accountId: 'main', countryCode, currencyCode, balances: BALANCES, transactions };
        for (const call of [
          library.enrichTransactions,
          library.verifyIncome,
          library.assessAffordability,
          library.validateForScore,
          library.scoreAttributes,
          library.endOfDayBalances,
          library.analyse,
        ])
          expectBack((call as (request: unknown) => object)(account));
      }),
      4,
    );
  });

  it('is any value of JSON, and what JSON cannot tell', () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom(null, undefined, -0, 0, '', Number.NaN),
    );
    const name = fc.oneof(fc.constantFrom('enrichedData', '__proto__', 'constructor', '7', ''), fc.string());
    const { value } = fc.letrec(tie => ({
      value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('object')),
      list: fc.array(tie('value'), { maxLength: 6 }),
      object: fc
        .array(fc.tuple(name, tie('value')), { maxLength: 5 })
        .map(members => Object.fromEntries(members)),
    }));
    holds(fc.property(value, given => expectBack(given)));
  });

  it.each([
    ['decisions that differ in -0', { rows: [{ enrichedData: { a: 0 } }, { enrichedData: { a: -0 } }] }],
    [
      'missing and undefined',
      [{ enrichedData: {} }, { enrichedData: { a: undefined } }, {}, { a: undefined }],
    ],
    ['null and text in one place', [{ a: 'x' }, { a: null }, { a: 'x', b: null }, { a: null, b: 'x' }]],
    [
      'null before text in decisions',
      ['x', null, 'x'].map(a => ({ enrichedData: { a, b: { enrichedData: { a } } } })),
    ],
  ])('keeps %s apart', (_, given) => {
    expectBack(given);
  });
});

describe('the bytes', () => {
  const accounts = readdirSync(FIXTURES).filter(
    name => !name.includes('two-accounts') && !name.includes('dormant'),
  );

  it.each(accounts)('of %s are a quarter, and each decision is written once', name => {
    const result = library.analyse(JSON.parse(readFileSync(`${FIXTURES}/${name}/request.json`, 'utf8')));
    expectBack(result);
    const small = compact(result);
    const decisions = (result as library.AnalyseResult).enrichment.transactions.map(row =>
      JSON.stringify(row.enrichedData),
    );
    expect(small.decisions).toHaveLength(new Set(decisions).size);
    expect(new Set(small.texts).size).toBe(small.texts.length);
    if (decisions.length > 500)
      expect(JSON.stringify(small).length).toBeLessThan(JSON.stringify(result).length / 4);
  });
});
