/** Bills as callers see them: those that go on, those that stopped, and those that changed. */
import { textOf } from '../base/calendar.js';
import { type Minor, majorOf } from '../base/money.js';
import type { Bill } from '../bills/bill.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryOf, UNEXPLAINED_PAYMENT } from '../enrichment/words/categories.js';
import type { EstimatedSection } from '../model/affordabilityStatement.js';
import type { ChangedBill, RegularBill, StoppedBill } from '../model/regularBills.js';
import type { EntryPayment } from '../streams/payments.js';
import type { OwnPart } from './ownership.js';

export interface BillResults {
  readonly regularBills: readonly RegularBill[];
  readonly stoppedBills: readonly StoppedBill[];
  readonly changedBills: readonly ChangedBill[];
}

export function billResultsOf(bills: readonly Bill[], own: OwnPart): BillResults {
  const ordered = [...bills].sort(byCategory);
  const going = ordered.filter(({ isStopped }) => !isStopped);
  return {
    regularBills: going.map(bill => billResult(bill, own)),
    stoppedBills: ordered
      .filter(({ isStopped }) => isStopped)
      .map(bill => ({
        ...billResult(bill, own),
        lastAmount: partOf(bill, (bill.payments.at(-1) as EntryPayment).minor, own),
      })),
    changedBills: going.flatMap(bill =>
      bill.change === null
        ? []
        : [
            {
              ...billResult(bill, own),
              previousPayment: partOf(bill, bill.change.previous, own),
              currentPayment: partOf(bill, bill.expected, own),
              since: textOf(bill.change.since),
            },
          ],
    ),
  };
}

export function billResult(bill: Bill, own: OwnPart): RegularBill {
  const { slug, affordability, sfs } = categoryOf(bill.category);
  return {
    payee: bill.payee,
    category: slug,
    section: affordability as EstimatedSection,
    sfs,
    frequency: bill.rhythm.frequency,
    payment: partOf(bill, bill.expected, own),
    monthlyAmount: partOf(bill, bill.monthly, own),
    lastDate: textOf((bill.payments.at(-1) as EntryPayment).day),
    reason: bill.category === UNEXPLAINED_PAYMENT ? 'unexplained-regular-payment' : null,
    transactionIds: bill.entries.map(({ entry }) => entry.transactionId),
  };
}

function partOf({ entries }: Bill, minor: Minor, own: OwnPart): number {
  return majorOf(own(minor, (entries.at(-1) as EnrichedEntry).entry));
}

/** Two bills of one payee: the one paid first. */
function byCategory(a: Bill, b: Bill): number {
  const [payeeA, payeeB] = [a.payee, b.payee];
  return (
    a.category - b.category ||
    (payeeA < payeeB ? -1 : payeeA > payeeB ? 1 : 0) ||
    (a.payments[0] as EntryPayment).day - (b.payments[0] as EntryPayment).day
  );
}
