/** Score validation: whether the data of an account may be scored. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import type { AccountScoreValidation, ValidateForScoreResult } from '../contract/score/scoreValidation.js';
import { scoreValidationOf } from '../insights/score.js';
import type { AccountsResult } from '../model/accounts.js';
import type { InsightsOptions } from '../model/options.js';
import type {
  ValidateForScoreAccountsRequest,
  ValidateForScoreRequest,
  ValidateForScoreSeparateRequest,
} from '../model/request.js';
import type { ScoreTransaction } from '../model/transaction.js';

/**
 * Checks whether the data of an account may be scored: eight checks, and every one that fails, in their order.
 *
 * It looks at dates and counts alone, so it loads no data of merchants.
 *
 * @param request - One account. Several, as `{ accounts: [...] }`, give one result for each, all judged on one day.
 * @param options - Settings such as `asOf`, the day to calculate for, and `rules` of your own.
 * @throws InvalidRequestError if the request or an option is not as its type says. It lists every fault with its path.
 *
 * @example
 * ```ts
 * import { validateForScore } from 'open-banking-insights';
 *
 * const validation = validateForScore({
 *   accountId: 'current-1',
 *   currencyCode: 'GBP',
 *   accountType: 'Personal',
 *   accountSubType: 'CurrentAccount',
 *   transactions: [],
 * });
 * console.log(validation.firstFailure); // no_transactions
 * ```
 */
export function validateForScore<Row extends ScoreTransaction = ScoreTransaction>(
  request: ValidateForScoreRequest<Row> | ValidateForScoreSeparateRequest<Row>,
  options?: InsightsOptions,
): ValidateForScoreResult;
/**
 * Of several accounts: one result for each.
 */
export function validateForScore<Row extends ScoreTransaction = ScoreTransaction>(
  request: ValidateForScoreAccountsRequest<Row>,
  options?: InsightsOptions,
): AccountsResult<AccountScoreValidation>;
export function validateForScore(
  request: unknown,
  options?: InsightsOptions,
): AccountsResult<AccountScoreValidation> | ValidateForScoreResult {
  return scoreValidationOf(request, options);
}

/**
 * The same as `validateForScore`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeValidateForScore } from 'open-banking-insights';
 *
 * const result = safeValidateForScore({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(result.success ? result.data.valid : result.error.message); // false
 * ```
 */
export function safeValidateForScore<Row extends ScoreTransaction = ScoreTransaction>(
  request: ValidateForScoreRequest<Row> | ValidateForScoreSeparateRequest<Row>,
  options?: InsightsOptions,
): SafeResult<ValidateForScoreResult>;
/**
 * Of several accounts: one result for each.
 */
export function safeValidateForScore<Row extends ScoreTransaction = ScoreTransaction>(
  request: ValidateForScoreAccountsRequest<Row>,
  options?: InsightsOptions,
): SafeResult<AccountsResult<AccountScoreValidation>>;
export function safeValidateForScore(
  request: unknown,
  options?: InsightsOptions,
): SafeResult<AccountsResult<AccountScoreValidation> | ValidateForScoreResult> {
  return safely(scoreValidationOf)(request, options);
}
