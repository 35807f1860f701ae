/** Whether the transactions can be relied on: each account, and what is seen only over all. */

import type { CheckIntegrityAccountsResult, CheckIntegrityResult } from '../contract/integrity.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import type { IncomeSetting } from '../income/setting.js';
import { type IncomeFacts, incomeFactsOf } from '../income/verify.js';
import { accountIntegrity, integrityTogether } from '../integrity/check.js';
import type { IntegrityAccount } from '../integrity/seenAccount.js';
import { signedMinor } from '../ledger/balance.js';
import { metaOf } from '../ledger/ledger.js';
import { readOptions } from '../requests/read.js';
import { checkIntegrityAccountsRequestSchema, checkIntegrityRequestSchema } from '../requests/requests.js';
import type { GivenAccount } from './accounts.js';
import type { Enricher } from './enricher.js';
import { readAccounts } from './readAccounts.js';
import { incomeSettingOf } from './settings.js';

const FORMS = { account: checkIntegrityRequestSchema, accounts: checkIntegrityAccountsRequestSchema };

export function integrityOver(
  { enrichAll }: Enricher,
  request: unknown,
  given: unknown,
): CheckIntegrityResult | CheckIntegrityAccountsResult {
  const options = readOptions(given);
  const asked = readAccounts(FORMS, request, options);
  const { accounts, areSeveral } = asked;
  const { whole, each } = enrichAll(asked, options);
  const seen = accounts.map((account, index) => {
    const enriched = each[index] as EnrichedLedger;
    const setting = incomeSettingOf([account], options);
    return integrityAccountOf(account, enriched, incomeFactsOf(enriched, setting), setting);
  });
  const { asOf } = whole.ledger;
  const results = seen.map((account, index): CheckIntegrityResult => {
    const { accountId } = accounts[index] as GivenAccount;
    const { ledger } = each[index] as EnrichedLedger;
    return { accountId: accountId ?? '', ...accountIntegrity(account, asOf), meta: metaOf(ledger) };
  });
  if (!areSeveral) return results[0] as CheckIntegrityResult;
  return {
    accounts: results,
    together: integrityTogether(whole.counted, seen, results),
    meta: metaOf(whole.ledger),
  };
}

/** Of the twelve months that income looks at: older rows touch no figure of it. */
export function integrityAccountOf(
  { current, available }: GivenAccount,
  { counted }: Pick<EnrichedLedger, 'counted'>,
  { allStreams, twelveMonths }: IncomeFacts,
  { calendar, country }: Pick<IncomeSetting, 'calendar' | 'country'>,
): IntegrityAccount {
  return {
    rows: twelveMonths === null ? [] : counted.filter(({ entry }) => entry.day >= twelveMonths.from),
    streams: allStreams,
    calendar,
    numericDates: country.numericDates,
    current: current === null ? null : signedMinor(current),
    available: available === null ? null : signedMinor(available),
  };
}
