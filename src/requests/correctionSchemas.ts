/** The schemas of corrections, and of the enriched transactions that they refer to. */
import * as z from 'zod';
import { idSchema, merchantNameSchema, namingMembers, oneOfThem, readOnce } from './requestValues.js';
import { transactionSchema } from './transactionSchemas.js';

const evidenceSchema = z.looseObject({
  signal: z.string(),
  matched: z.string().nullable(),
  replacedMerchant: z.string().nullable().optional(),
});

const enrichedTransactionSchema = transactionSchema.extend({
  enrichedData: z.looseObject(
    { predictedMerchantName: z.string().nullable(), evidence: readOnce(z.array(evidenceSchema)) },
    { error: 'must be there, as enrichTransactions returned it' },
  ),
});

export const enrichedTransactionsSchema = z.array(enrichedTransactionSchema);

const correctionSchema = z
  .strictObject(
    {
      transactionId: idSchema,
      accountId: z.string().nullish(),
      category: z.string().optional(),
      merchant: merchantNameSchema.nullable().optional(),
      applyTo: z.enum(['payee', 'transaction']).default('payee'),
    },
    namingMembers('transactionId, accountId, category, merchant or applyTo'),
  )
  .refine(({ category, merchant }) => category !== undefined || merchant !== undefined, {
    error: 'corrects nothing: give a category, a merchant, or both',
  })
  .meta({ anyOf: oneOfThem(['category', 'merchant']) });

/** A list of corrections, as `rulesFromCorrections` takes it. */
export const correctionsSchema = z.array(correctionSchema);

export type ParsedEnrichedTransaction = z.output<typeof enrichedTransactionSchema>;
export type ParsedCorrection = z.output<typeof correctionSchema>;
