/** Every option with its default, on one page. */
import { z } from 'zod';
import { squash } from '../base/text.js';
import { amountSchema, dateSchema, directionSchema } from './values.js';

/** The service's limit of transactions in one request. */
export const DEFAULT_MAX_TRANSACTIONS = 5000;

/** Text is compared by its Latin letters and digits, so it must hold some. */
const namingSchema = z
  .string()
  .refine(text => squash(text) !== '', { error: 'must hold at least one letter A-Z or digit' });

export const enrichmentRuleSchema = z
  .strictObject({
    name: z.string().min(1).optional(),
    text: namingSchema.optional(),
    merchant: namingSchema.optional(),
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
  /** Default: DEFAULT_MAX_TRANSACTIONS where the service has a limit; none for financial health. */
  maxTransactions: z.int().min(1).max(1_000_000).optional(),
  division: z.enum(['england-and-wales', 'scotland', 'northern-ireland']).default('england-and-wales'),
});

export type ParsedOptions = z.output<typeof insightsOptionsSchema>;
export type ParsedRule = z.output<typeof enrichmentRuleSchema>;
