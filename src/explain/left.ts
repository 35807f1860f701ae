/** Explains what is left of an income, with or without flexible costs, as in the request. */
import type { EstimatedSection } from '../contract/affordability/affordabilityStatement.js';
import type { FigureRule, ReadPath } from './figure.js';

interface BudgetPaths {
  readonly income: string;
  readonly fixed: string;
  readonly debt: string;
  readonly flexible: string;
  /** Irregular payments to people, if they count. */
  readonly people?: string;
}

/** `idsOf` gives the place of a section's ids. */
export function leftRule(
  { income, fixed, debt, flexible, people }: BudgetPaths,
  idsOf: (section: EstimatedSection) => string,
): FigureRule {
  return read => ({
    formula: `Income - fixed costs - debt${people === undefined ? '' : ' - irregular payments to people'}${
      includesFlexible(read) ? ' - flexible costs' : '; flexible costs are not included, as the request asks'
    }`,
    plus: [income],
    minus: [
      fixed,
      debt,
      ...(people === undefined ? [] : [people]),
      ...(includesFlexible(read) ? [flexible] : []),
    ],
    ids: (['income', ...costSections(includesFlexible(read))] as const).map(idsOf),
  });
}

export function includesFlexible(read: ReadPath): boolean {
  return read('includeFlexibleCosts')[0] === true;
}

export function costSections(withFlexible: boolean): readonly EstimatedSection[] {
  return withFlexible ? ['fixed', 'debt', 'flexible'] : ['fixed', 'debt'];
}

/** The transactions behind the estimate of a section. */
export function estimateIds(section: EstimatedSection): string {
  return `statement[].lines[section=${section}].transactionIds`;
}
