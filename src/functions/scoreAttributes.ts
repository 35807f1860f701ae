/** The cash-flow attributes of scorecards. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { ScoreAttributesResult } from '../contract/score/scoreAttributes.js';
import { attributesOver } from '../insights/attributes.js';
import type { AccountsResult } from '../model/accounts.js';
import type { InsightsOptions } from '../model/options.js';
import type { ScoreAttributesAccountsRequest, ScoreAttributesRequest } from '../model/request.js';
import type { Transaction } from '../model/transaction.js';
import type { ScoreAttributeName } from '../score/attributes/definitions.js';
import { everyCountry } from './everyCountry.js';

/**
 * Works out the cash-flow figures that scorecards ask for. Each is defined in `SCORE_ATTRIBUTES`.
 *
 * A figure that the history is too short for, or that needs a balance which is not given, is null, and `notComputed` says why.
 *
 * @param request - One account. Several, as `{ accounts: [...] }`, give one result for each.
 * @param options - Settings such as `asOf`, the day to calculate for, and `rules` of your own.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
 * ```ts
 * import { scoreAttributes } from 'open-banking-insights';
 *
 * const { attributes } = scoreAttributes({
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
 * console.log(attributes.currentBalance); // 512.4
 * ```
 */
export function scoreAttributes<Row extends Transaction = Transaction>(
  request: ScoreAttributesRequest<Row>,
  options?: InsightsOptions,
): ScoreAttributesResult<ScoreAttributeName>;
/**
 * Of several accounts: one result for each.
 */
export function scoreAttributes<Row extends Transaction = Transaction>(
  request: ScoreAttributesAccountsRequest<Row>,
  options?: InsightsOptions,
): AccountsResult<ScoreAttributesResult<ScoreAttributeName>>;
export function scoreAttributes(
  request: unknown,
  options?: InsightsOptions,
): AccountsResult<ScoreAttributesResult<ScoreAttributeName>> | ScoreAttributesResult<ScoreAttributeName> {
  return attributesOver(everyCountry(), request, options);
}

/**
 * The same as `scoreAttributes`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeScoreAttributes } from 'open-banking-insights';
 *
 * const result = safeScoreAttributes({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data.accountId : result.error.message); // current-1
 * ```
 */
export function safeScoreAttributes<Row extends Transaction = Transaction>(
  request: ScoreAttributesRequest<Row>,
  options?: InsightsOptions,
): SafeResult<ScoreAttributesResult<ScoreAttributeName>>;
/**
 * Of several accounts: one result for each.
 */
export function safeScoreAttributes<Row extends Transaction = Transaction>(
  request: ScoreAttributesAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<AccountsResult<ScoreAttributesResult<ScoreAttributeName>>>;
export function safeScoreAttributes(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<
  AccountsResult<ScoreAttributesResult<ScoreAttributeName>> | ScoreAttributesResult<ScoreAttributeName>
> {
  return safely(attributesOver)(everyCountry(), request, options);
}
