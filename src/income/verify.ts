/** The income stage: enriched credits in, ranked streams, benefits and a reason for every other credit out. */
import { earlierOf } from '../base/calendar.js';
import type { EnrichedEntry, EnrichedLedger } from '../enrichment/enrich.js';
import { holdersOf } from '../enrichment/words/holderNames.js';
import { historyFrom } from '../ledger/days.js';
import { byDayThenId, metaOf } from '../ledger/ledger.js';
import type { CreditNotCountedReason, VerifiedIncomeStatus, VerifyIncomeResult } from '../model/income.js';
import type { StreamRank } from '../model/incomeStream.js';
import type { IgnoredTransaction } from '../model/meta.js';
import { groupBySource } from '../streams/group.js';
import { yearsCompared } from './forward/yearOnYear.js';
import { isStatePension } from './judgedStream.js';
import { reasonAgainst, tellingWordsReader } from './notCounted.js';
import { reasonAgainstStream } from './reasonAgainstStream.js';
import type { IncomeSetting } from './setting.js';
import { incomeSourcesOf, type SetAsideCredit } from './sources.js';
import { type StreamFacts, streamFactsOf } from './stream.js';
import { streamResultOf } from './streamResult.js';
import { sufficiencyOf } from './sufficiency/sufficiency.js';
import { summaryOf } from './summary.js';
import { type TwelveMonths, twelveMonthsTo } from './twelveMonths.js';

export interface IncomeSwitches {
  readonly accountId: string;
  readonly accountSubType: string | null;
  readonly includeFlags: boolean;
}

export interface IncomeFacts {
  readonly twelveMonths: TwelveMonths | null;
  /** Those that income verification shows: main streams in rank order, then benefits, then state pensions. */
  readonly streams: readonly StreamFacts[];
  /** And the main streams beyond the three. */
  readonly allStreams: readonly StreamFacts[];
  /** The main streams beyond the three, the largest first. */
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
  const credits = inPeriod.filter(({ entry }) => entry.isCredit);
  const notCounted = new Map<number, CreditNotCountedReason>();
  const mark = (entries: readonly EnrichedEntry[], reason: CreditNotCountedReason) => {
    for (const { entry } of entries) notCounted.set(entry.index, reason);
  };
  const candidates: EnrichedEntry[] = [];
  const setAside: SetAsideCredit[] = [];
  const tellingOf = tellingWordsReader();
  for (const credit of credits) {
    const reason = reasonAgainst(credit, setting, tellingOf);
    if (reason === null) candidates.push(credit);
    else {
      notCounted.set(credit.entry.index, reason);
      setAside.push({ credit, reason });
    }
  }
  const holders = holdersOf(setting.holders ?? []);
  const main: StreamFacts[] = [];
  const benefits: StreamFacts[] = [];
  const statePensions: StreamFacts[] = [];
  const looked =
    twelveMonths === null
      ? []
      : groupBySource(candidates, setting.calendarFor, holders).map(group =>
          streamFactsOf(group, twelveMonths, setting, holders),
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
    hasCredits: credits.length > 0,
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
            { includeFlags: switches.includeFlags, haircuts: setting.haircuts },
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
    sufficiency: sufficiencyOf({ status, streams, counted: enriched.counted, twelveMonths }),
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
  if (accountSubType !== null && UNSUPPORTED.has(accountSubType.replace(/[\s_-]/g, '').toLowerCase()))
    return 'UnsupportedAccountType';
  return hasCredits ? 'Processed' : 'NoCreditTransactions';
}
