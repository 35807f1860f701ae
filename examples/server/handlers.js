/** One function for each operation that is served: from a request to the body of its answer. */
import {
  assessAffordability,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  enrichTransactions,
  validateForScore,
  verifyIncome,
} from 'open-banking-insights';
import {
  healthAccountOf,
  parseAffordabilityRequest,
  parseEnrichmentRequest,
  parseIncomeRequest,
  scoreRequestOf,
  serialiseAffordabilityEngine,
  serialiseBusinessHealth,
  serialiseConsumerHealth,
  serialiseEnrichment,
  serialiseIncomeEngine,
  serialiseScoreNotGenerated,
} from 'open-banking-insights/service';
import { refusal } from './refusals.js';

/**
 * `accountsOf(consentId)`: the stored accounts of a consent, undefined where there is no such consent.
 * `score(account)`: a number; without it no score is computed, for this library only validates for one.
 */
export function createHandlers({ accountsOf, score }) {
  const stored = ({ consentId }) => {
    const accounts = accountsOf(consentId);
    if (accounts === undefined) throw refusal(404, 'not_found', 'There is no such consent.');
    return accounts;
  };
  const healthRequest = params => ({ accounts: stored(params).map(healthAccountOf) });

  return {
    enrichTransactions: ({ body }) => serialiseEnrichment(enrichTransactions(parseEnrichmentRequest(body))),
    verifyIncome: ({ body, query }) => serialiseIncomeEngine(verifyIncome(parseIncomeRequest(body, query))),
    assessAffordability: ({ body, query }) =>
      serialiseAffordabilityEngine(assessAffordability(parseAffordabilityRequest(body, query))),
    getConsumerFinancialHealth: ({ params }) =>
      serialiseConsumerHealth(assessConsumerFinancialHealth(healthRequest(params))),
    getBusinessFinancialHealth: ({ params }) =>
      serialiseBusinessHealth(assessBusinessFinancialHealth(healthRequest(params))),
    getScore: ({ params, id }, reply) => {
      const found = stored(params).find(({ account }) => account.accountId === params.accountId);
      if (found === undefined) throw refusal(404, 'not_found', 'There is no such account.');
      const { error } = validateForScore(scoreRequestOf(found, id));
      if (error !== null) return reply.code(422).send(serialiseScoreNotGenerated(error, id));
      if (score === undefined)
        throw refusal(501, 'not_implemented', 'The account is valid; no score is configured.');
      return { score: score(found) };
    },
  };
}
