/** What a report reads of an income stream. */
import type {
  DateWindow,
  EstimateBasis,
  IncomeForecast,
  IncomePrediction,
  IncomeStream,
  IncomeSufficiency,
  OutlyingPayment,
  StreamMonth,
} from '../../model/income.js';
import {
  FREQUENCY_WORDS,
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

export const stream = object<IncomeStream>({
  name: text,
  frequency: oneOf(Object.keys(FREQUENCY_WORDS)),
  schedule: nullable(text),
  status: oneOf(Object.keys(STREAM_STATUS_WORDS)),
  estimatedIncome: number,
  estimateBasis: object<EstimateBasis>({ lowest: number, highest: number }),
  prediction,
  prudentIncome: number,
  expectedPayment: number,
  confidenceScore: number,
  outliers: listOf(
    object<OutlyingPayment>({
      date,
      reason: oneOf(Object.keys(OUTLYING_REASON_WORDS)),
      amount: number,
      expected: number,
      transactionIds: ids,
    }),
  ),
  months: listOf(object<StreamMonth>({ year: count, month: count, income: number })),
  firstDate: date,
  lastDate: date,
  nextExpectedDate: nullable(object<DateWindow>({ earliest: date, expected: date, latest: date })),
  transactionIds: ids,
});
