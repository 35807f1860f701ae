/** What every result says of itself: versions, its as-of date, what was set aside and what was noticed. */
import * as z from 'zod';
import { count, dateOrNull, text, textOrNull } from './values.js';

const ignoredTransaction = z.strictObject({
  transactionId: text,
  reason: z.enum([
    'duplicate',
    'other-currency',
    'implausible-date',
    'pending',
    'after-as-of',
    'before-period',
    'no-booking-date',
    'other-account',
  ]),
});

const requestWarning = z.strictObject({
  code: z.enum([
    'unknown-member',
    'conflicting-members',
    'replaced-member',
    'country-and-currency',
    'utc-instants',
    'benefits-not-excluded',
    'further-warnings',
  ]),
  member: textOrNull,
  suggestion: textOrNull,
  count,
  path: z.array(z.union([text, count])),
  message: text,
});

export const resultMeta = z.strictObject({
  engineVersion: text,
  taxonomyVersion: text,
  asOf: dateOrNull,
  transactionCount: count,
  ignored: z.array(ignoredTransaction),
  warnings: z.array(requestWarning),
});
