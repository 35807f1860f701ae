/** Affordability: the months, the estimates and the signs of risk. */
import * as z from 'zod';
import { INDICATOR_KINDS } from '../data/indicators.js';
import { resultMeta } from './meta.js';
import {
  categorySlug,
  count,
  date,
  money,
  moneyOrNull,
  monthMembers,
  ratio,
  sfsHeading,
  sfsLine,
  sfsName,
  text,
  textOrNull,
  transactionIds,
} from './values.js';

// What the estimates of affordability are made of: the lines of the statement, views of spending, bills and stress.

const section = z.enum(['income', 'fixed', 'flexible', 'debt', 'savings', 'offset', 'excluded']);
const estimatedSection = section.extract(['income', 'fixed', 'flexible', 'debt', 'savings']);

const statementLine = z.strictObject({
  line: sfsLine,
  name: text,
  section: estimatedSection,
  categories: z.array(categorySlug),
  amount: money,
  monthsSeen: count,
  minimum: moneyOrNull,
  mean: moneyOrNull,
  maximum: moneyOrNull,
  transactionIds,
});

const statementHeading = z.strictObject({
  heading: sfsHeading,
  name: text,
  amount: money,
  lines: z.array(statementLine),
});

const viewedCategory = z.strictObject({
  category: categorySlug,
  section: estimatedSection,
  amount: money,
  reason: text,
});

const expenditure = z.strictObject({
  committed: money,
  essential: money,
  discretionary: money,
  nonDiscretionary: money,
  total: money,
  views: z.array(
    z.strictObject({
      view: z.enum(['committed', 'basic-essential', 'basic-quality-of-life', 'discretionary']),
      definition: text,
      amount: money,
      categories: z.array(viewedCategory),
    }),
  ),
});

const billMembers = {
  payee: text,
  category: categorySlug,
  section: estimatedSection,
  sfs: sfsName,
  frequency: z.enum([
    'Weekly',
    'Fortnightly',
    'FourWeekly',
    'SemiMonthly',
    'Monthly',
    'TenInstalments',
    'TwoMonthly',
    'Quarterly',
    'FourMonthly',
    'HalfYearly',
    'Annual',
  ]),
  payment: money,
  monthlyAmount: money,
  lastDate: date,
  reason: z.enum(['unexplained-regular-payment']).nullable(),
  transactionIds,
};

const regularBill = z.strictObject(billMembers);
const stoppedBill = z.strictObject({ ...billMembers, lastAmount: money });
const changedBill = z.strictObject({
  ...billMembers,
  previousPayment: money,
  currentPayment: money,
  since: date,
});

const stressFigures = z.strictObject({
  income: money,
  fixed: money,
  flexible: money,
  debt: money,
  paymentsToPeople: money,
  affordability: money,
});

const stressTest = z.strictObject({
  affordable: z.boolean(),
  before: stressFigures,
  after: stressFigures,
  headroom: money,
  largestAffordableRepayment: money.min(0),
});

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
