/** The members of affordability that a report reads. */
import {
  AFFORDABILITY_INDICATOR,
  INDICATOR_WORDS,
} from '../../contract/affordability/affordabilityIndicators.js';
import {
  AFFORDABILITY_LINE,
  type AssessAffordabilityResult,
  MONTH_AFFORDABILITY,
  STATED,
  STRESS_TEST,
} from '../../contract/affordability/affordabilityResult.js';
import { STATEMENT_HEADING, STATEMENT_LINE } from '../../contract/affordability/affordabilityStatement.js';
import type {
  Expenditure,
  ExpenditureViewTotal,
  ViewedCategory,
} from '../../contract/affordability/expenditure.js';
import { REGULAR_BILL } from '../../contract/affordability/regularBills.js';
import { shapeOf } from './ofContract.js';
import { listOf, nullable, number, object, oneOf, optional, text, truth } from './shape.js';

export const indicator = shapeOf(
  AFFORDABILITY_INDICATOR,
  ['kind', 'definition', 'amount', 'count', 'shareOfIncome', 'trend', 'transactionIds'],
  // In the order in which a person reads them.
  { kind: oneOf(Object.keys(INDICATOR_WORDS)) },
);

export const statementHeading = shapeOf(STATEMENT_HEADING, ['name', 'amount', 'lines'], {
  lines: listOf(
    shapeOf(STATEMENT_LINE, ['name', 'categories', 'amount', 'monthsSeen', 'minimum', 'maximum']),
  ),
});

const month = shapeOf(MONTH_AFFORDABILITY, ['year', 'month', 'isPartial', 'incomeForMonth', 'lines'], {
  // A section or category that a later version adds is shown as it is called.
  lines: listOf(shapeOf(AFFORDABILITY_LINE, ['section', 'category', 'recorded'], { section: text })),
});

const expenditure = object<Expenditure>({
  committed: number,
  essential: number,
  discretionary: number,
  views: listOf(
    object<ExpenditureViewTotal>({
      definition: text,
      amount: number,
      categories: listOf(object<ViewedCategory>({ category: text, amount: number })),
    }),
  ),
});

const bills = listOf(shapeOf(REGULAR_BILL, ['transactionIds']));

export const affordability = object<AssessAffordabilityResult>({
  includeFlexibleCosts: truth,
  monthAffordabilities: listOf(month),
  estimatedCalculatedIncome: number,
  estimatedFixedCosts: number,
  estimatedFlexibleCosts: number,
  estimatedDebtFees: number,
  estimatedAffordability: number,
  statement: listOf(statementHeading),
  expenditure,
  indicators: listOf(indicator),
  regularBills: bills,
  stoppedBills: bills,
  // Results of earlier versions lack them.
  stressTest: optional(
    nullable(
      shapeOf(STRESS_TEST, [
        'before',
        'after',
        'headroom',
        'largestAffordableRepayment',
        'leftInOrdinaryMonth',
        'poorestMonthIncome',
        'leftInPoorestMonth',
      ]),
    ),
  ),
  stated: optional(nullable(shapeOf(STATED, ['income', 'rent']))),
});
