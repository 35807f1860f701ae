/** What enrichment says of one payment, in one line. */
import { readFileSync } from 'node:fs';
import type {
  EnrichTransactionsRequest,
  enrichTransactions,
  InsightsOptions,
  Transaction,
} from '../../src/index.js';

/** One payment alone. */
export interface GuardRow {
  readonly country: 'GB' | 'US';
  readonly side: 'debit' | 'credit';
  readonly text: string;
  readonly members?: Partial<Transaction>;
  readonly accountHolders?: readonly string[];
  readonly options?: InsightsOptions;
}

/** One payment of an account in fixtures/accounts, with all others beside it. */
export interface GuardOfAccount {
  readonly account: string;
  readonly transactionId: string;
}

export type GuardedPayment = GuardRow | GuardOfAccount;

export function nameOf(payment: GuardedPayment): string {
  return 'account' in payment
    ? `${payment.transactionId} of ${payment.account}`
    : `"${payment.text}" (${payment.country} ${payment.side})`;
}

export function outcomeOf(enrich: typeof enrichTransactions, payment: GuardedPayment): string {
  const { transactions } =
    'account' in payment ? enrich(accountOf(payment.account)) : enrich(requestOf(payment), payment.options);
  const id = 'account' in payment ? payment.transactionId : 'row';
  const found = transactions.find(({ transactionId }) => transactionId === id);
  if (found === undefined) throw new Error(`${nameOf(payment)} is not in the result`);
  const { category, class: kind, predictedMerchantName, evidence, alternatives } = found.enrichedData;
  return [
    `${category.slug} ${category.confidence}`,
    `${kind.slug} ${kind.confidence}`,
    predictedMerchantName ?? 'nobody',
    `weights ${evidence.map(({ weight }) => weight).join(' ')}`,
    `or ${alternatives.map(({ slug, confidence }) => `${slug} ${confidence}`).join(' ')}`,
  ].join(', ');
}

function requestOf({ country, side, text, members, accountHolders }: GuardRow): EnrichTransactionsRequest {
  return {
    referenceId: 'guard',
    countryCode: country,
    currencyCode: country === 'GB' ? 'GBP' : 'USD',
    ...(accountHolders === undefined ? {} : { accountHolders }),
    transactions: [
      {
        transactionId: 'row',
        description: text,
        amount: '12.34',
        creditDebitIndicator: side === 'credit' ? 'Credit' : 'Debit',
        status: 'Booked',
        bookingDate: '2026-07-01',
        ...members,
      },
    ],
  };
}

function accountOf(name: string): EnrichTransactionsRequest {
  const { countryCode, currencyCode, transactions } = JSON.parse(
    readFileSync(`fixtures/accounts/${name}/request.json`, 'utf8'),
  );
  return { referenceId: 'guard', countryCode, currencyCode, transactions };
}
