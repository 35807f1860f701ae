/** A transaction is identified by its account and its id: which ids other accounts use changes nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enrichTransactions,
  rulesFromCorrections,
  safeRulesFromCorrections,
  type Transaction,
} from '../../src/index.js';
import { MAIN_ACCOUNT } from '../support/arbitraries.js';
import { enrich } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { FUNCTIONS, inOneOrder, resultOf, withoutListing } from '../support/functions.js';
import { holds } from '../support/property.js';
import { sharedIds, withOwnIds, withSharedIds } from '../support/sharedIds.js';

const shuffled = sharedIds.chain(rows =>
  fc.tuple(
    fc.constant(rows),
    fc.shuffledSubarray([...rows], { minLength: rows.length, maxLength: rows.length }),
  ),
);

describe.each(FUNCTIONS)('$name', engine => {
  it('answers of accounts that share ids what it answers where every id is used once', () => {
    holds(
      fc.property(sharedIds, rows => {
        expect(withSharedIds(resultOf(engine, rows))).toEqual(
          withSharedIds(resultOf(engine, withOwnIds(rows))),
        );
      }),
      3,
    );
  });

  it('answers the same whatever the order of rows that share ids', () => {
    holds(
      fc.property(shuffled, ([rows, other]) => {
        expect(inOneOrder(resultOf(engine, other))).toEqual(inOneOrder(resultOf(engine, rows)));
      }),
      3,
    );
  });

  it('sets aside an exact repeat alone, whatever ids other accounts use', () => {
    holds(
      fc.property(shuffled, ([rows, repeats]) => {
        const twice = resultOf(engine, [...rows, ...repeats.slice(0, 3)]);
        const { ignored } = (twice as Metered).meta;
        expect(ignored.filter(({ reason }) => reason === 'duplicate')).toHaveLength(Math.min(3, rows.length));
        if (engine.name === 'enrichTransactions' || engine.name === 'analyse') return;
        expect(withoutListing(twice)).toEqual(withoutListing(resultOf(engine, rows)));
      }),
      4,
    );
  });
});

interface Metered {
  readonly meta: { readonly ignored: readonly { readonly reason: string }[] };
}

describe('rows of a request that names no account', () => {
  it('are those of one account more, which shares ids with the others', () => {
    holds(
      fc.property(sharedIds, rows => {
        expect(withSharedIds(enrich(rows))).toEqual(withSharedIds(enrich(withOwnIds(rows))));
      }),
      3,
    );
  });

  it('repeat rows that name the account of the request', () => {
    holds(
      fc.property(sharedIds, rows => {
        const named = rows.map(row => ({ ...row, accountId: row.accountId ?? MAIN_ACCOUNT }));
        const request = { ...placeOf(rows), accountId: MAIN_ACCOUNT, transactions: [...rows, ...named] };
        const { transactions, meta } = enrichTransactions(request);
        expect(meta.ignored.filter(({ reason }) => reason === 'duplicate')).toHaveLength(rows.length);
        expect(transactions.slice(rows.length).map(({ enrichedData }) => enrichedData)).toEqual(
          transactions.slice(0, rows.length).map(({ enrichedData }) => enrichedData),
        );
      }),
      3,
    );
  });

  it('are the same whether their account is empty, null or left out', () => {
    holds(
      fc.property(sharedIds, rows => {
        const unnamed = (none: object) =>
          rows.map(({ accountId, ...row }) => (accountId ? { ...row, accountId } : { ...row, ...none }));
        const answer = (none: object) =>
          enrich(unnamed(none) as Transaction[]).map(({ accountId, ...row }) => row);
        expect(answer({ accountId: '' })).toEqual(answer({}));
        expect(answer({ accountId: null })).toEqual(answer({}));
      }),
      3,
    );
  });
});

describe('a correction', () => {
  const corrected = sharedIds
    .filter(rows => rows.length > 0)
    .chain(rows => fc.tuple(fc.constant(rows), fc.constantFrom(...rows)));

  it('of one transaction of an account corrects that one alone', () => {
    holds(
      fc.property(corrected, ([given, { transactionId, accountId }]) => {
        const rows = given.map(row => ({ ...row, accountId: row.accountId ?? 'main' }));
        const first = enrich(rows);
        const correction = {
          transactionId,
          accountId: accountId ?? 'main',
          merchant: 'Corner shop',
          applyTo: 'transaction',
        } as const;
        const rules = rulesFromCorrections(first, [correction]);
        const changed = enrich(rows, { rules }).filter(({ enrichedData: { evidence } }) =>
          evidence.some(({ signal }) => signal === 'rule'),
        );
        expect(changed.map(row => [row.transactionId, row.accountId])).toEqual([
          [transactionId, correction.accountId],
        ]);
        expect(changed[0]?.enrichedData.predictedMerchantName).toBe('Corner shop');
      }),
      2,
    );
  });

  it('has to name the account where several use the id, and only there', () => {
    holds(
      fc.property(corrected, ([rows, { transactionId }]) => {
        const { transactions } = enrichTransactions({ ...placeOf(rows), transactions: rows });
        const users = new Set(
          rows.filter(row => row.transactionId === transactionId).map(({ accountId }) => accountId),
        );
        const result = safeRulesFromCorrections(transactions, [
          { transactionId, merchant: null, applyTo: 'transaction' },
        ]);
        if (users.size === 1) expect(result.success).toBe(true);
        else
          expect(result).toMatchObject({
            success: false,
            error: { issues: [{ path: ['corrections', 0, 'accountId'], code: 'ambiguous_transaction' }] },
          });
      }),
    );
  });
});
