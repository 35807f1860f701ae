/** Measures what customers paid, how it changes, and on how few customers it depends. */
import type { MonthIndex } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf, roundedTo, sumOf } from '../base/money.js';
import { yearAndMonth } from '../base/months.js';
import { mean, median, medianDeviation, slopeOf, variationOf } from '../base/statistics.js';
import type { BusinessMetrics } from '../contract/health/businessHealth.js';
import type { MonthRevenue } from '../contract/health/businessRevenue.js';
import type { Rail } from '../model/rail.js';
import { signedOf } from './balances.js';
import { concentrationOf } from './concentration.js';
import { evidencedTotal } from './evidence.js';
import { monthlySums } from './monthTotals.js';
import type { PeriodFacts } from './periodFacts.js';
import { majorOrNull, perMonth, ratioOf } from './rates.js';
import type { HealthRow } from './rows.js';
import { isFromProcessor } from './wording.js';

type RevenueMetrics = Pick<
  BusinessMetrics,
  | 'revenue'
  | 'revenuePerMonth'
  | 'grossReceipts'
  | 'revenueReturned'
  | 'returnRate'
  | 'receiptsByRail'
  | 'revenueTrend'
  | 'seasonality'
  | 'customerConcentration'
  | 'latePaymentSpread'
  | 'customerPaymentGap'
  | 'cashDepositShare'
  | 'cardSettlementShare'
>;

const FEWEST_MONTHS = 3;
const BANK_RAILS: ReadonlySet<Rail | null> = new Set<Rail>([
  'bank-credit',
  'faster-payment',
  'transfer',
  'standing-order',
]);

/** `rows` are those placed under revenue. */
export function revenueMetricsOf(
  rows: readonly HealthRow[],
  { days, wholeMonths }: PeriodFacts,
): RevenueMetrics {
  const revenue = sumOf(rows.map(({ entry }) => signedOf(entry)));
  const received = rows.filter(({ entry }) => entry.isCredit);
  const cash = received.filter(isCash);
  const settled = received.filter(row => !isCash(row) && isFromProcessor(row.entry));
  const manyCustomers = new Set([...cash, ...settled]);
  const isCustomer = (row: HealthRow) => !manyCustomers.has(row);
  const customers = received.filter(row => isCustomer(row) && row.decision.payee.kind !== 'nobody');
  const gross = totalOf(received);
  const sums = monthlySums(rows, wholeMonths);
  return {
    revenue: majorOf(revenue),
    revenuePerMonth: majorOrNull(perMonth(revenue, days)),
    grossReceipts: majorOf(gross),
    revenueReturned: majorOf(gross - revenue),
    returnRate: ratioOf(gross - revenue, gross),
    receiptsByRail: receiptsByRailOf({ received, cash, settled }),
    revenueTrend: trendOf(sums),
    seasonality: seasonalityOf(sums, wholeMonths),
    customerConcentration: concentrationOf(received, isCustomer),
    latePaymentSpread: latePaymentSpreadOf(customers),
    customerPaymentGap: customerPaymentGapOf(customers),
    cashDepositShare: ratioOf(totalOf(cash), gross),
    cardSettlementShare: ratioOf(totalOf(settled), gross),
  };
}

interface Receipts {
  readonly received: readonly HealthRow[];
  readonly cash: readonly HealthRow[];
  readonly settled: readonly HealthRow[];
}

function receiptsByRailOf({ received, cash, settled }: Receipts): BusinessMetrics['receiptsByRail'] {
  const apart = new Set([...cash, ...settled]);
  const rest = received.filter(row => !apart.has(row));
  const isTransferred = ({ decision }: HealthRow) => BANK_RAILS.has(decision.rail);
  return {
    cardSettlements: evidencedTotal(settled),
    bankTransfers: evidencedTotal(rest.filter(isTransferred)),
    cashAndCheques: evidencedTotal(cash),
    notStated: evidencedTotal(rest.filter(row => !isTransferred(row))),
  };
}

function isCash({ category }: HealthRow): boolean {
  return category.slug === 'cash-deposit';
}

function totalOf(rows: readonly HealthRow[]): Minor {
  return sumOf(rows.map(({ entry }) => entry.minor));
}

function trendOf(sums: readonly Minor[]): number | null {
  return sums.length < FEWEST_MONTHS ? null : ratioOf(slopeOf(sums) as number, mean(sums) as number);
}

function seasonalityOf(
  sums: readonly Minor[],
  months: readonly MonthIndex[],
): BusinessMetrics['seasonality'] {
  if (sums.length < FEWEST_MONTHS) return null;
  const variation = variationOf(sums);
  const average = mean(sums) as number;
  const shown = months.map((month, index): MonthRevenue => {
    const sum = sums[index] as Minor;
    return {
      ...yearAndMonth(month),
      revenue: majorOf(sum),
      index: ratioOf(sum, average),
    };
  });
  const monthWith = (sum: Minor) => shown[sums.indexOf(sum)] as MonthRevenue;
  return {
    variation: variation === null ? null : roundedTo(variation, 4),
    highestMonth: monthWith(Math.max(...sums)),
    lowestMonth: monthWith(Math.min(...sums)),
    months: shown,
  };
}

// How often and how evenly customers pay: invoices are not seen, so lateness shows as a spread of the gaps.

const FEWEST_PAYMENTS = 3;

/** Rows come by day. */
function latePaymentSpreadOf(rows: readonly HealthRow[]): BusinessMetrics['latePaymentSpread'] {
  return typicalOver(gapsByCustomer(rows, FEWEST_PAYMENTS), gaps => medianDeviation(gaps) as number);
}

function customerPaymentGapOf(rows: readonly HealthRow[]): BusinessMetrics['customerPaymentGap'] {
  return typicalOver(gapsByCustomer(rows, 2), gaps => mean(gaps) as number);
}

/** Days between payments, for each customer with so many; payments of one day are one payment. */
function gapsByCustomer(rows: readonly HealthRow[], fewest: number): number[][] {
  return [...groupedBy(rows, ({ decision }) => decision.payee.key).values()]
    .map(customer => [...new Set(customer.map(({ entry }) => entry.day))])
    .filter(days => days.length >= fewest)
    .map(days => days.slice(1).map((day, index) => day - (days[index] as number)));
}

function typicalOver(customers: readonly number[][], figureOf: (gaps: readonly number[]) => number) {
  const typical = median(customers.map(figureOf));
  return { days: typical === null ? null : roundedTo(typical, 2), customerCount: customers.length };
}
