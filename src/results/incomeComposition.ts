/** What kind of money an income is, what haircuts leave of it, and what it depends on. */
import * as z from 'zod';
import { count, fraction, money, ratio, text } from './values.js';

const incomePart = z.strictObject({ total: money, monthly: money });
export const incomeComposition = z.strictObject({
  guaranteed: incomePart,
  variable: incomePart,
  oneOff: incomePart,
});

export const incomeHaircuts = z.strictObject({ guaranteed: fraction, variable: fraction, oneOff: fraction });

export const incomeSensitivity = z.strictObject({
  withoutStreams: z.array(z.strictObject({ stream: count, estimatedIncome: money, share: ratio })),
  transactions: z
    .array(z.strictObject({ transactionId: text, estimatedIncome: money, difference: money }))
    .max(5),
});
