/** A request for financial health, as the health stage takes it: all accounts enriched together, income verified. */
import { dayOf, type EpochDay, textOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { InvalidRequestError } from '../base/invalidRequest.js';
import { billsOf } from '../bills/bills.js';
import { TAXONOMY_VERSION } from '../data/taxonomy.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import type { HealthAccount } from '../health/account.js';
import { incomeFactsOf } from '../income/verify.js';
import { signedMinor } from '../ledger/balance.js';
import { latestBookedDay } from '../ledger/days.js';
import { buildLedger } from '../ledger/ledger.js';
import type { ResultMeta } from '../model/meta.js';
import type { AssessFinancialHealthRequest, CurrencyCode, InsightsOptions } from '../model/request.js';
import { issueAt } from '../schema/issue.js';
import { checkTransactionLimit, readNoticing, readOptions } from '../schema/read.js';
import { assessFinancialHealthRequestSchema } from '../schema/requests.js';
import { ENGINE_VERSION } from '../version.js';
import type { Enricher } from './enricher.js';
import { asOfOf, countryOf, incomeSettingOf } from './settings.js';
import { enrichTogether, othersThan, ownEntries } from './together.js';

interface HealthInput {
  readonly accounts: readonly HealthAccount[];
  readonly asOf: EpochDay | null;
  readonly meta: ResultMeta;
}

export function healthInputOf(
  { enrichLedger }: Enricher,
  request: AssessFinancialHealthRequest,
  given: InsightsOptions | undefined,
): HealthInput {
  const options = readOptions(given);
  const { input, notices } = readNoticing(assessFinancialHealthRequestSchema, request);
  checkTransactionLimit(
    input.accounts.map(({ transactions }, index) => ({
      path: ['accounts', index, 'transactions'],
      count: transactions.length,
    })),
    options,
  );
  refuseRepeatedAccounts(input.accounts.map(({ accountId }) => accountId));
  const asOf =
    asOfOf(options) ??
    lastOf(
      input.accounts.map(({ transactions, currencyCode }) =>
        latestBookedDay(
          transactions.map(source => ({ day: dayOf(source.bookingDate), source })),
          currencyCode,
        ),
      ),
    );
  const ids = new Set(input.accounts.map(({ accountId }) => accountId));
  const read = input.accounts.map(({ accountId, currencyCode, transactions }, index) => {
    const path = ['accounts', index, 'transactions'];
    const ledger = buildLedger({ transactions, path, accountId, currency: currencyCode }, asOf);
    return { accountId, currencyCode, ledger, entries: ownEntries(ledger.counted, accountId, ids) };
  });
  const countryFor = (currency: CurrencyCode) => input.countryCode ?? countryOf(currency);
  const enriched = new Map<string, EnrichedLedger>();
  // Amounts in different currencies are never equal, so there is nothing to pair between them.
  for (const [currency, group] of groupedBy(read, ({ currencyCode }) => currencyCode)) {
    enrichTogether(group, asOf, ledger => enrichLedger(ledger, countryFor(currency), options)).forEach(
      (ledger, index) => {
        enriched.set((group[index] as (typeof group)[number]).accountId, ledger);
      },
    );
  }
  const accounts = input.accounts.map((account): HealthAccount => {
    const country = countryFor(account.currencyCode);
    const ledger = enriched.get(account.accountId) as EnrichedLedger;
    const setting = incomeSettingOf(country, options, account.accountType);
    return {
      accountId: account.accountId,
      accountType: account.accountType ?? null,
      accountSubType: account.accountSubType ?? null,
      currencyCode: account.currencyCode,
      current: signedMinor(account.balances.current),
      available: account.balances.available ? signedMinor(account.balances.available) : null,
      historyStart: account.historyStart ? dayOf(account.historyStart) : null,
      rows: ledger.counted,
      income: incomeFactsOf(ledger, setting),
      calendar: setting.calendar,
      findBills: billsOf,
    };
  });
  const meta: ResultMeta = {
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: TAXONOMY_VERSION,
    asOf: asOf === null ? null : textOf(asOf),
    transactionCount: read.reduce((count, { ledger }) => count + ledger.rows.length, 0),
    ignored: read.flatMap(({ ledger, entries }) => [
      ...ledger.setAside,
      ...othersThan(entries, ledger.counted),
    ]),
    warnings: notices.warnings,
  };
  return { accounts, asOf, meta };
}

function lastOf(days: readonly (EpochDay | null)[]): EpochDay | null {
  return days.reduce((last, day) => (last === null || (day !== null && day > last) ? day : last), null);
}

function refuseRepeatedAccounts(accountIds: readonly string[]): void {
  const seen = new Set<string>();
  const issues = accountIds.flatMap((accountId, index) => {
    if (!seen.has(accountId)) {
      seen.add(accountId);
      return [];
    }
    const path = ['accounts', index, 'accountId'];
    return [issueAt(path, 'duplicate_account_id', `"${accountId}" is given more than once`)];
  });
  if (issues.length > 0) throw new InvalidRequestError(issues);
}
