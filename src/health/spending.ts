/** Where a household's money went. */
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { ConsumerMetrics } from '../model/health.js';
import type { ConsumerFigure } from './consumerFigures.js';
import { evidencedCost } from './evidence.js';
import { costOf, creditOf, type Flows } from './flows.js';
import type { PeriodFacts } from './periods.js';
import { majorOrNull, perMonth, ratioOf } from './rates.js';
import type { HealthRow } from './rows.js';

type SpendingMetrics = Pick<
  ConsumerMetrics,
  | 'essentialSpending'
  | 'discretionarySpending'
  | 'debtRepayments'
  | 'feesAndInterest'
  | 'totalSpending'
  | 'spendingPerMonth'
  | 'spendToIncomeRatio'
  | 'debtServiceRatio'
  | 'housingCosts'
  | 'housingCostRatio'
  | 'gambling'
  | 'gamblingShareOfIncome'
  | 'cashWithdrawals'
  | 'cashShareOfSpending'
  | 'highCostCredit'
  | 'monthsOfExpensesCovered'
>;

const HOUSING = ['rent', 'mortgage', 'council-tax', 'service-charge'] as const;
const isFee = ({ category }: HealthRow) => category.group === 'fees';
const isGambling = ({ category }: HealthRow) => category.slug === 'gambling';
/** The kinds of the FCA's high-cost credit review (PS19/6, CP18/12) that leave a trace of their own on a statement. */
const HIGH_COST: ReadonlySet<string> = new Set(['short-term-loan', 'catalogue-credit']);
const isHighCost = ({ category }: HealthRow) => HIGH_COST.has(category.slug);

export function spendingMetricsOf(
  { rows, days, current }: PeriodFacts,
  flows: Flows<ConsumerFigure>,
): SpendingMetrics {
  const income = creditOf(flows.byFigure, 'income');
  const cost = (figure: ConsumerFigure) => costOf(flows.byFigure, [figure]);
  const essential = cost('essentialSpending');
  const discretionary = cost('discretionarySpending');
  const debt = cost('debtRepayments');
  const debtAndFees = debt + cost('feesAndInterest');
  const total = sumOf([essential, discretionary, debtAndFees]);
  const monthly = perMonth(total, days);
  const housing = costOf(flows.byCategory, HOUSING);
  const cash = costOf(flows.byCategory, ['cash-withdrawal']);
  return {
    essentialSpending: majorOf(essential),
    discretionarySpending: majorOf(discretionary),
    debtRepayments: majorOf(debt),
    feesAndInterest: evidencedCost(rows, isFee),
    totalSpending: majorOf(total),
    spendingPerMonth: majorOrNull(monthly),
    spendToIncomeRatio: ratioOf(total, income),
    debtServiceRatio: ratioOf(debtAndFees, income),
    housingCosts: majorOf(housing),
    housingCostRatio: ratioOf(housing, income),
    gambling: evidencedCost(rows, isGambling),
    gamblingShareOfIncome: ratioOf(costOf(flows.byCategory, ['gambling']), income),
    cashWithdrawals: majorOf(cash),
    cashShareOfSpending: ratioOf(cash, total),
    highCostCredit: evidencedCost(rows, isHighCost),
    monthsOfExpensesCovered: monthly === null ? null : monthsCovered(current, monthly),
  };
}

function monthsCovered(balance: Minor, monthly: Minor): number | null {
  return ratioOf(Math.max(0, balance), monthly);
}
