/** What a request's order, repeats and identity may and may not change. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enrichTransactions, type Transaction } from '../../src/index.js';
import { dayOfLedger, type Ledger, ledger } from '../support/arbitraries.js';
import { asJson, deepFreeze } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { FUNCTIONS, inOneOrder, resultOf, withoutListing } from '../support/functions.js';
import { holds } from '../support/property.js';

const ledgers = ledger({ hasSecondAccount: true });

const shuffled = ledgers.chain(given =>
  fc.record({
    transactions: fc.constant(given.transactions),
    other: fc.shuffledSubarray([...given.transactions], {
      minLength: given.transactions.length,
      maxLength: given.transactions.length,
    }),
    asOf: fc.option(dayOfLedger(given), { nil: undefined }),
  }),
);

/** Some rows again, somewhere behind the rows that they repeat. */
const repeated = ledgers.chain(({ transactions }) =>
  fc.record({
    transactions: fc.constant(transactions),
    repeats: fc.shuffledSubarray([...transactions], { maxLength: Math.min(5, transactions.length) }),
  }),
);

describe.each(FUNCTIONS)('$name', engine => {
  it('answers the same whatever the order of the transactions, but for the order of what it lists', () => {
    holds(
      fc.property(shuffled, ({ transactions, other, asOf }) => {
        const options = { asOf };
        expect(inOneOrder(resultOf(engine, other, options))).toEqual(
          inOneOrder(resultOf(engine, transactions, options)),
        );
      }),
      3,
    );
  });

  it('gives the same bytes for the same request', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        expect(JSON.stringify(resultOf(engine, transactions))).toBe(
          JSON.stringify(resultOf(engine, asJson(transactions))),
        );
      }),
      4,
    );
  });

  it('neither needs to change its input nor does so', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        const before = JSON.stringify(transactions);
        const frozen = deepFreeze(asJson(transactions));
        const options = deepFreeze({ rules: [{ text: 'ARGOS', set: { category: 'electronics' as const } }] });
        expect(resultOf(engine, frozen, options)).toEqual(resultOf(engine, transactions, options));
        expect(JSON.stringify(transactions)).toBe(before);
      }),
      4,
    );
  });

  it('gives nothing but JSON: no undefined, no negative zero, no dates', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        const result = resultOf(engine, transactions);
        expect(result).toStrictEqual(asJson(result));
      }),
      4,
    );
  });
});

describe.each(FUNCTIONS.filter(({ name }) => name !== 'enrichTransactions' && name !== 'analyse'))(
  '$name',
  engine => {
    it('answers the same when transactions are repeated, but for listing them', () => {
      holds(
        fc.property(repeated, ({ transactions, repeats }) => {
          expect(withoutListing(resultOf(engine, [...transactions, ...repeats]))).toEqual(
            withoutListing(resultOf(engine, transactions)),
          );
        }),
        2,
      );
    });

    it('lists each repeat as a duplicate', () => {
      holds(
        fc.property(repeated, ({ transactions, repeats }) => {
          const { meta } = resultOf(engine, [...transactions, ...repeats]) as Metered;
          expect(idsSetAside(meta)).toEqual(repeats.map(({ transactionId }) => transactionId).sort());
          expect(meta.transactionCount).toBe(transactions.length + repeats.length);
        }),
        3,
      );
    });
  },
);

describe('enrichTransactions', () => {
  it('says of a repeated transaction what it says of the first', () => {
    holds(
      fc.property(repeated, ({ transactions, repeats }) => {
        const rows = enriched([...transactions, ...repeats]);
        const firstById = new Map(rows.slice(0, transactions.length).map(row => [row.transactionId, row]));
        expect(rows.slice(0, transactions.length)).toEqual(enriched(transactions));
        for (const repeat of rows.slice(transactions.length)) {
          expect(repeat).toEqual(firstById.get(repeat.transactionId));
        }
      }),
    );
  });
});

interface Metered {
  readonly meta: {
    readonly transactionCount: number;
    readonly ignored: readonly { transactionId: string; reason: string }[];
  };
}

function idsSetAside(meta: Metered['meta']): string[] {
  return meta.ignored
    .filter(({ reason }) => reason === 'duplicate')
    .map(({ transactionId }) => transactionId)
    .sort();
}

function enriched(transactions: Ledger['transactions']) {
  const request = { ...placeOf(transactions), accountId: 'main' };
  return enrichTransactions({ ...request, transactions: transactions as Transaction[] }).transactions;
}
