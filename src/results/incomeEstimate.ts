/** What a stream is estimated at, by what rule, and what it will come to. */
import * as z from 'zod';
import { count, dateOrNull, money, text } from './values.js';

export const frequency = z.enum([
  'Weekly',
  'Fortnightly',
  'FourWeekly',
  'SemiMonthly',
  'Monthly',
  'Quarterly',
  'Annual',
  'Irregular',
]);

export const estimateBasis = z.strictObject({
  method: z.enum([
    'current-level',
    'mean-of-payments',
    'mean-of-paydays',
    'mean-of-months',
    'first-payments',
    'before-change',
    'most-of-span',
    'none',
  ]),
  from: dateOrNull,
  to: dateOrNull,
  payments: count,
  paydays: count.nullable(),
  months: count.nullable(),
  assumedFrequency: frequency.nullable(),
  lowest: money,
  highest: money,
  lastThreeMonths: money.nullable(),
});

export const grossAnnualEstimate = z.strictObject({ low: money, high: money, taxYear: text, basis: text });

const incomeForecast = z.strictObject({
  expected: money,
  low80: money,
  high80: money,
  low95: money,
  high95: money,
});
export const incomePrediction = z.strictObject({
  nextMonth: incomeForecast,
  nextTwelveMonths: incomeForecast,
});
