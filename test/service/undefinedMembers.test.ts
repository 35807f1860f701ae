/** A member given as undefined is not there: no result of the sub-path holds undefined, as JSON could not. */
import { describe, expect, it } from 'vitest';
import { enrichTransactions } from '../../src/index.js';
import * as service from '../../src/service.js';
import { COUNTRIES, call, callsIn, FUNCTION_NAMES } from './calls.js';
import { type Path, pathsOf, replaced } from './mutations.js';

/** They return the rows of the caller as they are, whatever is in them. */
const RETURNS_ROWS_GIVEN = ['orderConsents', 'pageOf', 'selectConsents'];
const MOST_PATHS = 120;

describe.each(FUNCTION_NAMES.filter(name => !RETURNS_ROWS_GIVEN.includes(name)))('%s', name => {
  it.each(COUNTRIES)('hands no undefined on, in %s', country => {
    const given = callsIn(country)[name] ?? [];
    const paths = pathsOf(given).filter(path => path.length > 1);
    // From the first to the last, evenly: results of health have thousands of members.
    const tried = paths.filter((_, index) => index % Math.ceil(paths.length / MOST_PATHS) === 0);
    const handedOn = tried.flatMap(path =>
      undefinedOf(name, replaced(given, path, undefined) as readonly unknown[]),
    );
    expect(new Set(handedOn)).toEqual(new Set());
  });
});

const ROW = {
  transactionId: 't',
  description: 'TESCO STORES 2345',
  amount: 12.5,
  creditDebitIndicator: 'Debit',
  status: 'Booked',
  bookingDate: '2026-01-28',
  merchantName: undefined,
  proprietaryTransactionCode: { code: 'x', issuer: undefined },
  transactionCode: Object.assign(Object.create(null), { code: undefined, subCode: 'y' }),
  balance: { amount: 1, creditDebitIndicator: 'Credit', note: undefined },
  note: undefined,
} as const;
const WITHOUT_PROTOTYPE: typeof ROW = Object.assign(Object.create(null), ROW);

describe.each(COUNTRIES)('rows with undefined members, in %s', country => {
  const head = {
    countryCode: country,
    currencyCode: country === 'GB' ? 'GBP' : 'USD',
    accountId: 'a',
  } as const;
  const request = { ...head, accountType: undefined, historyStart: undefined, note: undefined };

  it.each([
    ['as literals make them', ROW],
    ['without a prototype', WITHOUT_PROTOTYPE],
  ])('%s, leave them out', (_, row) => {
    const body = { ...request, transactions: [row as never] };
    const { transactions } = enrichTransactions(body);
    const enriched = transactions.map(each =>
      Object.assign(Object.create(null), each, { merchantName: undefined }),
    );
    const found = service.serialiseEnrichment({ transactions: enriched });
    const results = {
      transactions,
      found,
      read: service.parseEnrichment(found.map(each => ({ ...each, ...row }))),
      enrichment: service.parseEnrichmentRequest(body),
      income: service.parseIncomeRequest(body),
      affordability: service.parseAffordabilityRequest(body),
      incomeCall: service.serialiseIncomeRequest(body),
      affordabilityCall: service.serialiseAffordabilityRequest(body),
      invitation: service.parseInvitationRequest({ note: undefined }),
      verification: service.parseUserVerificationRequest({
        CustomerReference: 'c',
        Title: 'Ms',
        note: undefined,
      }),
    };
    expect(placesOfUndefined(results)).toEqual([]);
  });
});

/** Where the result of a call holds undefined; nowhere when it is refused. */
function undefinedOf(name: string, given: readonly unknown[]): readonly string[] {
  try {
    return placesOfUndefined(call(name, given));
  } catch {
    return [];
  }
}

function placesOfUndefined(value: unknown, path: Path = []): readonly string[] {
  if (value === undefined) return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => placesOfUndefined(member, [...path, name]));
}
