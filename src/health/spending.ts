/** Where a household's money went. */
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { ConsumerMetrics } from '../model/health.js';
import { averageOf } from './balances.js';
import { borrowingOf } from './borrowing.js';
import { isSubscription } from './commitments.js';
import { type ConsumerFigure, SPENDING_FIGURES } from './consumerFigures.js';
import { costIn, evidencedCost } from './evidence.js';
import { costOf, creditOf, type Flows } from './flows.js';
import type { PeriodFacts } from './periods.js';
import { daysCovered, majorOrNull, perMonth, ratioOf } from './rates.js';
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
  | 'borrowing'
  | 'regularCommitments'
  | 'commitmentShareOfIncome'
  | 'subscriptions'
  | 'monthsOfExpensesCovered'
  | 'bufferDays'
>;

const HOUSING = ['rent', 'mortgage', 'council-tax', 'service-charge'] as const;
const isFee = ({ category }: HealthRow) => category.group === 'fees';
const isGambling = ({ category }: HealthRow) => category.slug === 'gambling';
/** The kinds of the FCA's high-cost credit review (PS19/6, CP18/12) that leave a trace of their own on a statement. */
const HIGH_COST: ReadonlySet<string> = new Set(['short-term-loan', 'catalogue-credit']);
const BORROWING: ReadonlySet<ConsumerFigure> = new Set(['borrowingReceived', 'debtRepayments']);
const isHighCost = ({ category }: HealthRow) => HIGH_COST.has(category.slug);

export function spendingMetricsOf(
  { rows, days, current, balances, figureOf }: PeriodFacts<ConsumerFigure>,
  flows: Flows<ConsumerFigure>,
  isCommitment: (row: HealthRow) => boolean,
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
  const commitments = rows.filter(row => isCommitment(row) && SPENDING_FIGURES.has(figureOf(row)));
  const borrowed = rows.filter(row => BORROWING.has(figureOf(row)));
  return {
    essentialSpending: majorOf(essential),
    discretionarySpending: majorOf(discretionary),
    debtRepayments: majorOf(debt),
    feesAndInterest: evidencedCost(rows.filter(isFee)),
    totalSpending: majorOf(total),
    spendingPerMonth: majorOrNull(monthly),
    spendToIncomeRatio: ratioOf(total, income),
    debtServiceRatio: ratioOf(debtAndFees, income),
    housingCosts: majorOf(housing),
    housingCostRatio: ratioOf(housing, income),
    gambling: evidencedCost(rows.filter(isGambling)),
    gamblingShareOfIncome: ratioOf(costOf(flows.byCategory, ['gambling']), income),
    cashWithdrawals: majorOf(cash),
    cashShareOfSpending: ratioOf(cash, total),
    highCostCredit: evidencedCost(rows.filter(isHighCost)),
    borrowing: borrowingOf(borrowed),
    regularCommitments: evidencedCost(commitments),
    commitmentShareOfIncome: ratioOf(costIn(commitments), income),
    subscriptions: evidencedCost(
      rows.filter(row => figureOf(row) === 'discretionarySpending' && isSubscription(row)),
    ),
    monthsOfExpensesCovered: monthly === null ? null : monthsCovered(current, monthly),
    bufferDays: daysCovered(averageOf(balances, current), total, days),
  };
}

function monthsCovered(balance: Minor, monthly: Minor): number | null {
  return ratioOf(Math.max(0, balance), monthly);
}
