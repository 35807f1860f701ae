/** Parts and wholes, to the penny. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AffordabilityLine,
  type ConfidenceScoreFlags,
  type IncomeStream,
  type MonthAffordability,
  verifyIncome,
} from '../../src/index.js';
import { dayOfLedger, ledger } from '../support/arbitraries.js';
import { affordability, income, pence, sumInPence } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { holds } from '../support/property.js';

const ledgers = ledger({ hasSecondAccount: true });
/** A ledger and a day to stand on, so that some rows lie behind it and some before the twelve months. */
const situations = ledgers.chain(given =>
  fc.record({
    transactions: fc.constant(given.transactions),
    asOf: fc.option(dayOfLedger(given), { nil: undefined }),
  }),
);

describe('verifyIncome', () => {
  it('adds the months of each stream up to its total', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        for (const { months, total } of income(transactions, {}, { asOf }).incomeStreams) {
          expect(sumInPence(months.map(month => month.income))).toBe(pence(total));
        }
      }),
    );
  });

  it('gives each stream the sum of its transactions as its total', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const amounts = new Map(transactions.map(row => [row.transactionId, Number(row.amount)]));
        for (const { transactionIds, total } of income(transactions, {}, { asOf }).incomeStreams) {
          expect(sumInPence(transactionIds.map(id => amounts.get(id) ?? Number.NaN))).toBe(pence(total));
        }
      }),
    );
  });

  it('adds the streams up to the summary: totals, estimates and each month', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const { incomeStreams, incomeStreamsSummary } = income(transactions, {}, { asOf });
        expect(pence(incomeStreamsSummary.total)).toBe(sumInPence(incomeStreams.map(({ total }) => total)));
        expect(pence(incomeStreamsSummary.estimatedIncome)).toBe(
          sumInPence(incomeStreams.map(({ estimatedIncome }) => estimatedIncome)),
        );
        incomeStreamsSummary.months.forEach((month, index) => {
          const parts = incomeStreams.map(({ months }) => months[index]);
          expect(parts.every(part => part?.year === month.year && part.month === month.month)).toBe(true);
          expect(pence(month.income)).toBe(sumInPence(parts.map(part => part?.income ?? Number.NaN)));
        });
      }),
    );
  });

  it('places every transaction exactly once: a debit, in a stream, not counted, or ignored', () => {
    holds(
      fc.property(situations, fc.boolean(), ({ transactions, asOf }, excludeBenefits) => {
        const result = income(transactions, { excludeBenefits }, { asOf });
        const ignored = result.meta.ignored.map(({ transactionId }) => transactionId);
        const debits = transactions
          .filter(row => row.creditDebitIndicator === 'Debit' && !ignored.includes(row.transactionId))
          .map(({ transactionId }) => transactionId);
        const placed = [
          ...ignored,
          ...debits,
          ...result.incomeStreams.flatMap(({ transactionIds }) => transactionIds),
          ...result.creditsNotCounted.map(({ transactionId }) => transactionId),
        ];
        expect(placed.sort()).toEqual(transactions.map(({ transactionId }) => transactionId).sort());
      }),
    );
  });

  it('ranks at most three streams One, Two, Three by total, and no benefit and no state pension', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const { incomeStreams } = income(transactions, {}, { asOf });
        const isBeside = ({ isBenefit, category }: IncomeStream) => isBenefit || category === 'state-pension';
        const main = incomeStreams.filter(stream => !isBeside(stream));
        expect(main.map(({ rank }) => rank)).toEqual(['One', 'Two', 'Three'].slice(0, main.length));
        const totals = main.map(({ total }) => total);
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
        expect(incomeStreams.every(stream => !isBeside(stream) || stream.rank === null)).toBe(true);
      }),
    );
  });

  it('makes the confidence score of the flags: 3, 1, 1 and 2 for those that hold, plus both stabilities, at most ten times the likelihood', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const result = income(transactions, { includeFlags: true }, { asOf });
        for (const stream of result.incomeStreams) {
          const { confidenceScore, confidenceScoreFlags: flags, incomeLikelihood } = stream;
          expect(flags).not.toBeNull();
          if (flags === null) continue;
          expect(confidenceScore).toBe(scoreOf(flags, incomeLikelihood));
          expect(flags.stabilityOverall).toBeGreaterThanOrEqual(0);
          expect(flags.stabilityOverall).toBeLessThanOrEqual(3);
          expect(flags.stability6Months).toBeGreaterThanOrEqual(-3);
          expect(flags.stability6Months).toBeLessThanOrEqual(0);
          expect(!flags.varianceTolerance5Percent || flags.varianceTolerance10Percent).toBe(true);
        }
        const { confidenceScore, confidenceScoreFlags: flags } = result.incomeStreamsSummary;
        const paying = result.incomeStreams.filter(({ status }) => status !== 'Ended');
        const total = paying.reduce((sum, { estimatedIncome }) => sum + estimatedIncome, 0);
        const mean = paying.reduce(
          (sum, { incomeLikelihood, estimatedIncome }) =>
            sum + incomeLikelihood * (total > 0 ? estimatedIncome / total : 1 / paying.length),
          0,
        );
        expect(confidenceScore).toBe(flags === null ? 0 : scoreOf(flags, mean));
        for (const { confidenceScore: score, confidenceScoreReasons: reasons } of [
          ...result.incomeStreams,
          result.incomeStreamsSummary,
        ])
          expect((reasons ?? []).reduce((sum, { points }) => sum + points, 0)).toBe(score);
      }),
    );
  });

  it('has every credit of the twelve months in exactly one source', () => {
    holds(
      fc.property(situations, fc.boolean(), ({ transactions, asOf }, excludeBenefits) => {
        const result = income(transactions, { excludeBenefits }, { asOf });
        const ignored = new Set(result.meta.ignored.map(({ transactionId }) => transactionId));
        const counted = transactions
          .filter(row => row.creditDebitIndicator === 'Credit' && !ignored.has(row.transactionId))
          .map(({ transactionId }) => transactionId);
        const placed = result.incomeSources.flatMap(({ transactionIds }) => transactionIds);
        expect(placed.toSorted()).toEqual(counted.toSorted());
      }),
    );
  });

  it('gives every source the sum of its credits, and adds the sources up to streams, benefits and the rest', () => {
    holds(
      fc.property(situations, fc.boolean(), ({ transactions, asOf }, excludeBenefits) => {
        const result = income(transactions, { excludeBenefits }, { asOf });
        const amounts = new Map(transactions.map(row => [row.transactionId, Number(row.amount)]));
        const moneyOf = (ids: readonly string[]) => sumInPence(ids.map(id => amounts.get(id) ?? Number.NaN));
        const totalOf = (some: readonly { readonly total: number }[]) =>
          sumInPence(some.map(({ total }) => total));
        const { incomeSources: sources, incomeStreams, creditsNotCounted } = result;
        for (const { total, transactionIds } of sources) expect(pence(total)).toBe(moneyOf(transactionIds));
        const countedAsOf = ({ rank, isBenefit }: IncomeStream) =>
          isBenefit ? 'benefit' : rank === null ? 'state-pension' : 'stream';
        for (const countedAs of ['stream', 'benefit', 'state-pension'] as const) {
          const counted = sources.filter(source => source.countedAs === countedAs);
          const streams = incomeStreams.filter(stream => countedAsOf(stream) === countedAs);
          expect(idsOf(counted)).toEqual(idsOf(streams));
          expect(totalOf(counted)).toBe(totalOf(streams));
        }
        const rest = sources.filter(({ countedAs }) => countedAs === null);
        const reasons = rest.flatMap(({ reason, transactionIds }) =>
          transactionIds.map(transactionId => `${transactionId} ${reason}`),
        );
        expect(reasons.toSorted()).toEqual(
          creditsNotCounted.map(({ transactionId, reason }) => `${transactionId} ${reason}`).toSorted(),
        );
        expect(totalOf(rest)).toBe(moneyOf(creditsNotCounted.map(({ transactionId }) => transactionId)));
        expect(sources.every(({ countedAs, reason }) => (countedAs === null) === (reason !== null))).toBe(
          true,
        );
      }),
    );
  });

  it('puts the sources in order: by total, then by first day, then by name', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const dayOf = new Map(transactions.map(row => [row.transactionId, row.bookingDate]));
        const keys = income(transactions, {}, { asOf }).incomeSources.map(
          ({ total, transactionIds: [first = ''], name }) =>
            [-pence(total), dayOf.get(first) ?? '', name] as const,
        );
        expect(keys).toEqual(
          keys.toSorted((a, b) => a[0] - b[0] || compare(a[1], b[1]) || compare(a[2], b[2])),
        );
      }),
    );
  });

  it('expects the next payment after the last one, inside its own window', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        for (const { nextExpectedDate, lastDate, firstDate } of income(transactions, {}, { asOf })
          .incomeStreams) {
          expect(firstDate <= lastDate).toBe(true);
          if (nextExpectedDate === null) continue;
          const { earliest, expected, latest } = nextExpectedDate;
          expect(lastDate < earliest && earliest <= expected && expected <= latest).toBe(true);
        }
      }),
    );
  });

  it('returns no income without flags differently from income with them', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        const request = { accountId: 'main', ...placeOf(transactions), transactions };
        const withFlags = verifyIncome({ ...request, includeFlags: true });
        const without = verifyIncome({ ...request, includeFlags: false });
        expect(without.incomeStreams.every(stream => stream.confidenceScoreFlags === null)).toBe(true);
        const flagless = { confidenceScoreFlags: null, confidenceScoreReasons: null };
        expect(without.incomeStreams).toEqual(
          withFlags.incomeStreams.map(stream => ({ ...stream, ...flagless })),
        );
      }),
      2,
    );
  });
});

