/**
 * What a bill costs in a calendar month as of asOf, as a careful person would state it who reads the statement: a credit
 * agreement, a tenancy or a tariff obliges to the payment of today, not to the mean of what was asked before, and to
 * nothing once it has ended. Where the statement leaves it open, every figure that could be stated is right.
 */
import type { Transaction } from '../../../../src/model/transaction.js';
import { addDays, dayInMonth } from '../../dates.js';
import type { History, MonthlyBill, PeriodicBill } from '../history.js';
import { monthOf, windowStart } from '../months.js';
import type { Range } from './sections.js';

export interface TrueBill {
  readonly category: string;
  /** Pence that the months recorded of it, what came back taken off. */
  recordedIn(months: readonly string[]): number;
  /** Pence a month; `recorded` is its mean over the months that count. */
  monthly(recorded: number): Range;
}

const MONTHS_OF_VARYING = 6;
const FEWEST_OF_VARYING = 3;
const MISSED_WHEN_STOPPED = 2;
/** A payment this late may yet come. */
const DAYS_OF_GRACE = 10;
const INSTALMENTS_OF_COUNCIL_TAX = 10;
/** A bill of which the whole year shows what it costs. */
const SEASONAL = 'energy';

export function penceOf({ amount }: Transaction): number {
  return Math.round(Number(amount) * 100);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function billsOf(history: History): TrueBill[] {
  const { request, truth, asOf } = history;
  const booked = new Map(
    request.transactions.flatMap(row => (row.status === 'Booked' ? [[row.transactionId, row]] : [])),
  );
  const rowsOf = (ids: readonly string[]) => ids.flatMap(id => booked.get(id) ?? []);
  const returnsOf = new Map<string, string[]>();
  for (const [credit, purchase] of truth.refunds)
    returnsOf.set(purchase, [...(returnsOf.get(purchase) ?? []), credit]);
  const recordedOf = (ids: readonly string[]) => (months: readonly string[]) => {
    const sumOf = (rows: readonly Transaction[]) =>
      rows.reduce((sum, row) => sum + (months.includes(monthOf(row.bookingDate)) ? penceOf(row) : 0), 0);
    return sumOf(rowsOf(ids)) - sumOf(rowsOf(ids.flatMap(id => returnsOf.get(id) ?? [])));
  };
  const periodic = truth.periodicBills.flatMap(bill => {
    const amounts = rowsOf(bill.transactionIds).map(penceOf);
    return amounts.length === 0
      ? []
      : [{ bill, monthly: (recorded: number) => shareOfYear(bill, amounts, recorded) }];
  });
  const monthly = truth.monthlyBills.flatMap(bill => {
    const payments = bill.payments.flatMap(({ day, transactionIds }) => {
      const [row] = rowsOf(transactionIds);
      return row === undefined || day < windowStart(asOf) ? [] : [{ day, pence: penceOf(row) }];
    });
    return payments.length === 0
      ? []
      : [{ bill, monthly: (recorded: number) => currentCost(bill, payments, recorded, asOf) }];
  });
  return [
    ...periodic.map(({ bill, monthly }) => ({
      category: bill.category,
      recordedIn: recordedOf(bill.transactionIds),
      monthly,
    })),
    ...monthly.map(({ bill, monthly }) => ({
      category: bill.category,
      recordedIn: recordedOf(bill.payments.flatMap(({ transactionIds }) => transactionIds)),
      monthly,
    })),
  ];
}

/** The share of the latest or the mean payment. */
function shareOfYear({ perYear, shows }: PeriodicBill, amounts: readonly number[], recorded: number): Range {
  const payments = [amounts.at(-1) as number, mean(amounts)];
  const figures = payments.map(payment => (payment * perYear) / 12);
  if (!shows) {
    // Before the months without it come, instalments of ten look like twelve.
    if (perYear === INSTALMENTS_OF_COUNCIL_TAX && amounts.length > 1) figures.push(...payments);
    // Before the habit shows, it may be taken for a bill of once a year, or for none.
    else figures.push(mean(amounts) / 12, recorded);
  }
  return rangeOf(figures);
}

/** At its current level; where it changes from month to month, the mean payment of six months, of energy of twelve. */
function currentCost(
  { category, varies, missed }: MonthlyBill,
  payments: readonly { readonly day: string; readonly pence: number }[],
  recorded: number,
  asOf: string,
): Range {
  const overdue = missed.filter(day => day <= addDays(asOf, -DAYS_OF_GRACE));
  if (overdue.length >= MISSED_WHEN_STOPPED) return rangeOf([0]);
  const [year, month] = monthOf(asOf).split('-').map(Number) as [number, number];
  const since =
    category === SEASONAL ? '' : dayInMonth(year, month - MONTHS_OF_VARYING, Number(asOf.slice(8)));
  const recent = payments.filter(({ day }) => day > since).map(({ pence }) => pence);
  // One payment at a new level may be an odd one.
  const figures = varies ? [mean(recent)] : recent.slice(-2);
  // It may have ended, or be no more than late.
  if (overdue.length > 0) figures.push(0);
  // What has hardly begun may be no bill at all.
  if (payments.length < (varies ? FEWEST_OF_VARYING : 2)) figures.push(recorded);
  return rangeOf(figures);
}

function rangeOf(figures: readonly number[]): Range {
  return { least: Math.min(...figures), most: Math.max(...figures) };
}
