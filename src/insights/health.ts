/** A request for financial health, as the health stage takes it: each account enriched, its income verified. */
import { dayOf, type EpochDay, textOf } from '../base/calendar.js';
import { InvalidRequestError } from '../base/invalidRequest.js';
import { TAXONOMY_VERSION } from '../data/taxonomy.js';
import type { HealthAccount } from '../health/account.js';
import { incomeFactsOf } from '../income/verify.js';
import { buildLedger, latestDay } from '../ledger/ledger.js';
import type { ResultMeta } from '../model/meta.js';
import type { AssessFinancialHealthRequest, InsightsOptions } from '../model/request.js';
import { checkTransactionLimit, issueAt, readOptions, readRequest } from '../schema/read.js';
import { assessFinancialHealthRequestSchema } from '../schema/requests.js';
import { ENGINE_VERSION } from '../version.js';
import type { Enricher } from './enricher.js';
import { asOfOf, countryOf, incomeSettingOf, signedMinor } from './settings.js';

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
  const input = readRequest(assessFinancialHealthRequestSchema, request);
  checkTransactionLimit(
    input.accounts.map(({ transactions }, index) => ({
      path: ['accounts', index, 'transactions'],
      count: transactions.length,
    })),
    // The limit of the engines that take one list does not bind here; only one that the caller sets.
    options.maxTransactions ?? Number.POSITIVE_INFINITY,
  );
  refuseRepeatedAccounts(input.accounts.map(({ accountId }) => accountId));
  const asOf =
    asOfOf(options) ??
    latestDay(
      input.accounts.flatMap(({ transactions }) =>
        transactions.map(({ bookingDate }) => ({ day: dayOf(bookingDate) })),
      ),
    );
  const accounts = input.accounts.map((account, index): HealthAccount => {
    const country = input.countryCode ?? countryOf(account.currencyCode);
    const ledger = buildLedger(
      {
        transactions: account.transactions,
        path: ['accounts', index, 'transactions'],
        accountId: account.accountId,
      },
      asOf,
    );
    const enriched = enrichLedger(ledger, country, options);
    return {
      accountId: account.accountId,
      accountType: account.accountType ?? null,
      accountSubType: account.accountSubType ?? null,
      currencyCode: account.currencyCode,
      current: signedMinor(account.balances.current),
      available: account.balances.available ? signedMinor(account.balances.available) : null,
      historyStart: account.historyStart ? dayOf(account.historyStart) : null,
      enriched,
      income: incomeFactsOf(enriched, incomeSettingOf(country, options, account.accountType)),
    };
  });
  return { accounts, asOf, meta: healthMetaOf(accounts, asOf) };
}

function refuseRepeatedAccounts(accountIds: readonly string[]): void {
  const issues = accountIds.flatMap((accountId, index) =>
    accountIds.indexOf(accountId) === index
      ? []
      : [
          issueAt(
            ['accounts', index, 'accountId'],
            'duplicate_account_id',
            `"${accountId}" is given more than once`,
          ),
        ],
  );
  if (issues.length > 0) throw new InvalidRequestError(issues);
}

function healthMetaOf(accounts: readonly HealthAccount[], asOf: EpochDay | null): ResultMeta {
  return {
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: TAXONOMY_VERSION,
    asOf: asOf === null ? null : textOf(asOf),
    transactionCount: accounts.reduce((count, { enriched }) => count + enriched.rows.length, 0),
    ignored: accounts.flatMap(({ enriched }) => enriched.ledger.setAside),
  };
}
