/** Score attributes: one result for each account. */

import type { ScoreAttributesResult } from '../contract/score/scoreAttributes.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import { incomeFactsOf } from '../income/verify.js';
import { signedMinor } from '../ledger/balance.js';
import { metaOf } from '../ledger/ledger.js';
import type { AccountsResult } from '../model/accounts.js';
import { readOptions } from '../requests/read.js';
import { scoreAttributesAccountsRequestSchema, scoreAttributesRequestSchema } from '../requests/requests.js';
import type { ScoreAttributeName } from '../score/attributes/definitions.js';
import { scoreAttributesOf } from '../score/attributes/measure.js';
import type { Enricher } from './enricher.js';
import { readAccounts } from './readAccounts.js';
import { incomeSettingOf } from './settings.js';

type Result = ScoreAttributesResult<ScoreAttributeName>;

const FORMS = { account: scoreAttributesRequestSchema, accounts: scoreAttributesAccountsRequestSchema };

export function attributesOver(
  { enrichAll }: Enricher,
  request: unknown,
  given: unknown,
): Result | AccountsResult<Result> {
  const options = readOptions(given);
  const asked = readAccounts(FORMS, request, options);
  const { whole, each } = enrichAll(asked, options);
  const results = asked.accounts.map((account, index): Result => {
    const enriched = each[index] as EnrichedLedger;
    return scoreAttributesOf(enriched, incomeFactsOf(enriched, incomeSettingOf([account], options)), {
      accountId: account.accountId ?? '',
      current: account.current === null ? null : signedMinor(account.current),
      historyStart: account.historyStart,
    });
  });
  return asked.areSeveral ? { accounts: results, meta: metaOf(whole.ledger) } : (results[0] as Result);
}
