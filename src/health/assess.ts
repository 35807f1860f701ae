/** The health stage: accounts in, five periods of figures for each and for all together out. */
import { type EpochDay, textOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf, sumOf } from '../base/money.js';
import { wholeMonthsIn } from '../base/months.js';
import { firstPlace } from '../base/ordered.js';
import {
  BUSINESS_COST_FIGURES,
  BUSINESS_FIGURE_ORDER,
  CONSUMER_FIGURE_ORDER,
  OPERATING_FIGURES,
} from '../data/healthFigures.js';
import type { BusinessFinancialHealthResult, BusinessMetrics } from '../model/businessHealth.js';
import type { ConsumerFinancialHealthResult } from '../model/consumerHealth.js';
import type { FinancialHealthResult, HealthPeriods, PeriodFrame } from '../model/health.js';
import type { BusinessFigure, ConsumerFigure } from '../model/healthFigures.js';
import type { ActivityMetrics, BalanceMetrics } from '../model/healthMetrics.js';
import type { ResultMeta } from '../model/meta.js';
import { payerOf } from '../streams/payer.js';
import type { HealthAccount } from './account.js';
import { balancesOf } from './balanceSubject.js';
import { averageOf, balanceMetricsOf, rebuiltBalances } from './balances.js';
import { borrowingOf } from './borrowing.js';
import { breakdownOf, type Part, partsOf } from './breakdown.js';
import { businessFiguresOf } from './businessParties.js';
import { commitmentsOf } from './commitments.js';
import { concentrationOf } from './concentration.js';
import { consumerMetricsOf } from './consumer.js';
import { consumerFigureOf } from './consumerFigures.js';
import { daysIn, historyOf, measuresLongPeriods, spanOf } from './coverage.js';
import { costIn, evidencedCost, evidencedNet, idsOf } from './evidence.js';
import { activityOf, costOf, creditOf, flowsOf } from './flows.js';
import { monthTotalsOf } from './months.js';
import type { PeriodFacts } from './periodFacts.js';
import { daysCovered, majorOrNull, perMonth, ratioOf } from './rates.js';
import { returnedSignsOf } from './returned.js';
import { revenueMetricsOf } from './revenue.js';
import { byDay, type FigureOf, type HealthRow } from './rows.js';
import { combined, type Subject, subjectsOf } from './subject.js';
import { isNationalDirectDebit, isWordedAdvance, isWordedTaxPlan, isWordedVat } from './wording.js';

// tax paid in instalments

/** What is learned from all rows of a subject: the figure of each, and how those of a period are measured. */
type Engine<Figure extends string, Metrics> = (subject: Subject) => {
  readonly figureOf: FigureOf<Figure>;
  readonly measure: (facts: PeriodFacts<Figure>) => Metrics;
};

/**
 * `asOf` is the last day of every period, and each balance is taken to stand at its end. The ledgers are to be built as of
 * the same day: rows after it are in none of them, and a balance that already holds them is not corrected for them.
 */
