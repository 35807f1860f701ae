/** Financial health. The schemas leave out what the service's format does not name. */
import type { FinancialHealthResult, HealthPeriods } from '../../model/health.js';
import { copied, eachOf, membersOf } from '../rewrite.js';
import { type CallerNames, readGiven, readWritten } from '../schemas/door.js';
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
  return readWritten(consumerFinancialHealthSchema, result, written, { names: NAMES });
}

export function serialiseBusinessHealth(result: CarriedBusinessHealth): BusinessFinancialHealth {
  return readWritten(businessFinancialHealthSchema, result, written, { names: NAMES });
}

export function parseConsumerHealth(body: unknown): CarriedConsumerHealth {
  const { accounts, combined, ...rest } = readGiven(consumerFinancialHealthSchema, body);
  return { ...rest, accounts: accounts.map(joined), combined: combined && joined(combined) };
}

export function parseBusinessHealth(body: unknown): CarriedBusinessHealth {
  const { accounts, combined, ...rest } = readGiven(businessFinancialHealthSchema, body);
  return { ...rest, accounts: accounts.map(joined), combined: combined && joined(combined) };
}

/** Each schema takes from a period what it names: `periods` the figures, `frames` the days. */
function written<Metrics>(given: Carried<Metrics>) {
  return membersOf(given, ({ accounts, combined, ...rest }) => ({
    ...rest,
    accounts: eachOf(accounts, withFrames),
    combined: membersOf(combined, withFrames),
  }));
}

function withFrames({ periods, ...part }: { readonly periods: object }) {
  // Both are taken from one copy of each period, whose members are read once.
  const read = membersOf(periods, given =>
    Object.fromEntries(Object.entries(given).map(([name, period]) => [name, membersOf(period, copied)])),
  );
  return { ...part, periods: read, frames: read };
}

const NAMES: CallerNames = { frames: 'periods' };

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
