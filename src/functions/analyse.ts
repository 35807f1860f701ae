/** All insights at once. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { AnalyseAccountsResult, AnalyseResult } from '../contract/analysis.js';
import { analysisOver } from '../insights/analysisOver.js';
import type { InsightsOptions } from '../model/options.js';
import type { AnalyseAccountsRequest, AnalyseRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';
import { everyCountry } from './everyCountry.js';

/**
 * Gives enrichment, income, affordability, score validation and financial health at once. Each transaction is read and enriched
 * only once.
 *
 * A part that cannot be computed is null, and `meta.notComputed` says why: financial health needs a current balance.
 *
 * @param request - One account, or several as `{ accounts: [...] }`. It holds at most 5000 transactions, all accounts together, unless `maxTransactions` says otherwise.
 * @param options - Settings such as `asOf`, the day to calculate for, and `rules` of your own.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 *
 * const analysis = analyse({
 *   accountId: 'current-1',
 *   currencyCode: 'GBP',
 *   transactions: [
 *     {
 *       transactionId: 't-1',
 *       description: 'BRIGHTSIDE LTD SALARY',
 *       amount: '2150.00',
 *       creditDebitIndicator: 'Credit',
 *       status: 'Booked',
 *       bookingDate: '2026-02-27',
 *     },
 *   ],
 * });
 * console.log(analysis.income?.incomeStreams[0]?.name); // Brightside
 * ```
 */
export function analyse<Row extends Transaction = Transaction>(
  request: AnalyseRequest<Row>,
  options?: InsightsOptions,
): AnalyseResult<Row>;
/**
 * Of several accounts: the analysis of each, then affordability and financial health of all together.
 */
export function analyse<Row extends Transaction = Transaction>(
  request: AnalyseAccountsRequest<Row>,
  options?: InsightsOptions,
): AnalyseAccountsResult<Row>;
export function analyse(request: unknown, options?: InsightsOptions): AnalyseAccountsResult | AnalyseResult {
  return analysisOver(everyCountry(), request, options);
}

/**
 * The same as `analyse`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeAnalyse } from 'open-banking-insights';
 *
 * const result = safeAnalyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data.accountId : result.error.message); // current-1
 * ```
 */
export function safeAnalyse<Row extends Transaction = Transaction>(
  request: AnalyseRequest<Row>,
  options?: InsightsOptions,
): SafeResult<AnalyseResult<Row>>;
/**
 * Of several accounts: the analysis of each, then affordability and financial health of all together.
 */
export function safeAnalyse<Row extends Transaction = Transaction>(
  request: AnalyseAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<AnalyseAccountsResult<Row>>;
export function safeAnalyse(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<AnalyseAccountsResult | AnalyseResult> {
  return safely(analysisOver)(everyCountry(), request, options);
}
