/**
 * How sure the income is: the ranges that the page and the PDF draw. Today they are what the payments that an estimate rests on gave
 * at least and at most. Wherever the engines give intervals of their own, this is the one place that reads them.
 */
import type { Report } from './report.js';

export interface IncomeRange {
  /** The source, or null for all sources together. */
  readonly source: string | null;
  /** A month, in the account's currency. */
  readonly lowest: number;
  readonly estimate: number;
  readonly highest: number;
}

/** The sources that still pay, and all of them together where there are several and they add up. */
export function rangesOf({
  streams,
  summary: { income, incomeRange },
}: Pick<Report, 'streams' | 'summary'>): IncomeRange[] {
  const sources = streams.flatMap(({ stream: { name, status, estimatedIncome, estimateBasis } }) =>
    status === 'Ended'
      ? []
      : [
          {
            source: name,
            lowest: Math.min(estimateBasis.lowest, estimatedIncome),
            estimate: estimatedIncome,
            highest: Math.max(estimateBasis.highest, estimatedIncome),
          },
        ],
  );
  if (sources.length < 2 || incomeRange === null || income.value === null) return sources;
  return [...sources, { source: null, estimate: income.value, ...incomeRange }];
}
