/** The JSON Schema files of the build, compiled by ajv, accept what the library takes and answers, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as entry from '../../src/schemas.js';
import { ledger, spoiled } from '../support/arbitraries.js';
import { FUNCTIONS, resultOf } from '../support/functions.js';
import { holds } from '../support/property.js';
import { callsOn, callsOnSeveral, FIXTURES, type FunctionName, fixture, SCORECARD } from './calls.js';
import { placesIn, shortened, whileChanged } from './mutations.js';

const FOLDER = 'schemas';
const FILES = readdirSync(FOLDER).filter(file => file.endsWith('.json') && file !== 'openapi.json');
const schemaOf = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const NAMES = Object.keys(entry.FUNCTION_SCHEMAS) as FunctionName[];

const ajv = new Ajv2020({ allErrors: false, allowUnionTypes: true, strictRequired: false });
addFormats(ajv);
const validators = new Map(FILES.map(file => [file, ajv.compile(schemaOf(file))]));

function validatorOf(file: string): ValidateFunction {
  const validator = validators.get(file);
  if (validator === undefined) throw new Error(`there is no ${file}`);
  return validator;
}

type Kind = 'request' | 'result' | 'accounts-request' | 'accounts-result';

const fileOf = (name: FunctionName, kind: Kind) =>
  `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}-${kind}.json`;

/** Of one account, of several, or with the account apart from its transactions. */
function fileOfForm(name: FunctionName, request: object): string {
  if ('account' in request) return 'validate-for-score-separate-request.json';
  return fileOf(name, 'accounts' in request ? 'accounts-request' : 'request');
}

/** As it travels. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function faultsOf(file: string, value: unknown): readonly unknown[] {
  const validator = validatorOf(file);
  return validator(written(value)) ? [] : (validator.errors ?? []);
}

describe('the files', () => {
  it('are of every function', () => {
    const expected = NAMES.flatMap(name => [fileOf(name, 'request'), fileOf(name, 'result')]);
    expect(FILES).toEqual(expect.arrayContaining(expected));
  });

  it('are of JSON Schema 2020-12', () => {
    const versions = new Set(FILES.map(file => schemaOf(file).$schema));
    expect([...versions]).toEqual(['https://json-schema.org/draft/2020-12/schema']);
  });

  it('say what the doc comments say', () => {
    const { $defs } = schemaOf('verify-income-result.json');
    expect($defs.IncomeStream.properties.confidenceScore.description).toContain('0 to 10');
    const asOf = schemaOf('insights-options.json').properties.asOf;
    expect(asOf.description).toMatch(/^The as-of date of the calculation/);
    expect(schemaOf('score-attributes-result.json').properties.attributes.properties).toHaveProperty(
      'cashWithdrawalsPerMonth.description',
      'Cash withdrawn, per month of 365/12 days.',
    );
  });
});

describe('what is asked and answered', () => {
  it.each(FIXTURES)('on %s is valid', account => {
    for (const [name, { request, result }] of Object.entries(callsOn(fixture(account)))) {
      expect([name, faultsOf(fileOf(name as FunctionName, 'request'), request)]).toEqual([name, []]);
      expect([name, faultsOf(fileOf(name as FunctionName, 'result'), result)]).toEqual([name, []]);
    }
  });

  it.each([
    ['of one currency', ['gb-salaried-renter', 'gb-small-company']],
    ['of two', ['gb-pensioner', 'us-social-security']],
  ])('about several accounts %s is valid', (_, accounts) => {
    for (const { name, request, result } of callsOnSeveral(accounts.map(fixture))) {
      const answer = fileOf(name, 'accounts-result');
      expect([name, faultsOf(fileOf(name, 'accounts-request'), request)]).toEqual([name, []]);
      expect([name, faultsOf(FILES.includes(answer) ? answer : fileOf(name, 'result'), result)]).toEqual([
        name,
        [],
      ]);
      expect(
        faultsOf(fileOf(name, 'accounts-request'), { ...(request as object), accountId: 'a1' }),
      ).not.toEqual([]);
    }
  });

  it('on generated accounts is valid', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        for (const each of FUNCTIONS) {
          const name = each.name as FunctionName;
          const request = each.requestFor(transactions);
          expect(faultsOf(fileOfForm(name, request), request)).toEqual([]);
          expect(faultsOf(fileOf(name, 'result'), resultOf(each, transactions))).toEqual([]);
        }
      }),
      4,
    );
  });

  it.each(NAMES)('by %s is not valid where the schema of zod refuses it', name => {
    const { request, result } = callsOn(fixture('us-biweekly-gig'))[name];
    const { request: asked, result: answered } = entry.FUNCTION_SCHEMAS[name];
    for (const [kind, value, schema] of [
      ['request', shortened(written(request)), asked],
      ['result', shortened(written(result)), answered],
    ] as const) {
      const places = placesIn(value).filter(({ pattern }) => pattern.split('.').length <= DEEPEST);
      expect(places.length).toBeGreaterThan(0);
      for (const change of ['removed', 'of another type', 'beside another'] as const)
        for (const place of places)
          whileChanged(place, change, () => {
            const isValid = faultsOf(fileOf(name, kind), value).length === 0;
            expect([place.pattern, change, isValid]).toEqual([
              place.pattern,
              change,
              schema.safeParse(value).success,
            ]);
          });
    }
  });
});

/** Of places that are changed: deeper ones are of schemas that results of other functions have nearer to the top. */
const DEEPEST = 3;

