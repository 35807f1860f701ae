/** Rules for the next run, made of what a person corrected. */
import { safely } from '../../base/invalidRequest.js';
import type { EnrichedTransaction } from '../../contract/enrichment/enrichmentResult.js';
import { DEFAULT_NARRATIVE } from '../../countries/defaultNarrative.js';
import type { Correction } from '../../model/corrections.js';
import type { EnrichmentRule } from '../../model/options.js';
import { rulesOver } from './corrections.js';

/**
 * Makes rules of what a person corrected in one run, for the next run. A correction holds for all transactions of the payee in the
 * same direction, or with `applyTo: 'transaction'` for one alone. Of several corrections of one payee, the later wins. Give all
 * corrections at once: a run with the rules makes the same rules again.
 *
 * @param transactions - As any run of `enrichTransactions` returned them, with or without rules.
 * @param corrections - What is right instead.
 * @throws InvalidRequestError when a correction names no transaction of the run, an unknown category, or a transaction without a
 * payee.
 *
 * @example
 * ```ts
 * import { enrichTransactions, rulesFromCorrections } from 'open-banking-insights';
 *
 * const { transactions } = enrichTransactions({
 *   countryCode: 'GB',
 *   currencyCode: 'GBP',
 *   transactions: [
 *     {
 *       transactionId: 't1',
 *       description: 'TESCO STORES 3021 LEEDS',
 *       amount: 9.5,
 *       creditDebitIndicator: 'Debit',
 *       status: 'Booked',
 *       bookingDate: '2026-03-02',
 *     },
 *   ],
 * });
 * const [rule] = rulesFromCorrections(transactions, [{ transactionId: 't1', category: 'gifts-and-flowers' }]);
 * console.log(rule?.merchant, rule?.direction, rule?.set.category); // Tesco Debit gifts-and-flowers
 * ```
 */
export function rulesFromCorrections(
  transactions: readonly EnrichedTransaction[],
  corrections: readonly Correction[],
): EnrichmentRule[] {
  return rulesOver(DEFAULT_NARRATIVE, transactions, corrections);
}

/**
 * `rulesFromCorrections`, but it returns `{ success, data | error }` instead of throwing.
 *
 * @example
 * ```ts
 * import { safeRulesFromCorrections } from 'open-banking-insights';
 *
 * const result = safeRulesFromCorrections([], [{ transactionId: 't1', merchant: 'Corner shop' }]);
 * if (!result.success) console.log(result.error.issues[0]?.code); // unknown_transaction
 * ```
 */
export const safeRulesFromCorrections = /* @__PURE__ */ safely(rulesFromCorrections);
