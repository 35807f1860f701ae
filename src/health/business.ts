/** The figures of one period of a business. */
import { type Minor, majorOf, sumOf } from '../base/money.js';
import type { ActivityMetrics, BalanceMetrics, BusinessMetrics } from '../model/health.js';
import { balanceMetricsOf, signedOf } from './balances.js';
import { BUSINESS_COST_FIGURES, type BusinessFigure, OPERATING_FIGURES } from './businessFigures.js';
import { businessFigures } from './businessParties.js';
import { concentrationOf } from './concentration.js';
import { activityOf, costOf, creditOf, flowsOf } from './flows.js';
import type { PeriodFacts } from './periods.js';
import { ratioOf } from './rates.js';
import { revenueMetricsOf } from './revenue.js';
import type { HealthRow } from './rows.js';
import { isWordedVat } from './wording.js';

/** Money for goods and services; staff and people are no suppliers. */
const SUPPLIED: ReadonlySet<BusinessFigure> = new Set(['rent', 'utilities', 'otherOperatingCosts']);

export type BusinessMeasures = ActivityMetrics & BalanceMetrics & BusinessMetrics;

/** `rows` are all rows of the subject: who the owner is does not depend on the period. */
export function businessMeasure(rows: readonly HealthRow[]): (facts: PeriodFacts) => BusinessMeasures {
  const figureOf = businessFigures(rows);
  return facts => businessMetricsOf(facts, figureOf);
}

function businessMetricsOf(
  facts: PeriodFacts,
  figureOf: (row: HealthRow) => BusinessFigure,
): BusinessMeasures {
  const { rows, current, days } = facts;
  const flows = flowsOf(rows, figureOf);
  const { byFigure } = flows;
  const cost = (figure: BusinessFigure) => majorOf(costOf(byFigure, [figure]));
  const received = (figure: BusinessFigure) => majorOf(creditOf(byFigure, figure));
  const revenue = -costOf(byFigure, ['revenue']);
  const operating = costOf(byFigure, OPERATING_FIGURES);
  const loans = costOf(byFigure, ['loanRepayments']);
  const transfers = creditOf(byFigure, 'transfersIn') - costOf(byFigure, ['transfersOut']);
  const net = flows.credit - flows.debit;
  const taxRows = rows.filter(row => figureOf(row) === 'taxes');
  const bought = rows.filter(row => !row.entry.isCredit && SUPPLIED.has(figureOf(row)));
  return {
    ...activityOf(rows, flows),
    ...balanceMetricsOf(facts.balances, current, net),
    ...revenueMetricsOf(
      rows.filter(row => figureOf(row) === 'revenue'),
      facts,
    ),
    supplierConcentration: concentrationOf(bought, () => true),
    operatingCosts: majorOf(operating),
    payroll: cost('payroll'),
    rent: cost('rent'),
    utilities: cost('utilities'),
    paymentsToPeople: cost('paymentsToPeople'),
    otherOperatingCosts: cost('otherOperatingCosts'),
    operatingMargin: ratioOf(revenue - operating, revenue),
    taxes: cost('taxes'),
    vat: majorOf(
      -sumOf(taxRows.filter(({ entry }) => isWordedVat(entry)).map(({ entry }) => signedOf(entry))),
    ),
    loanRepayments: majorOf(loans),
    loanServiceCover: ratioOf(revenue - operating, loans),
    ownerDrawings: cost('ownerDrawings'),
    ownerContributions: received('ownerContributions'),
    borrowingReceived: received('borrowingReceived'),
    transfersIn: received('transfersIn'),
    transfersOut: cost('transfersOut'),
    otherCredits: received('otherCredits'),
    refundsNetted: majorOf(sumOf(BUSINESS_COST_FIGURES.map(figure => creditOf(byFigure, figure)))),
    runwayDays: runwayOf(current, transfers - net, days),
  };
}

/** Money set aside in another account is not burnt, so transfers are left out of the outflow. */
function runwayOf(balance: Minor, outflow: Minor, days: number): number | null {
  return outflow > 0 ? Math.floor((Math.max(0, balance) * days) / outflow) : null;
}
