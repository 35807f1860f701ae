/**
 * Affordability on generated histories, from text alone: without counterparty names and codes. Odd seeds may be tuned
 * on, even seeds have names and wordings of their own and are held out. `HISTORIES=report npx vitest run --dir
 * test/histories affordability` prints the four figures asked for, all errors, and what contributes most to those of the
 * tuned half.
 */
import { describe, expect, it } from 'vitest';
import { type AssessAffordabilityResult, assessAffordability, type Transaction } from '../../src/index.js';
import { affordabilityReport, weightedError } from '../support/histories/affordability/report.js';
import {
  type AffordabilityScore,
  scoreAffordability,
  sumOfAffordability,
} from '../support/histories/affordability/score.js';
import { COSTS, type Range, SECTIONS, type Section } from '../support/histories/affordability/sections.js';
import { affordabilityTruth } from '../support/histories/affordability/truth.js';
import type { History } from '../support/histories/history.js';
import { historyInDebt, historyOf } from '../support/histories/historyOf.js';
import { MEASURES_FEW, measured } from '../support/measurements.js';

const HISTORIES = measured(400, 4);

type Errors = Readonly<Record<Section, number>>;

/** Histories of people with credit of every kind beside what everybody has. */
const IN_DEBT = measured(300, 4);

type Half = 'tuned' | 'held-out' | 'tuned, in debt' | 'held-out, in debt';

/** Weighted errors as measured, rounded up. They only go down. */
const CEILINGS: Readonly<Record<Half, { readonly recorded: Errors; readonly estimates: Errors }>> = {
  tuned: {
    recorded: { income: 0.001, fixed: 0.001, flexible: 0.004, debt: 0.001 },
    estimates: { income: 0.001, fixed: 0.001, flexible: 0.004, debt: 0.003 },
  },
  'held-out': {
    // Regular payments to people are costs since then; the truth of these histories has payments to people as none.
    recorded: { income: 0.005, fixed: 0.005, flexible: 0.005, debt: 0.001 },
    estimates: { income: 0.004, fixed: 0.002, flexible: 0.004, debt: 0.002 },
  },
  'tuned, in debt': {
    recorded: { income: 0.001, fixed: 0.001, flexible: 0.004, debt: 0.003 },
    estimates: { income: 0.001, fixed: 0.001, flexible: 0.007, debt: 0.006 },
  },
  'held-out, in debt': {
    recorded: { income: 0.006, fixed: 0.007, flexible: 0.007, debt: 0.013 },
    estimates: { income: 0.005, fixed: 0.005, flexible: 0.007, debt: 0.014 },
  },
};

/** The share of the truth by which a month may be off in both halves. */
const BOUNDS = [
  [['tuned', 'held-out'], { income: 0.01, fixed: 0.03, flexible: 0.05, debt: 0.03 }],
  [['tuned, in debt', 'held-out, in debt'], { income: 0.01, fixed: 0.03, flexible: 0.05, debt: 0.03 }],
] as const satisfies readonly (readonly [readonly Half[], Partial<Errors>])[];

const seeds = (count: number, isOdd: boolean) =>
  Array.from({ length: count }, (_, index) => index + 1).filter(seed => (seed % 2 === 1) === isOdd);
const scoreOfAll = (historyFrom: (seed: number) => History, some: readonly number[]) =>
  sumOfAffordability(some.map(seed => scoreOf(historyFrom(seed))));
const scores: Readonly<Record<Half, AffordabilityScore>> = {
  tuned: scoreOfAll(historyOf, seeds(HISTORIES, true)),
  'held-out': scoreOfAll(historyOf, seeds(HISTORIES, false)),
  'tuned, in debt': scoreOfAll(historyInDebt, seeds(IN_DEBT, true)),
  'held-out, in debt': scoreOfAll(historyInDebt, seeds(IN_DEBT, false)),
};

function scoreOf(history: History): AffordabilityScore {
  const { asOf, division, country: countryCode, request } = history;
  const { accountId, currencyCode } = request;
  const transactions = request.transactions.map(textAlone);
  return scoreAffordability(
    history,
    assessAffordability(
      { accountId, countryCode, currencyCode, transactions },
      { asOf, ...(division === null ? {} : { division }) },
    ),
  );
}

