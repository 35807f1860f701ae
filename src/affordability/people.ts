/**
 * Money that goes to people. Regular payments are owed to somebody: rent to a private landlord, maintenance, a childminder, a debt to a
 * friend. So they are a commitment, on the line that their words name, or else on a line of their own. Other payments to people do not
 * recur, and are shown beside the estimate. What the same person pays back is subtracted.
 */
import type { EpochDay } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import { squash } from '../base/text.js';
import type { Bill } from '../bills/bill.js';
import { type BillSetting, regularlyPaid } from '../bills/bills.js';
import type { TableMonth } from '../bills/tableMonths.js';
import type { PaymentsToPeople } from '../contract/affordability/affordabilityResult.js';
import { PAYMENT_PURPOSES } from '../data/paymentsToPeople.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf, UNEXPLAINED_PAYMENT } from '../enrichment/words/categories.js';
import { wordRunsOf } from '../income/wordRuns.js';
import type { CategoryId } from '../model/taxonomy.js';
import type { EntryPayment } from '../streams/payments.js';
import { idsOf } from './ids.js';
import type { PersonShare } from './ownership.js';

const PERSON_TO_PERSON = categoryIdOf('person-to-person');
const PURPOSES = PAYMENT_PURPOSES.map(([slug, words]) => ({
  category: categoryIdOf(slug),
  words: new Set(words.split(';').map(squash)),
}));
const DAYS_PER_YEAR = 365;
const MONTHS_IN_YEAR = 12;
/** A shorter time counts as a month. */
const FEWEST_DAYS = 28;

/** Returns the same entries, in which commitments to people, and what came back of them, count toward their purpose. */
export function withCommitments(
  entries: readonly EnrichedEntry[],
  setting: BillSetting,
): readonly EnrichedEntry[] {
  const ofPeople = groupedBy(entries.filter(isOfPerson), ({ decision }) => decision.payee.key);
  const taken = new Map<number, CategoryId>();
  for (const [payee, rows] of ofPeople) {
    if (payee === '') continue;
    const toward = purposeOf(rows);
    const paid = rows.filter(({ entry }) => !entry.isCredit).map(row => ({ ...row, countsToward: toward }));
    const commitments = regularlyPaid(paid, setting);
    for (const { entry } of commitments.flatMap(bill => bill.entries)) taken.set(entry.index, toward);
    const since = Math.min(...commitments.map(firstDayOf));
    for (const { entry } of rows) if (entry.isCredit && entry.day >= since) taken.set(entry.index, toward);
  }
  return taken.size === 0
    ? entries
    : entries.map(row => {
        const countsToward = taken.get(row.entry.index);
        return countsToward === undefined ? row : { ...row, countsToward };
      });
}

/**
 * Whether the money went to or came from a person who holds none of the accounts. Payments between the holders' accounts are own transfers.
 */
function isOfPerson({ countsToward, transfer, refundOf }: EnrichedEntry): boolean {
  return countsToward === PERSON_TO_PERSON && transfer === null && refundOf === null;
}

function purposeOf(rows: readonly EnrichedEntry[]): CategoryId {
  const runs = new Set(rows.flatMap(({ entry }) => (entry.isCredit ? [] : wordRunsOf(entry))));
  const purpose = PURPOSES.find(({ words }) => [...words].some(word => runs.has(word)));
  return purpose?.category ?? UNEXPLAINED_PAYMENT;
}

function firstDayOf({ payments }: Bill): EpochDay {
  return (payments[0] as EntryPayment).day;
}

/**
 * Subtracts what people pay back from their bills, the largest first. `entries` are as `withCommitments` returns them. A bill that is paid
 * back in full is dropped.
 */
export function withoutPaybacks(
  bills: readonly Bill[],
  entries: readonly EnrichedEntry[],
  asOf: EpochDay,
): readonly Bill[] {
  const paidBack = groupedBy(
    entries.filter(row => row.entry.isCredit && row.decision.category === PERSON_TO_PERSON),
    keyOf,
  );
  if (paidBack.size === 0) return bills;
  const left = new Map<string, Minor>();
  const ofPeople = bills
    .filter(({ entries: [row], isStopped }) => row?.decision.category === PERSON_TO_PERSON && !isStopped)
    .toSorted((a, b) => b.monthly - a.monthly);
  const net = new Map<Bill, Minor>();
  for (const bill of ofPeople) {
    const key = keyOf(bill.entries[0] as EnrichedEntry);
    const days = Math.max(FEWEST_DAYS, asOf - firstDayOf(bill) + 1);
    const back =
      left.get(key) ??
      scaled(
        sumOf((paidBack.get(key) ?? []).map(({ entry }) => entry.minor)),
        DAYS_PER_YEAR,
        MONTHS_IN_YEAR * days,
      );
    const off = Math.min(back, bill.monthly);
    left.set(key, back - off);
    net.set(bill, bill.monthly - off);
  }
  return bills.flatMap(bill => {
    const monthly = net.get(bill) ?? bill.monthly;
    return monthly === 0 && bill.monthly > 0 ? [] : [monthly === bill.monthly ? bill : { ...bill, monthly }];
  });
}

function keyOf({ countsToward, decision }: EnrichedEntry): string {
  return `${countsToward}|${decision.payee.key}`;
}

export interface PeopleQuestion {
  /** As `withCommitments` gave them. */
  readonly entries: readonly EnrichedEntry[];
  /** The complete months over which irregular amounts are averaged. Without one, all months are scaled by their days. */
  readonly averaged: readonly TableMonth[];
  readonly from: EpochDay;
  readonly asOf: EpochDay;
  readonly personShare: PersonShare;
}

export interface PeopleTotals {
  readonly monthly: Minor;
  readonly result: PaymentsToPeople;
}

/** Payments to people that are not commitments, less what the same people paid. */
export function paymentsToPeopleOf({
  entries,
  averaged,
  from,
  asOf,
  personShare,
}: PeopleQuestion): PeopleTotals {
  const months = new Set(averaged.map(({ month }) => month));
  const used = entries.filter(row => isOfPerson(row) && (months.size === 0 || months.has(row.entry.month)));
  const paid = used.filter(({ entry }) => !entry.isCredit);
  const partOf = ({ entry }: EnrichedEntry) => personShare(entry.minor, entry);
  let total = 0;
  for (const [payee, rows] of groupedBy(used, ({ decision }) => decision.payee.key)) {
    const sum = (isCredit: boolean) =>
      sumOf(rows.filter(({ entry }) => entry.isCredit === isCredit).map(partOf));
    total += payee === '' ? sum(false) : Math.max(0, sum(false) - sum(true));
  }
  const monthly =
    months.size > 0
      ? scaled(total, 1, months.size)
      : scaled(total, DAYS_PER_YEAR, MONTHS_IN_YEAR * Math.max(FEWEST_DAYS, asOf - from + 1));
  return {
    monthly,
    result: {
      monthlyMean: majorOf(monthly),
      count: paid.length,
      transactionIds: idsOf(paid.map(({ entry }) => entry)),
    },
  };
}
