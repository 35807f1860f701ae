/** How often and how evenly customers pay: invoices are not seen, so lateness shows as a spread of the gaps. */
import { groupedBy } from '../base/grouped.js';
import { roundedTo } from '../base/money.js';
import { mean, median, medianDeviation } from '../base/statistics.js';
import type { BusinessMetrics } from '../model/businessHealth.js';
import type { HealthRow } from './rows.js';

const FEWEST_PAYMENTS = 3;

/** Rows come by day. */
export function latePaymentSpreadOf(rows: readonly HealthRow[]): BusinessMetrics['latePaymentSpread'] {
  return typicalOver(gapsByCustomer(rows, FEWEST_PAYMENTS), gaps => medianDeviation(gaps) as number);
}

export function customerPaymentGapOf(rows: readonly HealthRow[]): BusinessMetrics['customerPaymentGap'] {
  return typicalOver(gapsByCustomer(rows, 2), gaps => mean(gaps) as number);
}

/** Days between payments, for each customer with so many; payments of one day are one payment. */
function gapsByCustomer(rows: readonly HealthRow[], fewest: number): number[][] {
  return [...groupedBy(rows, ({ decision }) => decision.payee).values()]
    .map(customer => [...new Set(customer.map(({ entry }) => entry.day))])
    .filter(days => days.length >= fewest)
    .map(days => days.slice(1).map((day, index) => day - (days[index] as number)));
}

function typicalOver(customers: readonly number[][], figureOf: (gaps: readonly number[]) => number) {
  const typical = median(customers.map(figureOf));
  return { days: typical === null ? null : roundedTo(typical, 2), customerCount: customers.length };
}
