/** The health stage: accounts in, five periods of figures for each and for all together out. */
import type { EpochDay } from '../base/calendar.js';
import { majorOf } from '../base/money.js';
import type {
  BusinessFinancialHealthResult,
  ConsumerFinancialHealthResult,
  FinancialHealthResult,
  PeriodFrame,
} from '../model/health.js';
import type { ResultMeta } from '../model/meta.js';
import type { HealthAccount } from './account.js'; // what the engine is told
import { businessMeasure } from './business.js'; // revenue, costs, concentration, runway
import { consumerMetricsOf } from './consumer.js'; // income, spending, saving, debt
import { type PeriodFacts, periodsOf } from './periods.js'; // five periods, measured or carried
import { combined, type Subject, subjectOf } from './subject.js'; // one account, or all as one

/** From the rows of a subject to the measure of its periods. */
type MeasureFor<Metrics> = (rows: Subject['rows']) => (facts: PeriodFacts) => Metrics;

/**
 * `asOf` is the last day of every period, and each balance is taken to stand at its end. The ledgers are to be built as of
 * the same day: rows after it are in none of them, and a balance that already holds them is not corrected for them.
 */
export function consumerHealthOf(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
): ConsumerFinancialHealthResult {
  return healthOf(accounts, asOf, meta, () => consumerMetricsOf);
}

export function businessHealthOf(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
): BusinessFinancialHealthResult {
  return healthOf(accounts, asOf, meta, businessMeasure);
}

function healthOf<Metrics>(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
  measureFor: MeasureFor<Metrics>,
): FinancialHealthResult<PeriodFrame & Metrics> {
  const periodsFor = (subject: Subject) => periodsOf(subject, asOf, measureFor(subject.rows));
  const subjects = accounts.map(subjectOf);
  const currencies = [...new Set(accounts.map(({ currencyCode }) => currencyCode))].sort();
  const [currencyCode] = currencies;
  return {
    accounts: accounts.map(({ accountId, currencyCode, current, available }, index) => ({
      accountId,
      currencyCode,
      currentBalance: majorOf(current),
      availableBalance: available === null ? null : majorOf(available),
      periods: periodsFor(subjects[index] as Subject),
    })),
    combined:
      currencyCode === undefined || currencies.length > 1
        ? null
        : { currencyCode, periods: periodsFor(combined(subjects)) },
    combinedNotComputed:
      currencies.length === 1 ? null : `the accounts are in different currencies (${currencies.join(', ')})`,
    meta,
  };
}
