/** What customers paid, how it moves, and on how few it hangs. */
import type { MonthIndex } from '../base/calendar.js';
import { type Minor, majorOf, roundedTo, sumOf } from '../base/money.js';
import { yearAndMonth } from '../base/months.js';
import { mean, slopeOf, variationOf } from '../base/statistics.js';
import type { BusinessMetrics } from '../model/businessHealth.js';
import type { MonthRevenue } from '../model/businessRevenue.js';
import type { Rail } from '../model/rail.js';
import { signedOf } from './balances.js';
import { concentrationOf } from './concentration.js';
import { evidencedTotal } from './evidence.js';
import { monthlySums } from './months.js';
import { customerPaymentGapOf, latePaymentSpreadOf } from './paymentTiming.js';
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
  const customers = received.filter(row => isCustomer(row) && row.decision.payee !== '');
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
