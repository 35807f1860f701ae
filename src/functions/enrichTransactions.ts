/** Enrichment: the class, category and merchant of each transaction. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { EnrichTransactionsResult } from '../contract/enrichment/enrichmentResult.js';
import { enrichmentOver } from '../insights/enrichment.js';
import type { InsightsOptions } from '../model/options.js';
import type { EnrichTransactionsAccountsRequest, EnrichTransactionsRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';
import { everyCountry } from './everyCountry.js';

/**
 * Says of each transaction what it is: its class, category and merchant, how sure that is, and why.
 *
 * The rows come back in the order of the request, with your own members. Of several accounts, all rows are read together, so
 * that a transfer between two of them is known on both sides.
 *
 * @param request - One account, or several as `{ accounts: [...] }`.
 * @param options - Settings such as `asOf`, the day to calculate for, and `rules` of your own.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
 * ```ts
 * import { enrichTransactions } from 'open-banking-insights';
 *
 * const { transactions } = enrichTransactions({
 *   accountId: 'current-1',
 *   currencyCode: 'GBP',
 *   transactions: [
 *     {
 *       transactionId: 't-1',
 *       description: 'CARD PAYMENT TO TESCO STORES 3021',
 *       amount: '23.40',
 *       creditDebitIndicator: 'Debit',
 *       status: 'Booked',
 *       bookingDate: '2026-03-02',
 *     },
 *   ],
 * });
 * console.log(transactions[0]?.enrichedData.category.slug); // groceries
 * ```
 */
export function enrichTransactions<Row extends Transaction = Transaction>(
  request: EnrichTransactionsRequest<Row> | EnrichTransactionsAccountsRequest<Row>,
  options?: InsightsOptions,
): EnrichTransactionsResult<Row>;
export function enrichTransactions(request: unknown, options?: InsightsOptions): EnrichTransactionsResult {
  return enrichmentOver(everyCountry(), request, options);
}

/**
 * The same as `enrichTransactions`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeEnrichTransactions } from 'open-banking-insights';
 *
 * const result = safeEnrichTransactions({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data.transactions.length : result.error.message); // 0
 * ```
 */
export function safeEnrichTransactions<Row extends Transaction = Transaction>(
  request: EnrichTransactionsRequest<Row> | EnrichTransactionsAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<EnrichTransactionsResult<Row>>;
export function safeEnrichTransactions(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<EnrichTransactionsResult> {
  return safely(enrichmentOver)(everyCountry(), request, options);
}
