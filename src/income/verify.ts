/** The income stage: takes enriched credits, and gives ranked streams, benefits and a reason for every other credit. */

import {
  addDays,
  type EpochDay,
  earlierOf,
  LAST_DAY,
  laterOf,
  type MonthIndex,
  textOf,
} from '../base/calendar.js';
import { sumOfForecasts } from '../base/forecasts.js';
import { majorOf, minorOf, roundedTo, sumOf } from '../base/money.js';
import { codeName } from '../base/text.js';
import type { YearOnYear } from '../contract/income/incomeForward.js';
import type { DateWindow } from '../contract/income/incomePayments.js';
import type {
  CreditNotCountedReason,
  CutStreams,
  IncomeStreamsSummary,
  VerifiedIncomeStatus,
  VerifyIncomeResult,
} from '../contract/income/incomeResult.js';
import type { IncomeStream, StreamRank } from '../contract/income/incomeStream.js';
import type { IntegrityCheck, IntegrityFinding } from '../contract/integrity.js';
import type { IncomeCountry } from '../countries/country.js';
import type { EnrichedEntry, EnrichedLedger } from '../enrichment/enrich.js';
import { holdersOf } from '../enrichment/words/holderNames.js';
import { historyFrom } from '../ledger/days.js';
import { byDayThenId, metaOf } from '../ledger/ledger.js';
import type { IgnoredTransaction } from '../model/meta.js';
import type { IncomeHaircuts } from '../model/options.js';
import type { Cadence } from '../streams/cadence.js';
import { groupBySource } from '../streams/group.js';
import type { PaymentGroup } from '../streams/paymentGroup.js';
import { checksToAsk } from './checksToAsk.js';
import { afterHaircuts, compositionOf, compositionTogether } from './composition/composition.js';
import { combineFlags, missedDays, scoreOf, scoreOfAll } from './flags.js';
import { expectedEndOf } from './forward/expectedEnd.js';
import { paymentProbabilityOf } from './forward/paymentProbability.js';
import { type YearsCompared, yearsCompared } from './forward/yearOnYear.js';
import { isStatePension, monthSums } from './judgedStream.js';
import { creditsPartedIn } from './partedCredits.js';
import { averageMonthOf, poorestMonthOf } from './prediction/averageMonth.js';
import { predictionOf } from './prediction/predict.js';
import { reasonAgainstStream } from './reasonAgainstStream.js';
import { withYearBefore } from './season/yearBefore.js';
import { sensitivityOf } from './sensitivity/sensitivity.js';
import type { IncomeSetting } from './setting.js';
import { incomeSourcesOf, type SetAsideCredit } from './sources.js';
import { rhythmsOfStream, type StreamFacts, streamFactsOf } from './stream.js';
import { sufficiencyOf } from './sufficiency/sufficiency.js';
import { monthTable, type TwelveMonths, twelveMonthsTo } from './twelveMonths.js';

export interface IncomeSwitches {
  readonly accountId: string;
  readonly accountSubType: string | null;
  readonly includeFlags: boolean;
  /** What was found of the account. */
  readonly integrity: readonly IntegrityFinding[];
}

export interface IncomeFacts {
  readonly twelveMonths: TwelveMonths | null;
  /** Those that income verification shows: main streams in rank order, then benefits, then state pensions. */
  readonly streams: readonly StreamFacts[];
  /** These streams, and the main streams after the three. */
  readonly allStreams: readonly StreamFacts[];
  /** The main streams after the three, the largest first. */
  readonly beyondThree: readonly StreamFacts[];
  /** Every group of credits that was looked at, whether it turned out to be a stream or not. */
  readonly looked: readonly StreamFacts[];
  /** The credits that are in no such group, by day, then by id. */
  readonly setAside: readonly SetAsideCredit[];
  /** By place in the request. */
  readonly notCounted: ReadonlyMap<number, CreditNotCountedReason>;
  readonly beforePeriod: readonly IgnoredTransaction[];
  readonly hasCredits: boolean;
}

const MOST_MAIN_STREAMS = 3;
const RANKS: readonly StreamRank[] = ['One', 'Two', 'Three'];
/** Open Banking account sub-types that income is not paid into. */
const UNSUPPORTED = new Set(['creditcard', 'chargecard', 'loan', 'mortgage']);

