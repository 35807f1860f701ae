/** What may be stored: a transaction in the library's names, with what enrichment found if it was called. */
import * as z from 'zod';
import {
  amountSchema,
  bookingDateSchema,
  directionSchema,
  merchantCategoryCodeSchema,
} from '../../requests/requestValues.js';
import { enrichedDataSchema, transactionSchema, transferSchema } from './transaction.js';
import { orNull } from './values.js';

const text = orNull(z.string());

const storableSchema = transactionSchema
  .omit({ Balance: true, CounterPartyName: true, Transfer: true, MerchantDetails: true, EnrichedData: true })
  .extend({
    amount: amountSchema,
    // A missing date may be a misspelled member, so it must be given as null.
    bookingDate: bookingDateSchema.nullable(),
    balance: orNull(z.object({ amount: amountSchema, creditDebitIndicator: directionSchema })),
    counterPartyName: text,
    counterpartyName: text,
    merchantName: text,
    merchantCategoryCode: orNull(merchantCategoryCodeSchema),
    enrichedData: orNull(enrichedDataSchema),
    transfer: orNull(
      z.object({
        associatedAccountId: transferSchema.shape.AssociatedAccountId,
        pairId: transferSchema.shape.PairId,
      }),
    ),
  });

export const storableListSchema = z.array(storableSchema);

export type ReadStorable = z.output<typeof storableSchema>;
