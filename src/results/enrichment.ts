/** Enriched transactions, and the parts of a narrative. */
import * as z from 'zod';
import { LARGEST_INT32 } from '../base/fingerprint.js';
import { transactionSchema } from '../requests/transactionSchemas.js';
import { resultMeta } from './meta.js';
import { categoryId, categorySlug, classId, classSlug, fraction, text, textOrNull } from './values.js';

const evidence = z.strictObject({
  signal: z.enum([
    'rule',
    'merchant',
    'phrase',
    'trade-word',
    'trade-model',
    'benefit-code',
    'person-name',
    'bank-code',
    'merchant-category-code',
    'counterparty',
    'history',
    'transfer-pair',
    'account-holder',
    'refund-link',
    'confidence-floor',
  ]),
  detail: text,
  matched: textOrNull,
  category: categorySlug.nullable(),
  weight: z.number().min(0).max(100),
  replacedMerchant: textOrNull.exactOptional(),
});

const categoryResult = z.strictObject({
  id: categoryId,
  slug: categorySlug,
  name: text,
  confidence: fraction,
});

const classResult = z.strictObject({
  id: classId,
  slug: classSlug,
  name: text,
  confidence: fraction,
});

export const enrichedData = z.strictObject({
  category: categoryResult,
  class: classResult,
  predictedMerchantName: textOrNull,
  alternatives: z.array(categoryResult).max(3),
  evidence: z.array(evidence),
  refundOf: textOrNull,
});

const transferLink = z.strictObject({
  associatedAccountId: text,
  pairId: z.int().min(0).max(LARGEST_INT32),
});

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
  rail: z
    .enum([
      'card',
      'card-online',
      'card-recurring',
      'direct-debit',
      'standing-order',
      'faster-payment',
      'transfer',
      'bank-credit',
      'cash',
      'cheque',
      'fee',
      'interest',
      'refund',
      'salary',
      'benefit',
    ])
    .nullable(),
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
