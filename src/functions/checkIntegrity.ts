/** Whether the transactions can be relied on. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { CheckIntegrityAccountsResult, CheckIntegrityResult } from '../contract/integrity.js';
import { integrityOver } from '../insights/integrity.js';
import type { InsightsOptions } from '../model/options.js';
import type { CheckIntegrityAccountsRequest, CheckIntegrityRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';
import { everyCountry } from './everyCountry.js';

/**
 * Looks whether the transactions agree with each other: with their balances, with the days on which money settles, with the
 * account's own habits. Each finding says what was seen and what to ask for. It accuses nobody, and it cannot see everything:
 * docs/integrity.md says what it cannot.
 *
 * `analyse` gives the same as `integrity`. `verifyIncome` names the checks that touch an income in `integrity` of the stream, and those
 * that weigh `ask` or more in `sufficiency`.
 *
 * @param request - One account. Several, as `{ accounts: [...] }`, give one result for each, and what is seen only over all.
 * @param options - Settings such as `asOf`, the day to calculate for.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
 * ```ts
 * import { checkIntegrity } from 'open-banking-insights';
 *
 * const row = (transactionId: string, day: string, balance: string) => ({
 *   transactionId,
 *   description: 'CARD PAYMENT TO TESCO STORES 3021',
 *   amount: '20.00',
 *   creditDebitIndicator: 'Debit' as const,
 *   status: 'Booked' as const,
 *   bookingDate: `2026-03-${day}`,
 *   balance: { amount: balance, creditDebitIndicator: 'Credit' as const },
 * });
 * const { worst, findings } = checkIntegrity({
 *   accountId: 'current-1',
 *   currencyCode: 'GBP',
 *   transactions: [row('t-1', '02', '480.00'), row('t-2', '05', '460.00'), row('t-3', '09', '500.00')],
 * });
 * console.log(worst, findings[0]?.check); // ask balance-gaps
 * ```
 */
export function checkIntegrity<Row extends Transaction = Transaction>(
  request: CheckIntegrityRequest<Row>,
  options?: InsightsOptions,
): CheckIntegrityResult;
/**
 * Of several accounts: one result for each, and what is seen only over all.
 */
export function checkIntegrity<Row extends Transaction = Transaction>(
  request: CheckIntegrityAccountsRequest<Row>,
  options?: InsightsOptions,
): CheckIntegrityAccountsResult;
export function checkIntegrity(
  request: unknown,
  options?: InsightsOptions,
): CheckIntegrityAccountsResult | CheckIntegrityResult {
  return integrityOver(everyCountry(), request, options);
}

/**
 * The same as `checkIntegrity`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeCheckIntegrity } from 'open-banking-insights';
 *
 * const result = safeCheckIntegrity({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data.worst : result.error.message); // null
 * ```
 */
export function safeCheckIntegrity<Row extends Transaction = Transaction>(
  request: CheckIntegrityRequest<Row>,
  options?: InsightsOptions,
): SafeResult<CheckIntegrityResult>;
/**
 * Of several accounts: one result for each, and what is seen only over all.
 */
export function safeCheckIntegrity<Row extends Transaction = Transaction>(
  request: CheckIntegrityAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<CheckIntegrityAccountsResult>;
export function safeCheckIntegrity(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<CheckIntegrityAccountsResult | CheckIntegrityResult> {
  return safely(integrityOver)(everyCountry(), request, options);
}
