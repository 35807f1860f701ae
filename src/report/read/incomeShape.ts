/** The members of an income stream that a report reads. */

import type { IncomeSufficiency } from '../../model/income.js';
import type {
  IncomeComposition,
  IncomePart,
  IncomeSensitivity,
  IncomeWithoutTransaction,
} from '../../model/incomeComposition.js';
import type { EstimateBasis } from '../../model/incomeEstimate.js';
import type { ExpectedEnd, YearOnYear } from '../../model/incomeForward.js';
import type { DateWindow, OutlyingPayment, StreamMonth } from '../../model/incomePayments.js';
import type { IncomeForecast, IncomePrediction, IncomeStream } from '../../model/incomeStream.js';
import {
  FIXED_TERM_REASON_WORDS,
  FREQUENCY_WORDS,
  NET_OF_TAX_WORDS,
  OUTLYING_REASON_WORDS,
  STREAM_STATUS_WORDS,
  SUFFICIENCY_REASON_WORDS,
  SUFFICIENCY_WORDS,
} from '../../words/income.js';
import { ids } from './affordabilityShape.js';
import { count, date, listOf, nullable, number, object, oneOf, text } from './shape.js';

const forecast = object<IncomeForecast>({
  expected: number,
  low80: number,
  high80: number,
  low95: number,
  high95: number,
});

export const prediction = object<IncomePrediction>({ nextMonth: forecast, nextTwelveMonths: forecast });

export const sufficiency = object<IncomeSufficiency>({
  verdict: oneOf(Object.keys(SUFFICIENCY_WORDS)),
  reasons: listOf(oneOf(Object.keys(SUFFICIENCY_REASON_WORDS))),
});

const part = object<IncomePart>({ monthly: number });

export const sensitivity = object<IncomeSensitivity>({
  transactions: listOf(object<IncomeWithoutTransaction>({ transactionId: text, difference: number })),
});

export const stream = object<IncomeStream>({
  name: text,
  frequency: oneOf(Object.keys(FREQUENCY_WORDS)),
  schedule: nullable(text),
  status: oneOf(Object.keys(STREAM_STATUS_WORDS)),
  estimatedIncome: number,
  estimateBasis: object<EstimateBasis>({ lowest: number, highest: number }),
  prediction,
  prudentIncome: number,
  composition: object<IncomeComposition>({ guaranteed: part, variable: part, oneOff: part }),
  netOfTax: oneOf(Object.keys(NET_OF_TAX_WORDS)),
  holder: nullable(text),
  expectedPayment: number,
  confidenceScore: number,
  outliers: listOf(
    object<OutlyingPayment>({
      date,
      reason: oneOf(Object.keys(OUTLYING_REASON_WORDS)),
      basis: oneOf(['words', 'amount']),
      amount: number,
      expected: number,
      transactionIds: ids,
    }),
  ),
  months: listOf(object<StreamMonth>({ year: count, month: count, income: number })),
  firstDate: date,
  lastDate: date,
  nextExpectedDate: nullable(object<DateWindow>({ earliest: date, expected: date, latest: date })),
  nextPaymentProbability: nullable(number),
  expectedEnd: nullable(
    object<ExpectedEnd>({ latest: date, reason: oneOf(Object.keys(FIXED_TERM_REASON_WORDS)) }),
  ),
  yearOnYear: nullable(
    object<YearOnYear>({ months: count, total: number, previousTotal: number, change: number }),
  ),
  transactionIds: ids,
});
