/** Enriched transactions, and the parts of a narrative. */
import * as z from 'zod';
import {
  ENRICHED_DATA_OF_RESULTS,
  ENRICHED_DATA_OF_SERVICE,
  TRANSFER_LINK,
} from '../contract/enrichment/enrichmentResult.js';
import { RAILS } from '../model/rail.js';
import { transactionSchema } from '../requests/transactionSchemas.js';
import { resultMeta } from './meta.js';
import { membersOf } from './ofContract.js';
import { text, textOrNull } from './values.js';

export const enrichedData = z.strictObject({
  ...membersOf(ENRICHED_DATA_OF_SERVICE),
  ...membersOf(ENRICHED_DATA_OF_RESULTS),
});

const transferLink = z.strictObject(membersOf(TRANSFER_LINK));

/** Loose, as a transaction of a request is: members of the caller's own come back. */
const enrichedTransaction = transactionSchema.extend({
  enrichedData,
  transfer: transferLink.nullable(),
});

export const enrichTransactionsResult = z.strictObject({
  transactions: z.array(enrichedTransaction),
  meta: resultMeta,
});

export const narrativeParts = z.strictObject({
  rail: z.enum(RAILS).nullable(),
  payee: textOrNull,
  processor: textOrNull,
  reference: textOrNull,
  purpose: textOrNull,
  dates: z.array(z.string().regex(/^(?:\d{4}|-)-\d{2}-\d{2}$/)),
  cardDigits: textOrNull,
  place: textOrNull,
  country: textOrNull,
  foreignAmount: z.strictObject({ amount: text, currency: text }).nullable(),
});
