/** The stage of affordability: takes enriched entries and verified income, and gives months, estimates and indicators. */

import { firstPlace } from '../base/binarySearch.js';
import { addDays, EPOCH, firstDayOf, type MonthIndex, textOf } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf, minorOf, shareOf, sumOf } from '../base/money.js';
import { yearAndMonth } from '../base/months.js';
import { namesOf } from '../base/tables.js';
import type { Bill } from '../bills/bill.js';
import { type BillSetting, steadyBillOf } from '../bills/bills.js';
import { monthsOf, type TableMonth } from '../bills/tableMonths.js';
import type {
  AssessAffordabilityResult,
  MonthAffordability,
} from '../contract/affordability/affordabilityResult.js';
import type { EstimatedSection } from '../contract/affordability/affordabilityStatement.js';
import type { Expenditure, ExpenditureView } from '../contract/affordability/expenditure.js';
import type { IncomeNote } from '../contract/affordability/incomeNotes.js';
import type { ChangedBill, RegularBill, StoppedBill } from '../contract/affordability/regularBills.js';
import { VIEW_DEFINITIONS } from '../data/expenditure.js';
import type { EnrichedEntry, EnrichedLedger } from '../enrichment/enrich.js';
import { expenditureOf, isEssential } from '../enrichment/expenditure.js';
import {
  categoryIdOf,
  categoryOf,
  classIdOf,
  UNCATEGORISED,
  UNEXPLAINED_PAYMENT,
} from '../enrichment/words/categories.js';
import { poorestMonthOf } from '../income/prediction/averageMonth.js';
import { predictionOf } from '../income/prediction/predict.js';
import type { StreamFacts } from '../income/stream.js';
import type { IncomeFacts } from '../income/verify.js';
import { historyFrom } from '../ledger/days.js';
import { metaOf } from '../ledger/ledger.js';
import type { IgnoredTransaction } from '../model/meta.js';
import type { ClassId } from '../model/taxonomy.js';
import { FEWEST_PAYMENTS } from '../streams/cadence.js';
import type { EntryPayment } from '../streams/payments.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { type CategoryEstimate, estimatesOf, sectionEstimate } from './estimates.js';
import { indicatorsOf } from './indicators.js';
import { type PersonShare, personShareOf } from './ownership.js';
import { paymentsToPeopleOf, withCommitments, withoutPaybacks } from './people.js';
import { statedOf } from './stated.js';
import { statementOf } from './statement.js';
import { type Budget, leftOf, stressTestOf } from './stress.js';
import type { AffordabilitySwitches } from './switches.js';
import { type LinesByMonth, lineResults, sectionTotal, tableOf } from './table.js';

/** Irregular costs are estimated as the mean of this many of the latest complete months. */
const MONTHS_AVERAGED = 6;
const COSTS = ['fixed', 'flexible', 'debt'] as const;

