/**
 * True affordability of a history: what each complete month brought and cost, and what a month brings and costs as of
 * asOf. Bills are estimated at what they cost now, all other costs as the mean of the latest six complete months, income as
 * the sum of the monthly amounts of all streams, beyond the three that income verification shows too.
 */
import { addDays } from '../../dates.js';
import type { History } from '../history.js';
import { completeMonths, monthOf, windowStart } from '../months.js';
import { billsOf, mean, penceOf } from './bills.js';
import { bySection, COSTS, type Range, type Section, sectionOf } from './sections.js';

const MONTHS_OF_ESTIMATE = 6;
/** With no more days than these out of sight a month may be taken as whole or left out. */
const DAYS_OF_DOUBT = 2;

type Totals = Readonly<Record<Section, Range>>;

export interface AffordabilityTruth {
  /** By `YYYY-MM`, latest first: twelve at most. */
  readonly months: ReadonlyMap<string, Totals>;
  /** A month; null where nobody could state it. */
  readonly estimates: Readonly<Record<Section, Range | null>>;
}

/** Where the money of a transaction truly belongs. */
export interface Place {
  readonly section: Section;
  /** Of the purchase where it is a refund. */
  readonly category: string;
  /** Adds to income or to cost, or takes from it. */
  readonly sign: 1 | -1;
}

export function affordabilityTruth(history: History): AffordabilityTruth {
  const { request, asOf } = history;
  const first = request.transactions[0]?.bookingDate ?? asOf;
  const monthsFrom = (before: number, after: number) =>
    completeMonths(later(addDays(first, -before), windowStart(asOf)), addDays(asOf, after));
  const totals = totalsOf(history, monthsFrom(DAYS_OF_DOUBT, DAYS_OF_DOUBT));
  const answers = [0, DAYS_OF_DOUBT].flatMap(before =>
    [0, DAYS_OF_DOUBT].map(after => monthsFrom(before, after).slice(0, MONTHS_OF_ESTIMATE)),
  );
  return {
    months: new Map(monthsFrom(0, 0).map(month => [month, totals.get(month) as Totals])),
    estimates: bySection(section =>
      section === 'income' ? incomeEstimate(history) : costEstimate(history, section, totals, answers),
    ),
  };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function totalsOf(history: History, months: readonly string[]): Map<string, Totals> {
  const totals = new Map(months.map(month => [month, bySection<Range>(() => ({ least: 0, most: 0 }))]));
  const places = placesOf(history);
  const open = openRefunds(history);
  const undecidable = new Set(history.truth.undecidable);
  for (const row of history.request.transactions) {
    const month = totals.get(monthOf(row.bookingDate));
    if (month === undefined || row.status !== 'Booked') continue;
    const pence = penceOf(row);
    const place = places.get(row.transactionId);
    if (open.has(row.transactionId)) for (const section of COSTS) month[section].least -= pence;
    else if (undecidable.has(row.transactionId)) month.income.most += pence;
    else if (place !== undefined) {
      month[place.section].least += place.sign * pence;
      month[place.section].most += place.sign * pence;
    }
  }
  return totals;
}

/** Of every transaction that counts. */
export function placesOf({ request, truth }: History): Map<string, Place> {
  const purchaseOf = new Map(truth.refunds);
  const places = new Map<string, Place>();
  for (const { transactionId, creditDebitIndicator } of request.transactions) {
    const purchase = purchaseOf.get(transactionId);
    const category = truth.categories[purchase ?? transactionId] as string;
    const section = sectionOf(category);
    const isCredit = creditDebitIndicator === 'Credit';
    if (section === null) continue;
    if (isCredit && section !== 'income' && purchase === undefined) continue;
    places.set(transactionId, { section, category, sign: isCredit && section !== 'income' ? -1 : 1 });
  }
  return places;
}

/** Refunds of what is out of sight: which cost they return, or whether any, nobody can tell. */
export function openRefunds({ truth }: History): Set<string> {
  const paired = new Set(truth.refunds.map(([credit]) => credit));
  return new Set(
    truth.notIncome.flatMap(({ reason, transactionIds }) =>
      reason === 'refund' || reason === 'returned-payment' || reason === 'chargeback'
        ? transactionIds.filter(id => !paired.has(id))
        : [],
    ),
  );
}

/** Over whichever of the sets of months is taken. */
function costEstimate(
  history: History,
  section: Section,
  totals: ReadonlyMap<string, Totals>,
  answers: readonly (readonly string[])[],
): Range | null {
  const bills = billsOf(history).filter(({ category }) => sectionOf(category) === section);
  const ranges = answers
    .filter(months => months.length > 0)
    .map(months => {
      const figures = months.map(month => (totals.get(month) as Totals)[section]);
      const range = {
        least: mean(figures.map(({ least }) => least)),
        most: mean(figures.map(({ most }) => most)),
      };
      for (const { recordedIn, monthly } of bills) {
        const recorded = recordedIn(months) / months.length;
        const { least, most } = monthly(recorded);
        range.least += least - recorded;
        range.most += most - recorded;
      }
      return range;
    });
  if (answers[0]?.length === 0) return null;
  return {
    least: Math.min(...ranges.map(({ least }) => least)),
    most: Math.max(...ranges.map(({ most }) => most)),
  };
}

function incomeEstimate({ truth }: History): Range | null {
  const amounts = [...truth.streams, ...truth.streamsBeyondThree].map(({ monthlyAmount }) => monthlyAmount);
  if (truth.undecidable.length > 0 || amounts.includes(null)) return null;
  const pence = Math.round(100 * amounts.reduce<number>((sum, amount) => sum + (amount as number), 0));
  return { least: pence, most: pence };
}
