/** Affordability: one result for all accounts of the request. */
import { assessAffordabilityOf } from '../affordability/assess.js';
import { affordabilitySwitchesOf } from '../affordability/switches.js';
import { InvalidRequestError } from '../base/invalidRequest.js';
import type { AssessAffordabilityResult } from '../contract/affordability/affordabilityResult.js';
import { incomeFactsOf } from '../income/verify.js';
import { issueAt } from '../requests/issue.js';
import { readOptions } from '../requests/read.js';
import {
  assessAffordabilityAccountsRequestSchema,
  assessAffordabilityRequestSchema,
} from '../requests/requests.js';
import { differingAccountsOf, type GivenAccount } from './accounts.js';
import type { Enricher } from './enricher.js';
import { readAccounts } from './readAccounts.js';
import { commonStartOf, incomeSettingOf } from './settings.js';

const FORMS = {
  account: assessAffordabilityRequestSchema,
  accounts: assessAffordabilityAccountsRequestSchema,
};

export function affordabilityOver(
  { enrichAll }: Enricher,
  request: unknown,
  given: unknown,
): AssessAffordabilityResult {
  const options = readOptions(given);
  const asked = readAccounts(FORMS, request, options, { limit: 'affordability' });
  const { accounts, switches } = asked;
  refuseDiffering(accounts);
  const { whole } = enrichAll(asked, options);
  const setting = incomeSettingOf(accounts, options);
  return assessAffordabilityOf(
    whole,
    incomeFactsOf(whole, setting),
    setting.calendar,
    affordabilitySwitchesOf(switches, switches.referenceId ?? null, commonStartOf(accounts), options),
  );
}

function refuseDiffering(accounts: readonly GivenAccount[]): void {
  const differing = differingAccountsOf(accounts);
  if (differing === null) return;
  throw new InvalidRequestError([
    issueAt(
      [...differing.path, differing.member],
      differing.member === 'currencyCode' ? 'mixed_currencies' : 'mixed_countries',
      `${differing.saying}; assess them apart`,
    ),
  ]);
}
