/** Ours: what kind of money an income is, what haircuts leave of it, and what it depends on. Answers of others have null. */
import * as z from 'zod';
import { moneySchema, numberSchema, orNull, wholeSchema } from './values.js';

const part = z.object({ total: moneySchema, monthly: moneySchema });

/** Of a stream, and of all together. */
export const composition = {
  composition: orNull(z.object({ guaranteed: part, variable: part, oneOff: part })),
  incomeAfterHaircuts: orNull(moneySchema),
};

/** Of all streams together. */
export const ofSummary = {
  haircuts: orNull(z.object({ guaranteed: numberSchema, variable: numberSchema, oneOff: numberSchema })),
  sensitivity: orNull(
    z.object({
      withoutStreams: z.array(
        z.object({ stream: wholeSchema, estimatedIncome: moneySchema, share: orNull(numberSchema) }),
      ),
      transactions: z.array(
        z.object({ transactionId: z.string(), estimatedIncome: moneySchema, difference: moneySchema }),
      ),
    }),
  ),
};
