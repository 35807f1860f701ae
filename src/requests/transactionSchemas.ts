import * as z from 'zod';
import {
  amountSchema,
  balanceSchema,
  bookingDateSchema,
  directionSchema,
  idSchema,
  merchantCategoryCodeSchema,
  rowCurrencySchema,
  statusSchema,
} from './requestValues.js';

const text = z.string().nullish();

/** A transaction as the library's functions take it. Members that are not known are kept, and come back in results. */
export const transactionSchema = z.looseObject({
  transactionId: idSchema,
  description: z.string(),
  amount: amountSchema,
  creditDebitIndicator: directionSchema,
  status: statusSchema,
  bookingDate: bookingDateSchema,
  counterPartyName: text,
  /** The same, as it is usually spelt. */
  counterpartyName: text,
  merchantName: text,
  counterPartyAccount: text,
  merchantCategoryCode: merchantCategoryCodeSchema.nullish(),
  transactionCode: z.looseObject({ code: text, subCode: text }).nullish(),
  proprietaryTransactionCode: z.looseObject({ code: text, issuer: text }).nullish(),
  balance: balanceSchema.nullish(),
  accountId: text,
  currency: rowCurrencySchema.nullish(),
});

/**
 * A transaction as `validateForScore` takes it. The checks look at when and whether it was booked, so that its amount and its
 * description may be missing, and its booking date may be null.
 */
export const scoreTransactionSchema = z.looseObject({
  transactionId: idSchema,
  status: statusSchema,
  bookingDate: bookingDateSchema.nullish(),
  currency: rowCurrencySchema.nullish(),
});

export type ParsedTransaction = z.output<typeof transactionSchema>;
export type ParsedScoreTransaction = z.output<typeof scoreTransactionSchema>;
