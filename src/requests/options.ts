/** Every option with its default, on one page. */
import * as z from 'zod';
import { minorOf } from '../base/money.js';
import { squash } from '../base/text.js';
import { CATEGORY_SLUGS } from '../model/categorySlugs.js';
import type { UsState } from '../model/options.js';
import {
  amountSchema,
  directionSchema,
  idSchema,
  isAmount,
  merchantNameSchema,
  namingMembers,
  oneOfThem,
  plausibleDateSchema,
  readOnce,
  timeZoneSchema,
  withoutSign,
} from './requestValues.js';
import { unknownCategoryMessage } from './unknownCategory.js';

// Categories as callers name them.

/** A text that is none of the slugs is told apart from what is no text. */
const categorySlugSchema = z
  .string()
  .pipe(z.enum(CATEGORY_SLUGS, { error: ({ input }) => unknownCategoryMessage(String(input)) }))
  // JSON Schema would otherwise be told of the text alone.
  .meta({ enum: CATEGORY_SLUGS });

/**
 * The most transactions that one request of `assessAffordability` or `analyse` may have, of all its accounts together, unless
 * `maxTransactions` says otherwise.
 * The other functions have no limit of their own.
 */
export const DEFAULT_MAX_TRANSACTIONS = 5000;

/** Text is compared by its Latin letters and digits, so it must hold some. */
const namingSchema = z
  .string()
  .refine(text => squash(text) !== '', { error: 'must hold at least one letter A-Z or digit' });

const CONDITIONS = {
  text: namingSchema.optional(),
  merchant: namingSchema.optional(),
  direction: directionSchema.optional(),
  minimumAmount: amountSchema.optional(),
  maximumAmount: amountSchema.optional(),
  accountId: idSchema.optional(),
  transactionId: idSchema.optional(),
};
const CONDITION_NAMES = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];

const setSchema = z
  .strictObject(
    { category: categorySlugSchema.optional(), merchant: merchantNameSchema.nullable().optional() },
    namingMembers('category or merchant'),
  )
  .refine(set => set.category !== undefined || set.merchant !== undefined, {
    error: 'must set a category, a merchant, or both',
  })
  .meta({ anyOf: oneOfThem(['category', 'merchant']) });

/**
 * A rule of your own for enrichment: its conditions, of which all must hold, and the category or merchant that it sets. It needs
 * at least one condition.
 */
export const enrichmentRuleSchema = z
  .strictObject(
    { name: z.string().min(1, { error: 'must not be empty' }).optional(), ...CONDITIONS, set: setSchema },
    namingMembers(`name, set or a condition: ${CONDITION_NAMES.join(', ')}`),
  )
  .refine(rule => CONDITION_NAMES.some(condition => rule[condition] !== undefined), {
    error: `must have at least one condition: ${CONDITION_NAMES.join(', ')}`,
  })
  .refine(({ minimumAmount, maximumAmount }) => isRange(minimumAmount, maximumAmount), {
    path: ['minimumAmount'],
    error: 'must not be above maximumAmount',
  })
  .meta({ anyOf: oneOfThem(CONDITION_NAMES) });

const US_STATES = [
  'AK',
  'CA',
  'FL',
  'GA',
  'IL',
  'MI',
  'NC',
  'NH',
  'NV',
  'NY',
  'OR',
  'PA',
  'SD',
  'TN',
  'TX',
  'VA',
  'WA',
  'WY',
] as const satisfies readonly UsState[];
const haircutSchema = z.number().min(0).max(1).overwrite(withoutSign);
/** Nothing off the estimate, which has no one-off income. */
const NO_HAIRCUTS = { guaranteed: 0, variable: 0, oneOff: 1 };
const haircutsSchema = z.strictObject(
  {
    guaranteed: haircutSchema.default(NO_HAIRCUTS.guaranteed),
    variable: haircutSchema.default(NO_HAIRCUTS.variable),
    oneOff: haircutSchema.default(NO_HAIRCUTS.oneOff),
  },
  namingMembers('guaranteed, variable or oneOff'),
);

const statedSchema = z.strictObject(
  { income: amountSchema.optional(), rent: amountSchema.optional() },
  namingMembers('income or rent'),
);

/** The options that every function takes, with their defaults. */
export const insightsOptionsSchema = z.strictObject({
  asOf: plausibleDateSchema.optional(),
  /** Default: that of the account's country, where the whole country keeps one time. */
  timeZone: timeZoneSchema.optional(),
  confidenceFloor: z.number().min(0).max(1).overwrite(withoutSign).default(0),
  rules: readOnce(z.array(enrichmentRuleSchema)).default([]),
  /** Of all accounts of the request together. Default: DEFAULT_MAX_TRANSACTIONS for affordability and `analyse`, else none. */
  maxTransactions: z.int().min(1).max(1_000_000).optional(),
  /** Of tax alone; when nothing is said, all of them. */
  division: z.enum(['england-and-wales', 'scotland', 'northern-ireland']).optional(),
  usState: z.enum(US_STATES).optional(),
  incomeHaircuts: haircutsSchema.default(NO_HAIRCUTS),
  stated: statedSchema.default({}),
});

export type ParsedOptions = z.output<typeof insightsOptionsSchema>;
export type ParsedRule = z.output<typeof enrichmentRuleSchema>;

/** What is no amount is refused where it stands. */
function isRange(minimum: unknown, maximum: unknown): boolean {
  return !isAmount(minimum) || !isAmount(maximum) || minorOf(minimum) <= minorOf(maximum);
}
