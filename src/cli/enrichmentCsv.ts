/** Writes enriched transactions as rows of a spreadsheet. New columns go to the end, so that the others keep their place. */
import type {
  EnrichedTransaction,
  EnrichTransactionsResult,
} from '../contract/enrichment/enrichmentResult.js';
import { plainText } from './terminalText.js';

// Writes comma-separated values by RFC 4180 that are safe to open in a spreadsheet. Text that looks like a formula gets an apostrophe in
// front. Negative numbers are not text, so they stay as they are.

type Cell = string | number | null;

interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => Cell;
}

const LINE_END = '\r\n';
/** The signs that begin a formula, those of East Asian keyboards too, with or without spaces before them. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
/** A row is a line, so that it can be counted and searched as one. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A header, then a line for each row. */
export function csv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  return [columns.map(({ title }) => title), ...rows.map(row => columns.map(({ value }) => value(row)))]
    .map(cells => cells.map(cellText).join(',') + LINE_END)
    .join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = plainText(cell.replace(BREAKS, ' '));
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

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
