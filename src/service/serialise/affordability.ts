/** Affordability. The schemas leave out what the service's format does not name. */
import { readEach } from '../../schema/read.js';
import {
  type Affordability,
  type AffordabilityEngineResponse,
  affordabilityEngineResponseSchema,
  affordabilitySchema,
} from '../schemas/affordability.js';
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
  return readEach(affordabilitySchema, written(result));
}

export function serialiseAffordabilityEngine(
  result: CarriedEngineAffordability,
): AffordabilityEngineResponse {
  return readEach(affordabilityEngineResponseSchema, written(result));
}

export function parseAffordability(body: unknown): CarriedAffordability {
  const { MonthAffordabilities, ...rest } = readEach(affordabilitySchema, body);
  return { ...rest, monthAffordabilities: MonthAffordabilities.map(monthOf) };
}

export function parseAffordabilityEngine(body: unknown): CarriedEngineAffordability {
  const { MonthAffordabilities, ...rest } = readEach(affordabilityEngineResponseSchema, body);
  return { ...rest, monthAffordabilities: MonthAffordabilities.map(monthOf) };
}

function written(result: CarriedAffordability | CarriedEngineAffordability) {
  return {
    ...result,
    MonthAffordabilities: result.monthAffordabilities.map(month => ({
      ...month,
      IncomeForMonth: month.incomeForMonth,
      AffordabilityForMonth: month.affordabilityForMonth,
    })),
  };
}

function monthOf({ IncomeForMonth, AffordabilityForMonth, ...month }: ServiceMonth): CarriedMonth {
  return { ...month, incomeForMonth: IncomeForMonth, affordabilityForMonth: AffordabilityForMonth };
}
