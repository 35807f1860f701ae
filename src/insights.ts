/** The functions over the data of the countries that an entry carries. Each is documented in functions/. */
import { safely } from './base/invalidRequest.js';
import { affordabilityOver } from './insights/affordability.js';
import { analysisOver } from './insights/analysisOver.js';
import { attributesOver } from './insights/attributes.js';
import { type Countries, type Enricher, enricherOver } from './insights/enricher.js';
import { enrichmentOver, narrativeOver } from './insights/enrichment.js';
import { businessHealthOver, consumerHealthOver, endOfDayBalancesOver } from './insights/health.js';
import { incomeOver } from './insights/income.js';
import { type InsightsSettings, keptDecisionsIn } from './insights/insightsSettings.js';
import { integrityOver } from './insights/integrity.js';

/** `settings`: none where an entry makes its own functions, as it does at every start. */
export function insightsOver(countries: Countries, settings?: InsightsSettings) {
  const enricher = enricherOver(countries, settings === undefined ? null : keptDecisionsIn(settings));
  const over =
    <Result>(calculate: (enricher: Enricher, input: unknown, options: unknown) => Result) =>
    (input: unknown, options?: unknown): Result =>
      calculate(enricher, input, options);

  const enrichTransactions = over(enrichmentOver);
  const readNarrative = over(narrativeOver);
  const verifyIncome = over(incomeOver);
  const assessAffordability = over(affordabilityOver);
  const scoreAttributes = over(attributesOver);
  const assessConsumerFinancialHealth = over(consumerHealthOver);
  const assessBusinessFinancialHealth = over(businessHealthOver);
  const endOfDayBalances = over(endOfDayBalancesOver);
  const checkIntegrity = over(integrityOver);
  const analyse = over(analysisOver);
  return {
    enrichTransactions,
    readNarrative,
    verifyIncome,
    assessAffordability,
    scoreAttributes,
    assessConsumerFinancialHealth,
    assessBusinessFinancialHealth,
    endOfDayBalances,
    checkIntegrity,
    analyse,
    safeEnrichTransactions: safely(enrichTransactions),
    safeReadNarrative: safely(readNarrative),
    safeVerifyIncome: safely(verifyIncome),
    safeAssessAffordability: safely(assessAffordability),
    safeScoreAttributes: safely(scoreAttributes),
    safeAssessConsumerFinancialHealth: safely(assessConsumerFinancialHealth),
    safeAssessBusinessFinancialHealth: safely(assessBusinessFinancialHealth),
    safeEndOfDayBalances: safely(endOfDayBalances),
    safeCheckIntegrity: safely(checkIntegrity),
    safeAnalyse: safely(analyse),
  };
}
