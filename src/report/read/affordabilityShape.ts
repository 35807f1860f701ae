/** The members of affordability that a report reads. */

import type {
  AffordabilityLine,
  AssessAffordabilityResult,
  MonthAffordability,
} from '../../model/affordability.js';
import type { AffordabilityIndicator, IndicatorTrend } from '../../model/affordabilityIndicators.js';
import type { StatementHeading, StatementLine } from '../../model/affordabilityStatement.js';
import type { RegularBill } from '../../model/regularBills.js';
import { INDICATOR_WORDS } from '../../words/risks.js';
import { count, listOf, nullable, number, object, oneOf, text, truth } from './shape.js';

const ids = listOf(text);

export const indicator = object<AffordabilityIndicator>({
  kind: oneOf(Object.keys(INDICATOR_WORDS)),
  definition: text,
  amount: nullable(number),
  count: nullable(number),
  shareOfIncome: nullable(number),
  trend: nullable(object<IndicatorTrend>({ latest: number, before: number })),
  transactionIds: ids,
});

export const statementHeading = object<StatementHeading>({
  name: text,
  amount: number,
  lines: listOf(
    object<StatementLine>({
      name: text,
      amount: number,
      monthsSeen: count,
      minimum: nullable(number),
      maximum: nullable(number),
    }),
  ),
});

const month = object<MonthAffordability>({
  year: count,
  month: count,
  isPartial: truth,
  incomeForMonth: number,
  lines: listOf(object<AffordabilityLine>({ section: text, category: text, recorded: number })),
});

const bills = listOf(object<RegularBill>({ transactionIds: ids }));

export const affordability = object<AssessAffordabilityResult>({
  includeFlexibleCosts: truth,
  monthAffordabilities: listOf(month),
  estimatedCalculatedIncome: number,
  estimatedAffordability: number,
  statement: listOf(statementHeading),
  indicators: listOf(indicator),
  regularBills: bills,
  stoppedBills: bills,
});
