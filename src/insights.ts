/** The spine: each function reads its request, then calls the stages in order. */
import { safely } from './base/invalidRequest.js';
import { NARRATIVE_COUNTRIES } from './countries/narrative.js';
import { narrativePartsOf } from './enrichment/narrative/narrativeParts.js'; // rail, payee, reference, dates
import { enrichmentResultOf } from './enrichment/result.js'; // class, category, merchant
import { businessHealthOf, consumerHealthOf } from './health/assess.js'; // five periods
import { endOfDayBalancesOf } from './health/endOfDay.js'; // rebuilt and checked
import { affordabilityOver } from './insights/affordability.js'; // months, estimates, indicators
import { analysisOver } from './insights/analyse.js'; // all of them
import { attributesOver } from './insights/attributes.js'; // what scorecards ask
import { enricherOver, type Gazetteers } from './insights/enricher.js'; // each row once
import { healthInputOf } from './insights/health.js';
import { incomeOver } from './insights/income.js'; // ranked streams
import { readAccounts } from './insights/reading.js'; // one account or several
import type { BusinessFinancialHealthResult } from './model/businessHealth.js';
import type { ConsumerFinancialHealthResult } from './model/consumerHealth.js';
import type { EndOfDayBalancesResult } from './model/endOfDayBalances.js';
import type { EnrichTransactionsResult } from './model/enrichment.js';
import type { NarrativeParts } from './model/narrative.js';
import { readOptions, readRequest } from './requests/read.js';
import {
  enrichTransactionsAccountsRequestSchema,
  enrichTransactionsRequestSchema,
  readNarrativeRequestSchema,
} from './requests/requests.js';

const ENRICHMENT_FORMS = {
  account: enrichTransactionsRequestSchema,
  accounts: enrichTransactionsAccountsRequestSchema,
};

/** The functions that need the data of merchants, over the given countries' gazetteers. Each is documented in functions/. */
export function createInsights(gazetteers: Gazetteers) {
  const enricher = enricherOver(gazetteers);

  function enrichTransactions(request: unknown, given?: unknown): EnrichTransactionsResult {
    const options = readOptions(given);
    const asked = readAccounts(ENRICHMENT_FORMS, request, options, { echoes: true });
    return enrichmentResultOf(enricher.enrichAll(asked, options).whole, asked.areSeveral);
  }

  function readNarrative(description: unknown, options: unknown): NarrativeParts {
    const input = readRequest(readNarrativeRequestSchema, { description, options });
    const { countryCode } = input.options;
    return narrativePartsOf(
      input.description,
      NARRATIVE_COUNTRIES[countryCode],
      enricher.lexiconOf(countryCode),
    );
  }

  function verifyIncome(request: unknown, given?: unknown) {
    return incomeOver(enricher, request, given);
  }

  function assessAffordability(request: unknown, given?: unknown) {
    return affordabilityOver(enricher, request, given);
  }

  function scoreAttributes(request: unknown, given?: unknown) {
    return attributesOver(enricher, request, given);
  }

  function assessConsumerFinancialHealth(request: unknown, given?: unknown): ConsumerFinancialHealthResult {
    const { accounts, asOf, meta } = healthInputOf(enricher, request, given);
    return consumerHealthOf(accounts, asOf, meta);
  }

  function assessBusinessFinancialHealth(request: unknown, given?: unknown): BusinessFinancialHealthResult {
    const { accounts, asOf, meta } = healthInputOf(enricher, request, given);
    return businessHealthOf(accounts, asOf, meta);
  }

  function endOfDayBalances(request: unknown, given?: unknown): EndOfDayBalancesResult {
    const { accounts, asOf, meta } = healthInputOf(enricher, request, given);
    return endOfDayBalancesOf(accounts, asOf, meta);
  }

  function analyse(request: unknown, given?: unknown) {
    return analysisOver(enricher, request, given);
  }

  return {
    enrichTransactions,
    readNarrative,
    verifyIncome,
    assessAffordability,
    scoreAttributes,
    assessConsumerFinancialHealth,
    assessBusinessFinancialHealth,
    endOfDayBalances,
    analyse,
    safeEnrichTransactions: safely(enrichTransactions),
    safeReadNarrative: safely(readNarrative),
    safeVerifyIncome: safely(verifyIncome),
    safeAssessAffordability: safely(assessAffordability),
    safeScoreAttributes: safely(scoreAttributes),
    safeAssessConsumerFinancialHealth: safely(assessConsumerFinancialHealth),
    safeAssessBusinessFinancialHealth: safely(assessBusinessFinancialHealth),
    safeEndOfDayBalances: safely(endOfDayBalances),
    safeAnalyse: safely(analyse),
  };
}
