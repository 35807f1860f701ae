/** How figures of affordability are called wherever people see them: on the page, in the PDF, in the terminal and in the playground. */
import type { Expenditure } from './expenditure.js';

export const AFFORDABILITY_NAMES = {
  estimatedAffordability: 'Left each month',
  fixed: 'Fixed costs',
  debt: 'Debt and fees',
  flexible: 'Flexible costs',
  savings: 'Put into savings',
  indicators: 'Signs of risk',
} as const;

/** The order of the costs in every chart and table. */
export const COST_ORDER = ['fixed', 'debt', 'flexible'] as const;

/** What is left is what after which costs. */
export function leftText(left: number, includeFlexibleCosts: boolean): string {
  const costs = includeFlexibleCosts
    ? 'fixed costs, debt and fees, and flexible costs'
    : 'fixed costs, and debt and fees';
  return left < 0 ? `Less than nothing after ${costs}.` : `After ${costs}.`;
}

/** The costs by whether they can be given up. */
export function expenditureText(
  { committed, essential, discretionary }: Expenditure,
  money: (amount: number) => string,
): string {
  return `Of the costs, ${money(committed)} is owed by contract or by law, ${money(essential)} is for other essentials, and ${money(discretionary)} can be given up.`;
}
