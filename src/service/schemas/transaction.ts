/** A stored transaction, and a page of them. */
import * as z from 'zod';
import {
  bookingDateSchema,
  directionSchema,
  idSchema,
  merchantCategoryCodeSchema,
  statusSchema,
} from '../../schema/values.js';
import { balanceSchema } from './account.js';
import { moneySchema, numberSchema, orNull, wholeSchema } from './values.js';

/** Between two accounts of the same user. */
export const transferSchema = z.object({
  /** Where a debit went to, or a credit came from. */
  AssociatedAccountId: idSchema,
  /** Shared by the outgoing and the incoming transaction. */
  PairId: wholeSchema,
});

/** Named as in the Open Banking standard. */
export const merchantDetailsSchema = z
  .object({
    merchantName: orNull(z.string()),
    merchantCategoryCode: orNull(merchantCategoryCodeSchema),
  })
  .refine(details => details.merchantName !== null || details.merchantCategoryCode !== null, {
    error: 'must be null where it says nothing',
  });

/** A category or class of the taxonomy and how surely it is right, 0 to 1. */
const labelSchema = z.object({
  id: wholeSchema,
  slug: z.string(),
  name: z.string(),
  confidence: numberSchema.min(0).max(1),
});

export const enrichedDataSchema = z.object({
  category: labelSchema,
  class: labelSchema,
  predictedMerchantName: orNull(z.string()),
});

const text = orNull(z.string());

export const transactionSchema = z.object({
  transactionId: idSchema,
  accountId: text,
  description: z.string(),
  amount: moneySchema.min(0),
  creditDebitIndicator: directionSchema,
  status: statusSchema,
  /** Null where the bank gave none. */
  bookingDate: orNull(bookingDateSchema),
  transactionCode: orNull(z.object({ code: text, subCode: text })),
  proprietaryTransactionCode: orNull(z.object({ code: text, issuer: text })),
  /** The running balance after this transaction. */
  Balance: orNull(balanceSchema),
  /** The creditor of a debit, the debtor of a credit. */
  CounterPartyName: text,
  Transfer: orNull(transferSchema),
  MerchantDetails: orNull(merchantDetailsSchema),
  EnrichedData: orNull(enrichedDataSchema),
});

export const transactionListSchema = z.array(transactionSchema);

/** Relative references; null where there is no such page. */
export const linksSchema = z.object({ prev: text, next: text });

export const transactionPageSchema = z.object({ transactions: transactionListSchema, links: linksSchema });

export type Transfer = z.output<typeof transferSchema>;
export type MerchantDetails = z.output<typeof merchantDetailsSchema>;
export type ServiceEnrichedData = z.output<typeof enrichedDataSchema>;
export type StoredTransaction = z.output<typeof transactionSchema>;
export type Links = z.output<typeof linksSchema>;
export type TransactionPage = z.output<typeof transactionPageSchema>;