export function assessAffordabilityOf(
  enriched: EnrichedLedger,
  income: IncomeFacts,
  calendar: WorkingCalendar,
  switches: AffordabilitySwitches,
): AssessAffordabilityResult {
  const { referenceId, includeFlexibleCosts, historyStart, ownership, findBills } = switches;
  const personShare = personShareOf(ownership);
  // All streams count, and not only those that income verification shows, because a person lives on all of them.
  const streams = income.allStreams;
  // Without any data the table has no months.
  const asOf = enriched.ledger.asOf ?? EPOCH;
  const from = historyFrom(enriched.counted[0]?.entry.day, historyStart) ?? addDays(asOf, 1);
  const months = enriched.ledger.asOf === null ? [] : monthsOf(from, asOf);
  const shown = months.map(({ month }) => month);
  const { inTable, before } = parted(enriched.counted, shown.at(-1));
  const setting = { from, asOf, calendar };
  const verified = sumOf(streams.map(({ estimate }) => estimate.monthly));
  const debits = inTable.filter(({ entry }) => !entry.isCredit);
  const home = assumedHomeOf(debits, verified, setting);
  const entries = withCommitments(withHome(inTable, home), setting);
  const bills = withoutPaybacks(findBills(entries, setting), entries, asOf);
  const table = tableOf({ months: shown, asOf, entries, streams, bills, personShare });
  const complete = months.filter(({ isPartial }) => !isPartial);
  const averaged = complete.slice(0, MONTHS_AVERAGED);
  const estimates = estimatesOf({ table, months, averaged, from, asOf, streams, bills, personShare });
  const budget = budgetOf(section => sectionEstimate(estimates, section));
  const people = paymentsToPeopleOf({ entries, averaged, from, asOf, personShare });
  return {
    referenceId,
    includeFlexibleCosts,
    monthAffordabilities: months.map(month => monthResult(month, table, includeFlexibleCosts)),
    ...budgetResult(budget, includeFlexibleCosts),
    estimatedSavings: majorOf(sectionEstimate(estimates, 'savings')),
    estimatedFrom: averaged.map(({ month }) => yearAndMonth(month)),
    statement: statementOf(estimates, table, months),
    expenditure: expenditureResultOf(estimates),
    ...billResultsOf(bills, personShare),
    paymentsToPeople: people.result,
    assumedHome: home === null ? null : billResult(home, personShare),
    incomeNotes: incomeNotesOf(streams, budget.income, personShare),
    stressTest: stressTestOf(budget, people.monthly, switches, () =>
      poorestMonthIncomeOf(income, personShare),
    ),
    stated: statedOf(switches.stated, estimates, table),
    indicators: indicatorsOf({
      table,
      entries,
      bills,
      income,
      asOf,
      personShare,
      totals: { ...recordedIn(table), complete: complete.map(({ month }) => month) },
    }),
    meta: metaOf(enriched.ledger, before.map(beforePeriod)),
  };
}

function poorestMonthIncomeOf({ allStreams, twelveMonths }: IncomeFacts, personShare: PersonShare): Minor {
  if (twelveMonths === null) return 0;
  return sumOf(
    allStreams.map(stream => {
      const { entry } = stream.group.entries.at(-1) as EnrichedEntry;
      const poorest = poorestMonthOf(stream, predictionOf(stream, twelveMonths), twelveMonths);
      return personShare(minorOf(poorest), entry);
    }),
  );
}

/** `oldest` is the first month of the table, which extends to the last day of the data. It is undefined without a table. */
function parted(counted: readonly EnrichedEntry[], oldest: MonthIndex | undefined) {
  const isShown = ({ entry }: EnrichedEntry) => oldest !== undefined && entry.month >= oldest;
  const start = firstPlace(counted.length, place => isShown(counted[place] as EnrichedEntry));
  return { before: counted.slice(0, start), inTable: counted.slice(start) };
}

function beforePeriod({ entry }: EnrichedEntry): IgnoredTransaction {
  return { transactionId: entry.transactionId, reason: 'before-period' };
}

function budgetOf(sumOfSection: (section: keyof Budget) => Minor): Budget {
  return {
    income: sumOfSection('income'),
    fixed: sumOfSection('fixed'),
    flexible: sumOfSection('flexible'),
    debt: sumOfSection('debt'),
  };
}

function budgetResult(budget: Budget, includeFlexibleCosts: boolean) {
  return {
    estimatedCalculatedIncome: majorOf(budget.income),
    estimatedFixedCosts: majorOf(budget.fixed),
    estimatedFlexibleCosts: majorOf(budget.flexible),
    estimatedDebtFees: majorOf(budget.debt),
    estimatedAffordability: majorOf(leftOf(budget, includeFlexibleCosts)),
  };
}

/** What was recorded in all months together. */
function recordedIn(table: LinesByMonth): { readonly income: Minor; readonly costs: Minor } {
  const recorded = (section: EstimatedSection) =>
    sumOf([...table.values()].map(lines => sectionTotal(lines.values(), section, 'recorded')));
  return { income: recorded('income'), costs: sumOf(COSTS.map(recorded)) };
}

