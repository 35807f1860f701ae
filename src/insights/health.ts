/** Financial health and end-of-day balances: one result for all accounts of the request. */
import type { EpochDay } from '../base/calendar.js';
import { InvalidRequestError, type RequestIssue } from '../base/invalidRequest.js';
import { billsOf } from '../bills/bills.js';
import type { FindBills } from '../bills/sharedBills.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import type { HealthAccount } from '../health/account.js';
import { type IncomeFacts, incomeFactsOf } from '../income/verify.js';
import { signedMinor } from '../ledger/balance.js';
import type { ResultMeta } from '../model/meta.js';
import type { Balance } from '../model/transaction.js';
import { issueAt } from '../schema/issue.js';
import { readOptions } from '../schema/read.js';
import {
  assessFinancialHealthAccountsRequestSchema,
  assessFinancialHealthRequestSchema,
} from '../schema/requests.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import type { GivenAccount } from './accounts.js';
import type { Enricher } from './enricher.js';
import { readAccounts } from './reading.js';
import { asOfOf, incomeSettingOf } from './settings.js';
import { enrichTogether, ledgersOf, metaOfAll } from './together.js';

const FORMS = {
  account: assessFinancialHealthRequestSchema,
  accounts: assessFinancialHealthAccountsRequestSchema,
};

interface HealthInput {
  readonly accounts: readonly HealthAccount[];
  readonly asOf: EpochDay | null;
  readonly meta: ResultMeta;
}

export function healthInputOf({ enrichLedger }: Enricher, request: unknown, given: unknown): HealthInput {
  const options = readOptions(given);
  const { accounts, notices } = readAccounts(FORMS, request, options);
  refuseWithoutBalance(accounts);
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

function refuseWithoutBalance(accounts: readonly GivenAccount[]): void {
  const issues = accounts.flatMap(({ path, current }): RequestIssue[] =>
    current !== null
      ? []
      : [
          issueAt(
            [...path, 'balances', 'current'],
            'missing_current_balance',
            'is needed, since end-of-day balances are rebuilt from it: give { amount, creditDebitIndicator }, without pending transactions',
          ),
        ],
  );
  if (issues.length > 0) throw new InvalidRequestError(issues);
}
