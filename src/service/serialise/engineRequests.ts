/** What clients send to the engines, and the library's requests: the service has the switches in the query. */
import { dayOf, type IsoDate, textOf } from '../../base/calendar.js';
import { withoutUndefined } from '../../base/members.js';
import type {
  AssessAffordabilityRequest,
  EnrichTransactionsRequest,
  VerifyIncomeRequest,
} from '../../model/request.js';
import type { Transaction } from '../../model/transaction.js';
import { readRequest } from '../../schema/read.js';
import { clockSchema } from '../schemas/arguments.js';
import { readGiven, reading } from '../schemas/door.js';
import {
  affordabilityEngineRequestSchema,
  affordabilityQuerySchema,
  enrichmentEngineRequestSchema,
  incomeEngineQuerySchema,
  incomeEngineRequestSchema,
} from '../schemas/engines.js';
import { affordabilityCallSchema, engineOptionsSchema, incomeCallSchema } from '../schemas/extensions.js';
import { withStoredEvidence } from './storedEvidence.js';
import type { KnownHistory } from './storedRequests.js';
import { withPlainZeros } from './zeros.js';

interface EngineRequest {
  readonly transactions: readonly Transaction[];
}

/** What a function of the library takes beside such a request. */
export interface EngineOptions {
  /** The day that the answer stands on. */
  readonly asOf?: IsoDate;
}

/** The body to post and the query to post it with; each switch is `true` or `false`. */
export interface EngineCall<Body, Switch extends string> {
  readonly body: Body;
  readonly query: Readonly<Record<Switch, 'true' | 'false'>>;
}

/**
 * The options to compute an engine's answer with: `asOf` as the body has it, else the UTC day of `now`, a timestamp of
 * the server's clock. Without both there is none, and the answer stands on the latest booked day.
 */
export function engineOptionsOf(body: unknown, now: string | null = null): EngineOptions {
  const given = readGiven(engineOptionsSchema, body);
  const clock = readGiven(clockSchema, { now });
  const asOf = given.asOf ?? (clock.now === null ? null : textOf(dayOf(clock.now)));
  return asOf === null ? {} : { asOf };
}

/** `asOf` is no part of a request of the library: `engineOptionsOf` reads it. So with the other two. */
export function parseEnrichmentRequest(body: unknown): EnrichTransactionsRequest & KnownHistory {
  return posted(body, () => readRequest(enrichmentEngineRequestSchema, body));
}

export function serialiseIncomeRequest(
  request: VerifyIncomeRequest & KnownHistory,
  options: EngineOptions = {},
): EngineCall<VerifyIncomeRequest & KnownHistory & EngineOptions, 'excludeBenefits' | 'includeFlags'> {
  const {
    excludeBenefits,
    includeFlags,
    asOf: _option,
    ...body
  } = inOrderGiven(request, () => readRequest(incomeCallSchema, request));
  return {
    body: { ...body, ...asOfIn(options) },
    query: { excludeBenefits: switchOf(excludeBenefits, false), includeFlags: switchOf(includeFlags, false) },
  };
}

export function parseIncomeRequest(body: unknown, query: unknown = {}): VerifyIncomeRequest & KnownHistory {
  return {
    ...posted(body, () => readRequest(incomeEngineRequestSchema, body)),
    ...readGiven(incomeEngineQuerySchema, query, ['query']),
  };
}

export function serialiseAffordabilityRequest(
  request: AssessAffordabilityRequest & KnownHistory,
  options: EngineOptions = {},
): EngineCall<AssessAffordabilityRequest & KnownHistory & EngineOptions, 'includeFlexibleCosts'> {
  const { includeFlexibleCosts, ...body } = withoutLibrarySwitches(
    inOrderGiven(request, () => readRequest(affordabilityCallSchema, request)),
  );
  return {
    body: { ...body, ...asOfIn(options) },
    query: { includeFlexibleCosts: switchOf(includeFlexibleCosts, true) },
  };
}

export function parseAffordabilityRequest(
  body: unknown,
  query: unknown = {},
): AssessAffordabilityRequest & KnownHistory {
  return {
    ...withoutLibrarySwitches(posted(body, () => readRequest(affordabilityEngineRequestSchema, body))),
    ...readGiven(affordabilityQuerySchema, query, ['query']),
  };
}

/** As it is read, with its members in the order given. */
function inOrderGiven<Request extends EngineRequest>(given: object, read: () => Request): Request {
  const request = readSound(given, read);
  const names = (Object.keys(given) as (keyof Request)[]).filter(name => Object.hasOwn(request, name));
  return Object.fromEntries(names.map(name => [name, request[name]])) as unknown as Request;
}

function readSound<Request extends EngineRequest>(given: unknown, read: () => Request): Request {
  const request = reading(given, read);
  return withoutUndefined({ ...request, transactions: withPlainZeros(request.transactions) });
}

function asOfIn(options: EngineOptions): EngineOptions {
  const { asOf } = readGiven(engineOptionsSchema, options, ['options']);
  return asOf ? { asOf } : {};
}

/** The request that a body holds: without `asOf`, and with what stored transactions say under the names of the service. */
function posted<Request extends EngineRequest>(body: unknown, read: () => Request): Request {
  const { asOf: _asOf, ...request } = readSound(body, read) as Request & { readonly asOf?: unknown };
  return { ...request, transactions: withStoredEvidence(request.transactions) } as unknown as Request;
}

/** A share or a stress that came in a body would change an answer that does not show it. */
function withoutLibrarySwitches(request: AssessAffordabilityRequest): AssessAffordabilityRequest {
  const { ownershipShare: _share, ownershipShares: _shares, stress: _stress, ...rest } = request;
  return rest;
}

function switchOf(given: boolean | null | undefined, otherwise: boolean): 'true' | 'false' {
  return (given ?? otherwise) ? 'true' : 'false';
}
