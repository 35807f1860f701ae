/** The figures of one period of a household. */
import { majorOf, sumOf } from '../base/money.js';
import { COST_FIGURES } from '../data/healthFigures.js';
import type { ConsumerMetrics } from '../model/consumerHealth.js';
import type { ConsumerFigure } from '../model/healthFigures.js';
import type { ActivityMetrics, BalanceMetrics } from '../model/healthMetrics.js';
import { balanceMetricsOf } from './balances.js';
import { breakdownOf, type Part } from './breakdown.js';
import type { Commitments } from './commitments.js';
import { activityOf, costOf, creditOf, flowsOf } from './flows.js';
import { incomeMetricsOf } from './incomeMetrics.js';
import type { PeriodFacts } from './periodFacts.js';
import { ratioOf } from './rates.js';
import { spendingMetricsOf } from './spending.js';

type ConsumerMeasures = ActivityMetrics & BalanceMetrics & ConsumerMetrics;

/** Of the whole history. */
interface Learned {
  readonly parts: readonly Part<ConsumerFigure>[];
  readonly commitments: Commitments;
}

export function consumerMetricsOf(
  facts: PeriodFacts<ConsumerFigure>,
  { parts, commitments }: Learned,
): ConsumerMeasures {
  const flows = flowsOf(facts);
  const { byFigure } = flows;
  const received = (figure: ConsumerFigure) => majorOf(creditOf(byFigure, figure));
  const paidIn = costOf(byFigure, ['savingsPaidIn']);
  const saved = paidIn - creditOf(byFigure, 'savingsWithdrawn');
  return {
    ...activityOf(facts, flows),
    ...balanceMetricsOf(facts, flows.credit - flows.debit),
    breakdown: breakdownOf(parts, facts),
    ...incomeMetricsOf(facts),
    otherIncome: received('otherIncome'),
    borrowingReceived: received('borrowingReceived'),
    savingsWithdrawn: received('savingsWithdrawn'),
    transfersIn: received('transfersIn'),
    otherCredits: received('otherCredits'),
    refundsNetted: majorOf(sumOf(COST_FIGURES.map(figure => creditOf(byFigure, figure)))),
    ...spendingMetricsOf(facts, flows, commitments),
    savingsPaidIn: majorOf(paidIn),
    transfersOut: majorOf(costOf(byFigure, ['transfersOut'])),
    savingsContributions: majorOf(saved),
    savingsRate: ratioOf(saved, creditOf(byFigure, 'income')),
  };
}
