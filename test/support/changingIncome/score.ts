/** How well an answer of income verification agrees with the truth of a changing history. Scores add up. */
import type { VerifyIncomeResult } from '../../../src/contract/income/incomeResult.js';
import type { IncomeStream } from '../../../src/contract/income/incomeStream.js';
import type { ChangingHistory, ChangingStream, Span } from './model.js';

/** So much of the money of each is in the other. */
const OVERLAP_OF_A_MATCH = 0.8;
const OFF = 0.1;
const FAR_OFF = 0.3;
/** Below so much a month a relative error says nothing. */
const LEAST_TO_COMPARE = 10;

export interface ChangingScore {
  histories: number;
  /** Streams of the truth; those found; those the answer gave; those of them that are true. */
  streams: number;
  found: number;
  given: number;
  right: number;
  /** Of streams found whose truth is known: asked, and answered rightly. */
  frequencies: number;
  frequenciesRight: number;
  statuses: number;
  statusesRight: number;
  /** Estimates asked; off by more than a tenth; by more than three tenths. */
  estimates: number;
  estimatesOff: number;
  estimatesFarOff: number;
  summaries: number;
  summariesOff: number;
  summariesFarOff: number;
  /** Pounds or dollars in streams, and those of them that are no income. */
  money: number;
  moneyNotIncome: number;
  failures: string[];
}

function noScore(): ChangingScore {
  return {
    histories: 0,
    streams: 0,
    found: 0,
    given: 0,
    right: 0,
    frequencies: 0,
    frequenciesRight: 0,
    statuses: 0,
    statusesRight: 0,
    estimates: 0,
    estimatesOff: 0,
    estimatesFarOff: 0,
    summaries: 0,
    summariesOff: 0,
    summariesFarOff: 0,
    money: 0,
    moneyNotIncome: 0,
    failures: [],
  };
}

export function sumOfScores(scores: readonly ChangingScore[]): ChangingScore {
  const total = noScore();
  for (const score of scores)
    for (const key of Object.keys(total) as (keyof ChangingScore)[]) {
      if (key === 'failures') total.failures.push(...score.failures);
      else total[key] += score[key];
    }
  return total;
}

