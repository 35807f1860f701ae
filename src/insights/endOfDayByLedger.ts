/** End-of-day balances from the ledger alone: nothing is enriched, so transfers between accounts are not known. */

import type { EndOfDayBalancesResult } from '../contract/health/endOfDayBalances.js';
import { endOfDayBalancesOf } from '../health/endOfDay.js';
import { signedMinor } from '../ledger/balance.js';
import type { Balance } from '../model/transaction.js';
import { readOptions } from '../requests/read.js';
import { asOfOf } from './asOf.js';
import { readWithBalances } from './currentBalances.js';
import { ledgersOf, metaOfAll } from './together.js';

const NOT_PAIRED =
  'transfers between the accounts are found by enrichment: endOfDayBalances of open-banking-insights has the balances of all accounts together';

export function endOfDayBalancesByLedger(request: unknown, given: unknown): EndOfDayBalancesResult {
  const options = readOptions(given);
  const { accounts, notices } = readWithBalances(request, options);
  const ledgers = ledgersOf(accounts, asOfOf(options));
  return endOfDayBalancesOf(
    ledgers.map(({ account, own }) => ({
      accountId: account.accountId,
      currencyCode: account.currencyCode,
      current: signedMinor(account.current as Balance),
      available: account.available === null ? null : signedMinor(account.available),
      historyStart: account.historyStart,
      rows: own.map(entry => ({ entry, transfer: null })),
    })),
    ledgers[0]?.ledger.asOf ?? null,
    metaOfAll(ledgers, notices),
    NOT_PAIRED,
  );
}
