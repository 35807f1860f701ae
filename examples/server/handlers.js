/** One function for each operation that is served: from a request to the body of its answer. */
import * as insights from 'open-banking-insights';
import * as service from 'open-banking-insights/service';
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
  const healthRequest = params => ({ accounts: stored(params).map(service.healthAccountOf) });

  return {
    enrichTransactions: ({ body }) =>
      service.serialiseEnrichment(insights.enrichTransactions(service.parseEnrichmentRequest(body))),
    verifyIncome: ({ body, query }) =>
      service.serialiseIncomeEngine(insights.verifyIncome(service.parseIncomeRequest(body, query))),
    assessAffordability: ({ body, query }) =>
      service.serialiseAffordabilityEngine(
        insights.assessAffordability(service.parseAffordabilityRequest(body, query)),
      ),
    getConsumerFinancialHealth: ({ params }) =>
      service.serialiseConsumerHealth(insights.assessConsumerFinancialHealth(healthRequest(params))),
    getBusinessFinancialHealth: ({ params }) =>
      service.serialiseBusinessHealth(insights.assessBusinessFinancialHealth(healthRequest(params))),
    getScore: async ({ params, id }, reply) => {
      const found = stored(params).find(({ account }) => account.accountId === params.accountId);
      if (found === undefined) throw refusal(404, 'not_found', 'There is no such account.');
      const { error } = insights.validateForScore(service.scoreRequestOf(found, id));
      if (error !== null) return reply.code(422).send(service.serialiseScoreNotGenerated(error, id));
      if (score === undefined) throw refusal(501, 'not_implemented', 'No score is configured.');
      return service.scoreResponseSchema.parse({ score: await score(found) });
    },
  };
}
