/** End-of-day balances, rebuilt and checked. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { EndOfDayBalancesResult } from '../contract/health/endOfDayBalances.js';
import { endOfDayBalancesOver } from '../insights/health.js';
import type { InsightsOptions } from '../model/options.js';
import type { AssessFinancialHealthAccountsRequest, AssessFinancialHealthRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';
import { everyCountry } from './everyCountry.js';

/**
 * Rebuilds the balance at the end of each day on which it moved, for each account and for all together.
 *
 * It goes back from the current balance, which each account needs, and checks every day against the running balances of the
 * transactions where the bank gives them.
 *
 * @param request - One account, or several as `{ accounts: [...] }`.
 * @param options - Settings such as `asOf`, the day to calculate for, and `rules` of your own.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
 * ```ts
 * import { endOfDayBalances } from 'open-banking-insights';
 *
 * const balances = endOfDayBalances({
 *   accountId: 'current-1',
 *   currencyCode: 'GBP',
 *   balances: { current: { amount: '512.40', creditDebitIndicator: 'Credit' } },
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
 * console.log(balances.accounts[0]?.days); // [ { date: '2026-03-02', balance: 512.4, reported: null } ]
 * ```
 */
export function endOfDayBalances<Row extends Transaction = Transaction>(
  request: AssessFinancialHealthRequest<Row> | AssessFinancialHealthAccountsRequest<Row>,
  options?: InsightsOptions,
): EndOfDayBalancesResult;
export function endOfDayBalances(request: unknown, options?: InsightsOptions): EndOfDayBalancesResult {
  return endOfDayBalancesOver(everyCountry(), request, options);
}

/**
 * The same as `endOfDayBalances`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeEndOfDayBalances } from 'open-banking-insights';
 *
 * const result = safeEndOfDayBalances({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data : result.error.issues[0]?.path.join('.')); // balances.current
 * ```
 */
export function safeEndOfDayBalances<Row extends Transaction = Transaction>(
  request: AssessFinancialHealthRequest<Row> | AssessFinancialHealthAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<EndOfDayBalancesResult>;
export function safeEndOfDayBalances(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<EndOfDayBalancesResult> {
  return safely(endOfDayBalancesOver)(everyCountry(), request, options);
}
