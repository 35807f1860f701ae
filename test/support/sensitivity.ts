/** Which transactions move the estimate most, found by judging the streams again without each of them. */
import { COUNTRY_DATA } from '../../src/countries/countryData.js';
import type { EnrichedLedger } from '../../src/enrichment/enrich.js';
import { differenceWithout } from '../../src/income/sensitivity/sensitivity.js';
import type { IncomeSetting } from '../../src/income/setting.js';
import type { StreamFacts } from '../../src/income/stream.js';
import { type IncomeFacts, incomeFactsOf } from '../../src/income/verify.js';
import type { InsightsOptions, VerifyIncomeRequest } from '../../src/index.js';
import { enricherOver } from '../../src/insights/enricher.js';
import { readAccounts } from '../../src/insights/readAccounts.js';
import { incomeSettingOf } from '../../src/insights/settings.js';
import { readOptions } from '../../src/requests/read.js';
import { verifyIncomeAccountsRequestSchema, verifyIncomeRequestSchema } from '../../src/requests/requests.js';

const FORMS = { account: verifyIncomeRequestSchema, accounts: verifyIncomeAccountsRequestSchema };
const { enrichAll } = enricherOver(COUNTRY_DATA);

export interface Moved {
  readonly transactionId: string;
  /** Pence or cents. */
  readonly difference: number;
  readonly stream: StreamFacts;
}

/** The facts behind a result of one account. */
export function factsOf(
  request: VerifyIncomeRequest,
  given: InsightsOptions,
): { readonly facts: IncomeFacts; readonly setting: IncomeSetting } {
  const options = readOptions(given);
  const asked = readAccounts(FORMS, request, options);
  const setting = incomeSettingOf(asked.accounts, options, request.excludeBenefits);
  return { facts: incomeFactsOf(enrichAll(asked, options).each[0] as EnrichedLedger, setting), setting };
}

/** Every transaction that moves the estimate: the largest difference first, then by day and by place in the request. */
export function allMoved(facts: IncomeFacts, setting: IncomeSetting): readonly Moved[] {
  const { twelveMonths, streams } = facts;
  if (twelveMonths === null) return [];
  return streams
    .filter(({ status }) => status !== 'Ended')
    .flatMap(stream =>
      stream.group.entries.map(row => ({
        transactionId: row.entry.transactionId,
        difference: differenceWithout({ stream, row }, twelveMonths, setting),
        stream,
        row,
      })),
    )
    .filter(({ difference }) => difference !== 0)
    .sort(
      (a, b) =>
        Math.abs(b.difference) - Math.abs(a.difference) ||
        a.row.entry.day - b.row.entry.day ||
        a.row.entry.index - b.row.entry.index,
    );
}
