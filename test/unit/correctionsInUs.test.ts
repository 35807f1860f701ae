/** Corrections in the American entry, which knows the towns of its country alone. */
import { describe, expect, it } from 'vitest';
import * as gb from '../../src/gb.js';
import * as us from '../../src/us.js';

const enriched = (description: string) =>
  us.enrichTransactions({
    countryCode: 'US',
    currencyCode: 'USD',
    transactions: [
      {
        transactionId: 't1',
        description,
        amount: '9.50',
        creditDebitIndicator: 'Debit',
        status: 'Booked',
        bookingDate: '2026-03-02',
      },
    ],
  }).transactions;
const CORRECTION = [{ transactionId: 't1', category: 'gifts-and-flowers' }] as const;

describe('rulesFromCorrections', () => {
  it('takes no American town for a part of a name in the American entry', () => {
    const rows = enriched('XK POUGHKEEPSIE NY');
    const refused = us.safeRulesFromCorrections(rows, CORRECTION);
    expect(refused).toMatchObject({ success: false, error: { issues: [{ code: 'no_payee' }] } });
    expect(gb.rulesFromCorrections(rows, CORRECTION)).toMatchObject([{ text: 'XK POUGHKEEPSIE NY' }]);
  });

  it('makes the same rule of a payee with a name in both entries', () => {
    for (const description of [
      'QUENDALE POTTERY SACRAMENTO CA',
      'DEBIT CARD PURCHASE QUENDALE POTTERY POUGHKEEPSIE NY',
    ]) {
      const rows = enriched(description);
      const rules = us.rulesFromCorrections(rows, CORRECTION);
      expect(rules).toMatchObject([{ merchant: 'Quendale Pottery', direction: 'Debit' }]);
      expect(gb.rulesFromCorrections(rows, CORRECTION)).toEqual(rules);
    }
  });
});
