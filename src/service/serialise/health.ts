/** Financial health. The schemas leave out what the service's format does not name. */
import type { FinancialHealthResult, HealthPeriods } from '../../model/health.js';
import { readEach } from '../../schema/read.js';
import {
  type BusinessFinancialHealth,
  businessFinancialHealthSchema,
  type ConsumerFinancialHealth,
  consumerFinancialHealthSchema,
  type ServicePeriodFrame,
} from '../schemas/health.js';
import type { BusinessHealthMetrics, ConsumerHealthMetrics } from '../schemas/healthMetrics.js';
import type { ReadonlyDeep } from './carried.js';

type Measured<Metrics> = FinancialHealthResult<ReadonlyDeep<Metrics & ServicePeriodFrame>>;

/** All but how the result was made. */
type Carried<Metrics> = Omit<Measured<Metrics>, 'meta'>;

/** What the formats carry. */
export type CarriedConsumerHealth = Carried<ConsumerHealthMetrics>;
export type CarriedBusinessHealth = Carried<BusinessHealthMetrics>;

export function serialiseConsumerHealth(result: CarriedConsumerHealth): ConsumerFinancialHealth {
  return readEach(consumerFinancialHealthSchema, written(result));
}

export function serialiseBusinessHealth(result: CarriedBusinessHealth): BusinessFinancialHealth {
  return readEach(businessFinancialHealthSchema, written(result));
}

export function parseConsumerHealth(body: unknown): CarriedConsumerHealth {
  const { accounts, combined, ...rest } = readEach(consumerFinancialHealthSchema, body);
  return { ...rest, accounts: accounts.map(joined), combined: combined && joined(combined) };
}

export function parseBusinessHealth(body: unknown): CarriedBusinessHealth {
  const { accounts, combined, ...rest } = readEach(businessFinancialHealthSchema, body);
  return { ...rest, accounts: accounts.map(joined), combined: combined && joined(combined) };
}

/** Each schema takes from a period what it names: `periods` the figures, `frames` the days. */
function written<Metrics>(result: Carried<Metrics>) {
  const withFrames = <Part extends { readonly periods: object }>(part: Part) => ({
    ...part,
    frames: part.periods,
  });
  const { accounts, combined } = result;
  return { ...result, accounts: accounts.map(withFrames), combined: combined && withFrames(combined) };
}

interface Parted<Metrics> {
  readonly periods: HealthPeriods<Metrics>;
  readonly frames: HealthPeriods<ServicePeriodFrame>;
}

function joined<Metrics, Part extends Parted<Metrics>>({ frames, periods, ...part }: Part & Parted<Metrics>) {
  const join = (name: keyof HealthPeriods<Metrics>) => ({ ...frames[name], ...periods[name] });
  return {
    ...part,
    periods: {
      lastThirtyDays: join('lastThirtyDays'),
      lastSixtyDays: join('lastSixtyDays'),
      lastNinetyDays: join('lastNinetyDays'),
      lastOneEightyDays: join('lastOneEightyDays'),
      lastThreeSixtyDays: join('lastThreeSixtyDays'),
    },
  };
}
