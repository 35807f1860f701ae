/** The request of each function, for one account and for several. Exported, so that callers can build on them. */
import * as z from 'zod';
import { misplacedMember, noOptions } from './misplaced.js';
import {
  amountSchema,
  balancesSchema,
  countrySchema,
  currencySchema,
  dateSchema,
  holdersSchema,
  idSchema,
  namingMembers,
  withoutSign,
} from './requestValues.js';
import { scoreTransactionSchema, transactionSchema } from './transactionSchemas.js';

// What a request for affordability may ask for beside the transactions.

const LARGEST_RISE = 1000;
const shareExpected = { error: 'must be a number above 0 and at most 1' };

const ownershipShareSchema = z.number(shareExpected).gt(0, shareExpected).max(1, shareExpected);

const percent = (most: number) => {
  const expected = { error: `must be a number from 0 to ${most}` };
  return z.number(expected).min(0, expected).max(most, expected).overwrite(withoutSign).nullish();
};

/** All its members are optional, so a misspelt one would go unseen: it is refused. */
const stressSchema = z.strictObject(
  {
    incomeDownPercent: percent(100),
    costsUpPercent: percent(LARGEST_RISE),
    newMonthlyRepayment: amountSchema.nullish(),
  },
  namingMembers('incomeDownPercent, costsUpPercent or newMonthlyRepayment'),
);

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
  accountHolders: holdersSchema.nullish(),
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

/** Checks one account with its transactions: an `AccountRequest`. */
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

/** Checks several accounts: an `AccountsRequest`. */
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

/** Checks the request of `enrichTransactions` for one account. */
export const enrichTransactionsRequestSchema = accountRequestSchema.extend({ ...reference, ...withoutId });
/** Checks the request of `enrichTransactions` for several accounts. */
export const enrichTransactionsAccountsRequestSchema = accountsRequestSchema.extend(reference);

/** Checks the arguments of `readNarrative`. */
export const readNarrativeRequestSchema = z.looseObject({
  description: z.string(),
  options: z.looseObject({ countryCode: countrySchema }),
});

/** Checks the request of `verifyIncome` for one account. */
export const verifyIncomeRequestSchema = accountRequestSchema.extend(incomeSwitches);
/** Checks the request of `verifyIncome` for several accounts. */
export const verifyIncomeAccountsRequestSchema = accountsRequestSchema.extend(incomeSwitches);

/** Checks the request of `assessAffordability` for one account. */
export const assessAffordabilityRequestSchema = accountRequestSchema.extend({
  ...reference,
  ...affordabilitySwitches,
  ...withoutId,
});
/** Checks the request of `assessAffordability` for several accounts. */
export const assessAffordabilityAccountsRequestSchema = accountsRequestSchema.extend({
  ...reference,
  ...affordabilitySwitches,
});

/** Checks the request of `validateForScore` for one account. */
export const validateForScoreRequestSchema = scoreAccountRequestSchema.extend(scoreSwitches);
/** Checks the request of `validateForScore` for several accounts. */
export const validateForScoreAccountsRequestSchema =
  severalOf(scoreAccountRequestSchema).extend(scoreSwitches);
/** Checks the request of `validateForScore` in which the account stands apart from its transactions. */
export const validateForScoreSeparateRequestSchema = z.looseObject({
  ...noOptions,
  account: z.looseObject({ accountId: idSchema, ...scoreDetails }),
  transactions: z.array(scoreTransactionSchema),
  ...scoreSwitches,
});

/** Checks the request of `scoreAttributes` for one account. */
export const scoreAttributesRequestSchema = accountRequestSchema;
/** Checks the request of `scoreAttributes` for several accounts. */
export const scoreAttributesAccountsRequestSchema = accountsRequestSchema;

/** Checks the request of `checkIntegrity` for one account. */
export const checkIntegrityRequestSchema = accountRequestSchema;
/** Checks the request of `checkIntegrity` for several accounts. */
export const checkIntegrityAccountsRequestSchema = accountsRequestSchema;

/** Checks the request of both financial healths and of `endOfDayBalances` for one account. That it has a current balance is checked by the functions. */
export const assessFinancialHealthRequestSchema = accountRequestSchema;
/** Checks the request of both financial healths and of `endOfDayBalances` for several accounts. */
export const assessFinancialHealthAccountsRequestSchema = accountsRequestSchema;

/** Checks the request of `analyse` for one account. */
export const analyseRequestSchema = accountRequestSchema.extend(analyseSwitches);
/** Checks the request of `analyse` for several accounts. */
export const analyseAccountsRequestSchema = accountsRequestSchema.extend(analyseSwitches);
