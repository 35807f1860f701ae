/** End-of-day balances, rebuilt and checked, without the data of merchants. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { EndOfDayBalancesResult } from '../contract/health/endOfDayBalances.js';
import { endOfDayBalancesByLedger } from '../insights/endOfDayByLedger.js';
import type { InsightsOptions } from '../model/options.js';
import type { AssessFinancialHealthAccountsRequest, AssessFinancialHealthRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';

/**
 * Rebuilds the balance at the end of each day on which it moved, for each account.
 *
 * The result is that of `endOfDayBalances` of `open-banking-insights`, except for several accounts in one currency. Which of
 * their payments are transfers from one to another is found by enrichment, which this entry does not have. So `combined` is
 * null for them, and `combinedNotComputed` says why.
 *
 * @param request One account, or several as `{ accounts: [...] }`. Each needs its current balance.
 * @param options Settings such as `asOf`, the day to calculate for.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
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
 */
export function endOfDayBalances<Row extends Transaction = Transaction>(
  request: AssessFinancialHealthRequest<Row> | AssessFinancialHealthAccountsRequest<Row>,
  options?: InsightsOptions,
): EndOfDayBalancesResult;
export function endOfDayBalances(request: unknown, options?: InsightsOptions): EndOfDayBalancesResult {
  return endOfDayBalancesByLedger(request, options);
}

/**
 * The same as `endOfDayBalances`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * const result = safeEndOfDayBalances({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data : result.error.issues[0]?.path.join('.')); // balances.current
 */
export function safeEndOfDayBalances<Row extends Transaction = Transaction>(
  request: AssessFinancialHealthRequest<Row> | AssessFinancialHealthAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<EndOfDayBalancesResult>;
export function safeEndOfDayBalances(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<EndOfDayBalancesResult> {
  return safely(endOfDayBalancesByLedger)(request, options);
}
