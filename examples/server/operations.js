/** One function for each operation that is computed: from what was asked to the body of its answer. Run by worker.js. */
import * as insights from 'open-banking-insights';
import * as service from 'open-banking-insights/service';
import { parse } from 'secure-json-parse';
import { refusal } from './refusals.js';

const healthRequest = accounts => ({ accounts: accounts.map(service.healthAccountOf) });

/** Of a POST, `bytes` and `query`; of a GET, the stored `accounts`. Null: an account that can be scored. */
export const operations = {
  enrichTransactions: ({ bytes }) =>
    service.serialiseEnrichment(insights.enrichTransactions(service.parseEnrichmentRequest(bodyOf(bytes)))),
  verifyIncome: ({ bytes, query }) =>
    service.serialiseIncomeEngine(insights.verifyIncome(service.parseIncomeRequest(bodyOf(bytes), query))),
  assessAffordability: ({ bytes, query }) =>
    service.serialiseAffordabilityEngine(
      insights.assessAffordability(service.parseAffordabilityRequest(bodyOf(bytes), query)),
    ),
  getConsumerFinancialHealth: ({ accounts }) =>
    service.serialiseConsumerHealth(insights.assessConsumerFinancialHealth(healthRequest(accounts))),
  getBusinessFinancialHealth: ({ accounts }) =>
    service.serialiseBusinessHealth(insights.assessBusinessFinancialHealth(healthRequest(accounts))),
  getScore: ({ accounts: [account], correlationId }) => {
    const { error } = insights.validateForScore(service.scoreRequestOf(account, correlationId));
    if (error === null) return null;
    throw refusal(422, 'not_scored', error.details, service.serialiseScoreNotGenerated(error, correlationId));
  },
};

/** As fastify itself would read it, and refuse it. */
function bodyOf(bytes) {
  try {
    return parse(Buffer.from(bytes.buffer).toString());
  } catch {
    const message = "Body is not valid JSON but content-type is set to 'application/json'";
    throw refusal(400, 'FST_ERR_CTP_INVALID_JSON_BODY', message);
  }
}
