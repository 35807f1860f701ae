/** What clients send to the engines, and the library's requests: the service has the switches in the query. */
import type {
  AssessAffordabilityRequest,
  EnrichTransactionsRequest,
  VerifyIncomeRequest,
} from '../../model/request.js';
import { readEach, readRequest } from '../../schema/read.js';
import {
  affordabilityEngineRequestSchema,
  affordabilityQuerySchema,
  enrichmentEngineRequestSchema,
  incomeEngineQuerySchema,
  incomeEngineRequestSchema,
} from '../schemas/engines.js';

/** The body to post and the query to post it with; each switch is `true` or `false`. */
export interface EngineCall<Body, Switch extends string> {
  readonly body: Body;
  readonly query: Readonly<Record<Switch, 'true' | 'false'>>;
}

export function parseEnrichmentRequest(body: unknown): EnrichTransactionsRequest {
  return readRequest(enrichmentEngineRequestSchema, body);
}

export function serialiseIncomeRequest(
  request: VerifyIncomeRequest,
): EngineCall<VerifyIncomeRequest, 'excludeBenefits' | 'includeFlags'> {
  const { excludeBenefits, includeFlags, ...body } = request;
  return {
    body,
    query: { excludeBenefits: switchOf(excludeBenefits, false), includeFlags: switchOf(includeFlags, false) },
  };
}

export function parseIncomeRequest(body: unknown, query: unknown = {}): VerifyIncomeRequest {
  return {
    ...readRequest(incomeEngineRequestSchema, body),
    ...readEach(incomeEngineQuerySchema, query, ['query']),
  };
}

export function serialiseAffordabilityRequest(
  request: AssessAffordabilityRequest,
): EngineCall<AssessAffordabilityRequest, 'includeFlexibleCosts'> {
  const { includeFlexibleCosts, ...body } = withoutLibrarySwitches(request);
  return { body, query: { includeFlexibleCosts: switchOf(includeFlexibleCosts, true) } };
}

export function parseAffordabilityRequest(body: unknown, query: unknown = {}): AssessAffordabilityRequest {
  return {
    ...withoutLibrarySwitches(readRequest(affordabilityEngineRequestSchema, body)),
    ...readEach(affordabilityQuerySchema, query, ['query']),
  };
}

/** A share or a stress that came in a body would change an answer that does not show it. */
function withoutLibrarySwitches(request: AssessAffordabilityRequest): AssessAffordabilityRequest {
  const { ownershipShare: _share, ownershipShares: _shares, stress: _stress, ...rest } = request;
  return rest;
}

function switchOf(given: boolean | null | undefined, otherwise: boolean): 'true' | 'false' {
  return (given ?? otherwise) ? 'true' : 'false';
}
