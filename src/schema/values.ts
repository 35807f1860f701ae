/** The values that requests are made of, with messages that say what is expected. */
import { z } from 'zod';
import { isRealDay } from '../base/calendar.js';
import { LARGEST_AMOUNT } from '../base/money.js';

const AMOUNT_EXPECTED = `must be a number from 0 to ${LARGEST_AMOUNT}, or the same as a decimal string`;
const DECIMAL = /^\d{1,9}(?:\.\d{1,20})?$/;

export const amountSchema = z.union([z.number().min(0).max(LARGEST_AMOUNT), z.string().regex(DECIMAL)], {
  error: AMOUNT_EXPECTED,
});

/** ISO 8601 calendar date, with or without a time of day and an offset. */
const DATE_OR_DATE_TIME =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

export const bookingDateSchema = z.string().refine(text => DATE_OR_DATE_TIME.test(text) && isRealDay(text), {
  error: 'must be an ISO 8601 date or date-time of a day that exists, such as 2026-02-28',
});

export const dateSchema = z.string().refine(text => DATE_ONLY.test(text) && isRealDay(text), {
  error: 'must be a date of the form YYYY-MM-DD that exists',
});

export const idSchema = z.string().min(1);
export const directionSchema = z.enum(['Credit', 'Debit']);
export const statusSchema = z.enum(['Pending', 'Booked']);
export const countrySchema = z.enum(['GB', 'US']);
export const currencySchema = z.enum(['GBP', 'USD']);

export const balanceSchema = z.looseObject({
  amount: amountSchema,
  creditDebitIndicator: directionSchema,
});

export const balancesSchema = z.looseObject({
  current: balanceSchema.nullish(),
  available: balanceSchema.nullish(),
});
