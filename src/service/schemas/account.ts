/** An account and what the service stores beside its transactions. */
import * as z from 'zod';
import { directionSchema, dateSchema as historyDateSchema, idSchema } from '../../requests/requestValues.js';
import { accountIdentifierSchema } from './bankIdentifiers.js';
import { dateSchema, moneySchema, orNull, timestampSchema, wholeSchema } from './values.js';

/**
 * The bank that services an account, where the end user connected it through another bank of the same group. The member names
 * are those of the Open Banking standard.
 */
export const servicerSchema = z.object({
  schemeName: z.string(),
  identification: z.string(),
  name: orNull(z.string()),
});

/** A holder of an account. The member names are those of the Open Banking standard. */
export const partySchema = z.object({
  partyId: orNull(z.string()),
  partyType: orNull(z.string()),
  name: orNull(z.string()),
  fullLegalName: orNull(z.string()),
});

/** A bank account that the end user shared, as the account operations return it and as the service stores it. */
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

/** The accounts of a consent: the answer of `listAccounts` and of the live operations that list accounts. */
export const accountListSchema = z.array(accountSchema);

/** An amount, from 0, and its side: a debit balance is overdrawn. */
export const balanceSchema = z.object({
  amount: moneySchema.min(0),
  creditDebitIndicator: directionSchema,
});

/** Agreed borrowing on an account, such as an overdraft. The member names are those of the Open Banking standard. */
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

/** The stored balances of an account with its credit lines: the answer of `getBalances` (version 2). */
export const balancesSchema = z.object({ ...balances, creditLines: z.array(creditLineSchema) });

/**
 * The balances of an account without credit lines: the answer of `getLiveBalances`, and of the deprecated `getBalancesV1`.
 */
export const balancesV1Schema = z.object(balances);

/** The balance of an account at the end of one day. */
export const endOfDayBalanceSchema = z.object({ date: dateSchema, balance: balanceSchema });

/** The end-of-day balances of an account, with a row for every day: the answer of `listEndOfDayBalances`. */
export const endOfDayBalanceListSchema = z.array(endOfDayBalanceSchema);

/** The bank of a consent, and from when to when it is connected: the answer of `getProviderDetails`. */
export const providerDetailsSchema = z.object({
  providerId: wholeSchema,
  providerName: orNull(z.string()),
  consentStart: orNull(timestampSchema),
  consentEnd: orNull(timestampSchema),
});

/**
 * How far the end user came where the connection flow asks which account is paid. Messages say null where this is not
 * available or not enabled.
 */
export const paymentConfirmationSchema = z.enum(['Complete', 'Incomplete']);

/**
 * What the end user entered where the connection flow asks which account is paid: the answer of
 * `getPaymentAccountConfirmation`.
 */
export const paymentAccountConfirmationSchema = z.object({
  paymentConfirmation: orNull(paymentConfirmationSchema),
  accountHolderName: orNull(z.string()),
  account: orNull(accountIdentifierSchema),
});

/** The bank that services an account connected through another bank of its group (`servicerSchema`). */
export type Servicer = z.output<typeof servicerSchema>;

/** A holder of an account (`partySchema`). */
export type Party = z.output<typeof partySchema>;

/** A bank account that the end user shared (`accountSchema`). */
export type Account = z.output<typeof accountSchema>;

/** An amount, from 0, and its side: a debit balance is overdrawn (`balanceSchema`). */
export type Balance = z.output<typeof balanceSchema>;

/** Agreed borrowing on an account, such as an overdraft (`creditLineSchema`). */
export type CreditLine = z.output<typeof creditLineSchema>;

/** The stored balances of an account with its credit lines (`balancesSchema`). */
export type Balances = z.output<typeof balancesSchema>;

/** The balances of an account without credit lines (`balancesV1Schema`). */
export type BalancesV1 = z.output<typeof balancesV1Schema>;

/** The balance of an account at the end of one day (`endOfDayBalanceSchema`). */
export type EndOfDayBalance = z.output<typeof endOfDayBalanceSchema>;

/** The bank of a consent, and from when to when it is connected (`providerDetailsSchema`). */
export type ProviderDetails = z.output<typeof providerDetailsSchema>;

/** `Complete` or `Incomplete`: how far the end user came where the connection flow asks which account is paid. */
export type PaymentConfirmation = z.output<typeof paymentConfirmationSchema>;

/**
 * What the end user entered where the connection flow asks which account is paid (`paymentAccountConfirmationSchema`).
 */
export type PaymentAccountConfirmation = z.output<typeof paymentAccountConfirmationSchema>;
