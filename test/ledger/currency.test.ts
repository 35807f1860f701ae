/** Rows in another currency than that of the account: they count in nothing and set no day. */
import { describe, expect, it } from 'vitest';
import { dayOf, type EpochDay, textOf } from '../../src/base/calendar.js';
import { isInOtherCurrency, latestBookedDay } from '../../src/ledger/days.js';
import { buildLedger, metaOf } from '../../src/ledger/ledger.js';
import type { CurrencyCode } from '../../src/model/transaction.js';
import { transaction } from './support.js';

const rows = [
  transaction('none', '2026-03-01'),
  transaction('null', '2026-03-02', { currency: null }),
  transaction('pounds', '2026-03-03', { currency: 'GBP' }),
  transaction('dollars', '2026-03-04', { currency: 'USD' }),
];

function ledgerIn(currency: CurrencyCode | undefined) {
  return buildLedger({ transactions: rows, path: ['transactions'], accountId: 'main', currency }, null);
}

describe('a row is in another currency', () => {
  it.each([
    [undefined, 'GBP', false],
    [null, 'GBP', false],
    ['GBP', 'GBP', false],
    ['USD', 'GBP', true],
    ['GBP', 'USD', true],
    ['USD', undefined, false],
    [undefined, undefined, false],
    [null, undefined, false],
  ])('where it names %s and the account %s: %s', (currency, expected, isOther) => {
    expect(isInOtherCurrency({ currency }, expected)).toBe(isOther);
  });
});

describe('a ledger', () => {
  it.each([
    ['GBP', ['none', 'null', 'pounds'], 'dollars', '2026-03-03'],
    ['USD', ['none', 'null', 'dollars'], 'pounds', '2026-03-04'],
  ] as const)('in %s counts and stands on its own rows alone', (currency, counted, other, day) => {
    const ledger = ledgerIn(currency);
    expect(ledger.counted.map(({ transactionId }) => transactionId)).toEqual(counted);
    expect(metaOf(ledger).ignored).toEqual([{ transactionId: other, reason: 'other-currency' }]);
    expect(textOf(ledger.asOf as EpochDay)).toBe(day);
  });

  it('of no known currency counts all', () => {
    expect(ledgerIn(undefined).counted).toHaveLength(rows.length);
  });
});

describe('the latest booked day', () => {
  const dated = (date: string | null, currency?: string) => ({
    day: date === null ? null : dayOf(date),
    transaction: { status: 'Booked', currency } as const,
  });

  it('is the latest in the currency, with rows in any order and some without a date', () => {
    const given = [dated('2026-03-02'), dated(null), dated('2026-03-01', 'GBP'), dated('2026-03-09', 'USD')];
    for (const listed of [given, given.toReversed()]) {
      expect(latestBookedDay(listed, 'GBP')).toBe(dayOf('2026-03-02'));
      expect(latestBookedDay(listed)).toBe(dayOf('2026-03-09'));
    }
    expect(latestBookedDay([dated(null)])).toBeNull();
  });
});
