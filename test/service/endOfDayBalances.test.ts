/** End-of-day balances as the service writes them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDayBalances } from '../../src/index.js';
import { parseEndOfDayBalances, serialiseEndOfDayBalances } from '../../src/service.js';
import { credit, debit, only } from '../support/build.js';
import { addDays } from '../support/dates.js';
import { holds } from '../support/property.js';

describe('end-of-day balances', () => {
  it('have a row for every day, the quiet ones too, and say when they are overdrawn', () => {
    const account = only(
      endOfDayBalances({
        accounts: [
          {
            accountId: 'a',
            currencyCode: 'GBP',
            balances: { current: { amount: 30, creditDebitIndicator: 'Credit' } },
            transactions: [
              debit('2026-03-02', 75.5, 'TESCO STORES 3021'),
              credit('2026-03-05', 100, 'QUENDALE LTD SALARY BGC'),
            ],
          },
        ],
      }).accounts,
    );
    expect(serialiseEndOfDayBalances(account.days)).toEqual([
      { date: '2026-03-02', balance: { amount: 70, creditDebitIndicator: 'Debit' } },
      { date: '2026-03-03', balance: { amount: 70, creditDebitIndicator: 'Debit' } },
      { date: '2026-03-04', balance: { amount: 70, creditDebitIndicator: 'Debit' } },
      { date: '2026-03-05', balance: { amount: 30, creditDebitIndicator: 'Credit' } },
    ]);
  });

  it('of every day are read back as they were written', () => {
    holds(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 40 }), pence => {
        const days = pence.map((minor, index) => ({
          date: addDays('2025-12-20', index),
          balance: minor / 100 + 0,
        }));
        expect(parseEndOfDayBalances(serialiseEndOfDayBalances(days))).toEqual(days);
      }),
    );
  });
});