function textAlone(row: Transaction): Transaction {
  const { transactionId, description, amount, creditDebitIndicator, status, bookingDate, accountId } = row;
  return { transactionId, description, amount, creditDebitIndicator, status, bookingDate, accountId };
}

if (process.env['HISTORIES'] === 'report') console.log(affordabilityReport(scores));

describe.skipIf(MEASURES_FEW).each(Object.entries(CEILINGS))(
  'affordability from text alone, %s histories',
  (name, ceilings) => {
    const score = scores[name as Half];

    it('is told of enough months', () => {
      expect(score.months).toBeGreaterThan(450);
    });

    it.each(SECTIONS)('%s of a month is recorded as near to the truth as measured', section => {
      expect(weightedError(score.recorded[section])).toBeLessThanOrEqual(ceilings.recorded[section]);
    });

    it.each(SECTIONS)('%s is estimated as near to the truth as measured', section => {
      expect(weightedError(score.estimates[section])).toBeLessThanOrEqual(ceilings.estimates[section]);
    });
  },
);

describe.skipIf(MEASURES_FEW)('affordability from text alone keeps within the bounds', () => {
  const cases = BOUNDS.flatMap(([halves, bounds]) =>
    halves.flatMap(half =>
      Object.entries(bounds).map(([section, bound]) => [section as Section, bound, half] as const),
    ),
  );

  it.each(cases)('%s: %d of the truth, %s histories', (section, bound, half) => {
    expect(weightedError(scores[half].recorded[section])).toBeLessThanOrEqual(bound);
    expect(weightedError(scores[half].estimates[section])).toBeLessThanOrEqual(bound);
  });
});

describe('the score of affordability', () => {
  const histories = [1, 2, 3, 4, 5, 6].map(historyOf);

  it('is without error for the truth, and all error for nothing', () => {
    for (const history of histories) {
      const right = scoreAffordability(history, answerOf(history, 1));
      const nothing = scoreAffordability(history, answerOf(history, 0));
      for (const section of SECTIONS) {
        expect(right.recorded[section].error).toBeLessThan(1);
        expect(right.estimates[section].error).toBeLessThan(1);
        expect(nothing.recorded[section].truth).toBe(right.recorded[section].truth);
      }
      expect(weightedError(nothing.recorded.flexible)).toBeGreaterThan(0.95);
    }
  });

  it('grows with what is added to a cost', () => {
    for (const history of histories) {
      const score = scoreAffordability(history, answerOf(history, 1, 10));
      expect(score.recorded.fixed.error).toBeCloseTo(10_00 * score.months, 0);
      expect(score.recorded.debt.error).toBeLessThan(1);
    }
  });

  it('tells which transactions are in the wrong section', () => {
    for (const history of histories) {
      const answer = answerOf(history, 1);
      const { contributions } = scoreAffordability(history, answer);
      expect(contributions.length).toBeGreaterThan(0);
      expect(new Set(contributions.map(({ said }) => said))).toEqual(new Set(['in no line']));
    }
  });
});

/** The most that the truth allows, times `share`, with so many pounds more of fixed costs; it names no transactions. */
function answerOf(history: History, share: number, more = 0): AssessAffordabilityResult {
  const { months, estimates } = affordabilityTruth(history);
  const given = (range: Range | null | undefined) => (share * (range?.most ?? 0)) / 100;
  return {
    ...assessAffordability({
      countryCode: history.country,
      currencyCode: history.request.currencyCode,
      transactions: [],
    }),
    monthAffordabilities: [...months].map(([name, totals]) => ({
      year: Number(name.slice(0, 4)),
      month: Number(name.slice(5)),
      monthDateTime: `${name}-01`,
      isPartial: false,
      calculatedIncome: 0,
      fixedCosts: 0,
      flexibleCosts: 0,
      debtFees: 0,
      affordability: 0,
      affordabilityForMonth: 0,
      incomeForMonth: given(totals.income),
      lines: COSTS.map(section => ({
        section,
        sfs: null,
        category: 'uncategorised' as const,
        amount: 0,
        recorded: given(totals[section]) + (section === 'fixed' ? more : 0),
        recordedTransactionIds: [],
        transactionIds: [],
      })),
    })),
    estimatedCalculatedIncome: given(estimates.income),
    estimatedFixedCosts: given(estimates.fixed),
    estimatedFlexibleCosts: given(estimates.flexible),
    estimatedDebtFees: given(estimates.debt),
  };
}
