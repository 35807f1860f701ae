/** Where a figure comes from. */
import * as z from 'zod';
import { count, text, transactionIds } from './values.js';

const value = z.union([text, z.number(), z.boolean()]).nullable();

export const explanation = z.strictObject({
  path: text,
  value,
  formula: text,
  inputs: z.array(z.strictObject({ path: text, value, as: z.enum(['plus', 'minus', 'over']).nullable() })),
  check: z
    .strictObject({
      relation: z.enum([
        'sum',
        'difference',
        'ratio',
        'least',
        'greatest',
        'confidence-score',
        'credits-less-debits',
        'debits-less-credits',
        'amounts',
      ]),
      numerator: z.number(),
      denominator: z.number(),
      decimals: count,
      atLeast: z.number().nullable(),
      atMost: z.number().nullable(),
    })
    .nullable(),
  transactionIds,
});
