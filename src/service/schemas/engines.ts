/** What clients send to the engines, a body and the switches in the query, and the answer of enrichment. */
import * as z from 'zod';
import type { Transaction } from '../../model/transaction.js';
import { misplacedMember } from '../../requests/misplaced.js';
import type { ParsedOptions } from '../../requests/options.js';
import {
  assessAffordabilityRequestSchema,
  enrichTransactionsRequestSchema,
  verifyIncomeRequestSchema,
} from '../../requests/requests.js';
import { transactionSchema } from '../../requests/transactionSchemas.js';
import { asOf, historyStart, timeZone } from './extensions.js';
import {
  enrichedDataSchema,
  type ServiceEnrichedData,
  type Transfer,
  transferSchema,
} from './transaction.js';
import { orNull } from './values.js';

const OF_LIBRARY = misplacedMember('is not part of the service: pass it to the library');
/** Members that no body has: the switches of the query, and options that only the library has. */
const noSwitches = {
  confidenceFloor: OF_LIBRARY,
  rules: OF_LIBRARY,
  maxTransactions: OF_LIBRARY,
  division: OF_LIBRARY,
  usState: OF_LIBRARY,
  incomeHaircuts: OF_LIBRARY,
  stated: OF_LIBRARY,
  ownershipShare: OF_LIBRARY,
  ownershipShares: OF_LIBRARY,
  stress: OF_LIBRARY,
  excludeBenefits: misplacedMember('is a switch of income verification: send it in the query'),
  includeFlags: misplacedMember('is a switch of income verification: send it in the query'),
  includeFlexibleCosts: misplacedMember('is a switch of affordability: send it in the query'),
} satisfies Readonly<Record<Exclude<keyof ParsedOptions, 'asOf' | 'timeZone'>, z.ZodType>> & z.ZodRawShape;

/**
 * The body of the engine `enrichTransactions`: the library's request, and three extensions of ours, `asOf`, `timeZone` and
 * `historyStart`. The other options of the library are refused by name.
 */
export const enrichmentEngineRequestSchema = enrichTransactionsRequestSchema.extend({
  ...noSwitches,
  asOf,
  timeZone,
  historyStart,
});

/**
 * The body of the engine `verifyIncome`: the library's request without its switches, which travel in the query, and three
 * extensions of ours, `asOf`, `timeZone` and `historyStart`.
 */
export const incomeEngineRequestSchema = verifyIncomeRequestSchema.extend({
  ...noSwitches,
  asOf,
  timeZone,
  historyStart,
});

/**
 * The body of the engine `assessAffordability`: the library's request without its switches, and three extensions of ours,
 * `asOf`, `timeZone` and `historyStart`. `includeFlexibleCosts` travels in the query.
 */
export const affordabilityEngineRequestSchema = assessAffordabilityRequestSchema.extend({
  ...noSwitches,
  asOf,
  timeZone,
  historyStart,
});

const switchSchema = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/**
 * The query of the engine `verifyIncome`. Each switch is the text `true` or `false`, and false when it is not given.
 */
export const incomeEngineQuerySchema = z.object({
  /** Leaves out transactions and streams that are benefits; British accounts only. */
  excludeBenefits: switchSchema.default(false),
  /** Answers with the flags behind each confidence score. */
  includeFlags: switchSchema.default(false),
});

/**
 * The query of `getAffordability` and of the engine `assessAffordability`. With `includeFlexibleCosts=false`, flexible costs
 * are shown but not subtracted from affordability. Default: `true`.
 */
export const affordabilityQuerySchema = z.object({ includeFlexibleCosts: switchSchema.default(true) });

/**
 * The answer of the engine `enrichTransactions`: the client's transactions as they were sent, each with what was found.
 */
export const enrichmentEngineResponseSchema = z.array(
  transactionSchema.extend({ EnrichedData: orNull(enrichedDataSchema), Transfer: orNull(transferSchema) }),
);

/** The body of the engine `enrichTransactions` (`enrichmentEngineRequestSchema`). */
export type EnrichmentEngineRequest = z.output<typeof enrichmentEngineRequestSchema>;

/** The body of the engine `verifyIncome` (`incomeEngineRequestSchema`). */
export type IncomeEngineRequest = z.output<typeof incomeEngineRequestSchema>;

/** The body of the engine `assessAffordability` (`affordabilityEngineRequestSchema`). */
export type AffordabilityEngineRequest = z.output<typeof affordabilityEngineRequestSchema>;

/** The switches of the engine `verifyIncome`, read from its query (`incomeEngineQuerySchema`). */
export type IncomeEngineQuery = z.output<typeof incomeEngineQuerySchema>;

/** The switch of affordability, read from its query (`affordabilityQuerySchema`). */
export type AffordabilityQuery = z.output<typeof affordabilityQuerySchema>;

/** The client's transactions as they were sent, each with what was found (`enrichmentEngineResponseSchema`). */
export type EnrichmentEngineResponse = readonly (Transaction & {
  readonly EnrichedData: ServiceEnrichedData | null;
  readonly Transfer: Transfer | null;
})[];
