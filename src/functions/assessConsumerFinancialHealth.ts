/** Consumer financial health over five periods. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { ConsumerFinancialHealthResult } from '../contract/health/consumerHealth.js';
import { consumerHealthOver } from '../insights/health.js';
import type { InsightsOptions } from '../model/options.js';
import type { AssessFinancialHealthAccountsRequest, AssessFinancialHealthRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';
import { everyCountry } from './everyCountry.js';

/**
 * Measures the finances of a person: balances, income, spending, saving, borrowing and signs of risk, over five periods from 30 to 360 days.
 *
 * The answer has each account and all of them together. Each account needs its current balance, from which the balance at the end of every day is rebuilt.
 *
 * @param request - One account, or several as `{ accounts: [...] }`.
 * @param options - Settings such as `asOf`, the day to calculate for, and `rules` of your own.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
 * ```ts
 * import { assessConsumerFinancialHealth } from 'open-banking-insights';
 *
 * const health = assessConsumerFinancialHealth({
 *   accountId: 'current-1',
 *   currencyCode: 'GBP',
 *   balances: { current: { amount: '512.40', creditDebitIndicator: 'Credit' } },
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
 * console.log(health.accounts[0]?.currentBalance); // 512.4
 * ```
 */
export function assessConsumerFinancialHealth<Row extends Transaction = Transaction>(
  request: AssessFinancialHealthRequest<Row> | AssessFinancialHealthAccountsRequest<Row>,
  options?: InsightsOptions,
): ConsumerFinancialHealthResult;
export function assessConsumerFinancialHealth(
  request: unknown,
  options?: InsightsOptions,
): ConsumerFinancialHealthResult {
  return consumerHealthOver(everyCountry(), request, options);
}

/**
 * The same as `assessConsumerFinancialHealth`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeAssessConsumerFinancialHealth } from 'open-banking-insights';
 *
 * const result = safeAssessConsumerFinancialHealth({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data : result.error.issues[0]?.path.join('.')); // balances.current
 * ```
 */
export function safeAssessConsumerFinancialHealth<Row extends Transaction = Transaction>(
  request: AssessFinancialHealthRequest<Row> | AssessFinancialHealthAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<ConsumerFinancialHealthResult>;
export function safeAssessConsumerFinancialHealth(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<ConsumerFinancialHealthResult> {
  return safely(consumerHealthOver)(everyCountry(), request, options);
}
