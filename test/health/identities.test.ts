/** The sums that the model promises, over random lines of every kind; FC_RUNS asks for more cases. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, textOf } from '../../src/base/calendar.js';
import type { HealthPeriods } from '../../src/contract/health/financialHealth.js';
import { type AccountOutline, business, consumer } from './support.js';

const AS_OF = '2026-06-30';
const LAST_DAY = dayOf(AS_OF);
const WORDS = [
  'ACME LTD SALARY',
  'DWP UC',
  'TESCO STORES',
  'TESCO STORES REFUND',
  'REFUND',
  'BARCLAYCARD',
  'LENDING STREAM',
  'BETFRED',
  'TRANSFER TO SAVINGS',
  'TRANSFER FROM SAVINGS',
  'ONLINE TRANSFER',
  'MISS JANE SMITH',
  'OVERDRAFT FEE',
  'RETURNED DD FEE',
  'UNPAID DD SOME CLUB',
  'CASH PAID IN',
  'CASH WITHDRAWAL LNK',
  'OFFICE RENT',
  'HMRC VAT',
  'VAT REPAYMENT HMRC',
  'LOAN ADVANCE',
  'LOAN REPAYMENT',
  'DIRECTORS LOAN',
  'STAFF WAGES',
  'HALLAM HOMES INV',
  'BITCOIN',
  'CASHBACK',
  'QQ ZZ',
] as const;

const line = fc
  .record({
    back: fc.nat(420),
    minor: fc.integer({ min: 1, max: 500_000 }),
    isCredit: fc.boolean(),
    words: fc.constantFrom(...WORDS),
  })
  .map(
    ({ back, minor, isCredit, words }) =>
      `${textOf(addDays(LAST_DAY, -back))} ${isCredit ? '' : '-'}${(minor / 100).toFixed(2)} ${words}`,
  );
const outline: fc.Arbitrary<AccountOutline> = fc.record({
  current: fc.integer({ min: -500_000, max: 5_000_000 }),
  lines: fc.array(line, { maxLength: 60 }),
});
const accounts = fc.array(outline, { minLength: 1, maxLength: 3 });
const PARAMETERS = { seed: 20260101, numRuns: Number(process.env['FC_RUNS'] ?? 60) } as const;

/** In pence, so that adding up numbers with two decimal places does not itself lose any. */
const pence = (...amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);

function everyPeriod<Period>({
  accounts: each,
  combined,
}: {
  accounts: readonly { periods: HealthPeriods<Period> }[];
  combined: { periods: HealthPeriods<Period> } | null;
}): Period[] {
  return [...each, ...(combined === null ? [] : [combined])].flatMap(
    ({ periods }) => Object.values(periods) as Period[],
  );
}

describe('in every period, to the penny,', () => {
  it("a household's figures add up to its credits and debits", () => {
    fc.assert(
      fc.property(accounts, outlines => {
        for (const p of everyPeriod(consumer(AS_OF, ...outlines))) {
          expect(
            pence(
              p.essentialSpending,
              p.discretionarySpending,
              p.debtRepayments,
              p.feesAndInterest.amount,
              p.savingsPaidIn,
              p.transfersOut,
              p.refundsNetted,
            ),
          ).toBe(pence(p.totalDebit));
          expect(
            pence(
              p.income,
              p.otherIncome,
              p.borrowingReceived,
              p.savingsWithdrawn,
              p.transfersIn,
              p.otherCredits,
              p.refundsNetted,
            ),
          ).toBe(pence(p.totalCredit));
          expect(
            pence(p.essentialSpending, p.discretionarySpending, p.debtRepayments, p.feesAndInterest.amount),
          ).toBe(pence(p.totalSpending));
        }
      }),
      PARAMETERS,
    );
  });

  it("a business's figures add up to its credits and debits", () => {
    fc.assert(
      fc.property(accounts, outlines => {
        for (const p of everyPeriod(business(AS_OF, ...outlines))) {
          expect(
            pence(
              p.operatingCosts,
              p.taxes,
              p.loanRepayments,
              p.ownerDrawings,
              p.transfersOut,
              p.refundsNetted,
              p.revenueReturned,
            ),
          ).toBe(pence(p.totalDebit));
          expect(pence(p.payroll, p.rent, p.utilities, p.paymentsToPeople, p.otherOperatingCosts)).toBe(
            pence(p.operatingCosts),
          );
          expect(
            pence(
              p.revenue,
              p.borrowingReceived,
              p.ownerContributions,
              p.transfersIn,
              p.otherCredits,
              p.refundsNetted,
              p.revenueReturned,
            ),
          ).toBe(pence(p.totalCredit));
        }
      }),
      PARAMETERS,
    );
  });

  it('the opening balance and the net are the closing balance, and the extremes hold the rest', () => {
    fc.assert(
      fc.property(accounts, outlines => {
        for (const p of everyPeriod(consumer(AS_OF, ...outlines))) {
          expect(pence(p.openingBalance, p.totalCredit, -p.totalDebit)).toBe(pence(p.closingBalance));
          expect(p.minimumBalance).toBeLessThanOrEqual(p.averageBalance);
          expect(p.averageBalance).toBeLessThanOrEqual(p.maximumBalance);
          expect(p.daysOverdrawn).toBeLessThanOrEqual(p.daysBelowOneHundred);
          expect(p.daysBelowOneHundred).toBeLessThanOrEqual(p.coverage.daysAvailable);
        }
      }),
      PARAMETERS,
    );
  });

  it('the order of the accounts changes nothing in what they are together', () => {
    fc.assert(
      fc.property(accounts, outlines => {
        const named = outlines.map((account, index) => ({ ...account, accountId: `account-${index}` }));
        const reversed = consumer(AS_OF, ...[...named].reverse());
        expect(reversed.combined).toEqual(consumer(AS_OF, ...named).combined);
      }),
      PARAMETERS,
    );
  });
});
