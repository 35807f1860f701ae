/** What the stories expect of a result, in few words. */
import type { AffordabilityIndicator, AssessAffordabilityResult, StatementLine } from '../../src/index.js';
import { only } from '../support/build.js';

export function estimatesOf(result: AssessAffordabilityResult) {
  return {
    income: result.estimatedCalculatedIncome,
    fixed: result.estimatedFixedCosts,
    flexible: result.estimatedFlexibleCosts,
    debt: result.estimatedDebtFees,
    left: result.estimatedAffordability,
  };
}

export function viewsOf({ expenditure }: AssessAffordabilityResult) {
  const { committed, essential, discretionary, nonDiscretionary, total } = expenditure;
  return { committed, essential, discretionary, nonDiscretionary, total };
}

/** Key of the statement's line (name, where the statement has none) -> estimated amount. */
export function statementAmounts({ statement }: AssessAffordabilityResult): Readonly<Record<string, number>> {
  return Object.fromEntries(
    statement.flatMap(({ lines }) => lines.map(({ line, name, amount }) => [line ?? name, amount])),
  );
}

export function statementLine({ statement }: AssessAffordabilityResult, key: string): StatementLine {
  return only(statement.flatMap(({ lines }) => lines).filter(({ line, name }) => (line ?? name) === key));
}

export function indicator({ indicators }: AssessAffordabilityResult, kind: string): AffordabilityIndicator {
  return only(indicators.filter(row => row.kind === kind));
}
