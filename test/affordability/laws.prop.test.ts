/** Laws of the statement, the views, the bills and the switches, over accounts of every kind. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssessAffordabilityResult, Transaction } from '../../src/index.js';
import { dayOfLedger, ledger, MAIN_ACCOUNT, SECOND_ACCOUNT } from '../support/arbitraries.js';
import { affordability, credit, debit, pence, sumInPence } from '../support/build.js';
import { addDays } from '../support/dates.js';
import { holds } from '../support/property.js';

const SECTIONS = ['income', 'fixed', 'flexible', 'debt', 'savings'] as const;
const ledgers = ledger({ hasSecondAccount: true }).map(({ transactions }) => transactions);
const situations = ledger({ hasSecondAccount: true }).chain(given =>
  fc.record({ transactions: fc.constant(given.transactions), asOf: dayOfLedger(given) }),
);

describe('the statement', () => {
  it('adds up: lines to headings, lines of a section to its estimate', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const result = affordability(transactions, {}, { asOf });
        for (const { amount, lines } of result.statement)
          expect(pence(amount)).toBe(sumInPence(lines.map(line => line.amount)));
        const lines = result.statement.flatMap(heading => heading.lines);
        for (const section of SECTIONS)
          expect(sumInPence(lines.filter(line => line.section === section).map(({ amount }) => amount))).toBe(
            pence(sectionEstimate(result, section)),
          );
      }),
    );
  });

  it('holds each category and each transaction once, and no negative cost', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const lines = affordability(transactions, {}, { asOf }).statement.flatMap(heading => heading.lines);
        expectDistinct(
          lines.flatMap(({ section, categories }) => categories.map(slug => `${section} ${slug}`)),
        );
        expectDistinct(lines.flatMap(({ transactionIds }) => transactionIds));
        for (const { section, amount, minimum, mean, maximum } of lines) {
          if (section !== 'savings') expect(amount).toBeGreaterThanOrEqual(0);
          if (minimum === null || mean === null || maximum === null) continue;
          expect(minimum).toBeLessThanOrEqual(mean);
          expect(mean).toBeLessThanOrEqual(maximum);
        }
      }),
    );
  });

  it('is made of its bills and what is bought beside them', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const result = affordability(transactions, {}, { asOf });
        for (const section of ['fixed', 'flexible', 'debt'] as const)
          expect(
            sumInPence(
              result.regularBills.filter(bill => bill.section === section).map(bill => bill.monthlyAmount),
            ),
          ).toBeLessThanOrEqual(pence(sectionEstimate(result, section)));
        const bills = [...result.regularBills, ...result.stoppedBills];
        expectDistinct(bills.flatMap(({ transactionIds }) => transactionIds));
      }),
    );
  });
});

describe('the views', () => {
  it('add up to the same costs as the sections, flexible included or not', () => {
    holds(
      fc.property(situations, fc.boolean(), ({ transactions, asOf }, includeFlexibleCosts) => {
        const result = affordability(transactions, { includeFlexibleCosts }, { asOf });
        const { expenditure } = result;
        const costs =
          pence(result.estimatedFixedCosts) +
          pence(result.estimatedFlexibleCosts) +
          pence(result.estimatedDebtFees);
        expect(pence(expenditure.total)).toBe(costs);
        expect(sumInPence(expenditure.views.map(({ amount }) => amount))).toBe(costs);
        expect(sumInPence([expenditure.nonDiscretionary, expenditure.discretionary])).toBe(costs);
        expect(sumInPence([expenditure.committed, expenditure.essential])).toBe(
          pence(expenditure.nonDiscretionary),
        );
        for (const { amount, categories } of expenditure.views)
          expect(sumInPence(categories.map(category => category.amount))).toBe(pence(amount));
      }),
    );
  });
});

describe('adding a transfer between own accounts', () => {
  it('changes no line, no view, no bill and no indicator', () => {
    const cases = ledger().chain(given =>
      fc.record({
        given: fc.constant(given),
        amount: fc.integer({ min: 5000, max: 9000 }).map(pounds => pounds + 0.99),
        day: dayOfLedger(given),
      }),
    );
    holds(
      fc.property(cases, ({ given: { transactions, from, to }, amount, day }) => {
        fc.pre(addDays(day, 1) <= to);
        const pair = [
          debit(day, amount, 'TRANSFER TO 12345678', { accountId: MAIN_ACCOUNT }),
          credit(addDays(day, 1), amount, 'TRANSFER FROM 87654321', { accountId: SECOND_ACCOUNT }),
        ];
        // The days that the data cover stay as they are.
        const edges = [marker(from), marker(to)];
        expect(withoutMonths(affordability([...transactions, ...edges, ...pair]))).toEqual(
          withoutMonths(affordability([...transactions, ...edges])),
        );
      }),
    );
  });
});

describe('an ownership share', () => {
  it('scales every figure, each transaction and each bill to the penny', () => {
    holds(
      fc.property(ledgers, fc.constantFrom(0.25, 0.5, 0.75), (transactions, share) => {
        const [whole, part] = [
          affordability(transactions),
          affordability(transactions, { ownershipShare: share }),
        ];
        for (const section of SECTIONS)
          expectNear(sectionEstimate(part, section), share * sectionEstimate(whole, section), transactions);
        whole.monthAffordabilities.forEach((month, index) => {
          const shared = part.monthAffordabilities[index];
          expectNear(shared?.incomeForMonth ?? Number.NaN, share * month.incomeForMonth, transactions);
          expectNear(shared?.fixedCosts ?? Number.NaN, share * month.fixedCosts, transactions);
        });
        whole.indicators.forEach(({ amount, count }, index) => {
          const shared = part.indicators[index];
          expect(shared?.count).toBe(count);
          if (amount !== null) expectNear(shared?.amount ?? Number.NaN, share * amount, transactions);
        });
        expect(part.regularBills.map(({ payee, frequency }) => [payee, frequency])).toEqual(
          whole.regularBills.map(({ payee, frequency }) => [payee, frequency]),
        );
      }),
    );
  });

  it('given for each account or for all at once is the same', () => {
    holds(
      fc.property(ledgers, fc.double({ min: 0.01, max: 1, noNaN: true }), (transactions, share) => {
        expect(
          affordability(transactions, {
            ownershipShares: { [MAIN_ACCOUNT]: share, [SECOND_ACCOUNT]: share },
          }),
        ).toEqual(affordability(transactions, { ownershipShare: share }));
      }),
      2,
    );
  });
});

describe('a stress', () => {
  const stresses = fc.record({
    incomeDownPercent: fc.integer({ min: 0, max: 99 }),
    costsUpPercent: fc.integer({ min: 0, max: 200 }),
    newMonthlyRepayment: fc.integer({ min: 0, max: 200_000 }).map(minor => minor / 100),
  });

  it('leaves less the harder it is', () => {
    const more = fc.constantFrom(
      { incomeDownPercent: 1, costsUpPercent: 0, newMonthlyRepayment: 0 },
      { incomeDownPercent: 0, costsUpPercent: 1, newMonthlyRepayment: 0 },
      { incomeDownPercent: 0, costsUpPercent: 0, newMonthlyRepayment: 1 },
    );
    holds(
      fc.property(ledgers, stresses, more, (transactions, stress, added) => {
        const harder = {
          incomeDownPercent: stress.incomeDownPercent + added.incomeDownPercent,
          costsUpPercent: stress.costsUpPercent + added.costsUpPercent,
          newMonthlyRepayment: stress.newMonthlyRepayment + added.newMonthlyRepayment,
        };
        const [before, after] = [testOf(transactions, stress), testOf(transactions, harder)];
        expect(after.headroom).toBeLessThanOrEqual(before.headroom);
        expect(after.largestAffordableRepayment).toBeLessThanOrEqual(before.largestAffordableRepayment);
        expect(before.affordable || !after.affordable).toBe(true);
      }),
    );
  });

  it('can be borne up to the largest affordable repayment and not beyond', () => {
    holds(
      fc.property(ledgers, stresses, (transactions, stress) => {
        const { largestAffordableRepayment: largest } = testOf(transactions, stress);
        fc.pre(largest > 0);
        expect(testOf(transactions, { ...stress, newMonthlyRepayment: largest }).headroom).toBe(0);
        const beyond = testOf(transactions, { ...stress, newMonthlyRepayment: (pence(largest) + 1) / 100 });
        expect(beyond.affordable).toBe(false);
      }),
    );
  });

  it('of nothing changes nothing', () => {
    holds(
      fc.property(ledgers, transactions => {
        const result = affordability(transactions, { stress: {} });
        expect(result.stressTest?.after).toEqual(result.stressTest?.before);
        const { estimatedAffordability, paymentsToPeople } = result;
        // Irregular payments to people are no part of the estimate, and go on under stress.
        expect(pence(result.stressTest?.headroom ?? Number.NaN)).toBe(
          pence(estimatedAffordability) - pence(paymentsToPeople.monthlyMean),
        );
      }),
    );
  });
});

type Stress = { incomeDownPercent: number; costsUpPercent: number; newMonthlyRepayment: number };

function testOf(transactions: readonly Transaction[], stress: Stress) {
  const { stressTest } = affordability(transactions, { stress });
  if (stressTest === null) throw new Error('expected a stress test');
  return stressTest;
}

function sectionEstimate(result: AssessAffordabilityResult, section: (typeof SECTIONS)[number]): number {
  return {
    income: result.estimatedCalculatedIncome,
    fixed: result.estimatedFixedCosts,
    flexible: result.estimatedFlexibleCosts,
    debt: result.estimatedDebtFees,
    savings: result.estimatedSavings,
  }[section];
}

function marker(day: string): Transaction {
  return debit(day, 0.01, 'GREGGS', { accountId: MAIN_ACCOUNT, transactionId: `marker ${day}` });
}

function withoutMonths({ monthAffordabilities, meta, ...rest }: AssessAffordabilityResult): object {
  return rest;
}

/** Half a penny for each transaction, bill and stream that was rounded, at a weekly bill's 52/12 the most. */
function expectNear(amount: number, expected: number, transactions: readonly Transaction[]): void {
  expect(Math.abs(amount - expected)).toBeLessThanOrEqual(0.005 * 5 * (transactions.length + 1));
}

function expectDistinct(keys: readonly string[]): void {
  expect(keys).toHaveLength(new Set(keys).size);
}
