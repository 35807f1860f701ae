/** Income verification: ranked streams and benefits. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { VerifyIncomeResult } from '../contract/income/incomeResult.js';
import { incomeOver } from '../insights/income.js';
import type { AccountsResult } from '../model/accounts.js';
import type { InsightsOptions } from '../model/options.js';
import type { VerifyIncomeAccountsRequest, VerifyIncomeRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';
import { everyCountry } from './everyCountry.js';

/**
 * Finds the income of the twelve calendar months to `asOf`: up to three main streams in rank order, then benefits, then state pensions.
 *
 * Each stream has its payer, frequency, monthly estimate and confidence (0 to 10). Every other credit is listed with the reason
 * why it does not count. Amounts are in pounds or dollars.
 *
 * @param request - One account. Several, as `{ accounts: [...] }`, give one result for each.
 * @param options - Settings such as `asOf`, the day to calculate for, and `rules` of your own.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
 * ```ts
 * import { verifyIncome } from 'open-banking-insights';
 *
 * const income = verifyIncome({
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
 * console.log(income.incomeStreamsSummary.total); // 2150
 * ```
 */
export function verifyIncome<Row extends Transaction = Transaction>(
  request: VerifyIncomeRequest<Row>,
  options?: InsightsOptions,
): VerifyIncomeResult;
/**
 * Of several accounts: one result for each. A transfer between two of them is income of neither.
 */
export function verifyIncome<Row extends Transaction = Transaction>(
  request: VerifyIncomeAccountsRequest<Row>,
  options?: InsightsOptions,
): AccountsResult<VerifyIncomeResult>;
export function verifyIncome(
  request: unknown,
  options?: InsightsOptions,
): AccountsResult<VerifyIncomeResult> | VerifyIncomeResult {
  return incomeOver(everyCountry(), request, options);
}

/**
 * The same as `verifyIncome`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeVerifyIncome } from 'open-banking-insights';
 *
 * const result = safeVerifyIncome({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data.verifiedIncomeStatus : result.error.message); // NoCreditTransactions
 * ```
 */
export function safeVerifyIncome<Row extends Transaction = Transaction>(
  request: VerifyIncomeRequest<Row>,
  options?: InsightsOptions,
): SafeResult<VerifyIncomeResult>;
/**
 * Of several accounts: one result for each. A transfer between two of them is income of neither.
 */
export function safeVerifyIncome<Row extends Transaction = Transaction>(
  request: VerifyIncomeAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<AccountsResult<VerifyIncomeResult>>;
export function safeVerifyIncome(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<AccountsResult<VerifyIncomeResult> | VerifyIncomeResult> {
  return safely(incomeOver)(everyCountry(), request, options);
}
