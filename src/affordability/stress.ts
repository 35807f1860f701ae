/** "Can they afford it": the estimates with less income, higher costs and a new repayment. */
import { type Minor, majorOf, scaled } from '../base/money.js';
import type { StressFigures, StressTest } from '../contract/affordability/affordabilityResult.js';

export interface Stress {
  /** 0 to 100. */
  readonly incomeDownPercent: number;
  /** At least 0. */
  readonly costsUpPercent: number;
  readonly newRepayment: Minor;
}

export interface Budget {
  readonly income: Minor;
  readonly fixed: Minor;
  readonly flexible: Minor;
  readonly debt: Minor;
}

const WHOLE = 100;

/** Null where no stress is asked for. Debts are owed as agreed, so a stress of costs does not change them. */
export function stressTestOf(
  budget: Budget,
  paymentsToPeople: Minor,
  {
    stress,
    includeFlexibleCosts,
  }: { readonly stress: Stress | null; readonly includeFlexibleCosts: boolean },
  poorestMonthIncome: () => Minor,
): StressTest | null {
  if (stress === null) return null;
  const { incomeDownPercent, costsUpPercent, newRepayment } = stress;
  const poorestIncome = poorestMonthIncome();
  const stressed: Budget = {
    income: scaled(budget.income, WHOLE - incomeDownPercent, WHOLE),
    fixed: scaled(budget.fixed, WHOLE + costsUpPercent, WHOLE),
    flexible: scaled(budget.flexible, WHOLE + costsUpPercent, WHOLE),
    debt: budget.debt + newRepayment,
  };
  // Payments to people continue for a while when money is short.
  const toPeople = scaled(paymentsToPeople, WHOLE + costsUpPercent, WHOLE);
  const left = leftOf(stressed, includeFlexibleCosts) - toPeople;
  const ordinary = leftOf({ ...budget, debt: stressed.debt }, includeFlexibleCosts) - paymentsToPeople;
  return {
    affordable: left >= 0,
    before: figuresOf(budget, paymentsToPeople, includeFlexibleCosts),
    after: figuresOf(stressed, toPeople, includeFlexibleCosts),
    headroom: majorOf(left),
    largestAffordableRepayment: majorOf(Math.max(0, left + newRepayment)),
    leftInOrdinaryMonth: majorOf(ordinary),
    poorestMonthIncome: majorOf(poorestIncome),
    leftInPoorestMonth: majorOf(ordinary - budget.income + poorestIncome),
  };
}

export function leftOf({ income, fixed, flexible, debt }: Budget, includeFlexibleCosts: boolean): Minor {
  return income - fixed - debt - (includeFlexibleCosts ? flexible : 0);
}

function figuresOf(budget: Budget, paymentsToPeople: Minor, includeFlexibleCosts: boolean): StressFigures {
  return {
    income: majorOf(budget.income),
    fixed: majorOf(budget.fixed),
    flexible: majorOf(budget.flexible),
    debt: majorOf(budget.debt),
    paymentsToPeople: majorOf(paymentsToPeople),
    affordability: majorOf(leftOf(budget, includeFlexibleCosts) - paymentsToPeople),
  };
}
