/** What enrichment answers: each row of the request, echoed, with what was decided of it. */

import type {
  CategoryResult,
  EnrichedData,
  EnrichedTransaction,
  EnrichTransactionsResult,
} from '../contract/enrichment/enrichmentResult.js';
import { metaOf } from '../ledger/ledger.js';
import type { CategoryId } from '../model/taxonomy.js';
import type { Notices } from '../requests/notices.js';
import type { EnrichedEntry, EnrichedLedger } from './enrich.js';
import type { Decision } from './vote/decision.js';
import { categoryOf, classOf, UNCATEGORISED } from './words/categories.js';

/** `namesAccounts`: whether each row is to name its account, as those of several accounts are. */
export function enrichmentResultOf(
  { ledger, rows }: EnrichedLedger,
  namesAccounts = false,
): EnrichTransactionsResult {
  // Rows decided alike share one description of it.
  const described = new Map<Decision, EnrichedData>();
  const describe = (row: EnrichedEntry): EnrichedData => {
    if (row.refundOf !== null) return enrichedDataOf(row);
    let data = described.get(row.decision);
    if (data === undefined) {
      data = enrichedDataOf(row);
      described.set(row.decision, data);
    }
    return data;
  };
  return {
    transactions: rows.map(row => echoed(row, describe(row), ledger.notices, namesAccounts)),
    // A pending transaction is enriched like any other.
    meta: { ...metaOf(ledger), ignored: ledger.setAside.filter(({ reason }) => reason !== 'pending') },
  };
}

function echoed(
  { entry, transfer }: EnrichedEntry,
  enrichedData: EnrichedData,
  { asGiven }: Notices,
  namesAccount: boolean,
): EnrichedTransaction {
  // A copy of the caller's row since it was read, so the result may have it.
  const given =
    asGiven.size === 0 ? entry.transaction : (asGiven.get(entry.transaction) ?? entry.transaction);
  const row = given as Record<string, unknown>;
  if (namesAccount) row['accountId'] ||= entry.accountId;
  row['enrichedData'] = enrichedData;
  row['transfer'] = transfer;
  return row as unknown as EnrichedTransaction;
}

function enrichedDataOf({ decision, refundOf }: EnrichedEntry): EnrichedData {
  const { category, confidence } =
    decision.category === UNCATEGORISED ? (decision.firstGuess ?? decision) : decision;
  const { classId, classConfidence, merchant, alternatives, evidence } = decision;
  const { id, slug, name } = classOf(classId);
  return {
    category: categoryResult(category, confidence),
    class: { id, slug, name, confidence: classConfidence },
    predictedMerchantName: merchant,
    alternatives: alternatives.map(alternative =>
      categoryResult(alternative.category, alternative.confidence),
    ),
    evidence,
    refundOf: refundOf?.transactionId ?? null,
  };
}

function categoryResult(category: CategoryId, confidence: number): CategoryResult {
  const { id, slug, name } = categoryOf(category);
  return { id, slug, name, confidence };
}