describe('a transaction', () => {
  const FULL = {
    transactionId: 't1',
    description: 'TESCO STORES 3021 LEEDS',
    amount: '12.34',
    creditDebitIndicator: 'Debit',
    status: 'Booked',
    bookingDate: '2026-02-28T09:00:00Z',
    merchantCategoryCode: '5411',
    transactionCode: { code: 'PMNT', subCode: null },
    balance: { amount: 0, creditDebitIndicator: 'Credit' },
    currency: 'GBP',
    note: 'of the caller',
  } as const;
  const DAYS = [
    '2024-02-29',
    '2026-02-28',
    '1900-01-01',
    '1899-12-31',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-04-31',
  ];
  const dates = fc
    .tuple(
      fc.oneof(fc.constantFrom(...DAYS), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)),
      fc.constantFrom('', 'T09:30', ' 23:59:59.5Z', 'T24:00', 'T12:00:00+01:00', 'T12:00:00+0100', 'Z', '\n'),
    )
    .map(parts => parts.join(''));
  const amounts = fc.oneof(
    fc.constantFrom(
      '0',
      '1.',
      '.5',
      '-1',
      '1e3',
      '999999999',
      '999999999.99',
      '1000000000',
      ' 1',
      '01',
      '1,5',
      '',
    ),
    fc.stringMatching(/^\d{0,10}(?:\.\d{0,22})?$/),
    fc.double(),
  );

  /** JSON Schema cannot compare texts of digits: the last penny below a thousand million is not told apart. */
  const isTooLarge = (amount: unknown) => typeof amount === 'string' && Number(amount) > 999_999_999.99;

  it('is refused for the dates, amounts and codes that the library refuses, and for no others', () => {
    const codes = fc.constantFrom('5411', '541', '54111', 'GBP', 'gbp', 'GB', '', null);
    holds(
      fc.property(
        fc.record({ bookingDate: dates, amount: amounts, merchantCategoryCode: codes, currency: codes }),
        part => {
          for (const [member, value] of Object.entries(part)) {
            if (member === 'amount' && isTooLarge(value)) continue;
            const row = { ...FULL, [member]: value };
            const isTaken = entry.transactionSchema.safeParse(written(row)).success;
            expect([row, faultsOf('transaction.json', row).length === 0]).toEqual([row, isTaken]);
          }
        },
      ),
    );
    const bookingDate = DAYS.filter(
      day => faultsOf('transaction.json', { ...FULL, bookingDate: day }).length === 0,
    );
    expect(bookingDate).toEqual(DAYS.slice(0, 3));
  });

  it('is accepted with every amount of whole pence, as a number and as text', () => {
    const accepts = validatorOf('transaction.json');
    const pence = Array.from({ length: 100_000 }, (_, index) => index + 1);
    const refused = pence
      .flatMap(each => [each / 100, (each / 100).toFixed(2)])
      .filter(amount => !accepts({ ...FULL, amount }));
    expect(refused).toEqual([]);
  });

  it('is refused wherever the library refuses what JSON can hold', () => {
    holds(
      fc.property(spoiled(FULL), row => {
        const text = textOf(row);
        if (text === undefined) return;
        const value: unknown = JSON.parse(text);
        if (isTooLarge((value as { amount?: unknown } | null)?.amount)) return;
        expect([text, validatorOf('transaction.json')(value)]).toEqual([
          text,
          entry.transactionSchema.safeParse(value).success,
        ]);
      }),
    );
  });
});

describe('what a rule, a correction and the options must hold', () => {
  const rule = (members: object) => faultsOf('enrichment-rule.json', members).length === 0;

  it('is said of rules and corrections: at least one condition, and something that is set', () => {
    expect(rule({ text: 'gym', set: { category: 'gym-and-fitness' } })).toBe(true);
    expect(rule({ set: { category: 'gym-and-fitness' } })).toBe(false);
    expect(rule({ text: 'gym', set: {} })).toBe(false);
    const file = 'rules-from-corrections-request.json';
    const correction = (members: object) =>
      faultsOf(file, { transactions: [], corrections: [{ transactionId: 't1', ...members }] }).length === 0;
    expect([correction({ merchant: null }), correction({})]).toEqual([true, false]);
  });

  it('is said of the day to stand on: from 1990 to 2098', () => {
    const taken = (asOf: string) => faultsOf('insights-options.json', { asOf }).length === 0;
    expect(['1989-12-31', '1990-01-01', '2098-12-31', '2099-01-01', '2026-02-29'].map(taken)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is said of a scorecard', () => {
    expect(faultsOf('scorecard.json', SCORECARD)).toEqual([]);
    expect(faultsOf('scorecard.json', { ...SCORECARD, characteristics: [] })).not.toEqual([]);
  });
});

/** Undefined where JSON cannot write it. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
