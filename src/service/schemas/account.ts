/** An account and what the service stores beside its transactions. */
import * as z from 'zod';
import { directionSchema, dateSchema as historyDateSchema, idSchema } from '../../schema/values.js';
import { accountIdentifierSchema } from './bankIdentifiers.js';
import { dateSchema, moneySchema, orNull, timestampSchema, wholeSchema } from './values.js';

/** The bank that services an account connected through another of its group; named as in the Open Banking standard. */
export const servicerSchema = z.object({
  schemeName: z.string(),
  identification: z.string(),
  name: orNull(z.string()),
});

/** Who holds the account; named as in the Open Banking standard. */
export const partySchema = z.object({
  partyId: orNull(z.string()),
  partyType: orNull(z.string()),
  name: orNull(z.string()),
  fullLegalName: orNull(z.string()),
});

export const accountSchema = z.object({
  accountId: idSchema,
  /** `Personal` or `Business`, where the bank says. */
  accountType: orNull(z.string()),
  /** `CurrentAccount`, `Savings` … */
  accountSubType: orNull(z.string()),
  /** ISO 4217. */
  currencyCode: z.string(),
  /** Ours: the first day that the stored history is known to cover; a quiet account has days without transactions. */
  historyStart: orNull(historyDateSchema),
  Servicer: orNull(servicerSchema),
  Parties: orNull(z.array(partySchema)),
});

export const accountListSchema = z.array(accountSchema);

export const balanceSchema = z.object({
  amount: moneySchema.min(0),
  creditDebitIndicator: directionSchema,
});

/** Agreed borrowing; named as in the Open Banking standard. */
export const creditLineSchema = z.object({
  /** `Available`, `Credit`, `Emergency`, `Pre-Agreed`, `Temporary`. */
  type: orNull(z.string()),
  /** Whether the available balance includes it. */
  included: z.boolean(),
  amount: orNull(moneySchema),
});

const balances = {
  accountId: idSchema,
  /** Without pending transactions and without a drawn overdraft. Null where the bank returned none. */
  current: orNull(balanceSchema),
  /** With both, where there are such. */
  available: orNull(balanceSchema),
};

/** Stored balances, version 2. */
export const balancesSchema = z.object({ ...balances, creditLines: z.array(creditLineSchema) });

/** Stored balances, version 1: deprecated. Live balances have the same members. */
export const balancesV1Schema = z.object(balances);

export const endOfDayBalanceSchema = z.object({ date: dateSchema, balance: balanceSchema });
export const endOfDayBalanceListSchema = z.array(endOfDayBalanceSchema);

/** The name of the bank, and from when to when it is connected. */
export const providerDetailsSchema = z.object({
  providerId: wholeSchema,
  providerName: orNull(z.string()),
  consentStart: orNull(timestampSchema),
  consentEnd: orNull(timestampSchema),
});

/** Null: not available, or not enabled. */
export const paymentConfirmationSchema = z.enum(['Complete', 'Incomplete']);

/** What the end user entered where the connection flow asks which account is paid. */
export const paymentAccountConfirmationSchema = z.object({
  paymentConfirmation: orNull(paymentConfirmationSchema),
  accountHolderName: orNull(z.string()),
  account: orNull(accountIdentifierSchema),
});

export type Servicer = z.output<typeof servicerSchema>;
export type Party = z.output<typeof partySchema>;
export type Account = z.output<typeof accountSchema>;
export type Balance = z.output<typeof balanceSchema>;
export type CreditLine = z.output<typeof creditLineSchema>;
export type Balances = z.output<typeof balancesSchema>;
export type BalancesV1 = z.output<typeof balancesV1Schema>;
export type EndOfDayBalance = z.output<typeof endOfDayBalanceSchema>;
export type ProviderDetails = z.output<typeof providerDetailsSchema>;
export type PaymentConfirmation = z.output<typeof paymentConfirmationSchema>;
export type PaymentAccountConfirmation = z.output<typeof paymentAccountConfirmationSchema>;
