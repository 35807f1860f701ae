/** What a change changed: the figures on top and the costs, and how many transactions are read otherwise. */
import type { Report } from 'open-banking-insights/report';
import type { Effect, Move } from '../shared/view';

interface Run {
  readonly report: Report;
}

type Figure = readonly [name: string, of: (report: Report) => number | null, isMoney: boolean];

const FIGURES: readonly Figure[] = [
  ['income a month', ({ summary }) => summary.income.value, true],
  ['left each month', ({ summary }) => summary.left.value, true],
  ['fixed costs', ({ affordability }) => affordability?.estimatedFixedCosts ?? null, true],
  ['flexible costs', ({ affordability }) => affordability?.estimatedFlexibleCosts ?? null, true],
  ['debt and fees', ({ affordability }) => affordability?.estimatedDebtFees ?? null, true],
  ['signs of risk', ({ summary }) => summary.risks.length, false],
];

/** Of two runs of one request. Their transactions have the same order. */
export function effectOf(before: Run, after: Run): Effect {
  const rows = before.report.transactions;
  const transactions = after.report.transactions.filter(
    ({ category, merchant }, index) =>
      category !== rows[index]?.category || merchant !== rows[index]?.merchant,
  ).length;
  const moves = FIGURES.map(
    ([name, of, isMoney]): Move => ({ name, before: of(before.report), after: of(after.report), isMoney }),
  );
  return { moves: moves.filter(move => move.before !== move.after), transactions };
}
