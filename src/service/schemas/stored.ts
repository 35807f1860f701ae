/** What the service stores of an account, as far as each function needs it for its requests. */
import * as z from 'zod';
import { currencySchema } from '../../requests/requestValues.js';
import { accountSchema, balanceSchema, balancesV1Schema } from './account.js';
import { transactionListSchema } from './transaction.js';

const anyAccount = accountSchema.pick({
  accountId: true,
  accountType: true,
  accountSubType: true,
  currencyCode: true,
  historyStart: true,
});
/** In a currency that the engines know. */
const account = anyAccount.extend({ currencyCode: currencySchema });
const { current, available } = balancesV1Schema.shape;

export const storedForEngineSchema = z.object({ account, transactions: transactionListSchema });
export const accountsForEngineSchema = z.object({
  accounts: z.array(storedForEngineSchema).min(1, { error: 'must hold at least one account' }),
});

/** End-of-day balances are rebuilt from the current one, so there must be one. */
export const storedForHealthSchema = storedForEngineSchema.extend({
  balances: z.object({ current: balanceSchema, available }),
});

/** Nothing is required here, since the score's validation reports what is missing. */
export const storedForScoreSchema = z.object({
  account: anyAccount,
  balances: z.object({ current, available }),
  transactions: transactionListSchema,
});
export const correlationSchema = z.object({ correlationId: z.string() });

const named = { account: accountSchema.pick({ accountId: true }) };
/** The accounts that an answer is about, and their transactions where it shows them. */
export const namedAccountsSchema = z.array(z.object(named));
export const answeredAccountsSchema = z.array(z.object({ ...named, transactions: transactionListSchema }));
/** Whether it shows them. */
export const shownSchema = z.object({ includeTransactions: z.boolean().default(false) });

export type AnsweredAccount = z.output<typeof namedAccountsSchema>[number] &
  Partial<z.output<typeof answeredAccountsSchema>[number]>;
