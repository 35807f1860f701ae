/** One function for each operation that is computed: from what was asked to the body of its answer, or the bytes of a PDF. Run by worker.js. */
import * as insights from 'open-banking-insights';
import * as service from 'open-banking-insights/service';
import { parse } from 'secure-json-parse';
import { documents, optionsFor } from './documents.js';
import { refusal } from './refusals.js';

const library = { ...insights };

/** An engine is called as its operation is. It stands on the day that the body names, else on the server's own. */
const engine =
  (read, write) =>
  ({ operation, bytes, query, now }) => {
    const body = bodyOf(bytes);
    return write(library[operation](read(body, query), service.engineOptionsOf(body, now)));
  };
const health =
  (assess, write) =>
  ({ accounts, now }) =>
    write(assess({ accounts: accounts.map(service.healthAccountOf) }, optionsFor(accounts, now)));

/** Of a POST, `bytes` and `query`; of a GET, the stored `accounts`; of both `now`. Null: an account that can be scored. */
export const operations = {
  ...documents,
  enrichTransactions: engine(service.parseEnrichmentRequest, service.serialiseEnrichment),
  verifyIncome: engine(service.parseIncomeRequest, service.serialiseIncomeEngine),
  assessAffordability: engine(service.parseAffordabilityRequest, service.serialiseAffordabilityEngine),
  getConsumerFinancialHealth: health(library.assessConsumerFinancialHealth, service.serialiseConsumerHealth),
  getBusinessFinancialHealth: health(library.assessBusinessFinancialHealth, service.serialiseBusinessHealth),
  getScore: ({ accounts: [account], now, correlationId }) => {
    const request = service.scoreRequestOf(account, correlationId);
    const { error } = insights.validateForScore(request, optionsFor([account], now));
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