export function scoreOf(history: ChangingHistory, result: VerifyIncomeResult): ChangingScore {
  const { seed, kind, country, asOf, truth, request } = history;
  const amounts = new Map(request.transactions.map(row => [row.transactionId, Number(row.amount)]));
  const moneyOf = (ids: Iterable<string>) => [...ids].reduce((sum, id) => sum + (amounts.get(id) ?? 0), 0);
  const score = noScore();
  score.histories = 1;
  const fail = (stream: string, got: string, right: string) =>
    score.failures.push(`${seed} ${kind} (${country}, ${asOf}) "${stream}": got ${got}, right is ${right}`);

  const open = new Set([...truth.undecidable, ...truth.beforeWindow]);
  const answers = result.incomeStreams
    .map(stream => ({ stream, ids: new Set(stream.transactionIds.filter(id => !open.has(id))) }))
    .filter(({ ids }) => ids.size > 0);
  const matched = new Set<IncomeStream>();
  for (const stream of truth.streams) {
    score.streams++;
    const answer = answers.find(
      one => !matched.has(one.stream) && overlaps(stream.transactionIds, one.ids, moneyOf),
    )?.stream;
    if (answer === undefined)
      fail(stream.name, heldAs(stream), `a stream of ${stream.transactionIds.length}`);
    else {
      matched.add(answer);
      score.found++;
      judge(stream, answer);
    }
  }
  for (const { stream, ids } of answers) {
    score.given++;
    score.money += moneyOf(ids);
    if (matched.has(stream)) score.right++;
    else fail(stream.name, `a stream of ${ids.size}`, 'no stream, or another');
    const wrong = truth.notIncome.filter(id => ids.has(id));
    score.moneyNotIncome += moneyOf(wrong);
    if (wrong.length > 0) fail(stream.name, `${moneyOf(wrong).toFixed(2)} in it`, 'no income');
  }
  if (truth.summary !== null) {
    const got = result.incomeStreamsSummary.estimatedIncome;
    const error = errorOf(got, truth.summary);
    score.summaries++;
    if (error > OFF) score.summariesOff++;
    if (error > FAR_OFF) score.summariesFarOff++;
    if (error > OFF) fail('all', `estimate ${got}`, told(truth.summary));
  }
  return score;

  function judge(stream: ChangingStream, answer: IncomeStream): void {
    const { name, frequency, status, estimate } = stream;
    if (frequency !== null) {
      score.frequencies++;
      if (answer.frequency === frequency) score.frequenciesRight++;
      else fail(name, answer.frequency, frequency);
    }
    if (status !== null) {
      score.statuses++;
      if (answer.status === status) score.statusesRight++;
      else fail(name, answer.status, status);
    }
    if (estimate !== null) {
      const error = errorOf(answer.estimatedIncome, estimate.span);
      score.estimates++;
      if (error > OFF) score.estimatesOff++;
      if (error > FAR_OFF) score.estimatesFarOff++;
      if (error > OFF)
        fail(
          name,
          `estimate ${answer.estimatedIncome} (${answer.frequency}, ${answer.status}, ${answer.estimateBasis.method})`,
          `${told(estimate.span)} by ${estimate.thought} (${frequency ?? 'any rhythm'}, ${status ?? 'any status'})`,
        );
    }
  }

  function heldAs({ transactionIds }: ChangingStream): string {
    const within = answers
      .filter(({ ids }) => transactionIds.some(id => ids.has(id)))
      .map(({ stream, ids }) => `${stream.frequency} "${stream.name}" of ${ids.size}`);
    const reasons = result.creditsNotCounted
      .filter(({ transactionId }) => transactionIds.includes(transactionId))
      .map(({ reason }) => reason);
    return [...within, ...new Set(reasons)].join(' and ') || 'nothing';
  }
}

const told = ([least, most]: Span) =>
  least === most ? least.toFixed(2) : `${least.toFixed(2)} to ${most.toFixed(2)}`;

/** From the nearest amount that is right. */
function errorOf(got: number, [least, most]: Span): number {
  const nearest = Math.min(most, Math.max(least, got));
  return Math.abs(got - nearest) / Math.max(nearest, LEAST_TO_COMPARE);
}

function overlaps(
  truth: readonly string[],
  answer: ReadonlySet<string>,
  moneyOf: (ids: Iterable<string>) => number,
): boolean {
  const shared = moneyOf(truth.filter(id => answer.has(id)));
  return shared >= OVERLAP_OF_A_MATCH * Math.max(moneyOf(truth), moneyOf(answer));
}

const FIGURES: readonly (readonly [head: string, of: (score: ChangingScore) => string])[] = [
  ['histories', score => String(score.histories)],
  ['found', score => `${score.found}/${score.streams}`],
  ['true', score => `${score.right}/${score.given}`],
  ['rhythm', score => `${score.frequenciesRight}/${score.frequencies}`],
  ['status', score => `${score.statusesRight}/${score.statuses}`],
  ['>10 %', score => `${score.estimatesOff}/${score.estimates}`],
  ['>30 %', score => `${score.estimatesFarOff}/${score.estimates}`],
  ['sum >10 %', score => `${score.summariesOff}/${score.summaries}`],
  ['sum >30 %', score => `${score.summariesFarOff}/${score.summaries}`],
];
const WIDTH_OF_NAMES = 52;

/** One line for each name. */
export function tableOfScores(scores: ReadonlyMap<string, ChangingScore>): string {
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(WIDTH_OF_NAMES) + cells.map(cell => cell.padStart(11)).join('');
  return [
    line(
      '',
      FIGURES.map(([head]) => head),
    ),
    ...[...scores].map(([name, score]) =>
      line(
        name,
        FIGURES.map(([, of]) => of(score)),
      ),
    ),
  ].join('\n');
}
