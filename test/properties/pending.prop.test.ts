/** A payment that is not booked counts in nothing and moves nothing, whatever its date. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResultMeta, Transaction } from '../../src/index.js';
import { dayOfLedger, ledger } from '../support/arbitraries.js';
import { FUNCTIONS, resultOf } from '../support/functions.js';
import { withPending } from '../support/pending.js';
import { holds } from '../support/property.js';

const situations = ledger({ hasSecondAccount: true }).chain(given =>
  fc.record({ rows: withPending(given), asOf: fc.option(dayOfLedger(given), { nil: undefined }) }),
);
const isPending = ({ status }: Transaction) => status === 'Pending';

describe.each(FUNCTIONS)('$name', engine => {
  it('answers the same when pending transactions are added, but for listing them', () => {
    holds(
      fc.property(situations, ({ rows: { given, all, pendingIds }, asOf }) => {
        const added = new Set(pendingIds);
        expect(withoutRows(resultOf(engine, all, { asOf }), added)).toEqual(
          withoutRows(resultOf(engine, given, { asOf }), added),
        );
      }),
      2,
    );
  });

  it('stands on no day when all transactions are pending', () => {
    holds(
      fc.property(situations, ({ rows: { all } }) => {
        const pending = all.filter(isPending);
        const { meta } = resultOf(engine, pending) as { meta: ResultMeta };
        expect([meta.asOf, meta.transactionCount]).toEqual([null, pending.length]);
      }),
      3,
    );
  });
});

/** Enrichment sets nothing aside for being pending: it enriches such rows too. */
describe.each(FUNCTIONS.filter(({ name }) => name !== 'enrichTransactions'))('$name', engine => {
  it('lists each pending transaction as pending, whatever its date', () => {
    holds(
      fc.property(situations, ({ rows: { all }, asOf }) => {
        const { meta } = resultOf(engine, all, { asOf }) as { meta: ResultMeta };
        const listed = meta.ignored.filter(({ reason }) => reason === 'pending');
        const pending = all.filter(isPending).map(({ transactionId }) => transactionId);
        expect(listed.map(({ transactionId }) => transactionId).sort()).toEqual(pending.sort());
        const byDate = meta.ignored.filter(({ reason }) => reason !== 'pending');
        expect(byDate.some(({ transactionId }) => pending.includes(transactionId))).toBe(false);
      }),
      3,
    );
  });
});

/** A result as if these rows had not been in the request: neither listed, nor enriched, nor counted as transactions of it. */
function withoutRows(value: unknown, ids: ReadonlySet<string>, key = ''): unknown {
  const isOther = (item: unknown) => !ids.has((item as { transactionId?: string }).transactionId ?? '');
  if (Array.isArray(value)) {
    const kept = key === 'ignored' || key === 'transactions' ? value.filter(isOther) : value;
    return kept.map(item => withoutRows(item, ids));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(key === 'meta' && name === 'transactionCount'))
      .map(([name, member]) => [name, withoutRows(member, ids, name)]),
  );
}
