/** Affordability: the months, the estimates and the signs of risk. */
import * as z from 'zod';
import { INDICATOR_KINDS } from '../data/indicators.js';
import { resultMeta } from './meta.js';
import {
  changedBill,
  expenditure,
  regularBill,
  section,
  statementHeading,
  stoppedBill,
  stressTest,
} from './statement.js';
import {
  categorySlug,
  count,
  date,
  money,
  moneyOrNull,
  monthMembers,
  ratio,
  sfsName,
  text,
  textOrNull,
  transactionIds,
} from './values.js';

const affordabilityLine = z.strictObject({
  section,
  sfs: sfsName,
  category: categorySlug,
  amount: money,
  recorded: money,
  recordedTransactionIds: transactionIds,
  transactionIds,
});

export const monthAffordability = z.strictObject({
  ...monthMembers,
  monthDateTime: date,
  isPartial: z.boolean(),
  calculatedIncome: money,
  fixedCosts: money,
  flexibleCosts: money,
  debtFees: money,
  affordability: money,
  incomeForMonth: money,
  affordabilityForMonth: money,
  lines: z.array(affordabilityLine),
});

export const affordabilityIndicator = z.strictObject({
  kind: z.enum(INDICATOR_KINDS),
  definition: text,
  amount: moneyOrNull,
  count: count.nullable(),
  shareOfIncome: ratio,
  shareOfCosts: ratio,
  trend: z.strictObject({ latest: money, before: money }).nullable(),
  transactionIds,
});

const incomeNote = z.strictObject({
  code: z.enum(['income-before-tax']),
  definition: text,
  amount: money,
  shareOfIncome: z.number().min(0).max(1),
  payers: z.array(text),
  transactionIds,
});

export const assessAffordabilityResult = z.strictObject({
  referenceId: textOrNull,
  includeFlexibleCosts: z.boolean(),
  monthAffordabilities: z.array(monthAffordability).max(12),
  estimatedCalculatedIncome: money,
  estimatedFixedCosts: money,
  estimatedFlexibleCosts: money,
  estimatedDebtFees: money,
  estimatedAffordability: money,
  estimatedSavings: money,
  estimatedFrom: z.array(z.strictObject(monthMembers)),
  statement: z.array(statementHeading),
  expenditure,
  regularBills: z.array(regularBill),
  stoppedBills: z.array(stoppedBill),
  changedBills: z.array(changedBill),
  assumedHome: regularBill.nullable(),
  paymentsToPeople: z.strictObject({ monthlyMean: money, count, transactionIds }),
  incomeNotes: z.array(incomeNote),
  stressTest: stressTest.nullable(),
  indicators: z.array(affordabilityIndicator),
  meta: resultMeta,
});
