/** Signs of risk and vulnerability, each with its definition and the transactions behind it. */
import { majorOf, minorOf, shareOf, sumOf, type Minor } from '../base/money.js';
import { categoryOf } from '../enrichment/categories.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { AffordabilityIndicator, IndicatorKind } from '../model/affordability.js';

interface IndicatorRule {
  readonly kind: Exclude<IndicatorKind, 'overdraft-days'>;
  readonly definition: string;
  readonly categories: readonly string[];
  readonly direction: 'debit' | 'credit';
}

const RULES: readonly IndicatorRule[] = [
  { kind: 'short-term-credit', definition: 'Repayments of payday and other high-cost short-term credit.', categories: ['short-term-loan'], direction: 'debit' },
  { kind: 'buy-now-pay-later', definition: 'Payments to buy-now-pay-later lenders.', categories: ['bnpl'], direction: 'debit' },
  { kind: 'debt-collection', definition: 'Payments to debt collectors, bailiffs and for arrears.', categories: ['debt-collection'], direction: 'debit' },
  { kind: 'debt-management', definition: 'Payments into a debt management plan, IVA or trust deed.', categories: ['debt-management-plan'], direction: 'debit' },
  { kind: 'catalogue-credit', definition: 'Payments on catalogue and home credit.', categories: ['catalogue-credit'], direction: 'debit' },
  { kind: 'credit-cards', definition: 'Payments to credit and store cards.', categories: ['credit-card-payment'], direction: 'debit' },
  { kind: 'loans', definition: 'Repayments of personal, secured and student loans.', categories: ['personal-loan', 'secured-loan', 'student-loan-repayment'], direction: 'debit' },
  { kind: 'new-credit', definition: 'Loans and credit advances received.', categories: ['loan-proceeds'], direction: 'credit' },
  { kind: 'gambling', definition: 'Stakes and deposits with gambling firms, before winnings.', categories: ['gambling'], direction: 'debit' },
  { kind: 'returned-payments', definition: 'Fees for returned or unpaid items.', categories: ['returned-payment-fee'], direction: 'debit' },
  { kind: 'overdraft-charges', definition: 'Overdraft fees and interest charged by the bank.', categories: ['interest-and-overdraft-charges'], direction: 'debit' },
  { kind: 'cash-withdrawals', definition: 'Cash withdrawn.', categories: ['cash-withdrawal'], direction: 'debit' },
];

export function indicatorsOf(entries: readonly EnrichedEntry[], income: Minor): AffordabilityIndicator[] {
  return [...RULES.map(rule => indicatorOf(rule, entries, income)), overdraftDays(entries)];
}

function indicatorOf({ kind, definition, categories, direction }: IndicatorRule, entries: readonly EnrichedEntry[], income: Minor): AffordabilityIndicator {
  const matching = entries.filter(
    ({ entry, decision }) => entry.isCredit === (direction === 'credit') && categories.includes(categoryOf(decision.category).slug),
  );
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
  const known = entries.filter(({ entry }) => entry.source.balance !== undefined && entry.source.balance !== null);
  const overdrawn = known.filter(({ entry: { source } }) => source.balance?.creditDebitIndicator === 'Debit' && minorOf(source.balance.amount) > 0);
  return {
    kind: 'overdraft-days',
    definition: 'Days on which a running balance stood below zero.',
    amount: null,
    count: known.length === 0 ? null : new Set(overdrawn.map(({ entry }) => entry.day)).size,
    shareOfIncome: null,
    transactionIds: overdrawn.map(({ entry }) => entry.transactionId),
  };
}
