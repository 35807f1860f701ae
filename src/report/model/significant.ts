/** Large payments that belong to nothing regular. */
import type { AssessAffordabilityResult } from '../../model/affordability.js';
import type { AnalyseResult } from '../../model/analysis.js';
import type { Report, ReportTransaction } from './report.js';

const SHOWN_ON_EACH_SIDE = 10;

/** The largest of each side, the largest first. */
export function significantOf(
  analyses: readonly AnalyseResult[],
  affordability: AssessAffordabilityResult | null,
  transactions: readonly ReportTransaction[],
): Report['significant'] {
  const { regularBills = [], stoppedBills = [] } = affordability ?? {};
  const regular = new Set([
    ...analyses.flatMap(
      ({ income }) => income?.incomeStreams.flatMap(stream => regularPayments(stream)) ?? [],
    ),
    ...[...regularBills, ...stoppedBills].flatMap(({ transactionIds }) => transactionIds),
    ...analyses.flatMap(({ enrichment }) =>
      enrichment.transactions.flatMap(({ transfer, transactionId }) =>
        transfer === null ? [] : [transactionId],
      ),
    ),
  ]);
  const others = transactions
    .filter(
      ({ isCounted, transactionId, amount }) => isCounted && amount !== 0 && !regular.has(transactionId),
    )
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  return {
    credits: others.filter(({ amount }) => amount > 0).slice(0, SHOWN_ON_EACH_SIDE),
    debits: others.filter(({ amount }) => amount < 0).slice(0, SHOWN_ON_EACH_SIDE),
  };
}

/** A bonus is no regular payment, though it is from a regular payer. */
function regularPayments({
  transactionIds,
  outliers,
}: {
  readonly transactionIds: readonly string[];
  readonly outliers: readonly { readonly transactionIds: readonly string[] }[];
}): string[] {
  const outlying = new Set(outliers.flatMap(each => each.transactionIds));
  return transactionIds.filter(id => !outlying.has(id));
}
