/** What clients send to the engines, and the library's requests: the service has the switches in the query. */
import { withoutUndefined } from '../../base/members.js';
import type {
  AssessAffordabilityRequest,
  EnrichTransactionsRequest,
  TransactionInput,
  VerifyIncomeRequest,
} from '../../model/request.js';
import { readRequest } from '../../schema/read.js';
import { assessAffordabilityRequestSchema, verifyIncomeRequestSchema } from '../../schema/requests.js';
import { readGiven, reading } from '../schemas/door.js';
import {
  affordabilityEngineRequestSchema,
  affordabilityQuerySchema,
  enrichmentEngineRequestSchema,
  incomeEngineQuerySchema,
  incomeEngineRequestSchema,
} from '../schemas/engines.js';
import { withPlainZeros } from './zeros.js';

interface EngineRequest {
  readonly transactions: readonly TransactionInput[];
}

/** The body to post and the query to post it with; each switch is `true` or `false`. */
export interface EngineCall<Body, Switch extends string> {
  readonly body: Body;
  readonly query: Readonly<Record<Switch, 'true' | 'false'>>;
}

export function parseEnrichmentRequest(body: unknown): EnrichTransactionsRequest {
  return readSound(body, () => readRequest(enrichmentEngineRequestSchema, body));
}

export function serialiseIncomeRequest(
  request: VerifyIncomeRequest,
): EngineCall<VerifyIncomeRequest, 'excludeBenefits' | 'includeFlags'> {
  const { excludeBenefits, includeFlags, ...body } = inOrderGiven(request, () =>
    readRequest(verifyIncomeRequestSchema, request),
  );
  return {
    body,
    query: { excludeBenefits: switchOf(excludeBenefits, false), includeFlags: switchOf(includeFlags, false) },
  };
}

export function parseIncomeRequest(body: unknown, query: unknown = {}): VerifyIncomeRequest {
  return {
    ...readSound(body, () => readRequest(incomeEngineRequestSchema, body)),
    ...readGiven(incomeEngineQuerySchema, query, ['query']),
  };
}

export function serialiseAffordabilityRequest(
  request: AssessAffordabilityRequest,
): EngineCall<AssessAffordabilityRequest, 'includeFlexibleCosts'> {
  const { includeFlexibleCosts, ...body } = withoutLibrarySwitches(
    inOrderGiven(request, () => readRequest(assessAffordabilityRequestSchema, request)),
  );
  return { body, query: { includeFlexibleCosts: switchOf(includeFlexibleCosts, true) } };
}

export function parseAffordabilityRequest(body: unknown, query: unknown = {}): AssessAffordabilityRequest {
  return {
    ...withoutLibrarySwitches(readSound(body, () => readRequest(affordabilityEngineRequestSchema, body))),
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

/** A share or a stress that came in a body would change an answer that does not show it. */
function withoutLibrarySwitches(request: AssessAffordabilityRequest): AssessAffordabilityRequest {
  const { ownershipShare: _share, ownershipShares: _shares, stress: _stress, ...rest } = request;
  return rest;
}

function switchOf(given: boolean | null | undefined, otherwise: boolean): 'true' | 'false' {
  return (given ?? otherwise) ? 'true' : 'false';
}
