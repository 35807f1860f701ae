/**
 * What the estimate of all streams depends on. To leave a transaction out, its stream is judged again without it, as if it had never
 * come: its rhythm, its level and whether it still pays. The other streams stay as they are.
 */
import { type Minor, majorOf, shareOf, sumOf } from '../../base/money.js';
import type { EnrichedEntry } from '../../enrichment/enrich.js';
import type { IncomeSensitivity } from '../../model/incomeComposition.js';
import { type JudgedStream, judgedStreamOf } from '../judgedStream.js';
import { reasonAgainstStream } from '../reasonAgainstStream.js';
import type { IncomeSetting } from '../setting.js';
import type { TwelveMonths } from '../twelveMonths.js';
import { byDayThenPlace, type Candidate, candidatesOf } from './candidates.js';

const MOST_LISTED = 5;

export function sensitivityOf(
  streams: readonly JudgedStream[],
  twelveMonths: TwelveMonths | null,
  setting: IncomeSetting,
): IncomeSensitivity {
  const total = sumOf(streams.map(({ estimate }) => estimate.monthly));
  return {
    withoutStreams: streams.map(({ estimate }, stream) => ({
      stream,
      estimatedIncome: majorOf(total - estimate.monthly),
      share: shareOf(estimate.monthly, total),
    })),
    transactions:
      twelveMonths === null ? [] : transactionsOf(candidatesOf(streams), total, twelveMonths, setting),
  };
}

function transactionsOf(
  candidates: readonly Candidate[],
  total: Minor,
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
): IncomeSensitivity['transactions'] {
  return candidates
    .map(candidate => ({
      row: candidate.row,
      minor: differenceWithout(candidate, twelveMonths, setting),
    }))
    .filter(({ minor }) => minor !== 0)
    .sort((a, b) => Math.abs(b.minor) - Math.abs(a.minor) || byDayThenPlace(a.row, b.row))
    .slice(0, MOST_LISTED)
    .map(({ row, minor }) => ({
      transactionId: row.entry.transactionId,
      estimatedIncome: majorOf(total + minor),
      difference: majorOf(minor),
    }));
}

/** Of the estimate of the stream. What is no stream any more is worth nothing. */
export function differenceWithout(
  { stream, row }: Candidate,
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
): Minor {
  const rest = (entries: readonly EnrichedEntry[]) => entries.filter(other => other !== row);
  const entries = rest(stream.group.entries);
  if (entries.length === 0) return -stream.estimate.monthly;
  const rhythms = stream.group.rhythms.map(rest).filter(({ length }) => length > 0);
  const judged = judgedStreamOf({ ...stream.group, entries, rhythms }, twelveMonths, setting);
  const monthly = reasonAgainstStream(judged) === null ? judged.estimate.monthly : 0;
  return monthly - stream.estimate.monthly;
}
