/**
 * What compiles of requests, and what does not. `npm run types` compiles this file; nothing runs it. Each line under
 * `@ts-expect-error` must be an error, and the rest none.
 */
import {
  type AccountRequest,
  analyse,
  assessAffordability,
  type EnrichmentRule,
  enrichTransactions,
  type InsightsOptions,
  type Transaction,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';

const row = {
  transactionId: 't-1',
  description: 'TESCO STORES 3021',
  amount: 9.5,
  creditDebitIndicator: 'Debit',
  status: 'Booked',
  bookingDate: '2026-03-02',
} as const;

/** An interface of the caller's own, which has no index signature. */
interface LedgerRow extends Transaction {
  readonly ledgerKey: number;
}
interface UnrelatedRow {
  readonly transactionId: string;
  readonly description: string;
  readonly amount: string;
  readonly creditDebitIndicator: 'Credit' | 'Debit';
  readonly status: 'Booked';
  readonly bookingDate: string;
  readonly branch: { readonly sortCode: string };
}
declare const ledgerRows: readonly LedgerRow[];
declare const unrelatedRows: readonly UnrelatedRow[];

const ledgerKey: number | undefined = enrichTransactions({ currencyCode: 'GBP', transactions: ledgerRows })
  .transactions[0]?.ledgerKey;
const sortCode: string | undefined = analyse({
  accountId: 'a',
  currencyCode: 'USD',
  transactions: unrelatedRows,
}).enrichment.transactions[0]?.branch.sortCode;
const inAccounts: number | undefined = analyse({
  accounts: [{ accountId: 'a', currencyCode: 'GBP', transactions: ledgerRows }],
}).accounts[0]?.enrichment.transactions[0]?.ledgerKey;

verifyIncome({ accountId: 'a', currencyCode: 'GBP', transactions: [row] }).incomeStreams;
verifyIncome({ accounts: [{ accountId: 'a', currencyCode: 'GBP', transactions: [row] }] }).accounts[0]
  ?.incomeStreams;
validateForScore({ account: { accountId: 'a', currencyCode: 'EUR' }, transactions: [row] }).valid;

// @ts-expect-error a misspelt member of a request
verifyIncome({ accountId: 'a', currencyCode: 'GBP', acountType: 'Personal', transactions: [row] });
// @ts-expect-error a misspelt member of an account in a list
analyse({ accounts: [{ accountId: 'a', currencyCode: 'GBP', balance: {}, transactions: [row] }] });
// @ts-expect-error an option in the request
assessAffordability({ currencyCode: 'GBP', transactions: [row], asOf: '2026-03-31' });
// @ts-expect-error a currency that no account has
verifyIncome({ accountId: 'a', currencyCode: 'EUR', transactions: [row] });
// @ts-expect-error an account needs an id where results name it
verifyIncome({ currencyCode: 'GBP', transactions: [row] });
// @ts-expect-error a misspelt option
verifyIncome({ accountId: 'a', currencyCode: 'GBP', transactions: [row] }, { asof: '2026-03-31' });

// @ts-expect-error a misspelt member of what is declared a transaction
const misspelt: Transaction = { ...row, merchantname: 'Tesco' };
// @ts-expect-error a misspelt option
const options: InsightsOptions = { confidencefloor: 0.5 };
// @ts-expect-error a misspelt condition
const condition: EnrichmentRule = { txt: 'TESCO', set: { category: 'groceries' } };
// @ts-expect-error a misspelt slug
const slug: EnrichmentRule = { text: 'TESCO', set: { category: 'grocreies' } };
// @ts-expect-error a member of the wrong name
const account: AccountRequest = { accountId: 'a', currencyCode: 'GBP', transactions: [row], holders: [] };

export const known = [ledgerKey, sortCode, inAccounts, misspelt, options, condition, slug, account];
