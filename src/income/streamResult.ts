/** The facts of a stream as the caller sees them. */
import { addDays, type EpochDay, LAST_DAY, laterOf, type MonthIndex, textOf } from '../base/calendar.js';
import { majorOf, roundedTo } from '../base/money.js';
import type { IncomeCountry } from '../countries/country.js';
import type { IncomeHaircuts } from '../model/incomeComposition.js';
import type { YearOnYear } from '../model/incomeForward.js';
import type { DateWindow } from '../model/incomePayments.js';
import type { IncomeStream, StreamRank } from '../model/incomeStream.js';
import type { Cadence } from '../streams/cadence.js';
import type { PaymentGroup } from '../streams/paymentGroup.js';
import { afterHaircuts, compositionOf } from './composition/composition.js';
import { missedDays, scoreOf } from './flags.js';
import { expectedEndOf } from './forward/expectedEnd.js';
import { paymentProbabilityOf } from './forward/paymentProbability.js';
import { predictionOf } from './prediction/predict.js';
import { prudentOf } from './prediction/prudent.js';
import { rhythmsOfStream, type StreamFacts } from './stream.js';
import { monthTable, type TwelveMonths } from './twelveMonths.js';

/** The next date is looked for this many days ahead: a year and a month. */
const LOOK_AHEAD = 400;

interface StreamSwitches {
  readonly includeFlags: boolean;
  readonly haircuts: IncomeHaircuts;
}

export function streamResultOf(
  facts: StreamFacts,
  rank: StreamRank | null,
  { includeFlags, haircuts }: StreamSwitches,
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
    prudentIncome: prudentOf(facts, prediction, twelveMonths),
    composition,
    incomeAfterHaircuts: afterHaircuts(composition, haircuts),
    expectedPayment: majorOf(level.expected),
    levels: level.levels.map(({ from, to, minor, payments }) => ({
      from: textOf(from),
      to: textOf(to),
      amount: majorOf(minor),
      payments,
    })),
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
    nextExpectedDate: next && {
      earliest: textOf(next.earliest),
      expected: textOf(next.expected),
      latest: textOf(next.latest),
    },
    nextPaymentProbability: next && paymentProbabilityOf(facts, next.expected),
    expectedEnd: expectedEndOf(facts, twelveMonths, country),
    yearOnYear,
    transactionIds: group.entries.map(({ entry }) => entry.transactionId),
  };
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

function nextDays(
  cadence: Cadence,
  last: EpochDay,
  asOf: EpochDay,
): Readonly<Record<keyof DateWindow, EpochDay>> | null {
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