export function incomeFactsOf({ ledger, counted }: EnrichedLedger, setting: IncomeSetting): IncomeFacts {
  const { asOf } = ledger;
  const dataFrom = historyFrom(counted[0]?.entry.day, setting.historyStart);
  const twelveMonths = asOf === null ? null : twelveMonthsTo(asOf, earlierOf(asOf, dataFrom ?? asOf));
  const inPeriod = twelveMonths === null ? [] : counted.filter(({ entry }) => entry.day >= twelveMonths.from);
  const beforePeriod = counted
    .filter(({ entry }) => twelveMonths !== null && entry.day < twelveMonths.from)
    .map(
      ({ entry }): IgnoredTransaction => ({ transactionId: entry.transactionId, reason: 'before-period' }),
    );
  const { candidates, setAside } = creditsPartedIn(inPeriod, setting);
  const notCounted = new Map<number, CreditNotCountedReason>();
  for (const { credit, reason } of setAside) notCounted.set(credit.entry.index, reason);
  const mark = (entries: readonly EnrichedEntry[], reason: CreditNotCountedReason) => {
    for (const { entry } of entries) notCounted.set(entry.index, reason);
  };
  const holders = holdersOf(setting.holders ?? []);
  const main: StreamFacts[] = [];
  const benefits: StreamFacts[] = [];
  const statePensions: StreamFacts[] = [];
  const looked =
    twelveMonths === null
      ? []
      : withYearBefore(groupBySource(candidates, setting.calendarFor, holders), counted, twelveMonths).map(
          group => streamFactsOf(group, twelveMonths, setting, holders),
        );
  for (const facts of looked) {
    const reason = reasonAgainstStream(facts);
    if (reason !== null) mark(facts.group.entries, reason);
    else if (facts.isBenefit) benefits.push(facts);
    else (isStatePension(facts) ? statePensions : main).push(facts);
  }
  for (const some of [main, benefits, statePensions]) some.sort(byTotal);
  const shown = main.slice(0, MOST_MAIN_STREAMS);
  const beyondThree = main.slice(MOST_MAIN_STREAMS);
  for (const { group } of beyondThree) mark(group.entries, 'beyond-three-streams');
  return {
    twelveMonths,
    streams: [...shown, ...benefits, ...statePensions],
    allStreams: [...main, ...benefits, ...statePensions],
    beyondThree,
    looked,
    setAside,
    notCounted,
    beforePeriod,
    hasCredits: candidates.length + setAside.length > 0,
  };
}

export function verifyIncomeOf(
  enriched: EnrichedLedger,
  facts: IncomeFacts,
  setting: IncomeSetting,
  switches: IncomeSwitches,
): VerifyIncomeResult {
  const status = statusOf(facts, switches);
  const isProcessed = status === 'Processed';
  const { twelveMonths } = facts;
  const streams = isProcessed ? facts.streams : [];
  const years =
    twelveMonths === null || !isProcessed
      ? null
      : yearsCompared(enriched, facts.looked, streams, twelveMonths, setting);
  const incomeStreams =
    twelveMonths === null
      ? []
      : streams.map((stream, index) =>
          streamResultOf(
            stream,
            stream.isBenefit || isStatePension(stream) ? null : (RANKS[index] as StreamRank),
            { ...switches, haircuts: setting.haircuts },
            twelveMonths,
            setting.country,
            years?.streams[index] ?? null,
          ),
        );
  return {
    accountId: switches.accountId,
    verifiedIncomeStatus: status,
    incomeStreams,
    incomeStreamsSummary: summaryOf(
      streams,
      isProcessed ? facts.beyondThree : [],
      incomeStreams,
      years,
      switches.includeFlags,
      twelveMonths,
      setting,
    ),
    sufficiency: sufficiencyOf({
      status,
      streams,
      counted: enriched.counted,
      twelveMonths,
      integrity: switches.integrity,
    }),
    creditsNotCounted: isProcessed ? notCountedIn(enriched, facts) : [],
    incomeSources: isProcessed ? incomeSourcesOf(facts, setting) : [],
    meta: metaOf(enriched.ledger, facts.beforePeriod),
  };
}

/** In the order of the request. */
function notCountedIn(
  { rows }: EnrichedLedger,
  { notCounted }: IncomeFacts,
): VerifyIncomeResult['creditsNotCounted'] {
  const listed: { transactionId: string; reason: CreditNotCountedReason }[] = [];
  for (const { entry } of rows) {
    if (!entry.isCredit) continue;
    const reason = notCounted.get(entry.index);
    if (reason !== undefined) listed.push({ transactionId: entry.transactionId, reason });
  }
  return listed;
}

