/** The switches of a request, with their defaults. */
import type { EpochDay } from '../base/calendar.js';
import { minorOf } from '../base/money.js';
import { billsOf } from '../bills/bills.js';
import type { FindBills } from '../bills/sharedBills.js';
import type { StatedFigures } from '../model/options.js';
import type { AffordabilitySwitchesInput, StressInput } from '../model/request.js';
import type { OwnershipShares } from './ownership.js';
import type { Stress } from './stress.js';

export interface AffordabilitySwitches {
  readonly referenceId: string | null;
  readonly includeFlexibleCosts: boolean;
  /** The first day the account's history is known to cover. */
  readonly historyStart: EpochDay | null;
  readonly ownership: OwnershipShares;
  readonly stress: Stress | null;
  readonly stated: StatedFigures;
  readonly findBills: FindBills;
}

export function affordabilitySwitchesOf(
  { includeFlexibleCosts, ownershipShare, ownershipShares, stress }: AffordabilitySwitchesInput,
  referenceId: string | null,
  historyStart: EpochDay | null,
  { stated }: { readonly stated: StatedFigures },
  findBills: FindBills = billsOf,
): AffordabilitySwitches {
  return {
    referenceId,
    stated,
    includeFlexibleCosts: includeFlexibleCosts ?? true,
    historyStart,
    ownership: {
      share: ownershipShare ?? 1,
      byAccount: new Map(Object.entries(ownershipShares ?? {})),
    },
    stress: stress === null || stress === undefined ? null : stressOf(stress),
    findBills,
  };
}

function stressOf({ incomeDownPercent, costsUpPercent, newMonthlyRepayment }: StressInput): Stress {
  return {
    incomeDownPercent: incomeDownPercent ?? 0,
    costsUpPercent: costsUpPercent ?? 0,
    newRepayment: minorOf(newMonthlyRepayment ?? 0),
  };
}
