/** The request of each function, for one account and for several. Exported, so that callers can build on them. */
import * as z from 'zod';
import { ownershipShareSchema, stressSchema } from './affordability.js';
import { misplacedMember, noOptions } from './misplaced.js';
import { scoreTransactionSchema, transactionSchema } from './transaction.js';
import { balancesSchema, countrySchema, currencySchema, dateSchema, idSchema } from './values.js';

const name = z.string().nullish();
const flag = z.boolean().nullish();
const transactions = z.array(transactionSchema);

const details = {
  countryCode: countrySchema.nullish(),
  currencyCode: currencySchema,
  accountType: name,
  accountSubType: name,
  balances: balancesSchema.nullish(),
  historyStart: dateSchema.nullish(),
  accountHolders: z.array(z.string().min(1)).nullish(),
};
/** The same: a currency that cannot be scored is a failure to report, not a fault of the request. */
const scoreDetails = { ...details, currencyCode: z.string() };

const IN_ACCOUNTS = misplacedMember('stands inside each of "accounts", not beside them');
/** What is said of each account, not of all together. */
const noDetails = {
  accountId: IN_ACCOUNTS,
  currencyCode: IN_ACCOUNTS,
  accountType: IN_ACCOUNTS,
  accountSubType: IN_ACCOUNTS,
  balances: IN_ACCOUNTS,
  historyStart: IN_ACCOUNTS,
  accountHolders: IN_ACCOUNTS,
  transactions: IN_ACCOUNTS,
} satisfies Readonly<Record<Exclude<keyof typeof details, 'countryCode'>, z.ZodType>> & z.ZodRawShape;

export const accountRequestSchema = z.looseObject({
  ...noOptions,
  accountId: idSchema,
  ...details,
  transactions,
});

const scoreAccountRequestSchema = accountRequestSchema.extend({
  ...scoreDetails,
  transactions: z.array(scoreTransactionSchema),
});

function severalOf<Account extends z.ZodObject>(account: Account) {
  return z.looseObject({
    ...noOptions,
    ...noDetails,
    countryCode: countrySchema.nullish(),
    accounts: z.array(account).min(1, { error: 'must hold at least one account' }),
  });
}

export const accountsRequestSchema = severalOf(accountRequestSchema);

const incomeSwitches = { includeFlags: flag, excludeBenefits: flag };
const affordabilitySwitches = {
  includeFlexibleCosts: flag,
  ownershipShare: ownershipShareSchema.nullish(),
  ownershipShares: z.record(idSchema, ownershipShareSchema).nullish(),
  stress: stressSchema.nullish(),
};
const scoreSwitches = { correlationId: name };
const analyseSwitches = { ...incomeSwitches, ...affordabilitySwitches, ...scoreSwitches };
const reference = { referenceId: name };
/** Where nothing is said of the account in the result. */
const withoutId = { accountId: name };

export const enrichTransactionsRequestSchema = accountRequestSchema.extend({ ...reference, ...withoutId });
export const enrichTransactionsAccountsRequestSchema = accountsRequestSchema.extend(reference);

export const readNarrativeRequestSchema = z.looseObject({
  description: z.string(),
  options: z.looseObject({ countryCode: countrySchema }),
});

export const verifyIncomeRequestSchema = accountRequestSchema.extend(incomeSwitches);
export const verifyIncomeAccountsRequestSchema = accountsRequestSchema.extend(incomeSwitches);

export const assessAffordabilityRequestSchema = accountRequestSchema.extend({
  ...reference,
  ...affordabilitySwitches,
  ...withoutId,
});
export const assessAffordabilityAccountsRequestSchema = accountsRequestSchema.extend({
  ...reference,
  ...affordabilitySwitches,
});

export const validateForScoreRequestSchema = scoreAccountRequestSchema.extend(scoreSwitches);
export const validateForScoreAccountsRequestSchema =
  severalOf(scoreAccountRequestSchema).extend(scoreSwitches);
/** The account apart from its transactions. */
export const validateForScoreSeparateRequestSchema = z.looseObject({
  ...noOptions,
  account: z.looseObject({ accountId: idSchema, ...scoreDetails }),
  transactions: z.array(scoreTransactionSchema),
  ...scoreSwitches,
});

export const scoreAttributesRequestSchema = accountRequestSchema;
export const scoreAttributesAccountsRequestSchema = accountsRequestSchema;

export const assessFinancialHealthRequestSchema = accountRequestSchema;
export const assessFinancialHealthAccountsRequestSchema = accountsRequestSchema;

export const analyseRequestSchema = accountRequestSchema.extend(analyseSwitches);
export const analyseAccountsRequestSchema = accountsRequestSchema.extend(analyseSwitches);
