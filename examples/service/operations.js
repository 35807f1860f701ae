/** One function for each operation that is computed: from what was asked to the body of its answer, or the bytes of a PDF. Run by worker.js. */
import * as insights from 'open-banking-insights';
import * as service from 'open-banking-insights/service';
import { parse } from 'secure-json-parse';
import { documents, optionsFor } from './documents.js';
import { refusal } from './refusals.js';

const library = { ...insights };
const DAYS_OF_HISTORY = 365;
const PAGE_SIZE = 100;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** An engine is called as its operation is. It stands on the day that the body names, else on the server's own. */
const engine =
  (read, write) =>
  ({ operation, bytes, query, now }) => {
    const body = bodyOf(bytes);
    return write(library[operation](read(body, query), service.engineOptionsOf(body, now, null, query)));
  };
const health =
  (assess, write) =>
  ({ accounts, now }) =>
    write(assess({ accounts: accounts.map(service.healthAccountOf) }, optionsFor(accounts, now)));

/** Live and stored are the same: they differ in where the accounts come from. */
const income = ({ accounts, query, now }) => {
  const switches = service.parseIncomeQuery(query);
  const options = optionsFor(accounts, now);
  return service.serialiseIncomeVerifications(
    service.incomeRequestsOf(accounts).map(request => ({
      ...library.verifyIncome({ ...request, ...switches }, options),
      integrity: library.checkIntegrity(request, options),
    })),
  );
};
const affordability = ({ accounts, query, now }) => {
  const switches = service.parseAffordabilityQuery(query);
  const { includeFlexibleCosts } = switches;
  const request = { ...service.affordabilityRequestOf(accounts), includeFlexibleCosts };
  const result = library.assessAffordability(request, optionsFor(accounts, now));
  return service.serialiseAffordability(result, accounts, switches);
};

/** Of a POST, `bytes` and `query`; of a GET, the stored `accounts` and `query`; of both `now`. Null: an account that can be scored. */
export const operations = {
  ...documents,
  enrichTransactions: engine(service.parseEnrichmentRequest, service.serialiseEnrichment),
  verifyIncome: engine(service.parseIncomeRequest, service.serialiseIncomeEngine),
  assessAffordability: engine(service.parseAffordabilityRequest, service.serialiseAffordabilityEngine),
  getIncomeVerification: income,
  getStoredIncomeVerification: income,
  getAffordability: affordability,
  getStoredAffordability: affordability,
  getConsumerFinancialHealth: health(library.assessConsumerFinancialHealth, service.serialiseConsumerHealth),
  getBusinessFinancialHealth: health(library.assessBusinessFinancialHealth, service.serialiseBusinessHealth),
  /** Of rows as the bank gives them. `path`: of the links. */
  listLiveTransactions: ({ accounts: [{ transactions }], path, page, now }) => {
    const { from, to } = service.liveTransactionWindow({
      now,
      daysOfHistory: DAYS_OF_HISTORY,
      scaExpiry: null,
    });
    const rows = transactions.filter(({ bookingDate }) => bookingDate >= from && bookingDate <= to);
    const { rows: shown, links } = service.pageOf(rows, { path, page, pageSize: PAGE_SIZE });
    return { transactions: service.serialiseTransactions(shown), links };
  },
  listEndOfDayBalances: ({ accounts, now }) => {
    const request = { accounts: accounts.map(service.healthAccountOf) };
    return service.serialiseEndOfDayBalances(
      library.endOfDayBalances(request, optionsFor(accounts, now)).accounts[0],
    );
  },
  getScore: ({ accounts: [account], now, correlationId }) => {
    const request = service.scoreRequestOf(account, correlationId);
    const { error } = insights.validateForScore(request, optionsFor([account], now));
    if (error === null) return null;
    throw refusal(422, 'not_scored', error.details, {
      body: service.serialiseScoreNotGenerated(error, correlationId),
    });
  },
  /** What a refresh stores: the rows of one account in the format of the service, and then enriched. */
  storedRows: ({ accounts: [{ transactions }] }) => transactions,
  enrichedRows: ({ accounts }) =>
    service.serialiseTransactions(
      library.enrichTransactions(service.affordabilityRequestOf(accounts)).transactions,
    ),
};

/** Rows come as bytes. `isLive`: they are those of a bank, which are not in the format of the service. */
export function withRows(task) {
  const accounts = task.accounts?.map(({ transactions, ...account }) => {
    const rows = JSON.parse(textOf(transactions));
    return { ...account, transactions: task.isLive ? service.serialiseTransactions(rows) : rows };
  });
  return { ...task, accounts };
}

/** JSON in memory of its own, which can be moved to another thread. */
export function bytesOf(value) {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** The parsed JSON of a body. */
export function bodyOf(bytes) {
  try {
    return parse(textOf(bytes));
  } catch (error) {
    if (error instanceof TypeError) throw refusal(400, 'not_utf8', 'The body is not valid UTF-8.');
    const message = 'The body is not valid JSON.';
    throw refusal(400, 'invalid_json', message);
  }
}

/** Throws a TypeError where the bytes are no UTF-8. */
export function textOf(bytes) {
  return decoder.decode(bytes);
}
