/** Income verification: one result for each account. */

import type { VerifyIncomeResult } from '../contract/income/incomeResult.js';
import type { AccountIntegrity } from '../contract/integrity.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import type { IncomeSetting } from '../income/setting.js';
import { type IncomeFacts, incomeFactsOf, verifyIncomeOf } from '../income/verify.js';
import { accountIntegrity } from '../integrity/check.js';
import { metaOf } from '../ledger/ledger.js';
import type { AccountsResult } from '../model/accounts.js';
import type { IncomeSwitches } from '../model/request.js';
import { readOptions } from '../requests/read.js';
import { verifyIncomeAccountsRequestSchema, verifyIncomeRequestSchema } from '../requests/requests.js';
import type { GivenAccount } from './accounts.js';
import type { Enricher } from './enricher.js';
import { integrityAccountOf } from './integrity.js';
import { readAccounts } from './readAccounts.js';
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
    const facts = incomeFactsOf(enriched, setting);
    // Benefits that the caller leaves out are income that the data show.
    const all = setting.excludeBenefits
      ? incomeFactsOf(enriched, { ...setting, excludeBenefits: false })
      : facts;
    const integrity = accountIntegrity(
      integrityAccountOf(account, enriched, all, setting),
      enriched.ledger.asOf,
    );
    return incomeResultOf(account, enriched, { facts, setting, integrity }, switches);
  });
  return areSeveral ? { accounts: results, meta: metaOf(whole.ledger) } : (results[0] as VerifyIncomeResult);
}

export function incomeResultOf(
  { accountId, accountSubType }: GivenAccount,
  enriched: EnrichedLedger,
  known: {
    readonly facts: IncomeFacts;
    readonly setting: IncomeSetting;
    readonly integrity: AccountIntegrity;
  },
  { includeFlags }: IncomeSwitches,
): VerifyIncomeResult {
  return verifyIncomeOf(enriched, known.facts, known.setting, {
    accountId: accountId ?? '',
    accountSubType,
    includeFlags: includeFlags ?? false,
    integrity: known.integrity.findings,
  });
}
