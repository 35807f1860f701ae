/** How sure the income is: the ranges that the page and the PDF draw. This is the one place that reads them. */
import type { IncomePrediction } from '../../contract/income/incomeStream.js';
import type { Report } from './report.js';

export interface IncomeRange {
  /** The source, or null for all sources together. */
  readonly source: string | null;
  readonly prediction: IncomePrediction;
  /** What came in the latest months that the stream paid in, the newest first. */
  readonly paid: readonly number[];
  /** What a cautious lender would count on in the poorest month. */
  readonly poorestMonthIncome: number;
}

/** The sources that still pay, and all of them together where there are several and they add up. */
export function rangesOf({
  streams,
  summary: { prediction, poorestMonthIncome },
}: Pick<Report, 'streams' | 'summary'>): IncomeRange[] {
  const sources = streams.flatMap(({ stream }) =>
    stream.status === 'Ended'
      ? []
      : [
          {
            source: stream.name,
            prediction: stream.prediction,
            paid: stream.months.map(({ income }) => income).filter(income => income > 0),
            poorestMonthIncome: stream.poorestMonthIncome,
          },
        ],
  );
  if (sources.length < 2 || prediction === null || poorestMonthIncome === null) return sources;
  return [...sources, { source: null, prediction, paid: paidTogether(streams), poorestMonthIncome }];
}

/** By all sources, those that have ended too: these months had them. */
function paidTogether(streams: Report['streams']): number[] {
  const months = streams[0]?.stream.months ?? [];
  return months
    .map((_, index) => streams.reduce((sum, { stream }) => sum + (stream.months[index]?.income ?? 0), 0))
    .filter(income => income > 0);
}
