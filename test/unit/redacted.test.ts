/** What an error gives for a log names nothing that was received, whatever column stands where. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatements } from '../../src/adapters.js';
import { InvalidRequestError } from '../../src/base/invalidRequest.js';
import { analyse, enrichTransactions, rulesFromCorrections } from '../../src/index.js';
import { country } from '../support/country.js';
import { holds } from '../support/property.js';

const PRIVATE = [
  'Jane Doe',
  '12345678',
  'GB29NWBK60161331926819',
  '4111 1111 1111 1111',
  'jane@example.com',
  '04-00-04',
];
const FIELDS = [
  'transactionId',
  'description',
  'amount',
  'creditDebitIndicator',
  'status',
  'bookingDate',
  'balance',
  'counterPartyName',
];

function errorOf(call: () => unknown): InvalidRequestError | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidRequestError);
    return error as InvalidRequestError;
  }
}

describe('redacted issues', () => {
  it('have path and code of each issue, and none of the values of shifted columns', () => {
    const counts = { GB: 0, US: 0 };
    let quoted = 0;
    const row = fc.record(Object.fromEntries(FIELDS.map(name => [name, fc.constantFrom(...PRIVATE)])));
    holds(
      fc.property(
        country,
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...PRIVATE),
        (code, transactions, id) => {
          const currencyCode = code === 'GB' ? 'GBP' : 'USD';
          const request = {
            accountId: 'a',
            countryCode: code,
            currencyCode,
            accountHolders: id,
            transactions,
          };
          for (const call of [analyse, enrichTransactions]) {
            const error = errorOf(() => call(request as never));
            if (error === undefined) continue;
            counts[code]++;
            if (PRIVATE.some(text => error.message.includes(text))) quoted++;
            expect(error.redacted.map(({ code: each }) => each)).toEqual(
              error.issues.map(({ code: each }) => each),
            );
            expect(error.redacted.map(({ path }) => path)).toEqual(error.issues.map(({ path }) => path));
            const log = JSON.stringify(error.redacted);
            for (const text of PRIVATE) expect(log).not.toContain(text);
            expect(error.redacted.every(each => Object.keys(each).join() === 'path,code')).toBe(true);
          }
        },
      ),
    );
    expect(Math.min(counts.GB, counts.US, quoted)).toBeGreaterThan(10);
  });

  it.each([
    ['an option that is called like a person', () => readStatements('a', { 'Jane Doe': 1 } as never)],
    ['an option that is called like an account', () => readStatements('a', { '12345678': 1 } as never)],
    ['an option of an engine', () => analyse({} as never, { 'jane@example.com': 1 } as never)],
    ['a file that is none', () => readStatements('Jane Doe, 12345678\n')],
    [
      'a correction',
      () => rulesFromCorrections([], [{ transactionId: '12345678', category: 'rent' }] as never),
    ],
  ])('%s', (_, call) => {
    const log = JSON.stringify(errorOf(call)?.redacted);
    expect(log).toContain('"code"');
    for (const text of PRIVATE) expect(log).not.toContain(text);
  });

  it('are no member of the error as JSON', () => {
    expect(Object.keys(new InvalidRequestError([{ path: [], code: 'a', message: 'b' }]))).not.toContain(
      'redacted',
    );
  });
});
