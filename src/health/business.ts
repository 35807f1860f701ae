/** The figures of one period of a business. */
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { ActivityMetrics, BalanceMetrics, BusinessMetrics } from '../model/health.js';
import { balanceMetricsOf, signedOf } from './balances.js';
import { BUSINESS_COST_FIGURES, type BusinessFigure, OPERATING_FIGURES } from './businessFigures.js';
import { concentrationOf } from './concentration.js';
import { activityOf, costOf, creditOf, flowsOf } from './flows.js';
import type { PeriodFacts } from './periods.js';
import { ratioOf } from './rates.js';
import { revenueMetricsOf } from './revenue.js';
import { isWordedVat } from './wording.js';

type BusinessMeasures = ActivityMetrics & BalanceMetrics & BusinessMetrics;

/** Money for goods and services; staff and people are no suppliers. */
const SUPPLIED: ReadonlySet<BusinessFigure> = new Set(['rent', 'utilities', 'otherOperatingCosts']);
/** Money moved or borrowed is neither earned nor burnt, so the runway leaves it out. */
const FINANCING = ['transfersIn', 'transfersOut', 'borrowingReceived', 'ownerContributions'] as const;

export function businessMetricsOf(facts: PeriodFacts<BusinessFigure>): BusinessMeasures {
  const { rows, figureOf, current, days } = facts;
  const flows = flowsOf(facts);
  const { byFigure } = flows;
  const cost = (figure: BusinessFigure) => majorOf(costOf(byFigure, [figure]));
  const received = (figure: BusinessFigure) => majorOf(creditOf(byFigure, figure));
  const revenue = -costOf(byFigure, ['revenue']);
  const operating = costOf(byFigure, OPERATING_FIGURES);
  const loans = costOf(byFigure, ['loanRepayments']);
  const outflow = flows.debit - flows.credit - costOf(byFigure, FINANCING);
  const placedIn = (figure: BusinessFigure) => rows.filter(row => figureOf(row) === figure);
  const vat = placedIn('taxes').filter(({ entry }) => isWordedVat(entry));
  const bought = rows.filter(row => !row.entry.isCredit && SUPPLIED.has(figureOf(row)));
  return {
    ...activityOf(rows, flows),
    ...balanceMetricsOf(facts.balances, current, flows.credit - flows.debit),
    ...revenueMetricsOf(placedIn('revenue'), facts),
    supplierConcentration: concentrationOf(bought, () => true),
    operatingCosts: majorOf(operating),
    payroll: cost('payroll'),
    rent: cost('rent'),
    utilities: cost('utilities'),
    paymentsToPeople: cost('paymentsToPeople'),
    otherOperatingCosts: cost('otherOperatingCosts'),
    operatingMargin: ratioOf(revenue - operating, revenue),
    taxes: cost('taxes'),
    vat: majorOf(-sumOf(vat.map(({ entry }) => signedOf(entry)))),
    loanRepayments: majorOf(loans),
    loanServiceCover: ratioOf(revenue - operating, loans),
    ownerDrawings: cost('ownerDrawings'),
    ownerContributions: received('ownerContributions'),
    borrowingReceived: received('borrowingReceived'),
    transfersIn: received('transfersIn'),
    transfersOut: cost('transfersOut'),
    otherCredits: received('otherCredits'),
    refundsNetted: majorOf(sumOf(BUSINESS_COST_FIGURES.map(figure => creditOf(byFigure, figure)))),
    runwayDays: runwayOf(current, outflow, days),
  };
}

function runwayOf(balance: Minor, outflow: Minor, days: number): number | null {
  return outflow > 0 ? Math.floor((Math.max(0, balance) * days) / outflow) : null;
}
