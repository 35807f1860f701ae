/** What a refusal says of the value that was received, and of the one that was meant. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enrichTransactions, type RequestIssue, validateForScore, verifyIncome } from '../../src/index.js';
import { EXPECTED } from '../../src/requests/expected.js';
import { isAmount, isBookingDate } from '../../src/requests/requestValues.js';
import { junk } from '../support/arbitraries.js';
import { credit, enrich, income, only, refusal, SCORABLE_ACCOUNT } from '../support/build.js';
import { country, idIn, placeOf } from '../support/country.js';
import { holds } from '../support/property.js';

const ROW = credit('2026-01-28', 10, 'SALARY');

function issueOf(member: string, value: unknown, row: object = ROW): RequestIssue {
  return only(refusal(() => enrich([{ ...row, [member]: value } as never])).issues);
}

/** What is said behind the place. */
function said(member: string, value: unknown): string {
  const start = `transactions[0].${member}: `;
  const { message } = issueOf(member, value);
  expect(message.startsWith(start)).toBe(true);
  return message.slice(start.length);
}

describe('an amount', () => {
  it.each([
    [-9.5, 'got -9.5: write 9.5: the direction stands in creditDebitIndicator'],
    ['-9.50', 'got "-9.50": write "9.50": the direction stands in creditDebitIndicator'],
    ['(9.50)', 'got "(9.50)": write "9.50": the direction stands in creditDebitIndicator'],
    ['£9.50', 'got "£9.50": write "9.50"'],
    ['-£1,234.50', 'got "-£1,234.50": write "1234.50": the direction stands in creditDebitIndicator'],
    ['1,234.50', 'got "1,234.50": write "1234.50"'],
    ['1.234,50', 'got "1.234,50": write "1234.50"'],
    ['9,50', 'got "9,50": write "9.50"'],
    ['USD 9.50', 'got "USD 9.50": write "9.50"'],
    [' 9.50 ', 'got " 9.50 ": write "9.50"'],
    ['.5', 'got ".5": write "0.5"'],
    ['5.', 'got "5.": write "5"'],
    ['1e3', 'got "1e3"'],
    ['12-34', 'got "12-34"'],
    ['n/a', 'got "n/a"'],
    ['', 'got ""'],
    [null, 'got null'],
    [true, 'got true'],
    [Number.NaN, 'got NaN'],
    [1e12, 'got 1000000000000'],
    [5n, 'got a bigint'],
    [[5], 'got an array: give the figure alone, and its currency in "currency"'],
    [
      { amount: '9.50', currency: 'GBP' },
      'got an object: give the figure alone, and its currency in "currency"',
    ],
    [undefined, null],
  ])('of %o', (amount, expected) => {
    expect(said('amount', amount)).toBe(
      expected === null ? `is missing: it ${EXPECTED.amount}` : `${EXPECTED.amount}, ${expected}`,
    );
  });
});

describe('a booking date', () => {
  it.each([
    ['31/01/2025', 'got "31/01/2025": write "2025-01-31"'],
    ['01/31/2025', 'got "01/31/2025": write "2025-01-31"'],
    ['01/02/2025', 'got "01/02/2025": write "2025-02-01" or "2025-01-02"'],
    ['02/02/2025', 'got "02/02/2025": write "2025-02-02"'],
    ['20250201', 'got "20250201": write "2025-02-01"'],
    [20250201, 'got 20250201: write "2025-02-01"'],
    ['2025-2-1', 'got "2025-2-1": write "2025-02-01"'],
    ['2025/02/01', 'got "2025/02/01": write "2025-02-01"'],
    [1738368000, 'got 1738368000: write "2025-02-01"'],
    [1738368000000, 'got 1738368000000: write "2025-02-01"'],
    ['2025-02-30', 'got "2025-02-30": there is no such day'],
    ['30/02/2025', 'got "30/02/2025"'],
    [new Date(0), 'got a Date: write the date as text: its toISOString() does'],
    ['yesterday', 'got "yesterday"'],
    [null, 'got null'],
  ])('of %o', (bookingDate, expected) => {
    expect(said('bookingDate', bookingDate)).toBe(`${EXPECTED.bookingDate}, ${expected}`);
  });
});

describe('a value of an enumeration', () => {
  it.each([
    ['creditDebitIndicator', 'credit', 'Credit'],
    ['creditDebitIndicator', 'CRDT', 'Credit'],
    ['creditDebitIndicator', 'DBIT', 'Debit'],
    ['creditDebitIndicator', 'DR', 'Debit'],
    ['status', 'BOOK', 'Booked'],
    ['status', 'booked', 'Booked'],
    ['status', 'PDNG', 'Pending'],
    ['status', 'posted', 'Booked'],
    ['currency', 'gbp', 'GBP'],
    ['currency', '£', 'GBP'],
  ])('for %s, %j', (member, value, meant) => {
    const { message, received } = issueOf(member, value);
    expect(message.endsWith(`, got "${value}": did you mean "${meant}"?`)).toBe(true);
    expect(received).toBe(`"${value}"`);
  });

  it.each([
    ['countryCode', 'UK', 'GB'],
    ['countryCode', 'USA', 'US'],
    ['countryCode', 'us', 'US'],
    ['currencyCode', 'gbp', 'GBP'],
    ['currencyCode', '$', 'USD'],
  ])('for %s of a request, %j', (member, value, meant) => {
    const { message } = only(refusal(() => income([ROW], { [member]: value })).issues);
    expect(message.endsWith(`, got "${value}": did you mean "${meant}"?`)).toBe(true);
  });

  it.each([
    ['creditDebitIndicator', 'CREDIT_CARD'],
    ['status', 'BOOKING'],
    ['status', 'UK'],
  ])('for %s, %j stands for none', (member, value) => {
    expect(issueOf(member, value).message.endsWith(`, got "${value}"`)).toBe(true);
  });
});

