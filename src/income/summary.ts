/** All streams together. */
import { majorOf, minorOf, sumOf } from '../base/money.js';
import { predictionTogether } from '../base/predictionTogether.js';
import type { CutStreams, IncomeStreamsSummary } from '../model/income.js';
import type { IncomeStream } from '../model/incomeStream.js';
import { compositionTogether } from './composition/composition.js';
import { combineFlags, scoreOfAll } from './flags.js';
import type { YearsCompared } from './forward/yearOnYear.js';
import { monthSums } from './judgedStream.js';
import { sensitivityOf } from './sensitivity/sensitivity.js';
import type { IncomeSetting } from './setting.js';
import type { StreamFacts } from './stream.js';
import { monthTable, type TwelveMonths } from './twelveMonths.js';

/** Sums are over all streams; the flags look at those that still pay. */
export function summaryOf(
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
    prediction: predictionTogether(results.map(({ prediction }) => prediction)),
    prudentIncome: majorOf(sumOf(results.map(({ prudentIncome }) => minorOf(prudentIncome)))),
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