export function consumerHealthOf(
  accounts: readonly HealthAccount[],
  asOf: EpochDay | null,
  meta: ResultMeta,
): ConsumerFinancialHealthResult {
  return healthOf(accounts, asOf, meta, subject => {
    const learned = {
      parts: partsOf(subject.rows, consumerFigureOf, CONSUMER_FIGURE_ORDER),
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
      parts: partsOf(rows, figureOf, BUSINESS_FIGURE_ORDER),
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
    return { ...balancesOf(account, subject), periods: periodsFor(subject) };
  });
  const { whole, currencyCode, combinedNotComputed } = combined(accounts, subjects);
  if (whole === null) return { accounts: assessed, combined: null, combinedNotComputed, meta };
  const known = assessed[subjects.indexOf(whole)]?.periods;
  return {
    accounts: assessed,
    combined: { currencyCode, periods: known ?? periodsFor(whole) },
    combinedNotComputed: null,
    meta,
  };
}

// Tax paid off in instalments, a sign of arrears.

/**
 * HMRC collects Time to Pay, but also single and budget payments, by one direct debit system (Debt Management and Banking
 * Manual, DMBM200210): this many in one amount are a plan.
 */
const FEWEST_INSTALMENTS = 3;

/** `taxes`: of the whole history, so that an instalment is one in every period. */
function taxPlansOf(taxes: readonly HealthRow[]): (row: HealthRow) => boolean {
  const planned = new Set(taxes.filter(({ entry }) => isWordedTaxPlan(entry)));
  const collected = taxes.filter(({ entry }) => !entry.isCredit && isNationalDirectDebit(entry));
  for (const instalments of groupedBy(collected, ({ entry }) => entry.minor).values())
    if (instalments.length >= FEWEST_INSTALMENTS) for (const row of instalments) planned.add(row);
  return row => planned.has(row);
}

// The five periods of a subject: facts gathered once for each, then measured.

const LONGEST = 360;

export function periodsOf<Figure extends string, Metrics>(
  subject: Subject,
  figureOf: FigureOf<Figure>,
  asOf: EpochDay | null,
  measure: (facts: PeriodFacts<Figure>) => Metrics,
): HealthPeriods<PeriodFrame & Metrics> {
  const { current, creditLine } = subject;
  const history = historyOf(subject.sources, asOf);
  const longest = spanOf(LONGEST, history);
  const balances =
    longest === null
      ? []
      : rebuiltBalances(
          current,
          subject.rows.map(({ entry }) => entry),
          longest.from,
          longest.to,
        );
  const byFigure = groupedBy(subject.rows, figureOf);
  const byCategory = groupedBy(subject.rows, ({ category }) => category.slug);
  const monthTotals = monthTotalsOf(subject.rows);
  const returned = returnedSignsOf(subject.rows);
  const measured = (daysRequested: number): PeriodFrame & Metrics => {
    const span = spanOf(daysRequested, history);
    const days = daysIn(span);
    const within = (rows: readonly HealthRow[]) => (span === null ? [] : rowsFrom(rows, span.from));
    const facts: PeriodFacts<Figure> = {
      days,
      rows: within(subject.rows),
      byFigure: eachOf(byFigure, within),
      byCategory: eachOf(byCategory, within),
      within,
      balances: balances.slice(balances.length - days),
      current,
      creditLine,
      wholeMonths: span === null ? [] : wholeMonthsIn(span),
      monthTotals,
      returned: within(returned),
    };
    return {
      from: span === null ? null : textOf(span.from),
      to: span === null ? null : textOf(span.to),
      coverage: {
        daysRequested,
        daysAvailable: days,
        carriedFrom: null,
        historyFrom: history === null ? null : textOf(history.from),
        basis: history?.basis ?? null,
      },
      ...measure(facts),
    };
  };
  const lastNinetyDays = measured(90);
  const isLong = measuresLongPeriods(history);
  const measuredOrCarried = (daysRequested: number) =>
    isLong ? measured(daysRequested) : carried(lastNinetyDays, daysRequested);
  return {
    lastThirtyDays: measured(30),
    lastSixtyDays: measured(60),
    lastNinetyDays,
    lastOneEightyDays: measuredOrCarried(180),
    lastThreeSixtyDays: measuredOrCarried(LONGEST),
  };
}

function carried<Period extends PeriodFrame>(lastNinetyDays: Period, daysRequested: number): Period {
  const { coverage } = lastNinetyDays;
  return { ...lastNinetyDays, coverage: { ...coverage, daysRequested, carriedFrom: 'lastNinetyDays' } };
}

/** By halves: all groups of rows are cut for all periods. */
function rowsFrom(rows: readonly HealthRow[], from: EpochDay): readonly HealthRow[] {
  const first = firstPlace(rows.length, place => (rows[place] as HealthRow).entry.day >= from);
  return first === 0 ? rows : rows.slice(first);
}

function eachOf<Key>(
  groups: ReadonlyMap<Key, readonly HealthRow[]>,
  cut: (rows: readonly HealthRow[]) => readonly HealthRow[],
): Map<Key, readonly HealthRow[]> {
  return new Map([...groups].map(([key, rows]) => [key, cut(rows)]));
}

// The figures of one period of a business.

type BusinessMeasures = ActivityMetrics & BalanceMetrics & BusinessMetrics;

/** Money for goods and services; staff and people are no suppliers. */
const SUPPLIED = ['rent', 'utilities', 'otherOperatingCosts'] as const satisfies readonly BusinessFigure[];
/** Money moved or borrowed is neither earned nor burnt, so the runway leaves it out. */
const FINANCING = ['transfersIn', 'transfersOut', 'borrowingReceived', 'ownerContributions'] as const;

/** Of the whole history. */
interface Learned {
  readonly parts: readonly Part<BusinessFigure>[];
  readonly isTaxPlan: (row: HealthRow) => boolean;
}

function businessMetricsOf(
  facts: PeriodFacts<BusinessFigure>,
  { parts, isTaxPlan }: Learned,
): BusinessMeasures {
  const { current, balances, days } = facts;
  const flows = flowsOf(facts);
  const { byFigure } = flows;
  const cost = (figure: BusinessFigure) => majorOf(costOf(byFigure, [figure]));
  const received = (figure: BusinessFigure) => majorOf(creditOf(byFigure, figure));
  const revenue = -costOf(byFigure, ['revenue']);
  const operating = costOf(byFigure, OPERATING_FIGURES);
  const loans = costOf(byFigure, ['loanRepayments']);
  const outflow = flows.debit - flows.credit - costOf(byFigure, FINANCING);
  const placedIn = (...figures: BusinessFigure[]) =>
    figures.flatMap(figure => facts.byFigure.get(figure) ?? []);
  const lending = placedIn('borrowingReceived', 'loanRepayments').sort(byDay);
  const advances = lending.filter(({ entry }) => isWordedAdvance(entry));
  const outgoings = costOf(byFigure, [...OPERATING_FIGURES, 'taxes', 'loanRepayments']);
  const vat = placedIn('taxes').filter(({ entry }) => isWordedVat(entry));
  const bought = placedIn(...SUPPLIED)
    .filter(({ entry }) => !entry.isCredit)
    .sort(byDay);
  return {
    ...activityOf(facts, flows),
    ...balanceMetricsOf(facts, flows.credit - flows.debit),
    breakdown: breakdownOf(parts, facts),
    ...revenueMetricsOf(placedIn('revenue'), facts),
    supplierConcentration: concentrationOf(bought, () => true),
    operatingCosts: majorOf(operating),
    payroll: cost('payroll'),
    payrollHeadcount: payrollHeadcountOf(placedIn('payroll')),
    rent: cost('rent'),
    utilities: cost('utilities'),
    paymentsToPeople: cost('paymentsToPeople'),
    otherOperatingCosts: cost('otherOperatingCosts'),
    operatingMargin: ratioOf(revenue - operating, revenue),
    taxes: cost('taxes'),
    vat: evidencedNet(vat),
    taxPaymentPlans: evidencedCost(placedIn('taxes').filter(isTaxPlan)),
    loanRepayments: majorOf(loans),
    loanServiceCover: ratioOf(revenue - operating, loans),
    borrowing: borrowingOf(lending),
    merchantCashAdvance: advanceOf(advances),
    ownerDrawings: cost('ownerDrawings'),
    ownerContributions: received('ownerContributions'),
    netOwnerDrawings: evidencedNet(placedIn('ownerDrawings', 'ownerContributions').sort(byDay)),
    borrowingReceived: received('borrowingReceived'),
    transfersIn: received('transfersIn'),
    transfersOut: cost('transfersOut'),
    otherCredits: received('otherCredits'),
    refundsNetted: majorOf(sumOf(BUSINESS_COST_FIGURES.map(figure => creditOf(byFigure, figure)))),
    burnPerMonth: majorOrNull(perMonth(outflow, days)),
    runwayDays: runwayOf(current, outflow, days),
    bufferDays: daysCovered(averageOf(balances, current), outgoings, days),
  };
}

function advanceOf(rows: readonly HealthRow[]): BusinessMetrics['merchantCashAdvance'] {
  const received = rows.filter(({ entry, isNetted }) => entry.isCredit && !isNetted);
  return {
    received: majorOf(sumOf(received.map(({ entry }) => entry.minor))),
    repaid: majorOf(costIn(rows)),
    transactionIds: idsOf(rows),
  };
}

function runwayOf(balance: Minor, outflow: Minor, days: number): number | null {
  return outflow > 0 ? Math.floor((Math.max(0, balance) * days) / outflow) : null;
}

// How many people are paid.

/** `wages`: rows of payroll. A bulk payment names nobody. */
function payrollHeadcountOf(wages: readonly HealthRow[]): number | null {
  const named = wages.flatMap(row => {
    const { isPerson, words } = payerOf(row);
    return row.entry.isCredit || !isPerson ? [] : [{ month: row.entry.month, person: words.join(' ') }];
  });
  const months = [...groupedBy(named, ({ month }) => month).values()];
  const counts = months.map(paid => new Set(paid.map(({ person }) => person)).size);
  return counts.length === 0 ? null : Math.max(...counts);
}
