/** The affordability stage: enriched entries and verified income in, months, estimates and indicators out. */
import { addDays, EPOCH, firstDayOf, type MonthIndex, textOf } from '../base/calendar.js';
import { majorOf, sumOf } from '../base/money.js';
import { yearAndMonth } from '../base/months.js';
import { firstPlace } from '../base/ordered.js';
import { monthsOf, type TableMonth } from '../bills/months.js';
import type { EnrichedEntry, EnrichedLedger } from '../enrichment/enrich.js';
import type { IncomeFacts } from '../income/verify.js';
import { historyFrom } from '../ledger/days.js';
import { metaOf } from '../ledger/ledger.js';
import type { AssessAffordabilityResult, MonthAffordability } from '../model/affordability.js';
import type { EstimatedSection } from '../model/affordabilityStatement.js';
import type { IgnoredTransaction } from '../model/meta.js';
import type { WorkingCalendar } from '../streams/workingDays.js';
import { billResult, billResultsOf } from './billResults.js';
import { estimatesOf, sectionEstimate } from './estimates.js';
import { assumedHomeOf, withHome } from './home.js';
import { incomeNotesOf } from './incomeNotes.js';
import { indicatorsOf } from './indicators.js';
import { ownPartOf } from './ownership.js';
import { paymentsToPeopleOf, withCommitments, withoutPaybacks } from './people.js';
import { statementOf } from './statement.js';
import { type Budget, leftOf, stressTestOf } from './stress.js';
import type { AffordabilitySwitches } from './switches.js';
import { type LinesByMonth, lineResults, sectionTotal, tableOf } from './table.js';
import { expenditureResultOf } from './views.js';

/** Irregular costs are estimated as the mean of this many of the latest complete months. */
const MONTHS_AVERAGED = 6;
const COSTS = ['fixed', 'flexible', 'debt'] as const;

export function assessAffordabilityOf(
  enriched: EnrichedLedger,
  income: IncomeFacts,
  calendar: WorkingCalendar,
  { referenceId, includeFlexibleCosts, historyStart, ownership, stress, findBills }: AffordabilitySwitches,
): AssessAffordabilityResult {
  const own = ownPartOf(ownership);
  // What a person lives on is all of it, not what income verification has room for.
  const streams = income.allStreams;
  // Without any data the table ends before it begins.
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
  const table = tableOf({ months: shown, asOf, entries, streams, bills, own });
  const complete = months.filter(({ isPartial }) => !isPartial);
  const averaged = complete.slice(0, MONTHS_AVERAGED);
  const estimates = estimatesOf({ table, months, averaged, from, asOf, streams, bills, own });
  const budget: Budget = {
    income: sectionEstimate(estimates, 'income'),
    fixed: sectionEstimate(estimates, 'fixed'),
    flexible: sectionEstimate(estimates, 'flexible'),
    debt: sectionEstimate(estimates, 'debt'),
  };
  const people = paymentsToPeopleOf({ entries, averaged, from, asOf, own });
  const recorded = (section: EstimatedSection) =>
    sumOf([...table.values()].map(lines => sectionTotal(lines.values(), section, 'recorded')));
  return {
    referenceId,
    includeFlexibleCosts,
    monthAffordabilities: months.map(month => monthResult(month, table, includeFlexibleCosts)),
    estimatedCalculatedIncome: majorOf(budget.income),
    estimatedFixedCosts: majorOf(budget.fixed),
    estimatedFlexibleCosts: majorOf(budget.flexible),
    estimatedDebtFees: majorOf(budget.debt),
    estimatedAffordability: majorOf(leftOf(budget, includeFlexibleCosts)),
    estimatedSavings: majorOf(sectionEstimate(estimates, 'savings')),
    estimatedFrom: averaged.map(({ month }) => yearAndMonth(month)),
    statement: statementOf(estimates, table, months),
    expenditure: expenditureResultOf(estimates),
    ...billResultsOf(bills, own),
    paymentsToPeople: people.result,
    assumedHome: home === null ? null : billResult(home, own),
    incomeNotes: incomeNotesOf(streams, budget.income, own),
    stressTest: stress === null ? null : stressTestOf(budget, people.monthly, stress, includeFlexibleCosts),
    indicators: indicatorsOf({
      table,
      entries,
      bills,
      income,
      asOf,
      own,
      totals: {
        income: recorded('income'),
        costs: sumOf(COSTS.map(recorded)),
        complete: complete.map(({ month }) => month),
      },
    }),
    meta: metaOf(enriched.ledger, before.map(beforePeriod)),
  };
}

/** `oldest`: the first month of the table, which goes on to the last day there is; none where there is no table. */
function parted(counted: readonly EnrichedEntry[], oldest: MonthIndex | undefined) {
  const isShown = ({ entry }: EnrichedEntry) => oldest !== undefined && entry.month >= oldest;
  const start = firstPlace(counted.length, place => isShown(counted[place] as EnrichedEntry));
  return { before: counted.slice(0, start), inTable: counted.slice(start) };
}

function beforePeriod({ entry }: EnrichedEntry): IgnoredTransaction {
  return { transactionId: entry.transactionId, reason: 'before-period' };
}

function monthResult(
  { month, isPartial }: TableMonth,
  table: LinesByMonth,
  includeFlexibleCosts: boolean,
): MonthAffordability {
  const lines = [...(table.get(month)?.values() ?? [])];
  const budgetOf = (which: 'recorded' | 'working'): Budget => ({
    income: sectionTotal(lines, 'income', which),
    fixed: sectionTotal(lines, 'fixed', which),
    flexible: sectionTotal(lines, 'flexible', which),
    debt: sectionTotal(lines, 'debt', which),
  });
  const working = budgetOf('working');
  const recorded = budgetOf('recorded');
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
