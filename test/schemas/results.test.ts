/** Every result of the library is what its schema says, and nothing that is not is let pass. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidRequestError, safeVerifyIncome } from '../../src/index.js';
import {
  FUNCTION_SCHEMAS,
  insightsOptionsSchema,
  invalidRequestErrorSchema,
  requestIssueSchema,
} from '../../src/schemas.js';
import { ledger } from '../support/arbitraries.js';
import { FUNCTIONS, resultOf } from '../support/functions.js';
import { holds } from '../support/property.js';
import { callsOn, callsOnSeveral, FIXTURES, type FunctionName, fixture } from './calls.js';
import { type Change, placesIn, shortened, whileChanged } from './mutations.js';

const NAMES = Object.keys(FUNCTION_SCHEMAS) as FunctionName[];

/** Members that a result may be without: those of a transaction that are echoed, and the name that a rule replaced. */
const MAY_BE_ABSENT =
  /(?:^|\.)transactions\[\]\.(?:counter[pP]artyName|counterPartyName|counterPartyAccount|merchantName|merchantCategoryCode|transactionCode|proprietaryTransactionCode|balance|accountId|currency)\b|replacedMerchant$/;
/** A rule has the conditions that it needs, and sets what it sets. */
const OF_RULES =
  /^\[\]\.(?:name|text|merchant|direction|accountId|transactionId|set\.category|set\.merchant)$/;
/** Rows of the caller's own, which may hold more; the parts of theirs that are known are loose too. */
const OF_A_ROW = /(?:^|\.)transactions\[\]\.(?!enrichedData\.|transfer\.)[^.]+(?:\.[^.]+)?$/;

/** Four of the five periods, all accounts as one, and within the parts of an analysis: schemas that are looked at already. */
const IS_SEEN_ELSEWHERE =
  /^(?:accounts\[\]|combined)\.periods\.last(?!Thirty)\w+\.|^combined\.periods\.lastThirtyDays\.|^(?:enrichment|income|affordability|scoreValidation|financialHealth)\.\w+(?:\.|\[\])/;

function faultsOf(name: FunctionName, value: unknown): readonly unknown[] {
  const parsed = FUNCTION_SCHEMAS[name].result.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.slice(0, 5);
}

describe('every function', () => {
  it.each(FIXTURES)('is answered on %s with what its schema says, and asked with what it says', account => {
    for (const [name, { request, result }] of Object.entries(callsOn(fixture(account)))) {
      expect([name, faultsOf(name as FunctionName, result)]).toEqual([name, []]);
      const asked = FUNCTION_SCHEMAS[name as FunctionName].request.safeParse(request);
      expect([name, asked.error?.issues ?? []]).toEqual([name, []]);
    }
  });

  it.each([
    ['one account', ['gb-pensioner']],
    ['two of one person', ['gb-salaried-renter', 'gb-ninety-days']],
    ['a person and a company', ['gb-small-company', 'gb-dormant']],
    ['two currencies', ['gb-pensioner', 'us-social-security']],
  ])('is asked about several accounts, and answers, with what its schemas say: %s', (_, accounts) => {
    for (const { name, request, result } of callsOnSeveral(accounts.map(fixture))) {
      const schemas = FUNCTION_SCHEMAS[name].accounts;
      expect([name, schemas.request.safeParse(request).error?.issues ?? []]).toEqual([name, []]);
      expect([name, schemas.result.safeParse(result).error?.issues ?? []]).toEqual([name, []]);
      expect(schemas.result.safeParse({ ...(result as object), accounts: undefined, meta: 1 }).success).toBe(
        false,
      );
    }
  });

  it('is answered so on generated accounts too', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        for (const each of FUNCTIONS)
          expect(faultsOf(each.name as FunctionName, resultOf(each, transactions))).toEqual([]);
      }),
      4,
    );
  });

  it('comes back from JSON as it is', () => {
    for (const [name, { result }] of Object.entries(callsOn(fixture('gb-pensioner')))) {
      const read = JSON.parse(JSON.stringify(result));
      expect(FUNCTION_SCHEMAS[name as FunctionName].result.parse(read)).toEqual(read);
    }
  });
});

describe.each(['gb-salaried-renter', 'gb-small-company', 'us-biweekly-gig'])('a result of %s', account => {
  const calls = callsOn(fixture(account));

  it.each(NAMES)('of %s is refused without a member, with one of another type or with one more', name => {
    const result = shortened(calls[name].result);
    const places = placesIn(result).filter(({ pattern }) => !IS_SEEN_ELSEWHERE.test(pattern));
    expect(places.length).toBeGreaterThan(2);
    const letPass = (change: Change) =>
      places
        .filter(place => whileChanged(place, change, () => faultsOf(name, result).length === 0))
        .map(({ pattern }) => pattern);
    expect(letPass('removed').filter(at => !MAY_BE_ABSENT.test(at) && !OF_RULES.test(at))).toEqual([]);
    expect(letPass('of another type')).toEqual([]);
    expect(letPass('beside another').filter(at => !OF_A_ROW.test(at))).toEqual([]);
    expect(faultsOf(name, result)).toEqual([]);
  });
});

describe('an error', () => {
  const refused = safeVerifyIncome({ accountId: '', currencyCode: 'EUR', transactions: [{}] } as never);
  const error = refused.success ? null : refused.error;

  it('is what its schema says, as it is thrown and as it is written', () => {
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(invalidRequestErrorSchema.safeParse(error).error).toBeUndefined();
    const written = JSON.parse(JSON.stringify({ ...error, message: error?.message }));
    expect(invalidRequestErrorSchema.parse(written)).toEqual(written);
    for (const issue of error?.issues ?? []) expect(requestIssueSchema.parse(issue)).toEqual(issue);
    expect(invalidRequestErrorSchema.safeParse(new Error('another')).success).toBe(false);
  });
});

describe('options', () => {
  it('are those of the library', () => {
    expect(insightsOptionsSchema.safeParse({ asOf: '2026-06-30', division: 'scotland' }).success).toBe(true);
    expect(insightsOptionsSchema.safeParse({ asof: '2026-06-30' }).success).toBe(false);
  });
});
