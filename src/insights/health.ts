/** Financial health and end-of-day balances: one result for all accounts of the request. */
import type { EpochDay } from '../base/calendar.js';
import { billsOf } from '../bills/bills.js';
import type { FindBills } from '../bills/sharedBills.js';
import type { BusinessFinancialHealthResult } from '../contract/health/businessHealth.js';
import type { ConsumerFinancialHealthResult } from '../contract/health/consumerHealth.js';
import type { EndOfDayBalancesResult } from '../contract/health/endOfDayBalances.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import { businessHealthOf, consumerHealthOf } from '../health/assess.js';
import { endOfDayBalancesOf } from '../health/endOfDay.js';
import type { HealthAccount } from '../health/healthAccount.js';
import { type IncomeFacts, incomeFactsOf } from '../income/verify.js';
import { signedMinor } from '../ledger/balance.js';
import type { ResultMeta } from '../model/meta.js';
import type { Balance } from '../model/transaction.js';
import { readOptions } from '../requests/read.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import type { GivenAccount } from './accounts.js';
import { asOfOf } from './asOf.js';
import { readWithBalances } from './currentBalances.js';
import type { Enricher } from './enricher.js';
import { incomeSettingOf } from './settings.js';
import { enrichTogether, ledgersOf, metaOfAll } from './together.js';

interface HealthInput {
  readonly accounts: readonly HealthAccount[];
  readonly asOf: EpochDay | null;
  readonly meta: ResultMeta;
}

export function consumerHealthOver(
  enricher: Enricher,
  request: unknown,
  given: unknown,
): ConsumerFinancialHealthResult {
  const { accounts, asOf, meta } = healthInputOf(enricher, request, given);
  return consumerHealthOf(accounts, asOf, meta);
}

export function businessHealthOver(
  enricher: Enricher,
  request: unknown,
  given: unknown,
): BusinessFinancialHealthResult {
  const { accounts, asOf, meta } = healthInputOf(enricher, request, given);
  return businessHealthOf(accounts, asOf, meta);
}

export function endOfDayBalancesOver(
  enricher: Enricher,
  request: unknown,
  given: unknown,
): EndOfDayBalancesResult {
  const { accounts, asOf, meta } = healthInputOf(enricher, request, given);
  return endOfDayBalancesOf(accounts, asOf, meta);
}

function healthInputOf({ enrichLedger }: Enricher, request: unknown, given: unknown): HealthInput {
  const options = readOptions(given);
  const { accounts, notices } = readWithBalances(request, options);
  const ledgers = ledgersOf(accounts, asOfOf(options));
  const { each } = enrichTogether(ledgers, notices, (ledger, account) =>
    enrichLedger(ledger, account, options),
  );
  const meta = metaOfAll(ledgers, notices);
  return {
    accounts: accounts.map((account, index) => {
      const enriched = each[index] as EnrichedLedger;
      const setting = incomeSettingOf([account], options);
      const income = incomeFactsOf(enriched, setting);
      return healthAccountOf(account, enriched, { income, calendar: setting.calendar, findBills: billsOf });
    }),
    asOf: ledgers[0]?.ledger.asOf ?? null,
    meta,
  };
}

export function healthAccountOf(
  account: GivenAccount,
  { counted: rows }: Pick<EnrichedLedger, 'counted'>,
  known: {
    readonly income: IncomeFacts;
    readonly calendar: WorkingCalendar;
    readonly findBills: FindBills;
  },
): HealthAccount {
  const { accountId, accountType, accountSubType, currencyCode, historyStart, available } = account;
  return {
    accountId: accountId ?? '',
    accountType,
    accountSubType,
    currencyCode,
    current: signedMinor(account.current as Balance),
    available: available === null ? null : signedMinor(available),
    historyStart,
    rows,
    ...known,
  };
}
