/** Affordability. The schemas leave out what the service's format does not name. */

import { eachOf, membersOf } from '../rewrite.js';
import {
  type Affordability,
  type AffordabilityEngineResponse,
  affordabilityEngineResponseSchema,
  affordabilitySchema,
} from '../schemas/affordability.js';
import { type CallerNames, readGiven, readWritten } from '../schemas/door.js';
import type { ReadonlyDeep, Renamed } from './carried.js';

type ServiceMonth = Affordability['MonthAffordabilities'][number];

/** What the format carries of a month. */
export type CarriedMonth = Renamed<
  ServiceMonth,
  { IncomeForMonth: 'incomeForMonth'; AffordabilityForMonth: 'affordabilityForMonth' }
>;

type Carried<Response> = ReadonlyDeep<Omit<Response, 'MonthAffordabilities'>> & {
  readonly monthAffordabilities: readonly CarriedMonth[];
};

/** What live and stored affordability carry, and the engine's answer. */
export type CarriedAffordability = Carried<Affordability>;
export type CarriedEngineAffordability = Carried<AffordabilityEngineResponse>;

/** Live and stored: of the accounts of a consent. */
export function serialiseAffordability(result: CarriedAffordability): Affordability {
  return readWritten(affordabilitySchema, result, written, { names: NAMES });
}

export function serialiseAffordabilityEngine(
  result: CarriedEngineAffordability,
): AffordabilityEngineResponse {
  return readWritten(affordabilityEngineResponseSchema, result, written, { names: NAMES });
}

export function parseAffordability(body: unknown): CarriedAffordability {
  const { MonthAffordabilities, ...rest } = readGiven(affordabilitySchema, body);
  return { ...rest, monthAffordabilities: MonthAffordabilities.map(monthOf) };
}

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