function byTotal(a: StreamFacts, b: StreamFacts): number {
  const [groupA, groupB] = [a.group, b.group];
  if (a.total !== b.total) return b.total - a.total;
  if (groupA.key !== groupB.key) return groupA.key < groupB.key ? -1 : 1;
  return byDayThenId((groupA.entries[0] as EnrichedEntry).entry, (groupB.entries[0] as EnrichedEntry).entry);
}

function statusOf({ hasCredits }: IncomeFacts, { accountSubType }: IncomeSwitches): VerifiedIncomeStatus {
  if (accountSubType !== null && UNSUPPORTED.has(codeName(accountSubType))) return 'UnsupportedAccountType';
  return hasCredits ? 'Processed' : 'NoCreditTransactions';
}

// All streams together.

/** Sums are over all streams; the flags look at those that still pay. */
function summaryOf(
  streams: readonly StreamFacts[],
  beyondThree: readonly StreamFacts[],
  results: readonly IncomeStream[],
  years: YearsCompared | null,
  includeFlags: boolean,
  twelveMonths: TwelveMonths | null,
  setting: IncomeSetting,
): IncomeStreamsSummary {
  const paying = streams.filter(({ status }) => status !== 'Ended');
  const flags = combineFlags(paying.map(stream => stream.flags));
  const byMonth = monthSums(streams.flatMap(({ group }) => group.entries));
  return {
    estimatedIncome: majorOf(sumOf(streams.map(({ estimate }) => estimate.monthly))),
    prediction: {
      nextMonth: sumOfForecasts(results.map(({ prediction }) => prediction.nextMonth)),
      nextTwelveMonths: sumOfForecasts(results.map(({ prediction }) => prediction.nextTwelveMonths)),
    },
    averageMonthIncome: majorOf(sumOf(results.map(stream => minorOf(stream.averageMonthIncome)))),
    poorestMonthIncome: majorOf(sumOf(results.map(stream => minorOf(stream.poorestMonthIncome)))),
    composition: compositionTogether(results.map(({ composition }) => composition)),
    haircuts: setting.haircuts,
    incomeAfterHaircuts: majorOf(sumOf(results.map(stream => minorOf(stream.incomeAfterHaircuts)))),
    sensitivity: sensitivityOf(streams, twelveMonths, setting),
    yearOnYear: years?.summary ?? null,
    beyondThreeStreams: beyondThree.length === 0 ? null : cutStreamsOf(beyondThree),
    confidenceScore: scoreOfAll(paying) ?? 0,
    confidenceScoreFlags: includeFlags ? flags : null,
    total: majorOf(sumOf(streams.map(({ total }) => total))),
    months: twelveMonths === null ? [] : monthTable(byMonth, twelveMonths),
  };
}

function cutStreamsOf(streams: readonly StreamFacts[]): CutStreams {
  return {
    names: streams.map(({ group }) => group.name),
    estimatedIncome: majorOf(sumOf(streams.map(({ estimate }) => estimate.monthly))),
    total: majorOf(sumOf(streams.map(({ total }) => total))),
    transactionIds: streams.flatMap(({ group }) => group.entries.map(({ entry }) => entry.transactionId)),
  };
}

// The facts of a stream as the caller sees them.

/** Those that ask for something, and touch one of its payments. */
function checksOf(
  { entries }: PaymentGroup,
  findings: readonly IntegrityFinding[],
): readonly IntegrityCheck[] {
  if (findings.length === 0) return [];
  const own = new Set(entries.map(({ entry }) => entry.transactionId));
  return checksToAsk(findings.filter(({ transactionIds }) => transactionIds.some(id => own.has(id))));
}

/** The next date is looked for this many days ahead: a year and a month. */
const LOOK_AHEAD = 400;

interface StreamSwitches {
  readonly includeFlags: boolean;
  readonly integrity: readonly IntegrityFinding[];
  readonly haircuts: IncomeHaircuts;
}

