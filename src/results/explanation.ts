/** Where a figure comes from. */
import * as z from 'zod';
import { FIGURE_INPUT_ROLES, FIGURE_RELATIONS } from '../model/explanation.js';
import { count, text, transactionIds } from './values.js';

const value = z.union([text, z.number(), z.boolean()]).nullable();

export const explanation = z.strictObject({
  path: text,
  value,
  formula: text,
  inputs: z.array(z.strictObject({ path: text, value, as: z.enum(FIGURE_INPUT_ROLES).nullable() })),
  check: z
    .strictObject({
      relation: z.enum(FIGURE_RELATIONS),
      numerator: z.number(),
      denominator: z.number(),
      decimals: count,
      atLeast: z.number().nullable(),
      atMost: z.number().nullable(),
    })
    .nullable(),
  transactionIds,
});
