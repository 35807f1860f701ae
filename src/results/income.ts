/** Verified income: streams, their sum, and every credit that counts in none. */
import * as z from 'zod';
import type { ConfidenceScoreFlags, IncomeStream } from '../model/incomeStream.js';
import { incomeComposition, incomeHaircuts, incomeSensitivity } from './incomeComposition.js';
import { estimateBasis, frequency, grossAnnualEstimate, incomePrediction } from './incomeEstimate.js';
import { expectedEnd, yearOnYear, yearOnYearSummary } from './incomeForward.js';
import { integrityCheck } from './integrity.js';
import { resultMeta } from './meta.js';
import {
  categorySlug,
  count,
  date,
  fraction,
  money,
  monthMembers,
  text,
  textOrNull,
  transactionIds,
} from './values.js';

const confidenceScore = z.number().min(0).max(10);

const confidenceScoreFlags = z.strictObject({
  incomeForLast3Months: z.boolean(),
  varianceTolerance5Percent: z.boolean(),
  varianceTolerance10Percent: z.boolean(),
  mostRecentCheckValue: z.boolean(),
  stabilityOverall: z.literal([0, 1, 2, 3]) as z.ZodType<ConfidenceScoreFlags['stabilityOverall']>,
  stability6Months: z.literal([-3, -2, -1, 0]) as z.ZodType<ConfidenceScoreFlags['stability6Months']>,
});

const monthIncome = z.strictObject({ ...monthMembers, income: money });
const streamMonth = z.strictObject({ ...monthMembers, income: money, transactionIds });

const payLevel = z.strictObject({ from: date, to: date, amount: money, payments: count });

const outlyingPayment = z.strictObject({
  date,
  amount: money,
  expected: money,
  reason: z.enum([
    'bonus',
    'back-pay',
    'overtime',
    'double-payment',
    'final-payment',
    'unpaid-leave',
    'starter-part-period',
    'leaver-part-period',
    'larger-than-usual',
    'smaller-than-usual',
  ]),
  basis: z.enum(['words', 'amount']),
  transactionIds,
});

export const incomeStream = z.strictObject({
  rank: z.enum(['One', 'Two', 'Three']).nullable(),
  name: text,
  category: categorySlug,
  isBenefit: z.boolean(),
  benefit: textOrNull as z.ZodType<IncomeStream['benefit']>,
  continues: z.strictObject({ name: text, lastDate: date, transactionIds }).nullable(),
  holder: text.nullable(),
  accountIds: z.array(text),
  frequency,
  frequencyCertainty: fraction,
  schedule: textOrNull,
  status: z.enum(['New', 'Active', 'Late', 'Ended']),
  estimatedIncome: money,
  estimateBasis,
  annualisedIncome: money,
  netOfTax: z.enum(['net', 'receipts']),
  grossAnnualEstimate: grossAnnualEstimate.nullable(),
  prediction: incomePrediction,
  prudentIncome: money,
  composition: incomeComposition,
  incomeAfterHaircuts: money,
  expectedPayment: money,
  levels: z.array(payLevel),
  outliers: z.array(outlyingPayment),
  incomeLikelihood: fraction,
  confidenceScore,
  confidenceScoreFlags: confidenceScoreFlags.nullable(),
  total: money,
  months: z.array(streamMonth).max(12),
  firstDate: date,
  lastDate: date,
  nextExpectedDate: z.strictObject({ earliest: date, expected: date, latest: date }).nullable(),
  nextPaymentProbability: fraction.nullable(),
  expectedEnd: expectedEnd.nullable(),
  yearOnYear: yearOnYear.nullable(),
  integrity: z.array(integrityCheck),
  transactionIds,
});

const incomeStreamsSummary = z.strictObject({
  estimatedIncome: money,
  prediction: incomePrediction,
  prudentIncome: money,
  composition: incomeComposition,
  haircuts: incomeHaircuts,
  incomeAfterHaircuts: money,
  sensitivity: incomeSensitivity,
  yearOnYear: yearOnYearSummary.nullable(),
  beyondThreeStreams: z
    .strictObject({ names: z.array(text).min(1), estimatedIncome: money, total: money, transactionIds })
    .nullable(),
  confidenceScore,
  confidenceScoreFlags: confidenceScoreFlags.nullable(),
  total: money,
  months: z.array(monthIncome).max(12),
});

const creditNotCountedReason = z.enum([
  'own-transfer',
  'refund',
  'chargeback',
  'returned-payment',
  'expenses',
  'loan',
  'cash',
  'cheque',
  'person',
  'gambling',
  'cashback',
  'insurance',
  'sale-of-goods',
  'investment-withdrawal',
  'at-or-under-50',
  'one-off',
  'not-like-income',
  'beyond-three-streams',
  'benefit-excluded',
]);

const creditNotCounted = z.strictObject({
  transactionId: text,
  reason: creditNotCountedReason,
});

const incomeSource = z.strictObject({
  name: text,
  category: categorySlug,
  incomeLikelihood: fraction,
  countedAs: z.enum(['stream', 'benefit', 'state-pension']).nullable(),
  reason: creditNotCountedReason.nullable(),
  transactionIds,
  total: money,
  typicalPayment: money,
});

const incomeSufficiency = z.strictObject({
  verdict: z.enum(['sufficient', 'limited', 'insufficient']),
  reasons: z.array(
    z.enum([
      'unsupported-account',
      'no-income-found',
      'history-too-short',
      'history-short',
      'one-payday',
      'few-paydays',
      'income-late',
      'irregular-income',
      'source-not-confirmed',
      'not-main-account',
      ...integrityCheck.options,
    ]),
  ),
  monthsCovered: count,
  paydaysSeen: count,
  balanceGaps: count,
});

export const verifyIncomeResult = z.strictObject({
  accountId: text,
  verifiedIncomeStatus: z.enum(['Processed', 'NoCreditTransactions', 'UnsupportedAccountType']),
  incomeStreams: z.array(incomeStream),
  incomeStreamsSummary,
  sufficiency: incomeSufficiency,
  creditsNotCounted: z.array(creditNotCounted),
  incomeSources: z.array(incomeSource),
  meta: resultMeta,
});
