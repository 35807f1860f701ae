/** Converts between what clients send to the engines and the library's requests. The service has the switches in the query. */
import { withoutUndefined } from '../../base/members.js';
import type {
  AssessAffordabilityRequest,
  EnrichTransactionsRequest,
  VerifyIncomeRequest,
} from '../../model/request.js';
import type { Transaction } from '../../model/transaction.js';
import { readRequest } from '../../requests/read.js';
import {
  affordabilityEngineRequestSchema,
  affordabilityQuerySchema,
  enrichmentEngineRequestSchema,
  incomeEngineQuerySchema,
  incomeEngineRequestSchema,
} from '../schemas/engines.js';
import { affordabilityCallSchema, engineOptionsSchema, incomeCallSchema } from '../schemas/extensions.js';
import { readGiven, reading } from '../schemas/readArgument.js';
import type { EngineOptions } from './engineOptions.js';
import { withStoredEvidence } from './storedEvidence.js';
import type { KnownHistory } from './storedRequests.js';
import { withPlainZeros } from './zeros.js';

interface EngineRequest {
  readonly transactions: readonly Transaction[];
}

/** What a client sends to an engine: the body to post, and the query to post it with. */
export interface EngineCall<Body, Switch extends string> {
  /** The body, to be posted as JSON. */
  readonly body: Body;
  /** The switches of the engine, each as the text `true` or `false`. */
  readonly query: Readonly<Record<Switch, 'true' | 'false'>>;
}

/**
 * Reads the body of the engine `enrichTransactions` into a request for the library's function. Stored transactions may be
 * posted as they are: what they say under the service's names counts as evidence. `asOf` and `timeZone`
 * are not part of the request; read them with `engineOptionsOf`.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body is not a valid request.
 *
 * @example
 * ```ts
 * import { enrichTransactions } from 'open-banking-insights';
 * import { engineOptionsOf, parseEnrichmentRequest } from 'open-banking-insights/service';
 *
 * const body: unknown = { countryCode: 'GB', currencyCode: 'GBP', transactions: [], asOf: '2026-06-30' };
 * const { meta } = enrichTransactions(parseEnrichmentRequest(body), engineOptionsOf(body));
 * console.log(meta.asOf); // 2026-06-30
 * ```
 */
export function parseEnrichmentRequest(body: unknown): EnrichTransactionsRequest & KnownHistory {
  return posted(body, () => readRequest(enrichmentEngineRequestSchema, body));
}

/**
 * Writes a request for `verifyIncome` as a client sends it to the engine: the switches travel in the query, and `asOf` and
 * `timeZone` in the body.
 *
 * @param request - The library's request, and `historyStart` where the first day of the history is known.
 * @param options - `asOf`, where the answer is for a given day, and `timeZone`, where transactions are instants.
 * @throws InvalidRequestError when the request is not valid.
 *
 * @example
 * ```ts
 * import { serialiseIncomeRequest } from 'open-banking-insights/service';
 *
 * const { body, query } = serialiseIncomeRequest(
 *   { accountId: 'a1', currencyCode: 'GBP', includeFlags: true, transactions: [] },
 *   { asOf: '2026-06-30' },
 * );
 * console.log(query.includeFlags, body.asOf); // true 2026-06-30
 * ```
 */
export function serialiseIncomeRequest(
  request: VerifyIncomeRequest & KnownHistory,
  options: EngineOptions = {},
): EngineCall<VerifyIncomeRequest & KnownHistory & EngineOptions, 'excludeBenefits' | 'includeFlags'> {
  const {
    excludeBenefits,
    includeFlags,
    asOf: _asOf,
    timeZone: _timeZone,
    ...body
  } = inOrderGiven(request, () => readRequest(incomeCallSchema, request));
  return {
    body: { ...body, ...answerOptions(options) },
    query: { excludeBenefits: switchOf(excludeBenefits, false), includeFlags: switchOf(includeFlags, false) },
  };
}

/**
 * Reads the body and the query of the engine `verifyIncome` into a request for the library's function. `asOf` and `timeZone`
 * are not part of the request; read them with `engineOptionsOf`.
 *
 * @param body - The parsed JSON.
 * @param query - The parameters of the query by name. Default: none.
 * @throws InvalidRequestError when the body or the query is not valid.
 *
 * @example
 * ```ts
 * import { parseIncomeRequest } from 'open-banking-insights/service';
 *
 * const body = { accountId: 'a1', currencyCode: 'GBP', transactions: [] };
 * const request = parseIncomeRequest(body, { includeFlags: 'true' });
 * console.log(request.accountId, request.includeFlags); // a1 true
 * ```
 */
