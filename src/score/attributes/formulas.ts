/** The few forms that most formulas have. */
import type { EpochDay } from '../../base/calendar.js';
import { type Minor, scaled, shareOf, sumOf } from '../../base/money.js';
import { medianDeviation } from '../../base/statistics.js';
import { signedOf } from '../../health/balances.js';
import type { DayBalance } from '../../health/periodFacts.js';
import { perMonth, ratioOf } from '../../health/rates.js';
import type { HealthRow } from '../../health/rows.js';
import type { AffordabilitySection, CategoryGroup, CategorySlug } from '../../model/taxonomy.js';
import type { Measured } from './attributeRow.js';
import type { AttributeFacts, Flows, Month, Period } from './facts.js';

type AmountOf = (flows: Flows) => Minor;
type Rows = Pick<Flows, 'rows'>;
type IsMeant = (row: HealthRow) => boolean;

const FEWEST_PAYMENTS = 3;
/** A trend compares the latest three months with the three before. */
const MONTHS_COMPARED = 3;
export const FEWEST_FOR_TREND = 2 * MONTHS_COMPARED;

export const incomeOf: AmountOf = ({ income }) => income;

export function costOf(...slugs: readonly CategorySlug[]): AmountOf {
  const meant = new Set(slugs);
  return ({ costs }) => sumOf([...costs].map(([{ slug }, minor]) => (meant.has(slug) ? minor : 0)));
}

export function costOfGroups(...groups: readonly CategoryGroup[]): AmountOf {
  return ({ costs }) => sumOf([...costs].map(([{ group }, minor]) => (groups.includes(group) ? minor : 0)));
}

export function costOfSections(...sections: readonly AffordabilitySection[]): AmountOf {
  return ({ costs }) =>
    sumOf([...costs].map(([{ affordability }, minor]) => (sections.includes(affordability) ? minor : 0)));
}

/** Fixed, flexible and debt. */
export const spendingOf: AmountOf = costOfSections('fixed', 'flexible', 'debt');

/** Credits less debits of the rows meant. */
export function netOf(isMeant: IsMeant): (of: Rows) => Minor {
  return ({ rows }) => sumOf(rows.filter(isMeant).map(({ entry }) => signedOf(entry)));
}

export function perMonthOf(amountOf: AmountOf): (period: Period) => Measured {
  return period => perMonth(amountOf(period), period.days) ?? 'short-history';
}

export function shareOfIncome(amountOf: AmountOf): (flows: Flows) => Measured {
  return flows => ratioOf(amountOf(flows), flows.income) ?? 'no-income';
}

export function shareOfSpending(amountOf: AmountOf): (flows: Flows) => Measured {
  return flows => ratioOf(amountOf(flows), spendingOf(flows)) ?? 'no-spending';
}

export function isDebitOf(...slugs: readonly CategorySlug[]): IsMeant {
  const meant = new Set(slugs);
  return ({ entry, category }) => !entry.isCredit && meant.has(category.slug);
}

export function isCreditOf(...slugs: readonly CategorySlug[]): IsMeant {
  const meant = new Set(slugs);
  return ({ entry, category }) => entry.isCredit && meant.has(category.slug);
}

export function countOf(isMeant: IsMeant): (of: Rows) => number {
  return ({ rows }) => rows.filter(isMeant).length;
}

/** The number of different payees. Rows that name nobody count as one payee for each category. */
export function payeesOf({ rows }: Rows, isMeant: IsMeant): Set<string> {
  return new Set(rows.filter(isMeant).map(({ decision, category }) => decision.payee.key || category.slug));
}

export function payeeCountOf(isMeant: IsMeant): (of: Rows) => number {
  return of => payeesOf(of, isMeant).size;
}

const RECENT_DAYS = 90;

/** Splits the rows of a longer period into those of its last 90 days and those before. */
export function recentAndBefore(
  { rows }: Rows,
  { asOf }: AttributeFacts,
): readonly [recent: Rows, before: Rows] {
  const isRecent = ({ entry }: HealthRow) => entry.day > asOf - RECENT_DAYS;
  return [{ rows: rows.filter(isRecent) }, { rows: rows.filter(row => !isRecent(row)) }];
}

export function daysSinceLast(isMeant: IsMeant): (period: Period, facts: AttributeFacts) => Measured {
  return ({ rows }, { asOf }) => {
    const last = rows.findLast(isMeant);
    return last === undefined ? 'none-seen' : asOf - last.entry.day;
  };
}

export function shareOfMonths(has: (month: Month) => boolean): (months: readonly Month[]) => Measured {
  return months => shareOf(months.filter(has).length, months.length) ?? 'too-few-months';
}

/** The latest three months' mean over that of the three before, less 1. */
export function trendOf(amountOf: AmountOf): (months: readonly Month[]) => Measured {
  return months => {
    const amounts = months.slice(-FEWEST_FOR_TREND).map(amountOf);
    return changeOf(sumOf(amounts.slice(0, MONTHS_COMPARED)), sumOf(amounts.slice(MONTHS_COMPARED)));
  };
}

/** From before to after, as a ratio of before. */
export function changeOf(before: Minor, after: Minor): Measured {
  return ratioOf(after - before, before) ?? 'none-seen';
}

/** How unevenly days follow each other: the median absolute deviation of the gaps between them. */
export function gapDeviationOf(days: readonly EpochDay[]): Measured {
  const distinct = [...new Set(days)];
  if (distinct.length < FEWEST_PAYMENTS) return 'too-few-payments';
  const gaps = distinct.slice(1).map((day, index) => day - (distinct[index] as EpochDay));
  return medianDeviation(gaps) ?? 'too-few-payments';
}

/** The mean of at least one value. */
export function meanOf(values: readonly Minor[]): Minor {
  return scaled(sumOf(values), 1, values.length);
}

/** Measures a period's balances, of which there is at least one. */
export function ofBalances(
  measure: (balances: readonly DayBalance[], period: Period) => Measured,
): (period: Period) => Measured {
  return period => (period.balances === null ? 'no-balance' : measure(period.balances, period));
}