function monthResult(
  { month, isPartial }: TableMonth,
  table: LinesByMonth,
  includeFlexibleCosts: boolean,
): MonthAffordability {
  const lines = [...(table.get(month)?.values() ?? [])];
  const working = budgetOf(section => sectionTotal(lines, section, 'working'));
  const recorded = budgetOf(section => sectionTotal(lines, section, 'recorded'));
  return {
    ...yearAndMonth(month),
    monthDateTime: textOf(firstDayOf(month)),
    isPartial,
    calculatedIncome: majorOf(working.income),
    fixedCosts: majorOf(working.fixed),
    flexibleCosts: majorOf(working.flexible),
    debtFees: majorOf(working.debt),
    affordability: majorOf(leftOf(working, includeFlexibleCosts)),
    incomeForMonth: majorOf(recorded.income),
    affordabilityForMonth: majorOf(leftOf(recorded, includeFlexibleCosts)),
    lines: lineResults(lines),
  };
}

// Notes on the estimated income: which part of it is money before tax.

const DEFINITION =
  'This part of the estimated income is receipts: money before tax, and before the costs of earning it, such as takings, platform payouts, rent, dividends, interest and 1099 pay. It counts in full.';

function incomeNotesOf(
  streams: readonly StreamFacts[],
  income: Minor,
  personShare: PersonShare,
): IncomeNote[] {
  const receipts = streams
    .filter(({ netOfTax }) => netOfTax === 'receipts')
    .map(({ group, estimate }) => ({
      group,
      monthly: personShare(estimate.monthly, (group.entries.at(-1) as EnrichedEntry).entry),
    }))
    .filter(({ monthly }) => monthly > 0)
    .sort((a, b) => b.monthly - a.monthly);
  if (receipts.length === 0) return [];
  const amount = sumOf(receipts.map(({ monthly }) => monthly));
  return [
    {
      code: 'income-before-tax',
      definition: DEFINITION,
      amount: majorOf(amount),
      shareOfIncome: shareOf(amount, income) as number,
      payers: receipts.map(({ group }) => group.name),
      transactionIds: receipts.flatMap(({ group }) => group.entries.map(({ entry }) => entry.transactionId)),
    },
  ];
}

// The estimated costs by how far they can be given up.

const VIEWS = namesOf(VIEW_DEFINITIONS);

function expenditureResultOf(estimates: readonly CategoryEstimate[]): Expenditure {
  const costs = estimates.flatMap(estimate => {
    const row = expenditureOf(estimate.category);
    return row === null ? [] : [{ ...estimate, view: row.view, reason: row.reason }];
  });
  const of = (...views: readonly ExpenditureView[]): Minor =>
    sumOf(costs.filter(({ view }) => views.includes(view)).map(({ monthly }) => monthly));
  return {
    committed: majorOf(of('committed')),
    essential: majorOf(of('basic-essential', 'basic-quality-of-life')),
    discretionary: majorOf(of('discretionary')),
    nonDiscretionary: majorOf(sumOf(costs.filter(isEssential).map(({ monthly }) => monthly))),
    total: majorOf(of(...VIEWS)),
    views: VIEWS.map(view => ({
      view,
      definition: VIEW_DEFINITIONS[view],
      amount: majorOf(of(view)),
      categories: costs
        .filter(cost => cost.view === view)
        .sort((a, b) => b.monthly - a.monthly || a.category - b.category)
        .map(({ category, section, monthly, reason }) => ({
          category: categoryOf(category).slug,
          section,
          amount: majorOf(monthly),
          reason,
        })),
    })),
  };
}

// Bills as callers see them: those that continue, those that stopped, and those that changed.

interface BillResults {
  readonly regularBills: readonly RegularBill[];
  readonly stoppedBills: readonly StoppedBill[];
  readonly changedBills: readonly ChangedBill[];
}

function billResultsOf(bills: readonly Bill[], personShare: PersonShare): BillResults {
  const ordered = [...bills].sort(byCategory);
  const going = ordered.filter(({ isStopped }) => !isStopped);
  return {
    regularBills: going.map(bill => billResult(bill, personShare)),
    stoppedBills: ordered
      .filter(({ isStopped }) => isStopped)
      .map(bill => ({
        ...billResult(bill, personShare),
        lastAmount: partOf(bill, (bill.payments.at(-1) as EntryPayment).minor, personShare),
      })),
    changedBills: going.flatMap(bill =>
      bill.change === null
        ? []
        : [
            {
              ...billResult(bill, personShare),
              previousPayment: partOf(bill, bill.change.previous, personShare),
              currentPayment: partOf(bill, bill.expected, personShare),
              since: textOf(bill.change.since),
            },
          ],
    ),
  };
}