export function parseIncomeRequest(body: unknown, query: unknown = {}): VerifyIncomeRequest & KnownHistory {
  return {
    ...posted(body, () => readRequest(incomeEngineRequestSchema, body)),
    ...readGiven(incomeEngineQuerySchema, query, ['query']),
  };
}

/**
 * Writes a request for `assessAffordability` as a client sends it to the engine: the switch travels in the query, and `asOf`
 * and `timeZone` in the body. `ownershipShare`, `ownershipShares` and `stress` are left out, since the service does not have them.
 *
 * @param request - The library's request, and `historyStart` where the first day of the history is known.
 * @param options - `asOf`, where the answer is for a given day, and `timeZone`, where transactions are instants.
 * @throws InvalidRequestError when the request is not valid.
 *
 * @example
 * ```ts
 * import { serialiseAffordabilityRequest } from 'open-banking-insights/service';
 *
 * const { query } = serialiseAffordabilityRequest({
 *   countryCode: 'GB',
 *   currencyCode: 'GBP',
 *   includeFlexibleCosts: false,
 *   transactions: [],
 * });
 * console.log(query.includeFlexibleCosts); // false
 * ```
 */
export function serialiseAffordabilityRequest(
  request: AssessAffordabilityRequest & KnownHistory,
  options: EngineOptions = {},
): EngineCall<AssessAffordabilityRequest & KnownHistory & EngineOptions, 'includeFlexibleCosts'> {
  const { includeFlexibleCosts, ...body } = withoutLibrarySwitches(
    inOrderGiven(request, () => readRequest(affordabilityCallSchema, request)),
  );
  return {
    body: { ...body, ...answerOptions(options) },
    query: { includeFlexibleCosts: switchOf(includeFlexibleCosts, true) },
  };
}

/**
 * Reads the body and the query of the engine `assessAffordability` into a request for the library's function. `asOf` and
 * `timeZone` are not part of the request; read them with `engineOptionsOf`.
 *
 * @param body - The parsed JSON.
 * @param query - The parameters of the query by name. Default: none.
 * @throws InvalidRequestError when the body or the query is not valid.
 *
 * @example
 * ```ts
 * import { parseAffordabilityRequest } from 'open-banking-insights/service';
 *
 * const body = { countryCode: 'GB', currencyCode: 'GBP', transactions: [] };
 * console.log(parseAffordabilityRequest(body).includeFlexibleCosts); // true
 * ```
 */
export function parseAffordabilityRequest(
  body: unknown,
  query: unknown = {},
): AssessAffordabilityRequest & KnownHistory {
  return {
    ...withoutLibrarySwitches(posted(body, () => readRequest(affordabilityEngineRequestSchema, body))),
    ...readGiven(affordabilityQuerySchema, query, ['query']),
  };
}

/** The request as it was read, with its members in the given order. */
function inOrderGiven<Request extends EngineRequest>(given: object, read: () => Request): Request {
  const request = readSound(given, read);
  const names = (Object.keys(given) as (keyof Request)[]).filter(name => Object.hasOwn(request, name));
  return Object.fromEntries(names.map(name => [name, request[name]])) as unknown as Request;
}

function readSound<Request extends EngineRequest>(given: unknown, read: () => Request): Request {
  const request = reading(given, read);
  return withoutUndefined({ ...request, transactions: withPlainZeros(request.transactions) });
}

function answerOptions(options: EngineOptions): EngineOptions {
  const { asOf, timeZone } = readGiven(engineOptionsSchema, options, ['options']);
  return { ...(asOf && { asOf }), ...(timeZone && { timeZone }) };
}

/** The request in a body: without `asOf` and `timeZone`, and with the evidence that stored transactions have under the service's names. */
function posted<Request extends EngineRequest>(body: unknown, read: () => Request): Request {
  const {
    asOf: _asOf,
    timeZone: _timeZone,
    ...request
  } = readSound(body, read) as Request & { readonly asOf?: unknown; readonly timeZone?: unknown };
  return { ...request, transactions: withStoredEvidence(request.transactions) } as unknown as Request;
}

/** A share or a stress in a body would change the answer, which does not show either. So they are removed. */
function withoutLibrarySwitches(request: AssessAffordabilityRequest): AssessAffordabilityRequest {
  const { ownershipShare: _share, ownershipShares: _shares, stress: _stress, ...rest } = request;
  return rest;
}

function switchOf(given: boolean | null | undefined, otherwise: boolean): 'true' | 'false' {
  return (given ?? otherwise) ? 'true' : 'false';
}
