/** Writes and reads affordability. The schemas leave out what the service's format does not name. */

import { eachOf, membersOf } from '../rewrite.js';
import {
  type Affordability,
  type AffordabilityEngineResponse,
  affordabilityEngineResponseSchema,
  affordabilitySchema,
} from '../schemas/affordability.js';
import { type CallerNames, readGiven, readWritten } from '../schemas/readArgument.js';
import type { ReadonlyDeep, Renamed } from './libraryNames.js';

type ServiceMonth = Affordability['MonthAffordabilities'][number];

/** A month of affordability in the library's names, with the members that the service's format has. */
export type CarriedMonth = Renamed<
  ServiceMonth,
  { IncomeForMonth: 'incomeForMonth'; AffordabilityForMonth: 'affordabilityForMonth' }
>;

type Carried<Response> = ReadonlyDeep<Omit<Response, 'MonthAffordabilities'>> & {
  readonly monthAffordabilities: readonly CarriedMonth[];
};

/**
 * Affordability of the accounts of a consent in the library's names, with the members that the service's format has.
 */
export type CarriedAffordability = Carried<Affordability>;

/**
 * The answer of the affordability engine in the library's names, with the members that the service's format has. A result of
 * `assessAffordability` can be passed where it is asked for.
 */
export type CarriedEngineAffordability = Carried<AffordabilityEngineResponse>;

/**
 * Writes affordability of the accounts of a consent as `getAffordability` and `getStoredAffordability` answer it.
 *
 * @param result - The result of `assessAffordability`, and the ids of the accounts it was made from.
 * @throws InvalidRequestError when a member is missing or has a wrong value.
 *
 * @example
 * ```ts
 * import { assessAffordability } from 'open-banking-insights';
 * import { serialiseAffordability } from 'open-banking-insights/service';
 *
 * const result = assessAffordability({ countryCode: 'GB', currencyCode: 'GBP', transactions: [] });
 * const answer = serialiseAffordability({ ...result, accountIds: ['a1'] });
 * console.log(answer.accountIds.join(), answer.MonthAffordabilities.length); // a1 0
 * ```
 */
export function serialiseAffordability(result: CarriedAffordability): Affordability {
  return readWritten(affordabilitySchema, result, written, { names: NAMES });
}

/**
 * Writes a result of `assessAffordability` as the engine answers it.
 *
 * @throws InvalidRequestError when a member is missing or has a wrong value.
 *
 * @example
 * ```ts
 * import { assessAffordability } from 'open-banking-insights';
 * import { serialiseAffordabilityEngine } from 'open-banking-insights/service';
 *
 * const result = assessAffordability({
 *   referenceId: 'r1',
 *   countryCode: 'GB',
 *   currencyCode: 'GBP',
 *   transactions: [],
 * });
 * console.log(serialiseAffordabilityEngine(result).referenceId); // r1
 * ```
 */
export function serialiseAffordabilityEngine(
  result: CarriedEngineAffordability,
): AffordabilityEngineResponse {
  return readWritten(affordabilityEngineResponseSchema, result, written, { names: NAMES });
}

/**
 * Reads an answer of `getAffordability` or `getStoredAffordability` into the library's names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { assessAffordability } from 'open-banking-insights';
 * import { parseAffordability, serialiseAffordability } from 'open-banking-insights/service';
 *
 * const result = assessAffordability({ countryCode: 'GB', currencyCode: 'GBP', transactions: [] });
 * const body = serialiseAffordability({ ...result, accountIds: ['a1'] });
 * console.log(parseAffordability(body).monthAffordabilities.length); // 0
 * ```
 */
export function parseAffordability(body: unknown): CarriedAffordability {
  const { MonthAffordabilities, ...rest } = readGiven(affordabilitySchema, body);
  return { ...rest, monthAffordabilities: MonthAffordabilities.map(monthOf) };
}

/**
 * Reads an answer of the affordability engine into the library's names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { assessAffordability } from 'open-banking-insights';
 * import { parseAffordabilityEngine, serialiseAffordabilityEngine } from 'open-banking-insights/service';
 *
 * const result = assessAffordability({ countryCode: 'GB', currencyCode: 'GBP', transactions: [] });
 * const body = serialiseAffordabilityEngine(result);
 * console.log(parseAffordabilityEngine(body).estimatedAffordability); // 0
 * ```
 */
export function parseAffordabilityEngine(body: unknown): CarriedEngineAffordability {
  const { MonthAffordabilities, ...rest } = readGiven(affordabilityEngineResponseSchema, body);
  return { ...rest, monthAffordabilities: MonthAffordabilities.map(monthOf) };
}

const NAMES: CallerNames = {
  MonthAffordabilities: 'monthAffordabilities',
  IncomeForMonth: 'incomeForMonth',
  AffordabilityForMonth: 'affordabilityForMonth',
};

function written(given: CarriedAffordability | CarriedEngineAffordability) {
  return membersOf(given, ({ monthAffordabilities, ...rest }) => ({
    ...rest,
    MonthAffordabilities: eachOf(
      monthAffordabilities,
      ({ incomeForMonth, affordabilityForMonth, ...month }) => ({
        ...month,
        IncomeForMonth: incomeForMonth,
        AffordabilityForMonth: affordabilityForMonth,
      }),
    ),
  }));
}

function monthOf({ IncomeForMonth, AffordabilityForMonth, ...month }: ServiceMonth): CarriedMonth {
  return { ...month, incomeForMonth: IncomeForMonth, affordabilityForMonth: AffordabilityForMonth };
}