function streamResultOf(
  facts: StreamFacts,
  rank: StreamRank | null,
  { includeFlags, integrity, haircuts }: StreamSwitches,
  twelveMonths: TwelveMonths,
  country: IncomeCountry,
  yearOnYear: YearOnYear | null,
): IncomeStream {
  const { group, cadence, flags, level, estimate } = facts;
  const days = group.entries.map(({ entry }) => entry.day);
  const prediction = predictionOf(facts, twelveMonths);
  const composition = compositionOf(facts);
  const next =
    facts.status === 'Ended' ? null : nextDays(cadence, days.at(-1) as EpochDay, twelveMonths.asOf);
  return {
    rank,
    name: group.name,
    category: facts.category,
    isBenefit: facts.isBenefit,
    benefit: group.benefit,
    continues: continuesOf(group),
    holder: facts.holder,
    accountIds: accountIdsOf(facts),
    frequency: cadence.frequency,
    frequencyCertainty: roundedTo(cadence.certainty, 3),
    schedule: cadence.schedule?.rule ?? null,
    status: facts.status,
    estimatedIncome: majorOf(estimate.monthly),
    estimateBasis: { ...estimate.basis, lastThreeMonths: facts.lastThreeMonths },
    annualisedIncome: majorOf(estimate.annual),
    netOfTax: facts.netOfTax,
    grossAnnualEstimate: facts.gross,
    prediction,
    averageMonthIncome: averageMonthOf(facts, prediction),
    poorestMonthIncome: poorestMonthOf(facts, prediction, twelveMonths),
    composition,
    incomeAfterHaircuts: afterHaircuts(composition, haircuts),
    expectedPayment: majorOf(level.expected),
    levels: levelResults(level),
    outliers: rhythmsOfStream(facts).flatMap(({ outliers }) => outliers),
    incomeLikelihood: facts.likelihood,
    confidenceScore: scoreOf(flags, facts.likelihood),
    confidenceScoreFlags: includeFlags ? flags : null,
    total: majorOf(facts.total),
    months: monthTable(facts.byMonth, twelveMonths).map((month, index) => ({
      ...month,
      transactionIds: idsIn(facts, twelveMonths.months[index] as MonthIndex),
    })),
    firstDate: textOf(days[0] as EpochDay),
    lastDate: textOf(days.at(-1) as EpochDay),
    nextExpectedDate: next && windowOf(next),
    nextPaymentProbability: next && paymentProbabilityOf(facts, next.expected),
    expectedEnd: expectedEndOf(facts, twelveMonths, country),
    yearOnYear,
    integrity: checksOf(group, integrity),
    transactionIds: group.entries.map(({ entry }) => entry.transactionId),
  };
}

function levelResults({ levels }: StreamFacts['level']): IncomeStream['levels'] {
  return levels.map(({ from, to, minor, payments }) => ({
    from: textOf(from),
    to: textOf(to),
    amount: majorOf(minor),
    payments,
  }));
}

function windowOf({ earliest, expected, latest }: DayWindow): DateWindow {
  return { earliest: textOf(earliest), expected: textOf(expected), latest: textOf(latest) };
}

function continuesOf({ continues }: PaymentGroup): IncomeStream['continues'] {
  return continues === null
    ? null
    : {
        name: continues.name,
        lastDate: textOf(continues.lastDay),
        transactionIds: continues.entries.map(({ entry }) => entry.transactionId),
      };
}

function idsIn({ group }: StreamFacts, month: MonthIndex): string[] {
  return group.entries.filter(({ entry }) => entry.month === month).map(({ entry }) => entry.transactionId);
}

function accountIdsOf({ group }: StreamFacts): string[] {
  const accounts = group.entries.flatMap(({ entry }) => entry.accountId ?? []);
  return [...new Set(accounts)].sort();
}

/** The days of a DateWindow, before they are written. */
type DayWindow = Readonly<Record<keyof DateWindow, EpochDay>>;

function nextDays(cadence: Cadence, last: EpochDay, asOf: EpochDay): DayWindow | null {
  if (cadence.schedule === null) return null;
  const missed = missedDays(cadence, last, asOf).at(-1) ?? last;
  const from = [addDays(asOf, -cadence.latest), addDays(missed, 1)].reduce(
    laterOf,
    addDays(last, 1 + cadence.earliest),
  );
  const expected = cadence.schedule.between(from, addDays(from, LOOK_AHEAD))[0];
  if (expected === undefined || expected + cadence.latest > LAST_DAY) return null;
  return {
    earliest: laterOf(addDays(last, 1), addDays(expected, -cadence.earliest)),
    expected,
    latest: addDays(expected, cadence.latest),
  };
}
