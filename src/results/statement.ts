/** The parts of the estimates of affordability: the lines of the statement, views of spending, bills and stress. */
import * as z from 'zod';
import {
  categorySlug,
  count,
  date,
  money,
  moneyOrNull,
  sfsHeading,
  sfsLine,
  sfsName,
  text,
  transactionIds,
} from './values.js';

export const section = z.enum(['income', 'fixed', 'flexible', 'debt', 'savings', 'offset', 'excluded']);
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

export const statementHeading = z.strictObject({
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

export const expenditure = z.strictObject({
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

export const regularBill = z.strictObject(billMembers);
export const stoppedBill = z.strictObject({ ...billMembers, lastAmount: money });
export const changedBill = z.strictObject({
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

export const stressTest = z.strictObject({
  affordable: z.boolean(),
  before: stressFigures,
  after: stressFigures,
  headroom: money,
  largestAffordableRepayment: money.min(0),
});
