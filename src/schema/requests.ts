/** The request of each function. Exported, so that callers can build on them. */
import * as z from 'zod';
import { ownershipShareSchema, stressSchema } from './affordability.js';
import { noOptions } from './misplaced.js';
import { scoreTransactionSchema, transactionSchema } from './transaction.js';
import {
  balanceSchema,
  balancesSchema,
  countrySchema,
  currencySchema,
  dateSchema,
  idSchema,
} from './values.js';

const name = z.string().nullish();
const flag = z.boolean().nullish();
const transactions = z.array(transactionSchema);
const affordabilitySwitches = {
  includeFlexibleCosts: flag,
  ownershipShare: ownershipShareSchema.nullish(),
  ownershipShares: z.record(idSchema, ownershipShareSchema).nullish(),
  stress: stressSchema.nullish(),
};

export const enrichTransactionsRequestSchema = z.looseObject({
  ...noOptions,
  referenceId: name,
  accountId: name,
  countryCode: countrySchema,
  currencyCode: currencySchema,
  transactions,
});

export const readNarrativeRequestSchema = z.looseObject({
  description: z.string(),
  options: z.looseObject({ countryCode: countrySchema }),
});

export const verifyIncomeRequestSchema = z.looseObject({
  ...noOptions,
  accountId: idSchema,
  countryCode: countrySchema.nullish(),
  currencyCode: currencySchema,
  accountType: name,
  accountSubType: name,
  includeFlags: flag,
  excludeBenefits: flag,
  transactions,
});

export const assessAffordabilityRequestSchema = z.looseObject({
  ...noOptions,
  referenceId: name,
  accountId: name,
  countryCode: countrySchema,
  currencyCode: currencySchema,
  accountType: name,
  historyStart: dateSchema.nullish(),
  ...affordabilitySwitches,
  transactions,
});

export const validateForScoreRequestSchema = z.looseObject({
  ...noOptions,
  account: z.looseObject({
    accountId: idSchema,
    currencyCode: z.string(),
    accountType: name,
    accountSubType: name,
    balances: balancesSchema.nullish(),
  }),
  transactions: z.array(scoreTransactionSchema),
  correlationId: name,
});

export const scoreAttributesRequestSchema = z.looseObject({
  ...noOptions,
  accountId: idSchema,
  countryCode: countrySchema.nullish(),
  currencyCode: currencySchema,
  accountType: name,
  balances: balancesSchema.nullish(),
  historyStart: dateSchema.nullish(),
  transactions,
});

export const assessFinancialHealthRequestSchema = z.looseObject({
  ...noOptions,
  countryCode: countrySchema.nullish(),
  accounts: z
    .array(
      z.looseObject({
        accountId: idSchema,
        accountType: name,
        accountSubType: name,
        currencyCode: currencySchema,
        balances: z.looseObject({ current: balanceSchema, available: balanceSchema.nullish() }),
        historyStart: dateSchema.nullish(),
        transactions,
      }),
    )
    .min(1, { error: 'must hold at least one account' }),
});

export const analyseRequestSchema = z.looseObject({
  ...noOptions,
  accountId: idSchema,
  countryCode: countrySchema,
  currencyCode: currencySchema,
  accountType: name,
  accountSubType: name,
  balances: balancesSchema.nullish(),
  historyStart: dateSchema.nullish(),
  includeFlags: flag,
  excludeBenefits: flag,
  ...affordabilitySwitches,
  correlationId: name,
  transactions,
});
