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
  const owners = ownersOf(transactions);
  const regular = new Set([
    ...analyses.flatMap(analysis => regularOf(analysis).map(id => keyOf(analysis.accountId, id))),
    ...billsOf(affordability).flatMap(id => {
      const owner = owners.get(id) ?? null;
      return owner === null ? [] : [keyOf(owner, id)];
    }),
  ]);
  const others = transactions
    .filter(
      ({ isCounted, accountId, transactionId, amount }) =>
        isCounted && amount !== 0 && !regular.has(keyOf(accountId, transactionId)),
    )
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  return {
    credits: others.filter(({ amount }) => amount > 0).slice(0, SHOWN_ON_EACH_SIDE),
    debits: others.filter(({ amount }) => amount < 0).slice(0, SHOWN_ON_EACH_SIDE),
  };
}

/** What belongs to something regular by the account's own results, in which an id is one transaction. */
function regularOf({ income, affordability, enrichment }: AnalyseResult): string[] {
  return [
    ...(income?.incomeStreams ?? []).flatMap(regularPayments),
    ...billsOf(affordability),
    ...enrichment.transactions.flatMap(({ transfer, transactionId }) =>
      transfer === null ? [] : [transactionId],
    ),
  ];
}

function billsOf(affordability: AssessAffordabilityResult | null): string[] {
  const { regularBills = [], stoppedBills = [] } = affordability ?? {};
  return [...regularBills, ...stoppedBills].flatMap(({ transactionIds }) => transactionIds);
}

/** Results for all accounts together name a transaction by its id alone: an id that two accounts use says nothing. */
function ownersOf(transactions: readonly ReportTransaction[]): ReadonlyMap<string, string | null> {
  const owners = new Map<string, string | null>();
  for (const { transactionId, accountId } of transactions) {
    const owner = owners.get(transactionId);
    owners.set(transactionId, owner === undefined || owner === accountId ? accountId : null);
  }
  return owners;
}

function keyOf(accountId: string, transactionId: string): string {
  return JSON.stringify([accountId, transactionId]);
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
