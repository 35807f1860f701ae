/** The figures of one period of a business. */

import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { BusinessMetrics } from '../contract/health/businessHealth.js';
import type { BusinessFigure } from '../contract/health/healthFigures.js';
import { BUSINESS_COST_FIGURES, OPERATING_FIGURES } from '../contract/health/healthFigures.js';
import type { ActivityMetrics, BalanceMetrics } from '../contract/health/healthMetrics.js';
import { averageOf, balanceMetricsOf } from './balances.js';
import { borrowingOf } from './borrowing.js';
import { breakdownOf, type Part } from './breakdown.js';
import { concentrationOf } from './concentration.js';
import { costIn, evidencedCost, evidencedNet, idsOf } from './evidence.js';
import { activityOf, costOf, creditOf, flowsOf } from './flows.js';
import { payrollHeadcountOf } from './payroll.js';
import type { PeriodFacts } from './periodFacts.js';
import { daysCovered, majorOrNull, perMonth, ratioOf } from './rates.js';
import { revenueMetricsOf } from './revenue.js';
import { byDay, type HealthRow } from './rows.js';
import { isWordedAdvance, isWordedVat } from './wording.js';

type BusinessMeasures = ActivityMetrics & BalanceMetrics & BusinessMetrics;

/** Money for goods and services. Staff and people are not suppliers. */
const SUPPLIED = ['rent', 'utilities', 'otherOperatingCosts'] as const satisfies readonly BusinessFigure[];
/** Money that is moved or borrowed is neither earned nor spent, so the runway leaves it out. */
const FINANCING = ['transfersIn', 'transfersOut', 'borrowingReceived', 'ownerContributions'] as const;

/** Of the whole history. */
interface Learned {
  readonly parts: readonly Part<BusinessFigure>[];
  readonly isTaxPlan: (row: HealthRow) => boolean;
}

export function businessMetricsOf(
  facts: PeriodFacts<BusinessFigure>,
  { parts, isTaxPlan }: Learned,
): BusinessMeasures {
  const { current, balances, days } = facts;
  const flows = flowsOf(facts);
  const { byFigure } = flows;
  const cost = (figure: BusinessFigure) => majorOf(costOf(byFigure, [figure]));
  const received = (figure: BusinessFigure) => majorOf(creditOf(byFigure, figure));
  const revenue = -costOf(byFigure, ['revenue']);
  const operating = costOf(byFigure, OPERATING_FIGURES);
  const loans = costOf(byFigure, ['loanRepayments']);
  const outflow = flows.debit - flows.credit - costOf(byFigure, FINANCING);
  const placedIn = (...figures: BusinessFigure[]) =>
    figures.flatMap(figure => facts.byFigure.get(figure) ?? []);
  const lending = placedIn('borrowingReceived', 'loanRepayments').sort(byDay);
  const advances = lending.filter(({ entry }) => isWordedAdvance(entry));
  const outgoings = costOf(byFigure, [...OPERATING_FIGURES, 'taxes', 'loanRepayments']);
  const vat = placedIn('taxes').filter(({ entry }) => isWordedVat(entry));
  const bought = placedIn(...SUPPLIED)
    .filter(({ entry }) => !entry.isCredit)
    .sort(byDay);
  return {
    ...activityOf(facts, flows),
    ...balanceMetricsOf(facts, flows.credit - flows.debit),
    breakdown: breakdownOf(parts, facts),
    ...revenueMetricsOf(placedIn('revenue'), facts),
    supplierConcentration: concentrationOf(bought, () => true),
    operatingCosts: majorOf(operating),
    payroll: cost('payroll'),
    payrollHeadcount: payrollHeadcountOf(placedIn('payroll')),
    rent: cost('rent'),
    utilities: cost('utilities'),
    paymentsToPeople: cost('paymentsToPeople'),
    otherOperatingCosts: cost('otherOperatingCosts'),
    operatingMargin: ratioOf(revenue - operating, revenue),
    taxes: cost('taxes'),
    vat: evidencedNet(vat),
    taxPaymentPlans: evidencedCost(placedIn('taxes').filter(isTaxPlan)),
    loanRepayments: majorOf(loans),
    loanServiceCover: ratioOf(revenue - operating, loans),
    borrowing: borrowingOf(lending),
    merchantCashAdvance: advanceOf(advances),
    ownerDrawings: cost('ownerDrawings'),
    ownerContributions: received('ownerContributions'),
    netOwnerDrawings: evidencedNet(placedIn('ownerDrawings', 'ownerContributions').sort(byDay)),
    borrowingReceived: received('borrowingReceived'),
    transfersIn: received('transfersIn'),
    transfersOut: cost('transfersOut'),
    otherCredits: received('otherCredits'),
    refundsNetted: majorOf(sumOf(BUSINESS_COST_FIGURES.map(figure => creditOf(byFigure, figure)))),
    burnPerMonth: majorOrNull(perMonth(outflow, days)),
    runwayDays: runwayOf(current, outflow, days),
    bufferDays: daysCovered(averageOf(balances, current), outgoings, days),
  };
}

function advanceOf(rows: readonly HealthRow[]): BusinessMetrics['merchantCashAdvance'] {
  const received = rows.filter(({ entry, isNetted }) => entry.isCredit && !isNetted);
  return {
    received: majorOf(sumOf(received.map(({ entry }) => entry.minor))),
    repaid: majorOf(costIn(rows)),
    transactionIds: idsOf(rows),
  };
}

function runwayOf(balance: Minor, outflow: Minor, days: number): number | null {
  return outflow > 0 ? Math.floor((Math.max(0, balance) * days) / outflow) : null;
}