function billResult(bill: Bill, personShare: PersonShare): RegularBill {
  const { slug, affordability, sfs } = categoryOf(bill.category);
  return {
    payee: bill.payee,
    category: slug,
    section: affordability as EstimatedSection,
    sfs,
    frequency: bill.rhythm.frequency,
    payment: partOf(bill, bill.expected, personShare),
    monthlyAmount: partOf(bill, bill.monthly, personShare),
    lastDate: textOf((bill.payments.at(-1) as EntryPayment).day),
    reason: bill.category === UNEXPLAINED_PAYMENT ? 'unexplained-regular-payment' : null,
    transactionIds: bill.entries.map(({ entry }) => entry.transactionId),
  };
}

function partOf({ entries }: Bill, minor: Minor, personShare: PersonShare): number {
  return majorOf(personShare(minor, (entries.at(-1) as EnrichedEntry).entry));
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

// Finds a payment for the home that no text names. Direct debits of lenders and standing orders to landlords often show only a name and a
// number, and an account without housing costs misleads more than a stated assumption. So if no rent or mortgage is known, the largest
// regular payment of unknown purpose is assumed to be for the home, if it is large enough.

const RENT = categoryIdOf('rent');
const MORTGAGE = categoryIdOf('mortgage');
const DIRECT_DEBIT = classIdOf('direct-debit');
/** A home is not paid for by card. */
const RAILS: ReadonlySet<ClassId> = new Set([
  DIRECT_DEBIT,
  classIdOf('standing-order'),
  classIdOf('transfer'),
]);
/** A category with a lower confidence is a guess. */
const SURE = 0.5;
/** The payment in a calendar month is at least this. With verified income, it is also between these shares of the income. */
const SMALLEST_HOME: Minor = 200_00;
const LEAST_OF_INCOME = 0.12;
const MOST_OF_INCOME = 0.75;

/**
 * The payments assumed to be for the home, with the category that they count toward. Null if a home is known, or there is no such payment.
 */
function assumedHomeOf(debits: readonly EnrichedEntry[], income: Minor, setting: BillSetting): Bill | null {
  const unknown = debits.filter(isUnknown);
  const bills = [...groupedBy(unknown, ({ decision }) => decision.payee.key).values()].flatMap(rows => {
    if (rows.length < FEWEST_PAYMENTS) return [];
    const category = rows.every(({ decision }) => decision.classId === DIRECT_DEBIT) ? MORTGAGE : RENT;
    const bill = steadyBillOf(
      rows.map(row => ({ ...row, countsToward: category })),
      setting,
    );
    return bill !== null && isOfHomeSize(bill, income) ? [bill] : [];
  });
  const largest = bills.sort((a, b) => b.monthly - a.monthly)[0] ?? null;
  return largest === null || hasHome(debits, largest) ? null : largest;
}

function withHome(entries: readonly EnrichedEntry[], home: Bill | null): readonly EnrichedEntry[] {
  if (home === null) return entries;
  const taken = new Map(home.entries.map(row => [row.entry.index, row]));
  return entries.map(row => taken.get(row.entry.index) ?? row);
}

function isUnknown({ decision }: EnrichedEntry): boolean {
  const isGuess = decision.category === UNCATEGORISED || decision.confidence < SURE;
  return isGuess && decision.payee.kind !== 'nobody' && !decision.isPerson && RAILS.has(decision.classId);
}

function isOfHomeSize({ monthly, isStopped, rhythm }: Bill, income: Minor): boolean {
  if (isStopped || rhythm.coveredMonths > 1 || monthly < SMALLEST_HOME) return false;
  return income === 0 || (monthly >= LEAST_OF_INCOME * income && monthly <= MOST_OF_INCOME * income);
}

/** Whether a known rent or mortgage has been paid since the candidate began. */
function hasHome(debits: readonly EnrichedEntry[], { payments }: Bill): boolean {
  const since = (payments[0] as EntryPayment).day;
  return debits.some(
    ({ countsToward, entry }) => (countsToward === RENT || countsToward === MORTGAGE) && entry.day >= since,
  );
}
