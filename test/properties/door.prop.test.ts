/** Whatever comes in, nothing but an answer or an InvalidRequestError comes out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidRequestError, type SafeResult } from '../../src/index.js';
import { junk, spoiled } from '../support/arbitraries.js';
import { credit, debit } from '../support/build.js';
import { idIn } from '../support/country.js';
import { FUNCTIONS, type PublicFunction } from '../support/functions.js';
import { holds } from '../support/property.js';

/** Every member that a request can have, and a repeat, so that every reader of members is reached. */
const FULL = credit('2026-01-28', '1500.50', 'BANK GIRO CREDIT REF NORTHGATE LOGISTICS LTD, SALARY', {
  transactionId: 'full',
  counterPartyName: 'Northgate Logistics',
  merchantName: 'Northgate',
  merchantCategoryCode: '5411',
  transactionCode: { code: 'PMNT', subCode: 'RCDT' },
  proprietaryTransactionCode: { code: 'BGC', issuer: 'Bank' },
  balance: { amount: 12.5, creditDebitIndicator: 'Debit' },
  accountId: 'main',
  note: { by: ['a person', { of: 'the bank' }] },
});
const TRANSACTIONS = [
  FULL,
  FULL,
  debit('2026-01-29T10:00:00+01:00', 12.99, 'TESCO STORES 3021', { status: 'Pending' }),
  debit('2026-01-27', 0, 'ARGOS', { transactionId: 'x' }),
];
const OPTIONS = {
  asOf: '2026-01-31',
  confidenceFloor: 0.2,
  maxTransactions: 10,
  division: 'scotland',
  rules: [
    {
      name: 'mine',
      text: 'argos',
      merchant: 'Argos',
      direction: 'Debit',
      minimumAmount: 1,
      maximumAmount: '20.00',
      accountId: 'main',
      transactionId: 'x',
      set: { category: 'electronics', merchant: null },
    },
  ],
};

/** The same rows in the US, where the narratives are American. */
const AMERICAN = TRANSACTIONS.map(row => ({
  ...row,
  transactionId: idIn('US', row.transactionId),
  description: row.description
    .replace('BANK GIRO CREDIT REF', ' ')
    .replace('TESCO STORES 3021', 'KROGER 123 TN'),
}));
const CASES = [
  ...FUNCTIONS.map(engine => ({ ...engine, country: 'GB', transactions: TRANSACTIONS })),
  ...FUNCTIONS.map(engine => ({ ...engine, country: 'US', transactions: AMERICAN })),
];

describe.each(CASES)('$name in $country', ({ transactions, ...engine }) => {
  it('throws nothing but InvalidRequestError for a request that is anything at all', () => {
    holds(fc.property(junk, request => expectAnswerOrRefusal(engine, request, undefined)));
  });

  it('throws nothing but InvalidRequestError for options that are anything at all', () => {
    const request = engine.requestFor(transactions);
    holds(fc.property(junk, options => expectAnswerOrRefusal(engine, request, options)));
  });

  it('throws nothing but InvalidRequestError for a request with one member that is anything at all', () => {
    const requests = spoiled(engine.requestFor(transactions));
    holds(fc.property(requests, request => expectAnswerOrRefusal(engine, request, OPTIONS)));
  });

  it('throws nothing but InvalidRequestError for options with one member that is anything at all', () => {
    const request = engine.requestFor(transactions);
    holds(fc.property(spoiled(OPTIONS), options => expectAnswerOrRefusal(engine, request, options)));
  });

  it('answers the request and the options that the others spoil', () => {
    expect(engine.safe(engine.requestFor(transactions) as never, OPTIONS as never).success).toBe(true);
  });
});

/** The safe form says the same as the throwing one; each issue leads to a value and names it. */
function expectAnswerOrRefusal(engine: PublicFunction, request: unknown, options: unknown): void {
  const safe = engine.safe(request as never, options as never) as SafeResult<object>;
  let thrown: unknown = null;
  let data: object | null = null;
  try {
    data = engine.call(request as never, options as never);
  } catch (error) {
    thrown = error;
  }
  expect(safe.success).toBe(thrown === null);
  if (safe.success) expect(safe.data).toEqual(data);
  else {
    expect(thrown).toBeInstanceOf(InvalidRequestError);
    const { code, issues, issueCount, name, message } = safe.error;
    expect({ code, name }).toEqual({ code: 'invalid_request', name: 'InvalidRequestError' });
    expect(issues).toEqual((thrown as InvalidRequestError).issues);
    expect(issues.length).toBe(Math.min(100, issueCount));
    expect(issues.length).toBeGreaterThan(0);
    expect(message).not.toBe('');
    for (const issue of issues) {
      expect(issue.path.every(key => typeof key === 'string' || typeof key === 'number')).toBe(true);
      expect(issue.code).not.toBe('');
      const last = issue.path.findLast(key => typeof key === 'string') ?? 'request';
      expect(issue.message).toContain(last);
    }
  }
}
