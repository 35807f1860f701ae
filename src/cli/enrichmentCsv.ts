/** Writes enriched transactions as rows of a spreadsheet. New columns go to the end, so that the others keep their place. */
import type {
  EnrichedTransaction,
  EnrichTransactionsResult,
} from '../contract/enrichment/enrichmentResult.js';
import { type CsvColumn, csv } from '../words/csvText.js';

const COLUMNS: readonly CsvColumn<EnrichedTransaction>[] = [
  { title: 'transactionId', value: row => row.transactionId },
  { title: 'accountId', value: row => row.accountId ?? null },
  { title: 'bookingDate', value: row => row.bookingDate },
  { title: 'status', value: row => row.status },
  { title: 'description', value: row => row.description },
  { title: 'amount', value: row => Number(row.amount) },
  { title: 'creditDebitIndicator', value: row => row.creditDebitIndicator },
  { title: 'signedAmount', value: row => signedAmount(row) },
  { title: 'merchant', value: row => row.enrichedData.predictedMerchantName },
  { title: 'class', value: row => row.enrichedData.class.slug },
  { title: 'category', value: row => row.enrichedData.category.slug },
  { title: 'categoryName', value: row => row.enrichedData.category.name },
  { title: 'confidence', value: row => row.enrichedData.category.confidence },
  { title: 'signal', value: row => row.enrichedData.evidence[0]?.signal ?? null },
  { title: 'evidence', value: row => row.enrichedData.evidence[0]?.detail ?? null },
  { title: 'refundOf', value: row => row.enrichedData.refundOf },
  { title: 'transferAccountId', value: row => row.transfer?.associatedAccountId ?? null },
  { title: 'transferPairId', value: row => row.transfer?.pairId ?? null },
];

export function enrichmentCsv({ transactions }: EnrichTransactionsResult): string {
  return csv(transactions, COLUMNS);
}

/** Below 0 for money that went out, so that the column can be summed. */
function signedAmount({ amount, creditDebitIndicator }: EnrichedTransaction): number {
  const size = Number(amount);
  return creditDebitIndicator === 'Debit' && size > 0 ? -size : size;
}
