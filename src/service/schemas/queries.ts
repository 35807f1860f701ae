/** The parameters of queries: each is a text, and one that no operation has is refused. */
import * as z from 'zod';
import { nearNames } from '../../requests/nearNames.js';
import { consentStatusSchema } from './consent.js';
import { EXTENSION } from './ofContract.js';
import { timestampSchema } from './values.js';

/** A misspelt parameter would change nothing, unnoticed. */
function queryOf<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: ({ code, keys = [] }) =>
      code === 'unrecognized_keys'
        ? (keys as string[]).map(key => unknownNamed(key, names)).join('; ')
        : undefined,
  });
}

function unknownNamed(key: string, names: readonly string[]): string {
  const near = nearNames(names)(key);
  return `has no ${JSON.stringify(key)}: ${near === null ? `it may have ${names.join(', ')}` : `did you mean "${near}"?`}`;
}

const switchSchema = z.stringbool({ truthy: ['true'], falsy: ['false'] });
const FLOOR = 'must be a number from 0 to 1';
const numberOf = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, { error });

/** Ours: from which confidence on a category stands, 0 to 1. Below it the category is uncategorised. Default: 0. */
const confidenceFloor = numberOf(/^(?:0|1|0?\.\d+|1\.0+)$/, FLOOR)
  .pipe(z.coerce.number<string>().min(0).max(1))
  .optional()
  .describe(EXTENSION);
/** Of the query of any engine. */
export const floorQuerySchema = z.object({ confidenceFloor });
const excludeBenefits = switchSchema.default(false);
const includeFlags = switchSchema.default(false);
const includeFlexibleCosts = switchSchema.default(true);

/** The query of the engine `enrichTransactions`. */
export const enrichmentEngineQuerySchema = queryOf({
  /** Ours: from which confidence on a category stands, 0 to 1. Below it the category is uncategorised. */
  confidenceFloor,
});

/**
 * The query of the engine `verifyIncome`. Each switch is the text `true` or `false`, and false when it is not given.
 */
export const incomeEngineQuerySchema = queryOf({
  /** Leaves out transactions and streams that are benefits; British accounts only. */
  excludeBenefits,
  /** Answers with the flags behind each confidence score. */
  includeFlags,
  /** From which confidence on a category stands, 0 to 1. Below it the category is uncategorised. */
  confidenceFloor,
});

/**
 * The query of the engine `assessAffordability`. With `includeFlexibleCosts=false`, flexible costs are shown but not subtracted
 * from affordability. Default: `true`.
 */
export const affordabilityEngineQuerySchema = queryOf({
  /** Whether flexible costs are subtracted. They are shown in either case. */
  includeFlexibleCosts,
  /** From which confidence on a category stands, 0 to 1. Below it the category is uncategorised. */
  confidenceFloor,
});

/** The query of `getIncomeVerification` and `getStoredIncomeVerification`, which the specification leaves open. */
export const incomeQuerySchema = queryOf({
  /** Leaves out transactions and streams that are benefits; British accounts only. */
  excludeBenefits: excludeBenefits.describe(EXTENSION),
  /** Answers with the flags behind each confidence score. */
  includeFlags: includeFlags.describe(EXTENSION),
});

/** The query of `getAffordability` and `getStoredAffordability`. */
export const affordabilityQuerySchema = queryOf({
  /** Whether flexible costs are subtracted. They are shown in either case. */
  includeFlexibleCosts,
  /** Answers with the transactions of the accounts too. */
  includeTransactions: switchSchema.default(false).describe(EXTENSION),
});

/**
 * The query of `listConsents` and `listConsentsV1`. That the list can be filtered is stated. By what is inferred: the
 * specification shows no names.
 */
export const consentQuerySchema = queryOf({
  /** Only consents with this status. */
  consentStatus: consentStatusSchema.optional().describe(EXTENSION),
  /** Only consents of this provider: its number. */
  providerId: numberOf(/^\d{1,15}$/, 'must be the number of a provider')
    .pipe(z.coerce.number<string>().int())
    .optional()
    .describe(EXTENSION),
  /** Only consents whose status changed at this moment or later, in UTC. */
  from: timestampSchema.optional().describe(EXTENSION),
  /** Only consents whose status changed before this moment, in UTC. */
  to: timestampSchema.optional().describe(EXTENSION),
});

/** The query of `listLiveTransactions`: links lead to its pages. */
export const pageQuerySchema = queryOf({
  /** The number of the page, from 1. */
  page: numberOf(/^[1-9]\d{0,8}$/, 'must be a whole number from 1')
    .pipe(z.coerce.number<string>().int().min(1))
    .default(1)
    .describe(EXTENSION),
});

/** The query of `getUserReport`. */
export const reportQuerySchema = queryOf({
  /** The name of a report configuration of the application. */
  configuration: z.string().min(1).optional().describe(EXTENSION),
});

/** The switch of enrichment, read from its query (`enrichmentEngineQuerySchema`). */
export type EnrichmentEngineQuery = z.output<typeof enrichmentEngineQuerySchema>;

/** The switches of the engine `verifyIncome`, read from its query (`incomeEngineQuerySchema`). */
export type IncomeEngineQuery = z.output<typeof incomeEngineQuerySchema>;

/** The switches of the engine `assessAffordability`, read from its query (`affordabilityEngineQuerySchema`). */
export type AffordabilityEngineQuery = z.output<typeof affordabilityEngineQuerySchema>;

/** The switches of live and stored income verification (`incomeQuerySchema`). */
export type IncomeQuery = z.output<typeof incomeQuerySchema>;

/** The switches of live and stored affordability (`affordabilityQuerySchema`). */
export type AffordabilityQuery = z.output<typeof affordabilityQuerySchema>;

/** Which consents of a list are asked for (`consentQuerySchema`). */
export type ConsentQuery = z.output<typeof consentQuerySchema>;

/** Which page is asked for (`pageQuerySchema`). */
export type PageQuery = z.output<typeof pageQuerySchema>;

/** Which report is asked for (`reportQuerySchema`). */
export type ReportQuery = z.output<typeof reportQuerySchema>;
