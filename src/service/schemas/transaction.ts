/** A stored transaction, and a page of them. */
import * as z from 'zod';
import { LARGEST_INT32 } from '../../base/fingerprint.js';
import {
  ENRICHED_DATA_OF_RESULTS,
  ENRICHED_DATA_OF_SERVICE,
} from '../../contract/enrichment/enrichmentResult.js';
import {
  bookingDateSchema,
  directionSchema,
  idSchema,
  merchantCategoryCodeSchema,
  statusSchema,
} from '../../requests/requestValues.js';
import { balanceSchema } from './account.js';
import { allMembers, extensionsOf } from './ofContract.js';
import { moneySchema, orNull, wholeSchema } from './values.js';

/** Marks a transaction as one side of a transfer between two accounts of the same user. */
export const transferSchema = z.object({
  /** Where a debit went to, or a credit came from. */
  AssociatedAccountId: idSchema,
  /** Shared by the outgoing and the incoming transaction. At most 2,147,483,647, as languages with integers of 32 bits read it. */
  PairId: wholeSchema.min(0).max(LARGEST_INT32),
});

/** The merchant of a card payment, where the bank names it. The member names are those of the Open Banking standard. */
export const merchantDetailsSchema = z
  .object({
    merchantName: orNull(z.string()),
    merchantCategoryCode: orNull(merchantCategoryCodeSchema),
  })
  .refine(details => details.merchantName !== null || details.merchantCategoryCode !== null, {
    error: 'must be null where it says nothing',
  });

/**
 * What enrichment found about a transaction: its category, its class and the merchant, with a confidence from 0 to 1.
 */
export const enrichedDataSchema = z.object({
  ...allMembers(ENRICHED_DATA_OF_SERVICE),
  ...extensionsOf(ENRICHED_DATA_OF_RESULTS, ENRICHED_DATA_OF_SERVICE),
});

const text = orNull(z.string());

/** A transaction as the service stores it, and as the operations that list transactions return it. */
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

/** The transactions of an account: the answer of `listTransactions`. */
export const transactionListSchema = z.array(transactionSchema);

/** Links to the pages before and after a page, relative to the base address. Null where there is no such page. */
export const linksSchema = z.object({ prev: text, next: text });

/** One page of an account's transactions: the answer of `listLiveTransactions`. */
export const transactionPageSchema = z.object({ transactions: transactionListSchema, links: linksSchema });

/** Marks a transaction as one side of a transfer between two accounts of the same user (`transferSchema`). */
export type Transfer = z.output<typeof transferSchema>;

/** The merchant of a card payment, where the bank names it (`merchantDetailsSchema`). */
export type MerchantDetails = z.output<typeof merchantDetailsSchema>;

/** What enrichment found about a transaction (`enrichedDataSchema`). */
export type ServiceEnrichedData = z.output<typeof enrichedDataSchema>;

/** A transaction as the service stores it (`transactionSchema`). */
export type StoredTransaction = z.output<typeof transactionSchema>;

/** Links to the pages before and after a page (`linksSchema`). */
export type Links = z.output<typeof linksSchema>;

/** One page of an account's transactions (`transactionPageSchema`). */
export type TransactionPage = z.output<typeof transactionPageSchema>;