describe('a value of another type', () => {
  it.each([
    ['transactionId', 5, 'got 5: write it in quotes: "5"'],
    ['description', 7, 'got 7: write it in quotes: "7"'],
    ['accountId', 10n, 'got a bigint: write it in quotes: "10"'],
    ['description', null, 'got null'],
    ['merchantCategoryCode', 742, 'got 742: write it in quotes: "0742"'],
    ['merchantCategoryCode', '742', 'got "742": write it in quotes: "0742"'],
    ['merchantCategoryCode', 'food', 'got "food"'],
  ])('for %s, %s', (member, value, expected) => {
    expect(said(member, value).endsWith(`, ${expected}`)).toBe(true);
  });

  it('for a switch and a share', () => {
    const [flag] = refusal(() => income([ROW], { includeFlags: 'true' as never })).issues;
    expect(flag?.message).toBe('includeFlags: must be true or false, got "true": write true without quotes');
    const [floor] = refusal(() => enrich([ROW], { confidenceFloor: '0.5' as never })).issues;
    expect(floor?.message).toContain('got "0.5": write 0.5 without quotes');
  });
});

describe('a missing member', () => {
  it.each([
    ['bookingDate', 'bookingdate'],
    ['bookingDate', 'booking_date'],
    ['bookingDate', 'date'],
    ['transactionId', 'id'],
    ['description', 'narrative'],
    ['creditDebitIndicator', 'credit_debit_indicator'],
  ])('%s is looked for under its other names: %s', (member, instead) => {
    const { message, received } = issueOf(member, undefined, { ...ROW, [instead]: 'x' });
    expect(message).toContain(`${member}: is missing: `);
    expect(message.endsWith(`; "${instead}" is not read`)).toBe(true);
    expect(received).toBeUndefined();
  });

  it('is missing, and nothing else, where none of its names is given', () => {
    expect(issueOf('description', undefined).message).toBe(
      'transactions[0].description: is missing: it must be text',
    );
  });

  it('of a request is looked for too', () => {
    const request = { accountId: 'a', country: 'GB', currency: 'GBP', transactions: [] };
    expect(only(refusal(() => verifyIncome(request as never)).issues).message).toContain(
      '"currency" is not read',
    );
    const score = { account: { ...SCORABLE_ACCOUNT, accountId: undefined }, transactions: [] };
    expect(only(refusal(() => validateForScore(score as never)).issues).message).toContain('is missing');
  });
});

describe('a received value, whatever it is', () => {
  const MEMBERS = [
    'amount',
    'bookingDate',
    'status',
    'description',
    'merchantCategoryCode',
    'currency',
    'balance',
  ];
  const spoilt = fc.record({
    code: country,
    member: fc.constantFrom(...MEMBERS),
    value: fc.oneof(junk, fc.string({ minLength: 30, maxLength: 300, unit: 'binary' })),
  });

  it('is quoted shortly, on one line, as the issue has it, and beside path, code and message', () => {
    holds(
      fc.property(spoilt, ({ code, member, value }) => {
        const rows = [{ ...ROW, transactionId: idIn(code, 'a'), [member]: value }];
        const issues = issuesOf(() => enrichTransactions({ ...placeOf(rows), transactions: rows as never }));
        for (const issue of issues) {
          expect(issue.message.length).toBeLessThan(300);
          expect(issue.message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u);
          if (issue.received === undefined) continue;
          expect(issue.received.length).toBeLessThanOrEqual(43);
          expect(issue.message).toContain(`, got ${issue.received}`);
        }
      }),
    );
  });

  it('has a hint that is taken when it is followed', () => {
    const slips = fc.oneof(
      fc.tuple(
        fc.constant('amount'),
        fc
          .tuple(
            fc.constantFrom('-', '£', '$', '(', ' ', 'GBP ', ''),
            fc.nat({ max: 99_999_999 }),
            fc.constantFrom(',00', '.5', '', ')', ' DR', '.'),
          )
          .map(parts => parts.join('')),
      ),
      fc.tuple(
        fc.constant('bookingDate'),
        fc
          .tuple(
            fc.integer({ min: 1, max: 31 }),
            fc.integer({ min: 1, max: 31 }),
            fc.integer({ min: 1950, max: 2050 }),
          )
          .map(parts => parts.join('/')),
      ),
    );
    holds(
      fc.property(slips, ([member, value]) => {
        for (const { message } of issuesOf(() => enrich([{ ...ROW, [member]: value }])))
          for (const [, meant = ''] of message.split(': write ')[1]?.matchAll(/"([^"]*)"/g) ?? [])
            expect(member === 'amount' ? isAmount(meant) : isBookingDate(meant), message).toBe(true);
      }),
    );
  });
});

function issuesOf(call: () => unknown): readonly RequestIssue[] {
  try {
    call();
    return [];
  } catch (error) {
    return (error as { issues: readonly RequestIssue[] }).issues;
  }
}
