/** A row in a currency of its own counts in nothing, wherever and whenever it stands. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessConsumerFinancialHealth, type Transaction, validateForScore } from '../../src/index.js';
import { type Ledger, ledger, MAIN_ACCOUNT, rowOf, SECOND_ACCOUNT } from '../support/arbitraries.js';
import { credit, debit, enrich, income, only, refusal, SCORABLE_ACCOUNT } from '../support/build.js';
import { CURRENCY, idIn } from '../support/country.js';
import { addDays } from '../support/dates.js';
import { FUNCTIONS, type PublicFunction, resultOf, withoutListing } from '../support/functions.js';
import { holds } from '../support/property.js';

const FOREIGN = 'foreign-';

/** Copies of the ledger's own rows, so that they would count, and pair, if their currency were not looked at. */
function foreignRow(given: Ledger): fc.Arbitrary<Transaction> {
  return fc
    .record({
      row: rowOf(given),
      days: fc.integer({ min: -500, max: 500 }),
      accountId: fc.constantFrom(MAIN_ACCOUNT, SECOND_ACCOUNT),
      isCredit: fc.boolean(),
      currency: fc.constantFrom('EUR', 'JPY', given.country === 'GB' ? 'USD' : 'GBP'),
    })
    .map(({ row, days, accountId, isCredit, currency }) => ({
      ...row,
      bookingDate: addDays(row.bookingDate.slice(0, 10), days),
      accountId,
      creditDebitIndicator: isCredit ? ('Credit' as const) : ('Debit' as const),
      status: 'Booked' as const,
      currency,
    }));
}

const mixed = ledger({ hasSecondAccount: true })
  .filter(({ transactions }) => new Set(transactions.map(({ accountId }) => accountId)).size === 2)
  .chain(given =>
    fc.record({
      given: fc.constant(given),
      foreign: fc.array(foreignRow(given), { minLength: 1, maxLength: 8 }),
      place: fc.nat({ max: given.transactions.length }),
    }),
  )
  .map(({ given: { transactions, country }, foreign, place }) => ({
    own: transactions,
    foreignIds: foreign.map((_, index) => idIn(country, `${FOREIGN}${index}`)),
    all: [
      ...transactions.slice(0, place),
      ...foreign.map((row, index) => ({ ...row, transactionId: idIn(country, `${FOREIGN}${index}`) })),
      ...transactions.slice(place),
    ],
  }));

describe.each(FUNCTIONS)('$name', engine => {
  it('answers as without rows in another currency, and lists each of them', () => {
    holds(
      fc.property(mixed, ({ own, all, foreignIds }) => {
        const result = resultOf(engine, all);
        expect(withoutListing(withoutForeign(result))).toEqual(withoutListing(resultOf(engine, own)));
        expect(ignoredFor(result, 'other-currency')).toEqual([...foreignIds].sort());
      }),
      4,
    );
  });

  it('answers the same when each row says that it is in the currency of the request', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions, country }) => {
        const said = transactions.map(row => ({ ...row, currency: CURRENCY[country] }));
        expect(withoutCurrency(resultOf(engine, said))).toEqual(resultOf(engine, transactions));
      }),
      4,
    );
  });

  it.each(['gbp', 'GB', 'POUND', '£', '', 5, ['GBP']])('refuses a currency of %j by name', currency => {
    const row = { ...credit('2026-01-28', 10, 'SALARY'), currency };
    const { path, message } = only(refusal(() => callWith(engine, row)).issues);
    expect(path.at(-1)).toBe('currency');
    expect(message).toContain('currency: ');
  });

  it('takes null for no currency', () => {
    const row = { ...credit('2026-01-28', 10, 'SALARY'), currency: null };
    expect(ignoredFor(callWith(engine, row), 'other-currency')).toEqual([]);
  });
});

describe('financial health', () => {
  it('asks each row for the currency of its own account', () => {
    const balances = { current: { amount: 100, creditDebitIndicator: 'Credit' } } as const;
    const row = (transactionId: string, currency: string) =>
      debit('2026-01-28', 10, 'SHOP', { transactionId, currency });
    const { meta, accounts } = assessConsumerFinancialHealth({
      accounts: [
        { accountId: 'gb', currencyCode: 'GBP', balances, transactions: [row('1', 'GBP'), row('2', 'USD')] },
        { accountId: 'us', currencyCode: 'USD', balances, transactions: [row('3', 'GBP'), row('4', 'USD')] },
      ],
    });
    expect(meta.ignored).toEqual([
      { transactionId: '2', reason: 'other-currency' },
      { transactionId: '3', reason: 'other-currency' },
    ]);
    expect(accounts.map(({ periods }) => Object.values(periods)[0]?.totalDebit)).toEqual([10, 10]);
  });
});

describe('score validation', () => {
  it('takes the account\u2019s own text for its currency, in any case', () => {
    const transactions = [credit('2026-01-28', 10, 'SALARY', { currency: 'GBP' })];
    const account = { ...SCORABLE_ACCOUNT, currencyCode: 'gbp' };
    expect(validateForScore({ account, transactions }).meta.ignored).toEqual([]);
  });

  it('does not ask a row in another currency for its booking date', () => {
    const { failures } = validateForScore({
      account: SCORABLE_ACCOUNT,
      transactions: [{ transactionId: 'a', status: 'Booked', bookingDate: null, currency: 'EUR' }],
    });
    expect(failures.flatMap(({ code }) => code)).not.toContain('transactions_without_booking_date');
  });
});

describe('a row in another currency', () => {
  it('is listed so before it is listed as late or pending, and a repeat as a repeat', () => {
    const row = credit('2026-01-28', 10, 'SALARY', { currency: 'EUR', status: 'Pending' });
    const { meta } = income([row, row], {}, { asOf: '2025-01-01' });
    expect(meta.ignored.map(({ reason }) => reason)).toEqual(['other-currency', 'duplicate']);
  });

  it('is enriched like any other, and echoed with its currency', () => {
    const row = only(enrich([debit('2026-01-28', 10, 'TESCO STORES 3021', { currency: 'EUR' })]));
    expect(row.currency).toBe('EUR');
    expect(row.enrichedData.category.slug).toBe('groceries');
  });
});

function callWith({ call, requestFor }: PublicFunction, row: object): object {
  return call(requestFor([row as Transaction]) as never);
}

function withoutForeign(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter(item => !String(item?.transactionId).includes(FOREIGN)).map(withoutForeign);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutForeign(member)]));
}

function withoutCurrency(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCurrency);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'currency');
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutCurrency(member)]));
}

/** In the meta of the whole result. */
function ignoredFor(result: object, reason: string): string[] {
  const { ignored } = (result as { meta: { ignored: readonly { transactionId: string; reason: string }[] } })
    .meta;
  return ignored
    .filter(each => each.reason === reason)
    .map(({ transactionId }) => transactionId)
    .sort();
}
