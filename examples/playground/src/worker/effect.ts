/** What a change changed: the figures on top, and how many transactions are read otherwise. */
import type { Report } from 'open-banking-insights/report';
import type { Effect, Headline } from '../shared/view';

interface Run {
  readonly report: Report;
}

export function headlineOf({ summary }: Report): Headline {
  return { income: summary.income.value, left: summary.left.value, risks: summary.risks.length };
}

/** Of two runs of one request. Their transactions have the same order. */
export function effectOf(before: Run, after: Run): Effect {
  const rows = before.report.transactions;
  const transactions = after.report.transactions.filter(
    ({ category, merchant }, index) =>
      category !== rows[index]?.category || merchant !== rows[index]?.merchant,
  ).length;
  return { before: headlineOf(before.report), after: headlineOf(after.report), transactions };
}
