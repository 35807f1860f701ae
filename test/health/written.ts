/** Accounts whose rows say themselves what they are, so that periods and balances are tried without enrichment. */

import { dayOf } from '../../src/base/calendar.js';
import { minorOf } from '../../src/base/money.js';
import { billsOf } from '../../src/bills/bills.js';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import { NOBODY } from '../../src/enrichment/vote/payee.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import type { HealthAccount } from '../../src/health/healthAccount.js';
import { buildLedger, metaOf } from '../../src/ledger/ledger.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import type { CurrencyCode } from '../../src/model/transaction.js';
import type { ParsedTransaction } from '../../src/requests/transactionSchemas.js';
import type { WorkingCalendar } from '../../src/streams/workingDays.js';
import { OPEN } from '../support/decisions.js';

/** The same account in both countries: its currency, and a payment that came back as banks there word it. */
export const COUNTRIES = [
  { country: 'GB', currencyCode: 'GBP', unpaid: 'UNPAID DIRECT DEBIT', shop: 'TESCO STORES 3021' },
  { country: 'US', currencyCode: 'USD', unpaid: 'RETURNED ACH NSF', shop: 'KROGER #123 NASHVILLE TN' },
] as const;

export interface WrittenAccount {
  readonly accountId?: string;
  readonly currencyCode?: CurrencyCode;
  readonly accountSubType?: string | null;
  /** As a statement shows it; below zero when overdrawn. */
  readonly current?: number;
  readonly available?: number;
  readonly historyStart?: string;
  /** `2026-06-05 -45.10 groceries TESCO STORES | 954.90`; behind `>` the account at the other end of a transfer. */
  readonly lines?: readonly string[];
}

const pence = (amount: number) => (amount < 0 ? -minorOf(-amount) : minorOf(amount));

/** Rows by day, then by id; ids count from 1 in each account. */
export function written({ lines = [], ...account }: WrittenAccount): HealthAccount {
  const { accountId = 'main', available, historyStart } = account;
  const listed = lines.map((line, index) => read(line, `${accountId}/${index + 1}`));
  const { counted } = buildLedger(
    { transactions: listed.map(({ transaction }) => transaction), path: [], accountId },
    null,
  );
  return {
    accountId,
    accountType: 'Personal',
    accountSubType: account.accountSubType === undefined ? 'CurrentAccount' : account.accountSubType,
    currencyCode: account.currencyCode ?? 'GBP',
    current: pence(account.current ?? 0),
    available: available === undefined ? null : pence(available),
    historyStart: historyStart === undefined ? null : dayOf(historyStart),
    rows: counted.map(entry => ({ ...(listed[entry.index] as Read).decided, entry })),
    income: {
      twelveMonths: null,
      streams: [],
      allStreams: [],
      beyondThree: [],
      looked: [],
      setAside: [],
      notCounted: new Map(),
      beforePeriod: [],
      hasCredits: false,
    },
    // Nothing here asks on which days banks pay.
    calendar: {} as WorkingCalendar,
    findBills: billsOf,
  };
}

export const META = metaOf(buildLedger({ transactions: [], path: [], accountId: null }, null));

interface Read {
  readonly transaction: ParsedTransaction;
  readonly decided: Omit<EnrichedEntry, 'entry'>;
}

function read(line: string, transactionId: string): Read {
  const [text, running] = line.split(' | ') as [string, string | undefined];
  const [entry, otherAccount] = text.split(' > ') as [string, string | undefined];
  const [bookingDate, amount, slug, ...words] = entry.split(' ') as [
    string,
    string,
    CategorySlug,
    ...string[],
  ];
  const category = categoryIdOf(slug);
  return {
    transaction: {
      transactionId,
      bookingDate,
      description: words.join(' '),
      amount: amount.replace('-', ''),
      creditDebitIndicator: sideOf(amount),
      status: 'Booked',
      balance:
        running === undefined
          ? null
          : { amount: running.replace('-', ''), creditDebitIndicator: sideOf(running) },
    },
    decided: {
      decision: decisionOf(category),
      transfer: otherAccount === undefined ? null : { associatedAccountId: otherAccount, pairId: 1 },
      refundOf: null,
      countsToward: category,
      returned: returnedOf(slug, words.join(' ')),
    },
  };
}

/** What a row says of itself, as enrichment would. */
function returnedOf(slug: string, words: string): EnrichedEntry['returned'] {
  if (slug === 'returned-payment-fee') return 'fee';
  return COUNTRIES.some(({ unpaid }) => words.includes(unpaid)) ? 'payment' : null;
}

function sideOf(amount: string): 'Credit' | 'Debit' {
  return amount.startsWith('-') ? 'Debit' : 'Credit';
}

function decisionOf(category: number): EnrichedEntry['decision'] {
  return { ...OPEN, category, confidence: 1, payee: NOBODY, payeeName: null };
}
