/** What a report reads of an income stream. */
import type {
  DateWindow,
  EstimateBasis,
  IncomeStream,
  OutlyingPayment,
  StreamMonth,
} from '../../model/income.js';
import { FREQUENCY_WORDS, OUTLYING_REASON_WORDS, STREAM_STATUS_WORDS } from '../../words/income.js';
import { ids } from './affordabilityShape.js';
import { count, date, listOf, nullable, number, object, oneOf, text } from './shape.js';

export const stream = object<IncomeStream>({
  name: text,
  frequency: oneOf(Object.keys(FREQUENCY_WORDS)),
  schedule: nullable(text),
  status: oneOf(Object.keys(STREAM_STATUS_WORDS)),
  estimatedIncome: number,
  estimateBasis: object<EstimateBasis>({ lowest: number, highest: number }),
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
