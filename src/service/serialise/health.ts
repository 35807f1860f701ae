/** Writes and reads financial health. The schemas leave out what the service's format does not name. */
import {
  type FinancialHealthResult,
  type HealthPeriods,
  periodsOf,
} from '../../contract/health/financialHealth.js';
import { copied, eachOf, membersOf } from '../rewrite.js';
import {
  type BusinessFinancialHealth,
  businessFinancialHealthSchema,
  type ConsumerFinancialHealth,
  consumerFinancialHealthSchema,
  type ServicePeriodFrame,
} from '../schemas/health.js';
import type { BusinessHealthMetrics, ConsumerHealthMetrics } from '../schemas/healthMetrics.js';
import { type CallerNames, readGiven, readWritten } from '../schemas/readArgument.js';
import type { ReadonlyDeep } from './libraryNames.js';

type Measured<Metrics> = FinancialHealthResult<ReadonlyDeep<Metrics & ServicePeriodFrame>>;

/** The format leaves the currency open. */
type InAnyCurrency<Part> = Omit<Part, 'currencyCode'> & { readonly currencyCode: string };

/** Everything except `meta`. */
type Carried<Metrics> = Pick<Measured<Metrics>, 'combinedNotComputed'> & {
  readonly accounts: readonly InAnyCurrency<Measured<Metrics>['accounts'][number]>[];
  readonly combined: InAnyCurrency<NonNullable<Measured<Metrics>['combined']>> | null;
};

/**
 * The financial health of a person's accounts in the library's names: all but `meta`. A result of
 * `assessConsumerFinancialHealth` can be passed where it is asked for.
 */
export type CarriedConsumerHealth = Carried<ConsumerHealthMetrics>;

/**
 * The financial health of a business's accounts in the library's names: all but `meta`. A result of
 * `assessBusinessFinancialHealth` can be passed where it is asked for.
 */
export type CarriedBusinessHealth = Carried<BusinessHealthMetrics>;

/**
 * Writes a result of `assessConsumerFinancialHealth` as `getConsumerFinancialHealth` answers it. The figures of the five
 * periods stand under `periods`, and the days that they cover under `frames`.
 *
 * @throws InvalidRequestError when a member is missing or has a wrong value.
 *
 * @example
 * ```ts
 * import { assessConsumerFinancialHealth } from 'open-banking-insights';
 * import { serialiseConsumerHealth } from 'open-banking-insights/service';
 *
 * const result = assessConsumerFinancialHealth({
 *   accounts: [
 *     {
 *       accountId: 'a1',
 *       currencyCode: 'GBP',
 *       balances: { current: { amount: 500, creditDebitIndicator: 'Credit' } },
 *       transactions: [],
 *     },
 *   ],
 * });
 * const { accounts } = serialiseConsumerHealth(result);
 * console.log(accounts[0]?.accountId, accounts[0]?.currentBalance); // a1 500
 * ```
 */
export function serialiseConsumerHealth(result: CarriedConsumerHealth): ConsumerFinancialHealth {
  return readWritten(consumerFinancialHealthSchema, result, written, { names: NAMES });
}

/**
 * Writes a result of `assessBusinessFinancialHealth` as `getBusinessFinancialHealth` answers it. The figures of the five
 * periods stand under `periods`, and the days that they cover under `frames`.
 *
 * @throws InvalidRequestError when a member is missing or has a wrong value.
 *
 * @example
 * ```ts
 * import { assessBusinessFinancialHealth } from 'open-banking-insights';
 * import { serialiseBusinessHealth } from 'open-banking-insights/service';
 *
 * const result = assessBusinessFinancialHealth({
 *   accounts: [
 *     {
 *       accountId: 'a1',
 *       currencyCode: 'GBP',
 *       balances: { current: { amount: 500, creditDebitIndicator: 'Credit' } },
 *       transactions: [],
 *     },
 *   ],
 * });
 * console.log(serialiseBusinessHealth(result).combined?.currencyCode); // GBP
 * ```
 */
export function serialiseBusinessHealth(result: CarriedBusinessHealth): BusinessFinancialHealth {
  return readWritten(businessFinancialHealthSchema, result, written, { names: NAMES });
}

/**
 * Reads an answer of `getConsumerFinancialHealth` into the library's names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { parseConsumerHealth } from 'open-banking-insights/service';
 *
 * const body: unknown = { accounts: [], combined: null, combinedNotComputed: 'the currencies differ' };
 * console.log(parseConsumerHealth(body).combinedNotComputed); // the currencies differ
 * ```
 */
export function parseConsumerHealth(body: unknown): CarriedConsumerHealth {
  const { accounts, combined, ...rest } = readGiven(consumerFinancialHealthSchema, body);
  return { ...rest, accounts: accounts.map(joined), combined: combined && joined(combined) };
}

/**
 * Reads an answer of `getBusinessFinancialHealth` into the library's names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { parseBusinessHealth } from 'open-banking-insights/service';
 *
 * const body: unknown = { accounts: [], combined: null, combinedNotComputed: 'the currencies differ' };
 * console.log(parseBusinessHealth(body).accounts.length); // 0
 * ```
 */
export function parseBusinessHealth(body: unknown): CarriedBusinessHealth {
  const { accounts, combined, ...rest } = readGiven(businessFinancialHealthSchema, body);
  return { ...rest, accounts: accounts.map(joined), combined: combined && joined(combined) };
}

/** Each schema takes its own members from a period: `periods` the figures, and `frames` the days. */
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
  return {
    ...part,
    periods: periodsOf(name => ({ ...frames[name], ...periods[name] })),
  };
}
