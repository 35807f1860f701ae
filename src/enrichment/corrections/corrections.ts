/** What a person corrects after one run becomes rules for the next. */
import { groupedBy } from '../../base/grouped.js';
import { InvalidRequestError, type RequestIssue, safely } from '../../base/invalidRequest.js';
import { accountIdOf } from '../../ledger/ledger.js';
import type { Correction } from '../../model/corrections.js';
import type { EnrichedTransaction } from '../../model/enrichment.js';
import type { EnrichmentRule } from '../../model/options.js';
import {
  correctionsSchema,
  enrichedTransactionsSchema,
  type ParsedCorrection,
  type ParsedEnrichedTransaction,
} from '../../schema/corrections.js';
import { issueAt } from '../../schema/issue.js';
import { readWith } from '../../schema/read.js';
import { UNKNOWN_CATEGORY_CODE, unknownCategoryMessage } from '../../schema/unknownCategory.js';
import { isCategorySlug } from '../words/categories.js';
import {
  bySpecificity,
  factsOf,
  keyOf,
  nameOf,
  type PayeeCondition,
  type PayeeReader,
  payeeReader,
} from './correctedPayee.js';
import { transactionFinder, type Unfound } from './correctedTransaction.js';
import { compileRules } from './rules.js';

type RuleSetting = EnrichmentRule['set'];

interface Corrected {
  readonly transaction: ParsedEnrichedTransaction;
  readonly set: RuleSetting;
  /** Null: this transaction alone. */
  readonly payee: PayeeCondition | null;
}

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
  const rows = readWith(enrichedTransactionsSchema, transactions, ['transactions']);
  const corrected = resolve(rows, readWith(correctionsSchema, corrections, ['corrections']));
  const payeeRules = payeeRulesOf(corrected);
  const ordered = [...payeeRules.values()].sort(bySpecificity);
  return [...transactionRulesOf(corrected, payeeRules, ordered), ...ordered];
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

function resolve(
  rows: readonly ParsedEnrichedTransaction[],
  corrections: readonly ParsedCorrection[],
): readonly Corrected[] {
  const find = transactionFinder(rows);
  const payeeOf = payeeReader();
  const issues: RequestIssue[] = [];
  const corrected = corrections.flatMap((correction, index): Corrected[] => {
    const transaction = find(correction);
    const found = issuesOf(correction, index, transaction, payeeOf);
    issues.push(...found);
    if (typeof transaction === 'string' || found.length > 0) return [];
    const { category, merchant, applyTo } = correction;
    const set = {
      ...(category !== undefined && isCategorySlug(category) ? { category } : {}),
      ...(merchant === undefined ? {} : { merchant }),
    };
    return [{ transaction, set, payee: applyTo === 'payee' ? payeeOf(transaction) : null }];
  });
  if (issues.length > 0) throw new InvalidRequestError(issues);
  return corrected;
}

function issuesOf(
  { transactionId, accountId, category, applyTo }: ParsedCorrection,
  index: number,
  transaction: ParsedEnrichedTransaction | Unfound,
  payeeOf: PayeeReader,
): readonly RequestIssue[] {
  const path = ['corrections', index];
  const issues =
    category === undefined || isCategorySlug(category)
      ? []
      : [issueAt([...path, 'category'], UNKNOWN_CATEGORY_CODE, unknownCategoryMessage(category))];
  if (transaction === 'unknown')
    issues.unshift(
      issueAt(
        [...path, 'transactionId'],
        'unknown_transaction',
        `"${transactionId}" is none of the transactions${ofAccount(accountId)}`,
      ),
    );
  else if (transaction === 'ambiguous')
    issues.unshift(
      issueAt(
        [...path, 'accountId'],
        'ambiguous_transaction',
        `several accounts have a transaction "${transactionId}"; say which one is meant (each must name its account)`,
      ),
    );
  else if (applyTo === 'payee' && payeeOf(transaction) === null)
    issues.push(
      issueAt(
        [...path, 'applyTo'],
        'no_payee',
        `the description of "${transactionId}" names no payee that can be told apart; correct it alone with applyTo "transaction"`,
      ),
    );
  return issues;
}

function ofAccount(accountId: string | null | undefined): string {
  return accountIdOf(accountId) === null ? '' : ` of account "${accountId}"`;
}

function payeeRulesOf(corrected: readonly Corrected[]): ReadonlyMap<string, EnrichmentRule> {
  const rules = new Map<string, EnrichmentRule>();
  for (const { payee, set } of corrected) {
    if (payee === null) continue;
    const key = keyOf(payee);
    // The name and text of the first: they differ in writing alone.
    const { set: earlier, ...rule } = rules.get(key) ?? { name: nameOf(payee), ...payee, set: {} };
    rules.set(key, { ...rule, set: { ...earlier, ...set } });
  }
  return rules;
}

/** For those corrected alone, and those that the rule of another payee would catch first. */
function transactionRulesOf(
  corrected: readonly Corrected[],
  payeeRules: ReadonlyMap<string, EnrichmentRule>,
  ordered: readonly EnrichmentRule[],
): readonly EnrichmentRule[] {
  const { firstFor } = compileRules(ordered);
  const byTransaction = groupedBy(corrected, ({ transaction }) => transaction);
  return [...byTransaction.values()].flatMap((same): EnrichmentRule[] => {
    const { transaction } = same[0] as Corrected;
    const facts = factsOf(transaction);
    const caught = ordered[firstFor(facts)];
    const payee = same.find(each => each.payee !== null)?.payee ?? null;
    const ownRule = payee === null ? caught : payeeRules.get(keyOf(payee));
    const alone = setAlone(same);
    if (caught === ownRule && Object.keys(alone).length === 0) return [];
    // The first rule that holds is the only one, so it says all.
    return [{ ...onlyFor(transaction), set: { ...ownRule?.set, ...alone } }];
  });
}

/** What the corrections of one transaction set for it alone, and no later one of its payee. */
function setAlone(same: readonly Corrected[]): RuleSetting {
  let alone: RuleSetting = {};
  for (const { payee, set } of same)
    alone =
      payee === null
        ? { ...alone, ...set }
        : Object.fromEntries(Object.entries(alone).filter(([member]) => !Object.hasOwn(set, member)));
  return alone;
}

function onlyFor({ transactionId, accountId }: ParsedEnrichedTransaction): Omit<EnrichmentRule, 'set'> {
  return {
    name: `correction of transaction ${transactionId}`,
    transactionId,
    // Two accounts may number alike.
    ...(accountId ? { accountId } : {}),
  };
}
