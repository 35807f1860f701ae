/** Converts between what clients send to the engines and the library's requests. A switch may stand in the query or in the body. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { withoutUndefined } from '../../base/members.js';
import type {
  AssessAffordabilityRequest,
  EnrichTransactionsRequest,
  VerifyIncomeRequest,
} from '../../model/request.js';
import type { Transaction } from '../../model/transaction.js';
import { issueAt } from '../../requests/issue.js';
import { nearNames } from '../../requests/nearNames.js';
import { readRequest } from '../../requests/read.js';
import { copied, membersOf } from '../rewrite.js';
import {
  affordabilityEngineRequestSchema,
  enrichmentEngineRequestSchema,
  incomeEngineRequestSchema,
} from '../schemas/engines.js';
import { affordabilityCallSchema, engineOptionsSchema, incomeCallSchema } from '../schemas/extensions.js';
import {
  type AffordabilityQuery,
  affordabilityEngineQuerySchema,
  affordabilityQuerySchema,
  enrichmentEngineQuerySchema,
  type IncomeQuery,
  incomeEngineQuerySchema,
  incomeQuerySchema,
  type PageQuery,
  pageQuerySchema,
} from '../schemas/queries.js';
import {
  type ObjectSchema,
  type OutputOf,
  readGiven,
  reading,
  readWritten,
} from '../schemas/readArgument.js';
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
 * posted as they are: what they say under the service's names counts as evidence. `asOf`, `timeZone` and `confidenceFloor`
 * are not part of the request; read them with `engineOptionsOf`.
 *
 * @param body - The parsed JSON.
 * @param query - The parameters of the query by name. Default: none.
 * @throws InvalidRequestError when the body or the query is not valid, or has a switch that is not known.
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
export function parseEnrichmentRequest(
  body: unknown,
  query: unknown = {},
): EnrichTransactionsRequest & KnownHistory {
  const request = posted(body, enrichmentEngineRequestSchema, () =>
    readRequest(enrichmentEngineRequestSchema, body),
  );
  switchesOf(enrichmentEngineQuerySchema, query, {});
  return request;
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
    confidenceFloor: _floor,
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
  const request = posted(body, incomeEngineRequestSchema, () => readRequest(incomeEngineRequestSchema, body));
  return { ...request, ...switchesOf(incomeEngineQuerySchema, query, request) };
}

/**
 * Writes a request for `assessAffordability` as a client sends it to the engine: the switch travels in the query, and `asOf`,
 * `timeZone` and `confidenceFloor` in the body.
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
  const {
    includeFlexibleCosts,
    asOf: _asOf,
    timeZone: _timeZone,
    confidenceFloor: _floor,
    ...body
  } = inOrderGiven(request, () => readRequest(affordabilityCallSchema, request));
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
  const request = posted(body, affordabilityEngineRequestSchema, () =>
    readRequest(affordabilityEngineRequestSchema, body),
  );
  return { ...request, ...switchesOf(affordabilityEngineQuerySchema, query, request) };
}

/**
 * Reads the query of `getIncomeVerification` and `getStoredIncomeVerification`: the switches of `verifyIncome`.
 *
 * @param query - The parameters of the query by name.
 * @throws InvalidRequestError when a parameter is not known or has a wrong value.
 *
 * @example
 * ```ts
 * import { parseIncomeQuery } from 'open-banking-insights/service';
 *
 * console.log(parseIncomeQuery({ includeFlags: 'true' })); // { excludeBenefits: false, includeFlags: true }
 * ```
 */
export function parseIncomeQuery(query: unknown): IncomeQuery {
  return readGiven(incomeQuerySchema, query, ['query']);
}

/**
 * Reads the query of `getAffordability` and `getStoredAffordability`: whether flexible costs are subtracted, and whether the
 * answer has the transactions.
 *
 * @param query - The parameters of the query by name.
 * @throws InvalidRequestError when a parameter is not known or has a wrong value.
 *
 * @example
 * ```ts
 * import { parseAffordabilityQuery } from 'open-banking-insights/service';
 *
 * const { includeFlexibleCosts, includeTransactions } = parseAffordabilityQuery({ includeTransactions: 'true' });
 * console.log(includeFlexibleCosts, includeTransactions); // true true
 * ```
 */
export function parseAffordabilityQuery(query: unknown): AffordabilityQuery {
  return readGiven(affordabilityQuerySchema, query, ['query']);
}

/**
 * Reads the query of `listLiveTransactions`: the number of the page, which links name.
 *
 * @param query - The parameters of the query by name.
 * @throws InvalidRequestError when a parameter is not known or has a wrong value.
 *
 * @example
 * ```ts
 * import { parsePageQuery } from 'open-banking-insights/service';
 *
 * console.log(parsePageQuery({}).page, parsePageQuery({ page: '2' }).page); // 1 2
 * ```
 */
export function parsePageQuery(query: unknown): PageQuery {
  return readGiven(pageQuerySchema, query, ['query']);
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
  const { asOf, timeZone, confidenceFloor } = readGiven(engineOptionsSchema, options, ['options']);
  return {
    ...(asOf && { asOf }),
    ...(timeZone && { timeZone }),
    ...(typeof confidenceFloor === 'number' && { confidenceFloor }),
  };
}

/** The request in a body: without what are options, and with the evidence that stored transactions have under the service's names. */
function posted<Request extends EngineRequest>(
  body: unknown,
  { shape }: ObjectSchema,
  read: () => Request,
): Request {
  const {
    asOf: _asOf,
    timeZone: _timeZone,
    confidenceFloor: _floor,
    ...request
  } = readSound(body, read) as Request & Options;
  const issues = Object.keys(request).flatMap(name => {
    const near = Object.hasOwn(shape, name) ? null : nearSwitch(name);
    return near === null ? [] : [issueAt([name], 'unknown_switch', `is no switch: did you mean "${near}"?`)];
  });
  if (issues.length > 0) throw new InvalidRequestError(issues);
  return { ...request, transactions: withStoredEvidence(request.transactions) } as unknown as Request;
}

type Options = Partial<Record<'asOf' | 'timeZone' | 'confidenceFloor', unknown>>;

/** A misspelt switch would change nothing, unnoticed. */
const nearSwitch = nearNames([
  'excludeBenefits',
  'includeFlags',
  'includeFlexibleCosts',
  'includeTransactions',
  'confidenceFloor',
]);

/** The switches of a query, else those of the body, else as they are by default. */
function switchesOf<Schema extends ObjectSchema>(
  schema: Schema,
  query: unknown,
  body: object,
): Omit<OutputOf<Schema>, 'confidenceFloor'> {
  const inBody = Object.entries(body).filter(
    ([name, value]) => Object.hasOwn(schema.shape, name) && typeof value === 'boolean',
  );
  const texts = Object.fromEntries(inBody.map(([name, value]) => [name, `${value}`]));
  const write = (given: unknown) => membersOf(given, members => ({ ...texts, ...copied(members as object) }));
  const { confidenceFloor: _floor, ...switches } = readWritten(schema, query, write, {
    prefix: ['query'],
  }) as OutputOf<Schema> & Options;
  return switches as never;
}

function switchOf(given: boolean | null | undefined, otherwise: boolean): 'true' | 'false' {
  return (given ?? otherwise) ? 'true' : 'false';
}
