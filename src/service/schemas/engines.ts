/** What clients send to the engines, and the answer of enrichment. */
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
import { asOf, floorOfBody, historyStart, timeZone } from './extensions.js';
import {
  enrichedDataSchema,
  type ServiceEnrichedData,
  type Transfer,
  transferSchema,
} from './transaction.js';
import { orNull } from './values.js';

const OF_LIBRARY = misplacedMember('is not part of the service: pass it to the library');
const OF_INCOME = misplacedMember('is a switch of income verification: send it there');
const OF_AFFORDABILITY = misplacedMember('is a switch of affordability: send it there');
/** Members that a body has beyond the library's request, and those that no body has. */
const ofBodies = {
  asOf,
  timeZone,
  historyStart,
  confidenceFloor: floorOfBody,
  rules: OF_LIBRARY,
  maxTransactions: OF_LIBRARY,
  division: OF_LIBRARY,
  usState: OF_LIBRARY,
  incomeHaircuts: OF_LIBRARY,
  stated: OF_LIBRARY,
} satisfies Readonly<Record<keyof ParsedOptions, z.ZodType>> & z.ZodRawShape;
const notOfIncome = { includeFlags: OF_INCOME, excludeBenefits: OF_INCOME };
const notOfAffordability = {
  includeFlexibleCosts: OF_AFFORDABILITY,
  ownershipShare: OF_AFFORDABILITY,
  ownershipShares: OF_AFFORDABILITY,
  stress: OF_AFFORDABILITY,
};

/**
 * The body of the engine `enrichTransactions`: the library's request, and four extensions of ours, `asOf`, `timeZone`,
 * `historyStart` and `confidenceFloor`. The other options of the library are refused by name.
 */
export const enrichmentEngineRequestSchema = enrichTransactionsRequestSchema.extend({
  ...notOfIncome,
  ...notOfAffordability,
  ...ofBodies,
});

/**
 * The body of the engine `verifyIncome`: the library's request, and four extensions of ours, `asOf`, `timeZone`, `historyStart`
 * and `confidenceFloor`. A switch may stand here or in the query, which wins.
 */
export const incomeEngineRequestSchema = verifyIncomeRequestSchema.extend({
  ...notOfAffordability,
  ...ofBodies,
});

/**
 * The body of the engine `assessAffordability`: the library's request, and four extensions of ours, `asOf`, `timeZone`,
 * `historyStart` and `confidenceFloor`. A switch may stand here or in the query, which wins.
 */
export const affordabilityEngineRequestSchema = assessAffordabilityRequestSchema.extend({
  ...notOfIncome,
  ...ofBodies,
});

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

/** The client's transactions as they were sent, each with what was found (`enrichmentEngineResponseSchema`). */
export type EnrichmentEngineResponse = readonly (Transaction & {
  readonly EnrichedData: ServiceEnrichedData | null;
  readonly Transfer: Transfer | null;
})[];
