/** Signs of risk and vulnerability, each with its definition and the transactions behind it. */
import { type Minor, majorOf, minorOf, shareOf, sumOf } from '../base/money.js';
import { categoryIdOf } from '../enrichment/categories.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { AffordabilityIndicator, IndicatorKind } from '../model/affordability.js';
import type { CategoryId } from '../model/taxonomy.js';

interface IndicatorRule {
  readonly kind: Exclude<IndicatorKind, 'overdraft-days'>;
  readonly definition: string;
  readonly categories: readonly string[];
  readonly direction: 'debit' | 'credit';
}

const RULES: readonly IndicatorRule[] = [
  {
    kind: 'short-term-credit',
    definition: 'Repayments of payday and other high-cost short-term credit.',
    categories: ['short-term-loan'],
    direction: 'debit',
  },
  {
    kind: 'buy-now-pay-later',
    definition: 'Payments to buy-now-pay-later lenders.',
    categories: ['bnpl'],
    direction: 'debit',
  },
  {
    kind: 'debt-collection',
    definition: 'Payments to debt collectors, bailiffs and for arrears.',
    categories: ['debt-collection'],
    direction: 'debit',
  },
  {
    kind: 'debt-management',
    definition: 'Payments into a debt management plan, IVA or trust deed.',
    categories: ['debt-management-plan'],
    direction: 'debit',
  },
  {
    kind: 'catalogue-credit',
    definition: 'Payments on catalogue and home credit.',
    categories: ['catalogue-credit'],
    direction: 'debit',
  },
  {
    kind: 'credit-cards',
    definition: 'Payments to credit and store cards.',
    categories: ['credit-card-payment'],
    direction: 'debit',
  },
  {
    kind: 'loans',
    definition: 'Repayments of personal, secured and student loans.',
    categories: ['personal-loan', 'secured-loan', 'student-loan-repayment'],
    direction: 'debit',
  },
  {
    kind: 'new-credit',
    definition: 'Loans and credit advances received.',
    categories: ['loan-proceeds'],
    direction: 'credit',
  },
  {
    kind: 'gambling',
    definition: 'Stakes and deposits with gambling firms, before winnings.',
    categories: ['gambling'],
    direction: 'debit',
  },
  {
    kind: 'returned-payments',
    definition: 'Fees for returned or unpaid items.',
    categories: ['returned-payment-fee'],
    direction: 'debit',
  },
  {
    kind: 'overdraft-charges',
    definition: 'Overdraft fees and interest charged by the bank.',
    categories: ['interest-and-overdraft-charges'],
    direction: 'debit',
  },
  {
    kind: 'cash-withdrawals',
    definition: 'Cash withdrawn.',
    categories: ['cash-withdrawal'],
    direction: 'debit',
  },
];

/** Each category belongs to at most one indicator. */
const RULE_BY_CATEGORY: ReadonlyMap<CategoryId, IndicatorRule> = new Map(
  RULES.flatMap(rule =>
    rule.categories.map((slug): [CategoryId, IndicatorRule] => [categoryIdOf(slug), rule]),
  ),
);

export function indicatorsOf(entries: readonly EnrichedEntry[], income: Minor): AffordabilityIndicator[] {
  const matching = new Map<IndicatorRule, EnrichedEntry[]>(RULES.map(rule => [rule, []]));
  for (const row of entries) {
    const rule = RULE_BY_CATEGORY.get(row.decision.category);
    if (rule !== undefined && row.entry.isCredit === (rule.direction === 'credit'))
      matching.get(rule)?.push(row);
  }
  return [...RULES.map(rule => indicatorOf(rule, matching.get(rule) ?? [], income)), overdraftDays(entries)];
}

function indicatorOf(
  { kind, definition }: IndicatorRule,
  matching: readonly EnrichedEntry[],
  income: Minor,
): AffordabilityIndicator {
  const amount = sumOf(matching.map(({ entry }) => entry.minor));
  return {
    kind,
    definition,
    amount: majorOf(amount),
    count: matching.length,
    shareOfIncome: shareOf(amount, income),
    transactionIds: matching.map(({ entry }) => entry.transactionId),
  };
}

/** Needs running balances on the transactions. */
function overdraftDays(entries: readonly EnrichedEntry[]): AffordabilityIndicator {
  const known = entries.filter(
    ({ entry }) => entry.source.balance !== undefined && entry.source.balance !== null,
  );
  const overdrawn = known.filter(
    ({ entry: { source } }) =>
      source.balance?.creditDebitIndicator === 'Debit' && minorOf(source.balance.amount) > 0,
  );
  return {
    kind: 'overdraft-days',
    definition: 'Days on which a running balance stood below zero.',
    amount: null,
    count: known.length === 0 ? null : new Set(overdrawn.map(({ entry }) => entry.day)).size,
    shareOfIncome: null,
    transactionIds: overdrawn.map(({ entry }) => entry.transactionId),
  };
}
