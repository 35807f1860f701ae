/** All attributes, family by family: the order of results, of the documentation and of the exported list. */
import type { ScoreAttributeDefinition, ScoreAttributeFamily } from '../../model/scoreAttributes.js';
import { ACTIVITY } from './activity.js';
import { BALANCE } from './balance.js';
import { CASH } from './cash.js';
import { CASH_FLOW } from './cashFlow.js';
import { DEBT } from './debt.js';
import { GAMBLING } from './gambling.js';
import { HIGH_COST_CREDIT } from './highCostCredit.js';
import { HOUSING } from './housing.js';
import { INCOME } from './income.js';
import { LOW_BALANCE } from './lowBalance.js';
import { NEW_CREDIT } from './newCredit.js';
import { OUTGOINGS } from './outgoings.js';
import { OUTGOINGS_TO_INCOME } from './outgoingsToIncome.js';
import { PAY_RHYTHM } from './payRhythm.js';
import { RETURNED_PAYMENTS_AND_FEES } from './returnedAndFees.js';
import { type AttributeRow, nullReasonsOf } from './row.js';
import { SAVINGS } from './savings.js';

const FAMILIES = {
  income: INCOME,
  'pay-rhythm': PAY_RHYTHM,
  outgoings: OUTGOINGS,
  'outgoings-to-income': OUTGOINGS_TO_INCOME,
  'cash-flow': CASH_FLOW,
  balance: BALANCE,
  'low-balance': LOW_BALANCE,
  debt: DEBT,
  'high-cost-credit': HIGH_COST_CREDIT,
  'new-credit': NEW_CREDIT,
  'returned-payments-and-fees': RETURNED_PAYMENTS_AND_FEES,
  gambling: GAMBLING,
  cash: CASH,
  savings: SAVINGS,
  housing: HOUSING,
  activity: ACTIVITY,
} as const satisfies Readonly<Record<ScoreAttributeFamily, readonly AttributeRow[]>>;

/** The name of a score attribute, such as `incomeStability`. `SCORE_ATTRIBUTES` defines them all. */
export type ScoreAttributeName = (typeof FAMILIES)[ScoreAttributeFamily][number]['name'];

export const ATTRIBUTE_ROWS: readonly (AttributeRow & { readonly name: ScoreAttributeName })[] =
  Object.values(FAMILIES).flat();

/** Every score attribute with its definition, in the order of the results. */
export const SCORE_ATTRIBUTES: readonly ScoreAttributeDefinition<ScoreAttributeName>[] = Object.entries(
  FAMILIES,
).flatMap(([family, rows]) =>
  rows.map(row => ({
    name: row.name,
    family: family as ScoreAttributeFamily,
    unit: row.unit,
    window: row.window,
    definition: row.definition,
    nullReasons: nullReasonsOf(row),
  })),
);
