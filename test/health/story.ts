/** Stories told through the public functions: amounts as a statement shows them, everything else as the library reads it. */
import type { AccountRequest, AccountsRequest, Transaction } from '../../src/index.js';

export interface AccountStory {
  readonly accountId?: string;
  readonly accountType?: 'Personal' | 'Business';
  readonly accountSubType?: string;
  readonly currencyCode?: 'GBP' | 'USD';
  /** Below zero when overdrawn. */
  readonly current: number;
  readonly available?: number;
  readonly historyStart?: string;
  /** `2026-06-05 -45.10 TESCO STORES 3021`, and behind a bar the running balance: `… | 954.90`. Ids count from 1. */
  readonly lines: readonly string[];
}

export function requestOf(...stories: readonly AccountStory[]): AccountsRequest {
  return { accounts: stories.map(accountOf) };
}

function accountOf(story: AccountStory, index: number): AccountRequest {
  const { accountId = `account-${index + 1}`, available, historyStart = null } = story;
  return {
    accountId,
    accountType: story.accountType ?? 'Personal',
    accountSubType: story.accountSubType ?? 'CurrentAccount',
    currencyCode: story.currencyCode ?? 'GBP',
    balances: {
      current: balanceOf(story.current),
      available: available === undefined ? null : balanceOf(available),
    },
    historyStart,
    transactions: story.lines.map((line, place) => transactionOf(line, `${accountId}/${place + 1}`)),
  };
}

function transactionOf(line: string, transactionId: string): Transaction {
  const [entry, running] = line.split(' | ') as [string, string | undefined];
  const [bookingDate, amount, ...words] = entry.split(' ') as [string, string, ...string[]];
  return {
    transactionId,
    bookingDate,
    description: words.join(' '),
    amount: amount.replace('-', ''),
    creditDebitIndicator: amount.startsWith('-') ? 'Debit' : 'Credit',
    status: 'Booked',
    balance: running === undefined ? null : balanceOf(Number(running)),
  };
}

function balanceOf(amount: number) {
  return {
    amount: Math.abs(amount),
    creditDebitIndicator: amount < 0 ? ('Debit' as const) : ('Credit' as const),
  };
}
