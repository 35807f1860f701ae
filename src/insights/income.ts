/** Income verification: one result for each account. */

import type { VerifyIncomeResult } from '../contract/income/incomeResult.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import type { IncomeSetting } from '../income/setting.js';
import { type IncomeFacts, incomeFactsOf, verifyIncomeOf } from '../income/verify.js';
import { metaOf } from '../ledger/ledger.js';
import type { AccountsResult } from '../model/accounts.js';
import type { IncomeSwitches } from '../model/request.js';
import { readOptions } from '../requests/read.js';
import { verifyIncomeAccountsRequestSchema, verifyIncomeRequestSchema } from '../requests/requests.js';
import type { GivenAccount } from './accounts.js';
import type { Enricher } from './enricher.js';
import { readAccounts } from './reading.js';
import { incomeSettingOf } from './settings.js';

const FORMS = { account: verifyIncomeRequestSchema, accounts: verifyIncomeAccountsRequestSchema };

export function incomeOver(
  { enrichAll }: Enricher,
  request: unknown,
  given: unknown,
): VerifyIncomeResult | AccountsResult<VerifyIncomeResult> {
  const options = readOptions(given);
  const asked = readAccounts(FORMS, request, options);
  const { accounts, areSeveral, switches } = asked;
  const { whole, each } = enrichAll(asked, options);
  const results = accounts.map((account, index) => {
    const enriched = each[index] as EnrichedLedger;
    const setting = incomeSettingOf([account], options, switches.excludeBenefits);
    return incomeResultOf(account, enriched, { facts: incomeFactsOf(enriched, setting), setting }, switches);
  });
  return areSeveral ? { accounts: results, meta: metaOf(whole.ledger) } : (results[0] as VerifyIncomeResult);
}

export function incomeResultOf(
  { accountId, accountSubType }: GivenAccount,
  enriched: EnrichedLedger,
  { facts, setting }: { readonly facts: IncomeFacts; readonly setting: IncomeSetting },
  { includeFlags }: IncomeSwitches,
): VerifyIncomeResult {
  return verifyIncomeOf(enriched, facts, setting, {
    accountId: accountId ?? '',
    accountSubType,
    includeFlags: includeFlags ?? false,
  });
}
