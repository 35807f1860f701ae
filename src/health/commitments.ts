/** Outgoings that recur: what a household is bound to pay again, by the way it is paid or by its regularity. */

import { groupedBy } from '../base/grouped.js';
import { median, medianDeviation } from '../base/statistics.js';
import { classIdOf } from '../enrichment/categories.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import { recogniseCadence } from '../streams/cadence.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { consumerFigureOf, SPENDING_FIGURES } from './consumerFigures.js';
import type { HealthRow } from './rows.js';
import type { Subject } from './subject.js';

const RECURRING_CARD = classIdOf('recurring-card-payment');
const RECURRING_CLASSES = new Set(['direct-debit', 'standing-order'].map(classIdOf).concat(RECURRING_CARD));
const SUBSCRIBED: ReadonlySet<string> = new Set(['digital-subscriptions', 'gym-and-fitness']);
/** More payments than this to one payee are a habit, whatever their days: weekly for a year and a half. */
const MOST_PAYMENTS = 80;
const FEWEST_PAYMENTS = 3;
const STEADY = 0.1;

/** Learned from the whole history, so that a row is a commitment in every period or in none. */
export interface Commitments {
  readonly rows: readonly HealthRow[];
  /** By what they buy or how they are paid, whether they recur or not. */
  readonly subscriptions: readonly HealthRow[];
}

export function commitmentsOf(subject: Subject): Commitments {
  return {
    rows: recurringOf(subject),
    subscriptions: subject.rows.filter(
      row => isSubscription(row) && consumerFigureOf(row) === 'discretionarySpending',
    ),
  };
}

function recurringOf({ rows, calendar }: Subject): HealthRow[] {
  const committed = new Set<LedgerEntry>();
  const others: HealthRow[] = [];
  for (const row of rows) {
    if (row.entry.isCredit || row.transfer !== null) continue;
    if (RECURRING_CLASSES.has(row.decision.classId)) committed.add(row.entry);
    else if (row.decision.payee !== '') others.push(row);
  }
  for (const payments of groupedBy(others, ({ decision }) => decision.payee).values())
    if (isRecurring(payments, calendar)) for (const { entry } of payments) committed.add(entry);
  return rows.filter(
    row => committed.has(row.refundOf ?? row.entry) && SPENDING_FIGURES.has(consumerFigureOf(row)),
  );
}

function isSubscription({ category, decision }: HealthRow): boolean {
  return SUBSCRIBED.has(category.slug) || decision.classId === RECURRING_CARD;
}

function isRecurring(payments: readonly HealthRow[], calendar: WorkingCalendar): boolean {
  if (payments.length < FEWEST_PAYMENTS || payments.length > MOST_PAYMENTS) return false;
  const amounts = payments.map(({ entry }) => entry.minor);
  const usual = median(amounts) as number;
  if ((medianDeviation(amounts, usual) as number) > STEADY * usual) return false;
  const days = [...new Set(payments.map(({ entry }) => entry.day))];
  return recogniseCadence(days, calendar).schedule !== null;
}
