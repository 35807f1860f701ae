/** How evenly customers pay: invoices are not seen, so lateness shows as a spread of the gaps between payments. */
import { roundedTo } from '../base/money.js';
import { median, medianDeviation } from '../base/statistics.js';
import type { BusinessMetrics } from '../model/health.js';
import { groupedBy } from './grouped.js';
import type { HealthRow } from './rows.js';

const FEWEST_PAYMENTS = 3;

/** Payments of one day are one payment. Rows come by day. */
export function latePaymentSpreadOf(rows: readonly HealthRow[]): BusinessMetrics['latePaymentSpread'] {
  const spreads = [...groupedBy(rows, ({ decision }) => decision.payee).values()]
    .map(customer => [...new Set(customer.map(({ entry }) => entry.day))])
    .filter(days => days.length >= FEWEST_PAYMENTS)
    .map(days => medianDeviation(days.slice(1).map((day, index) => day - (days[index] as number))) as number);
  const typical = median(spreads);
  return { days: typical === null ? null : roundedTo(typical, 2), customerCount: spreads.length };
}