describe('assessAffordability', () => {
  it('adds the lines of each section up to the figures of the month', () => {
    holds(
      fc.property(situations, fc.boolean(), ({ transactions, asOf }, includeFlexibleCosts) => {
        const result = affordability(transactions, { includeFlexibleCosts }, { asOf });
        for (const month of result.monthAffordabilities) {
          const working = (section: string) => sectionSum(month, section, 'amount');
          const recorded = (section: string) => sectionSum(month, section, 'recorded');
          const flexible = includeFlexibleCosts ? 1 : 0;
          expect(pence(month.calculatedIncome)).toBe(working('income'));
          expect(pence(month.fixedCosts)).toBe(working('fixed'));
          expect(pence(month.flexibleCosts)).toBe(working('flexible'));
          expect(pence(month.debtFees)).toBe(working('debt'));
          expect(pence(month.incomeForMonth)).toBe(recorded('income'));
          expect(pence(month.affordability)).toBe(
            working('income') - working('fixed') - working('debt') - flexible * working('flexible'),
          );
          expect(pence(month.affordabilityForMonth)).toBe(
            recorded('income') - recorded('fixed') - recorded('debt') - flexible * recorded('flexible'),
          );
        }
      }),
    );
  });

  it('records every transaction of a month in one line: lines add up to what came in less what went out', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const result = affordability(transactions, {}, { asOf });
        const ignored = new Set(result.meta.ignored.map(({ transactionId }) => transactionId));
        for (const month of result.monthAffordabilities) {
          const key = month.monthDateTime.slice(0, 7);
          const rows = transactions.filter(
            row => row.bookingDate.startsWith(key) && !ignored.has(row.transactionId),
          );
          const net = rows.reduce(
            (sum, row) => sum + pence(Number(row.amount)) * (row.creditDebitIndicator === 'Credit' ? 1 : -1),
            0,
          );
          const lines = month.lines.reduce(
            (sum, line) => sum + pence(line.recorded) * (line.section === 'income' ? 1 : -1),
            0,
          );
          expect(lines).toBe(net);
        }
      }),
    );
  });

  it('estimates what is left as income less fixed costs, debt and, where included, flexible costs', () => {
    holds(
      fc.property(situations, fc.boolean(), ({ transactions, asOf }, includeFlexibleCosts) => {
        const result = affordability(transactions, { includeFlexibleCosts }, { asOf });
        expect(pence(result.estimatedAffordability)).toBe(
          pence(result.estimatedCalculatedIncome) -
            pence(result.estimatedFixedCosts) -
            pence(result.estimatedDebtFees) -
            (includeFlexibleCosts ? pence(result.estimatedFlexibleCosts) : 0),
        );
      }),
    );
  });

  it('estimates the income that income verification estimates, and that of the streams it does not show', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const { incomeStreamsSummary: shown, creditsNotCounted } = income(transactions, {}, { asOf });
        const estimate = affordability(transactions, {}, { asOf }).estimatedCalculatedIncome;
        const areAllShown = creditsNotCounted.every(({ reason }) => reason !== 'beyond-three-streams');
        if (areAllShown) expect(estimate).toBe(shown.estimatedIncome);
        else expect(estimate).toBeGreaterThanOrEqual(shown.estimatedIncome);
      }),
    );
  });

  it('shows at most twelve months, newest first, without a gap', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const months = affordability(transactions, {}, { asOf }).monthAffordabilities.map(
          ({ year, month }) => year * 12 + month,
        );
        expect(months.length).toBeLessThanOrEqual(12);
        expect(months).toEqual(months.map((_, index) => (months[0] ?? 0) - index));
      }),
    );
  });

  it('backs each indicator with the transactions it counts', () => {
    holds(
      fc.property(situations, ({ transactions, asOf }) => {
        const amounts = new Map(transactions.map(row => [row.transactionId, Number(row.amount)]));
        for (const { kind, amount, count, transactionIds } of affordability(transactions, {}, { asOf })
          .indicators) {
          if (amount === null || count === null || !isSumOfTransactions(kind)) continue;
          expect(sumInPence(transactionIds.map(id => amounts.get(id) ?? Number.NaN))).toBe(pence(amount));
          expect(transactionIds).toHaveLength(count);
        }
      }),
    );
  });
});

/** The others are about payments that did not come. */
function isSumOfTransactions(kind: string): boolean {
  return kind !== 'missed-housing-payments' && kind !== 'income-fall';
}

function sectionSum({ lines }: MonthAffordability, section: string, which: 'amount' | 'recorded'): number {
  return sumInPence(
    lines.filter((line: AffordabilityLine) => line.section === section).map(line => line[which]),
  );
}

/** As docs/income.md defines it. */
function scoreOf(flags: ConfidenceScoreFlags, likelihood: number): number {
  const points =
    (flags.incomeForLast3Months ? 3 : 0) +
    (flags.varianceTolerance5Percent ? 1 : 0) +
    (flags.varianceTolerance10Percent ? 1 : 0) +
    (flags.mostRecentCheckValue ? 2 : 0) +
    flags.stabilityOverall +
    flags.stability6Months;
  return Math.min(Math.round(10 * likelihood), Math.max(0, points));
}

function idsOf(some: readonly { readonly transactionIds: readonly string[] }[]): string[] {
  return some.flatMap(({ transactionIds }) => transactionIds).sort();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
