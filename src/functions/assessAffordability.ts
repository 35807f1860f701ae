/** Affordability: what is left each month. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { AssessAffordabilityResult } from '../contract/affordability/affordabilityResult.js';
import { affordabilityOver } from '../insights/affordability.js';
import type { InsightsOptions } from '../model/options.js';
import type { AssessAffordabilityAccountsRequest, AssessAffordabilityRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';
import { everyCountry } from './everyCountry.js';

/**
 * Sets income against fixed costs, flexible costs and debt, month by month and as an estimate for the months to come.
 *
 * Amounts are in pounds or dollars a month. Several accounts give one result: the household as a whole, without the transfers
 * between its accounts. They must be in one currency and country.
 *
 * @param request - One account, or several as `{ accounts: [...] }`. It holds at most 5000 transactions, all accounts together, unless `maxTransactions` says otherwise.
 * @param options - Settings such as `asOf`, the day to calculate for, and `rules` of your own.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
 * ```ts
 * import { assessAffordability } from 'open-banking-insights';
 *
 * const affordability = assessAffordability({
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
 * console.log(affordability.monthAffordabilities[0]?.incomeForMonth); // 2150
 * ```
 */
export function assessAffordability<Row extends Transaction = Transaction>(
  request: AssessAffordabilityRequest<Row> | AssessAffordabilityAccountsRequest<Row>,
  options?: InsightsOptions,
): AssessAffordabilityResult;
export function assessAffordability(request: unknown, options?: InsightsOptions): AssessAffordabilityResult {
  return affordabilityOver(everyCountry(), request, options);
}

/**
 * The same as `assessAffordability`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeAssessAffordability } from 'open-banking-insights';
 *
 * const result = safeAssessAffordability({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data.estimatedAffordability : result.error.message); // 0
 * ```
 */
export function safeAssessAffordability<Row extends Transaction = Transaction>(
  request: AssessAffordabilityRequest<Row> | AssessAffordabilityAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<AssessAffordabilityResult>;
export function safeAssessAffordability(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<AssessAffordabilityResult> {
  return safely(affordabilityOver)(everyCountry(), request, options);
}
