/** The stage of financial health: takes accounts, and gives five periods of figures for each and for all together. */

import type { EpochDay } from '../base/calendar.js';
import type { BusinessFinancialHealthResult } from '../contract/health/businessHealth.js';
import type { ConsumerFinancialHealthResult } from '../contract/health/consumerHealth.js';
import type { FinancialHealthResult, PeriodFrame } from '../contract/health/financialHealth.js';
import type { BusinessFigure, ConsumerFigure } from '../contract/health/healthFigures.js';
import { BUSINESS_FIGURES, CONSUMER_FIGURES } from '../contract/health/healthFigures.js';
import type { ResultMeta } from '../model/meta.js';
import { balancesOf } from './balanceSubject.js';
import { partsOf } from './breakdown.js';
import { businessMetricsOf } from './business.js';
import { businessFiguresOf } from './businessParties.js';
import { commitmentsOf } from './commitments.js';
import { consumerMetricsOf } from './consumer.js';
import { consumerFigureOf } from './consumerFigures.js';
import type { HealthAccount } from './healthAccount.js';
import type { PeriodFacts } from './periodFacts.js';
import { periodsOf } from './periods.js';
import type { FigureOf } from './rows.js';
import { combined, type Subject, subjectsOf } from './subject.js';
import { taxPlansOf } from './taxPlans.js';

/** What all rows of a subject show: the figure of each row, and how those of a period are measured. */
type Engine<Figure extends string, Metrics> = (subject: Subject) => {
  readonly figureOf: FigureOf<Figure>;
  readonly measure: (facts: PeriodFacts<Figure>) => Metrics;
};

/**
 * `asOf` is the last day of every period, and each balance counts at its end. The ledgers must be built as of the same day. They have no
 * later rows, and a balance that already includes later rows is not corrected.
 */
export function consumerHealthOf(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
): ConsumerFinancialHealthResult {
  return healthOf(accounts, asOf, meta, subject => {
    const learned = {
      parts: partsOf(subject.rows, consumerFigureOf, CONSUMER_FIGURES),
      commitments: commitmentsOf(subject, asOf),
    };
    return {
      figureOf: consumerFigureOf,
      measure: (facts: PeriodFacts<ConsumerFigure>) => consumerMetricsOf(facts, learned),
    };
  });
}

export function businessHealthOf(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
): BusinessFinancialHealthResult {
  return healthOf(accounts, asOf, meta, ({ rows }) => {
    const figureOf = businessFiguresOf(rows);
    const learned = {
      parts: partsOf(rows, figureOf, BUSINESS_FIGURES),
      isTaxPlan: taxPlansOf(rows.filter(row => figureOf(row) === 'taxes')),
    };
    return { figureOf, measure: (facts: PeriodFacts<BusinessFigure>) => businessMetricsOf(facts, learned) };
  });
}

function healthOf<Figure extends string, Metrics>(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
  engine: Engine<Figure, Metrics>,
): FinancialHealthResult<PeriodFrame & Metrics> {
  const periodsFor = (subject: Subject) => {
    const { figureOf, measure } = engine(subject);
    return periodsOf(subject, figureOf, asOf, measure);
  };
  const subjects = subjectsOf(accounts);
  const assessed = accounts.map((account, index) => {
    const subject = subjects[index] as Subject;
    return { ...balancesOf(account, subject), ...periodsFor(subject) };
  });
  const { whole, currencyCode, combinedNotComputed } = combined(accounts, subjects);
  if (whole === null) return { accounts: assessed, combined: null, combinedNotComputed, meta };
  const { periods, wholeHistory } = assessed[subjects.indexOf(whole)] ?? periodsFor(whole);
  return {
    accounts: assessed,
    combined: { currencyCode, periods, wholeHistory },
    combinedNotComputed: null,
    meta,
  };
}
