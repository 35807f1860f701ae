/** Laws of the attributes, on accounts as banks report them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SCORE_ATTRIBUTES,
  type ScoreAttributeName,
  type ScoreAttributesResult,
  scoreAttributes,
  type Transaction,
} from '../../src/index.js';
import { ledger, MAIN_ACCOUNT } from '../support/arbitraries.js';
import { pence } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { holds } from '../support/property.js';

function attributesOf(
  transactions: readonly Transaction[],
  balance: number | null = 1000,
): ScoreAttributesResult<ScoreAttributeName> {
  return scoreAttributes({
    accountId: MAIN_ACCOUNT,
    currencyCode: placeOf(transactions).currencyCode,
    balances: balance === null ? null : { current: { amount: balance, creditDebitIndicator: 'Credit' } },
    transactions,
  });
}

/**
 * Pence that rounding may make of a scaled amount, for each time it is scaled: half a penny before and half after; for an
 * estimate up to five times that for each stream, since the payment is rounded before it is brought to a month.
 */
const slackOf = (name: ScoreAttributeName) => (name === 'estimatedIncomePerMonth' ? 10 : 1);

const anyLedger = ledger({ hasSecondAccount: true }).map(({ transactions }) => transactions);
const plainLedger = ledger({ isPlain: true }).map(({ transactions }) => transactions);
const ofFamily = (pattern: RegExp) => SCORE_ATTRIBUTES.filter(({ name }) => pattern.test(name));

describe('score attributes', () => {
  it('are finite numbers in the range of their unit, or null for one of the reasons of their definition', () => {
    holds(
      fc.property(anyLedger, fc.boolean(), (transactions, isKnown) => {
        const { attributes, notComputed } = attributesOf(transactions, isKnown ? 1000 : null);
        const reasons = new Map(notComputed.map(({ attribute, reason }) => [attribute, reason]));
        for (const { name, unit, nullReasons } of SCORE_ATTRIBUTES) {
          const value = attributes[name];
          expect(reasons.has(name), name).toBe(value === null);
          if (value === null) expect(nullReasons, name).toContain(reasons.get(name));
          else {
            expect(Number.isFinite(value), name).toBe(true);
            expect(Object.is(value, -0), name).toBe(false);
            if (unit === 'count') expect(Number.isInteger(value) && value >= 0, name).toBe(true);
            if (unit === 'days' || unit === 'months') expect(value, name).toBeGreaterThanOrEqual(0);
            if (unit === 'money') expect(pence(value) / 100, name).toBe(value);
          }
        }
      }),
    );
  });

  it('do not change with scale, but for money, which scales, and the days below 100.00', () => {
    holds(
      fc.property(plainLedger, fc.integer({ min: 2, max: 9 }), (transactions, factor) => {
        // A first payment over 10,000.00 counts as a lump (src/income/lumps.ts), whatever it was before it was scaled.
        fc.pre(
          transactions.every(
            row => row.creditDebitIndicator === 'Debit' || Number(row.amount) * factor <= 10_000,
          ),
        );
        const before = attributesOf(transactions).attributes;
        const after = attributesOf(
          transactions.map(row => ({ ...row, amount: (pence(Number(row.amount)) * factor) / 100 })),
          1000 * factor,
        ).attributes;
        for (const { name, unit } of SCORE_ATTRIBUTES) {
          if (name.startsWith('daysBelowOneHundred')) continue;
          const [old, scaled] = [before[name], after[name]];
          if (old === null || scaled === null || unit !== 'money') expect(scaled, name).toBe(old);
          else
            expect(Math.abs(pence(scaled) - factor * pence(old)), name).toBeLessThanOrEqual(
              slackOf(name) * factor,
            );
        }
      }),
    );
  });

  it('count no more in a shorter window than in a longer one', () => {
    const windowed =
      /^(returnedPaymentCount|highCostRepaymentCount|daysBelowZero|daysBelowOneHundred|transactionCount|loansReceivedCount)(\d+)d$/;
    const stems = [...new Set(ofFamily(windowed).map(({ name }) => name.replace(/\d+d$/, '')))];
    expect(stems).toHaveLength(6);
    holds(
      fc.property(anyLedger, transactions => {
        const { attributes } = attributesOf(transactions);
        for (const stem of stems) {
          const counts = ['30d', '90d', '180d', '365d']
            .map(days => attributes[`${stem}${days}` as ScoreAttributeName])
            .filter(value => typeof value === 'number');
          expect(counts, stem).toEqual([...counts].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('part spending into fixed, flexible and debt costs', () => {
    holds(
      fc.property(anyLedger, transactions => {
        const { attributes } = attributesOf(transactions);
        const { spendingToIncome, fixedCostsShareOfIncome, flexibleCostsShareOfIncome } = attributes;
        if (spendingToIncome === null) return;
        const shares = (fixedCostsShareOfIncome ?? 0) + (flexibleCostsShareOfIncome ?? 0);
        const vehicle = (attributes.vehicleFinancePerMonth ?? 0) / (attributes.incomePerMonth ?? 1);
        const debt = (attributes.debtServiceRatio ?? 0) - vehicle + (attributes.bankFeesShareOfIncome ?? 0);
        expect(shares + debt).toBeCloseTo(spendingToIncome, 2);
      }),
    );
  });

  it('know of balances what the balance says, and of all else what they knew without', () => {
    holds(
      fc.property(anyLedger, transactions => {
        const known = attributesOf(transactions).attributes;
        const { attributes: unknown, notComputed } = attributesOf(transactions, null);
        const reasons = new Map(notComputed.map(({ attribute, reason }) => [attribute, reason]));
        for (const { name } of SCORE_ATTRIBUTES)
          if (reasons.get(name) !== 'no-balance') expect(unknown[name], name).toBe(known[name]);
      }),
    );
  });
});
