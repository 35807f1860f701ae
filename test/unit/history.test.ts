/** What is learned from other payments of the same payee, and what it costs to learn it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryIdOf, classIdOf, UNCATEGORISED } from '../../src/enrichment/categories.js';
import type { Decision } from '../../src/enrichment/decide.js';
import { learnFromHistory } from '../../src/enrichment/history.js';
import { MOST_DAYS_BACK } from '../../src/enrichment/refunds.js';
import type { LedgerEntry } from '../../src/ledger/ledger.js';
import { holds } from '../support/property.js';

type Payment = Pick<LedgerEntry, 'day' | 'minor' | 'isCredit'>;

const REFUND = categoryIdOf('refund');
const OPEN: Decision = {
  category: UNCATEGORISED,
  confidence: 0,
  classId: classIdOf('unclassified'),
  classConfidence: 0.5,
  merchant: null,
  merchantCategory: UNCATEGORISED,
  alternatives: [],
  evidence: [],
  payee: 'MEPLIN',
  payeeName: 'Meplin',
  rail: null,
  isPerson: false,
  benefit: null,
  returnWording: null,
  hasMessage: false,
  ruled: null,
};

function entryOf({ day, minor, isCredit }: Payment, index: number): LedgerEntry {
  const transactionId = String(index).padStart(6, '0');
  return {
    index,
    transactionId,
    accountId: null,
    day,
    month: 0,
    minor,
    isCredit,
    source: {
      transactionId,
      description: 'MEPLIN',
      amount: minor / 100,
      creditDebitIndicator: isCredit ? 'Credit' : 'Debit',
      status: 'Booked',
      bookingDate: '2025-01-01',
    },
  };
}

/** Places of the payments, all of one payee and by day, that are learned to be refunds. */
function refundsAmong(entries: readonly LedgerEntry[]): number[] {
  const decisions = entries.map(() => OPEN);
  learnFromHistory(entries, decisions);
  return decisions.flatMap(({ category }, index) => (category === REFUND ? [index] : []));
}

/** The same, the slow and obvious way. */
function returningAmong(payments: readonly Payment[]): number[] {
  return payments.flatMap((credit, index) =>
    credit.isCredit &&
    payments.some(
      ({ isCredit, day, minor }) =>
        !isCredit && minor >= credit.minor && day <= credit.day && credit.day - day <= MOST_DAYS_BACK,
    )
      ? [index]
      : [],
  );
}

describe('history', () => {
  it('sees a refund where as much was paid to the same payee in the days before', () => {
    const payment = fc.record({
      day: fc.integer({ min: 0, max: 4 * MOST_DAYS_BACK }),
      minor: fc.integer({ min: 1, max: 50 }),
      isCredit: fc.boolean(),
    });
    holds(
      fc.property(fc.array(payment, { maxLength: 40 }), payments => {
        const ordered = payments.toSorted((a, b) => a.day - b.day);
        expect(refundsAmong(ordered.map(entryOf))).toEqual(returningAmong(ordered));
      }),
    );
  });

  it('costs twice as much for twice as many payments of one payee', () => {
    const readsOf = (count: number) => {
      let reads = 0;
      const entries = Array.from({ length: count }, (_, index) => {
        const isCredit = index % 2 === 1;
        // No credit is as small as any debit, so that none ends the search.
        const entry = entryOf({ day: Math.floor(index / 100), minor: isCredit ? 1000 : 10, isCredit }, index);
        return new Proxy(entry, {
          get: (target, member) => {
            reads++;
            return Reflect.get(target, member);
          },
        });
      });
      expect(refundsAmong(entries)).toEqual([]);
      return reads;
    };
    expect(readsOf(8000) / readsOf(4000)).toBeLessThan(2.2);
  });
});
