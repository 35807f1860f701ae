/** The members of verified income that a report reads. */
import {
  INCOME_PART,
  INCOME_WITHOUT_TRANSACTION,
  type IncomeComposition,
  type IncomeSensitivity,
} from '../../contract/income/incomeComposition.js';
import { ESTIMATE_BASIS } from '../../contract/income/incomeEstimate.js';
import { EXPECTED_END, YEAR_ON_YEAR } from '../../contract/income/incomeForward.js';
import { STREAM_MONTH } from '../../contract/income/incomePayments.js';
import {
  INCOME_SUFFICIENCY,
  type IncomeSource,
  type IncomeStreamsSummary,
  VERIFIED_INCOME_STATUSES,
  type VerifyIncomeResult,
} from '../../contract/income/incomeResult.js';
import { INCOME_PREDICTION, INCOME_STREAM } from '../../contract/income/incomeStream.js';
import { shapeOf } from './ofContract.js';
import { listOf, nullable, number, object, oneOf, text } from './shape.js';

export const prediction = shapeOf(INCOME_PREDICTION, ['nextMonth', 'nextTwelveMonths']);

export const sufficiency = shapeOf(INCOME_SUFFICIENCY, ['verdict', 'reasons']);

const part = shapeOf(INCOME_PART, ['monthly']);

const sensitivity = object<IncomeSensitivity>({
  transactions: listOf(shapeOf(INCOME_WITHOUT_TRANSACTION, ['transactionId', 'difference'])),
});

const READ = [
  'name',
  'frequency',
  'schedule',
  'status',
  'estimatedIncome',
  'estimateBasis',
  'prediction',
  'poorestMonthIncome',
  'composition',
  'netOfTax',
  'holder',
  'expectedPayment',
  'confidenceScore',
  'outliers',
  'months',
  'firstDate',
  'lastDate',
  'nextExpectedDate',
  'nextPaymentProbability',
  'expectedEnd',
  'yearOnYear',
  'transactionIds',
] as const;

export const stream = shapeOf(INCOME_STREAM, READ, {
  estimateBasis: shapeOf(ESTIMATE_BASIS, ['lowest', 'highest']),
  composition: object<IncomeComposition>({ guaranteed: part, variable: part, oneOff: part }),
  months: listOf(shapeOf(STREAM_MONTH, ['year', 'month', 'income'])),
  expectedEnd: nullable(shapeOf(EXPECTED_END, ['latest', 'reason'])),
  yearOnYear: nullable(shapeOf(YEAR_ON_YEAR, ['months', 'total', 'previousTotal', 'change'])),
});

// Written out, so that a report does not carry the tables of what it does not read.
export const income = object<VerifyIncomeResult>({
  verifiedIncomeStatus: oneOf(VERIFIED_INCOME_STATUSES),
  incomeStreams: listOf(stream),
  incomeStreamsSummary: object<IncomeStreamsSummary>({
    estimatedIncome: number,
    confidenceScore: number,
    sensitivity,
  }),
  sufficiency,
  incomeSources: listOf(object<IncomeSource>({ name: text, reason: nullable(text) })),
});
