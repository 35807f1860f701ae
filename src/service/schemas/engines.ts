/** What clients send to the engines: a body, and switches in the query. What comes back from enrichment. */
import * as z from 'zod';
import type { TransactionInput } from '../../model/request.js';
import {
  assessAffordabilityRequestSchema,
  enrichTransactionsRequestSchema,
  verifyIncomeRequestSchema,
} from '../../schema/requests.js';
import { transactionSchema } from '../../schema/transaction.js';
import { asOf, historyStart } from './extensions.js';
import {
  enrichedDataSchema,
  type ServiceEnrichedData,
  type Transfer,
  transferSchema,
} from './transaction.js';
import { orNull } from './values.js';

export const enrichmentEngineRequestSchema = enrichTransactionsRequestSchema.extend({
  asOf,
  historyStart,
});

export const incomeEngineRequestSchema = verifyIncomeRequestSchema
  .omit({ includeFlags: true, excludeBenefits: true })
  .extend({ asOf, historyStart });

export const affordabilityEngineRequestSchema = assessAffordabilityRequestSchema
  .omit({ includeFlexibleCosts: true, ownershipShare: true, ownershipShares: true, stress: true })
  .extend({ asOf, historyStart });

const switchSchema = z.stringbool({ truthy: ['true'], falsy: ['false'] });

export const incomeEngineQuerySchema = z.object({
  /** Leaves out transactions and streams that are benefits; British accounts only. */
  excludeBenefits: switchSchema.default(false),
  /** Answers with the flags behind each confidence score. */
  includeFlags: switchSchema.default(false),
});

export const affordabilityQuerySchema = z.object({ includeFlexibleCosts: switchSchema.default(true) });

/** The client's transactions as they were given, each with what was found. */
export const enrichmentEngineResponseSchema = z.array(
  transactionSchema.extend({ EnrichedData: orNull(enrichedDataSchema), Transfer: orNull(transferSchema) }),
);

export type EnrichmentEngineRequest = z.output<typeof enrichmentEngineRequestSchema>;
export type IncomeEngineRequest = z.output<typeof incomeEngineRequestSchema>;
export type AffordabilityEngineRequest = z.output<typeof affordabilityEngineRequestSchema>;
export type IncomeEngineQuery = z.output<typeof incomeEngineQuerySchema>;
export type AffordabilityQuery = z.output<typeof affordabilityQuerySchema>;
export type EnrichmentEngineResponse = readonly (TransactionInput & {
  readonly EnrichedData: ServiceEnrichedData | null;
  readonly Transfer: Transfer | null;
})[];
