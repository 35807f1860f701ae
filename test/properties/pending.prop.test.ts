/** A payment that is not booked counts in nothing and moves nothing, whatever its date. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResultMeta, Transaction } from '../../src/index.js';
import { dayOfLedger, ledger } from '../support/arbitraries.js';
import { FUNCTIONS, resultOf } from '../support/functions.js';
import { LISTED_AS_PENDING, withPending, withPendingListing } from '../support/pending.js';
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

const listings = ledger({ hasSecondAccount: true }).chain(given =>
  fc.record({
    rows: withPendingListing(given),
    asOf: fc.option(dayOfLedger(given), { nil: undefined }),
  }),
);

/** Some feeds list a payment as pending and as booked, under one id. */
describe.each(FUNCTIONS)('$name', engine => {
  it('answers the same when booked transactions are listed as pending too, but for listing these', () => {
    holds(
      fc.property(listings, ({ rows: { given, all, listedTwice }, asOf }) => {
        const result = resultOf(engine, all, { asOf });
        expect(withoutListings(result, listedTwice)).toEqual(resultOf(engine, given, { asOf }));
        const { ignored } = (result as { meta: ResultMeta }).meta;
        const pendingIds = ignored.flatMap(({ transactionId, reason }) =>
          reason === 'pending' ? [transactionId] : [],
        );
        if (engine.name !== 'enrichTransactions')
          for (const id of listedTwice) expect(pendingIds).toContain(id);
      }),
      2,
    );
  });

  it('refuses two booked transactions of one id and other content, whatever is pending under it', () => {
    holds(
      fc.property(listings, ({ rows: { all, listedTwice } }) => {
        const [id] = listedTwice;
        const booked = all.find(({ transactionId, status }) => transactionId === id && status === 'Booked');
        if (booked === undefined) return;
        const changed = { ...booked, description: `${booked.description} AGAIN` };
        expect(() => resultOf(engine, [...all, changed])).toThrow(/stands for another transaction/);
      }),
      4,
    );
  });
});

/** As if no row had been added: each is listed as pending once, and where rows are echoed, with its own member. */
function withoutListings(value: unknown, listedTwice: readonly string[]): unknown {
  const isOwn = (item: unknown) =>
    typeof item !== 'object' || item === null || !Object.hasOwn(item, LISTED_AS_PENDING);
  if (Array.isArray(value)) return value.filter(isOwn).map(item => withoutListings(item, listedTwice));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'meta' ? metaWithout(member, listedTwice) : withoutListings(member, listedTwice),
    ]),
  );
}

function metaWithout(meta: ResultMeta, listedTwice: readonly string[]): ResultMeta {
  const left = [...listedTwice];
  const ignored = meta.ignored.filter(({ transactionId, reason }) => {
    const place = reason === 'pending' ? left.indexOf(transactionId) : -1;
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return { ...meta, ignored, transactionCount: meta.transactionCount - listedTwice.length };
}

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
