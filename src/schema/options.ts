/** Every option with its default, on one page. */
import { z } from 'zod';
import { amountSchema, dateSchema, directionSchema } from './values.js';

/** The service's limit of transactions in one request. */
export const DEFAULT_MAX_TRANSACTIONS = 5000;

export const enrichmentRuleSchema = z
  .strictObject({
    name: z.string().min(1).optional(),
    text: z
      .string()
      .regex(/[\p{L}\p{N}]/u, { error: 'must hold at least one letter or digit' })
      .optional(),
    merchant: z.string().min(1).optional(),
    direction: directionSchema.optional(),
    minimumAmount: amountSchema.optional(),
    maximumAmount: amountSchema.optional(),
    accountId: z.string().optional(),
    set: z
      .strictObject({ category: z.string().optional(), merchant: z.string().min(1).nullable().optional() })
      .refine(set => set.category !== undefined || set.merchant !== undefined, {
        error: 'must set a category, a merchant, or both',
      }),
  })
  .refine(
    rule =>
      rule.text !== undefined ||
      rule.merchant !== undefined ||
      rule.direction !== undefined ||
      rule.minimumAmount !== undefined ||
      rule.maximumAmount !== undefined ||
      rule.accountId !== undefined,
    {
      error:
        'must have at least one condition: text, merchant, direction, minimumAmount, maximumAmount or accountId',
    },
  );

export const insightsOptionsSchema = z.strictObject({
  asOf: dateSchema.optional(),
  confidenceFloor: z.number().min(0).max(1).default(0),
  rules: z.array(enrichmentRuleSchema).default([]),
  maxTransactions: z.int().min(1).max(1_000_000).default(DEFAULT_MAX_TRANSACTIONS),
  division: z.enum(['england-and-wales', 'scotland', 'northern-ireland']).default('england-and-wales'),
});

export type ParsedOptions = z.output<typeof insightsOptionsSchema>;
export type ParsedRule = z.output<typeof enrichmentRuleSchema>;
