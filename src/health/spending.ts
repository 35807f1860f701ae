/** Measures where a household's money went. */
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { ConsumerMetrics } from '../contract/health/consumerHealth.js';
import type { ConsumerFigure } from '../contract/health/healthFigures.js';
import { averageOf, signedOf } from './balances.js';
import { borrowingOf } from './borrowing.js';
import type { Commitments } from './commitments.js';
import { costIn, evidencedCost } from './evidence.js';
import { costOf, creditOf, type Flows } from './flows.js';
import type { PeriodFacts } from './periodFacts.js';
import { daysCovered, majorOrNull, perMonth, ratioOf } from './rates.js';
import { byDay, type HealthRow } from './rows.js';

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

export const HOUSING = ['rent', 'mortgage', 'council-tax', 'service-charge'] as const;
/** The kinds of the FCA's high-cost credit review (PS19/6, CP18/12) that leave a trace of their own on a statement. */
const HIGH_COST = ['short-term-loan', 'catalogue-credit'] as const;
const BORROWING = ['borrowingReceived', 'debtRepayments'] as const satisfies readonly ConsumerFigure[];

export function spendingMetricsOf(
  { days, current, balances, byFigure, byCategory, within }: PeriodFacts<ConsumerFigure>,
  flows: Flows<ConsumerFigure>,
  all: Commitments,
): SpendingMetrics {
  const income = creditOf(flows.byFigure, 'income');
  const cost = (figure: ConsumerFigure) => costOf(flows.byFigure, [figure]);
  const essential = cost('essentialSpending');
  const discretionary = cost('discretionarySpending');
  const debt = cost('debtRepayments');
  const debtAndFees = debt + cost('feesAndInterest');
  const total = sumOf([essential, discretionary, debtAndFees]);
  const monthly = perMonth(total, days);
  const housing = netCostOf(rowsAt(byCategory, HOUSING));
  const cash = netCostOf(rowsAt(byCategory, ['cash-withdrawal']));
  const gambling = rowsAt(byCategory, ['gambling']);
  const commitments = within(all.rows);
  return {
    essentialSpending: majorOf(essential),
    discretionarySpending: majorOf(discretionary),
    debtRepayments: majorOf(debt),
    feesAndInterest: evidencedCost(rowsAt(byFigure, ['feesAndInterest'])),
    totalSpending: majorOf(total),
    spendingPerMonth: majorOrNull(monthly),
    spendToIncomeRatio: ratioOf(total, income),
    debtServiceRatio: ratioOf(debtAndFees, income),
    housingCosts: majorOf(housing),
    housingCostRatio: ratioOf(housing, income),
    gambling: evidencedCost(gambling),
    gamblingShareOfIncome: ratioOf(netCostOf(gambling), income),
    cashWithdrawals: majorOf(cash),
    cashShareOfSpending: ratioOf(cash, total),
    highCostCredit: evidencedCost(rowsAt(byCategory, HIGH_COST)),
    borrowing: borrowingOf(rowsAt(byFigure, BORROWING)),
    regularCommitments: evidencedCost(commitments),
    commitmentShareOfIncome: ratioOf(costIn(commitments), income),
    subscriptions: evidencedCost(within(all.subscriptions)),
    monthsOfExpensesCovered: monthly === null ? null : monthsCovered(current, monthly),
    bufferDays: daysCovered(averageOf(balances, current), total, days),
  };
}

/** By day, then by id. */
function rowsAt<Key>(
  groups: ReadonlyMap<Key, readonly HealthRow[]>,
  keys: readonly NoInfer<Key>[],
): readonly HealthRow[] {
  const [first = [], ...others] = keys.map(key => groups.get(key) ?? []);
  return others.length === 0 ? first : first.concat(...others).sort(byDay);
}

function netCostOf(rows: readonly HealthRow[]): Minor {
  return -sumOf(rows.map(({ entry }) => signedOf(entry)));
}

function monthsCovered(balance: Minor, monthly: Minor): number | null {
  return ratioOf(Math.max(0, balance), monthly);
}
