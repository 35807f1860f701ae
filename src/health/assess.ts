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
import { businessMetricsOf } from './business.js'; // revenue, costs, concentration, runway
import { businessFiguresOf } from './businessParties.js'; // each row to one figure of a business
import { consumerMetricsOf } from './consumer.js'; // income, spending, saving, debt
import { consumerFigureOf } from './consumerFigures.js'; // each row to one figure of a household
import { type PeriodFacts, periodsOf } from './periods.js'; // five periods, measured or carried
import type { FigureOf, HealthRow } from './rows.js';
import { combined, type Subject, subjectsOf } from './subject.js'; // one account, or all as one

/** Which figure each row belongs to, once all rows are known, and how the rows of a period are measured. */
interface Engine<Figure extends string, Metrics> {
  readonly figuresOf: (rows: readonly HealthRow[]) => FigureOf<Figure>;
  readonly measure: (facts: PeriodFacts<Figure>) => Metrics;
}

/**
 * `asOf` is the last day of every period, and each balance is taken to stand at its end. The ledgers are to be built as of
 * the same day: rows after it are in none of them, and a balance that already holds them is not corrected for them.
 */
export function consumerHealthOf(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
): ConsumerFinancialHealthResult {
  return healthOf(accounts, asOf, meta, { figuresOf: () => consumerFigureOf, measure: consumerMetricsOf });
}

export function businessHealthOf(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
): BusinessFinancialHealthResult {
  return healthOf(accounts, asOf, meta, { figuresOf: businessFiguresOf, measure: businessMetricsOf });
}

function healthOf<Figure extends string, Metrics>(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
  { figuresOf, measure }: Engine<Figure, Metrics>,
): FinancialHealthResult<PeriodFrame & Metrics> {
  const periodsFor = (subject: Subject) => periodsOf(subject, figuresOf(subject.rows), asOf, measure);
  const subjects = subjectsOf(accounts);
  const assessed = accounts.map((account, index) => ({
    accountId: account.accountId,
    currencyCode: account.currencyCode,
    currentBalance: majorOf(account.current),
    availableBalance: account.available === null ? null : majorOf(account.available),
    periods: periodsFor(subjects[index] as Subject),
  }));
  const currencies = [...new Set(accounts.map(({ currencyCode }) => currencyCode))].sort();
  const [currencyCode] = currencies;
  if (currencyCode === undefined || currencies.length > 1) {
    const combinedNotComputed = `the accounts are in different currencies (${currencies.join(', ')})`;
    return { accounts: assessed, combined: null, combinedNotComputed, meta };
  }
  const whole = combined(subjects);
  const known = assessed[subjects.indexOf(whole)]?.periods;
  return {
    accounts: assessed,
    combined: { currencyCode, periods: known ?? periodsFor(whole) },
    combinedNotComputed: null,
    meta,
  };
}
