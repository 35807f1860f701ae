/** How well an answer of income verification agrees with the truth of a history. */

import type { VerifyIncomeResult } from '../../../src/contract/income/incomeResult.js';
import type { IncomeStream } from '../../../src/contract/income/incomeStream.js';
import type { History, TrueStream } from './history.js';
import { emptyScore, type FailureKind, type IncomeScore } from './incomeScore.js';

const OVERLAP_OF_A_MATCH = 0.8;
const LEAST_PAYDAYS_FOR_CADENCE = 4;
const ERROR_WORTH_TELLING = 0.1;

/**
 * `owed` says of which streams an estimate is asked: of those that are `active` alone, or of all that are `alive`, which new
 * ones are too.
 */
export function scoreIncome(
  history: History,
  result: VerifyIncomeResult,
  owed: 'active' | 'alive' = 'active',
): IncomeScore {
  const { truth, request, seed } = history;
  const amounts = new Map(
    request.transactions.map(({ transactionId, amount }) => [transactionId, Number(amount)]),
  );
  const dayOf = new Map(request.transactions.map(row => [row.transactionId, row.bookingDate]));
  const moneyOf = (ids: Iterable<string>) => [...ids].reduce((sum, id) => sum + (amounts.get(id) ?? 0), 0);
  const score = emptyScore();
  score.histories = 1;
  const fail = (kind: FailureKind, text: string, tags: readonly string[] = []) =>
    score.failures.push({
      seed,
      kind,
      text: `${history.kind ?? 'seed'} ${seed}: ${text}`,
      tags: [...tags, ...truth.tags],
    });

  // Streams are compared without what nobody could judge and what the limit of three leaves out.
  const neutral = new Set([
    ...truth.undecidable,
    ...truth.notIncome.flatMap(({ reason, transactionIds }) =>
      reason === 'beyond-three-streams' ? transactionIds : [],
    ),
    ...truth.streams.flatMap(({ oneOff, transactionIds }) => (oneOff ? transactionIds : [])),
  ]);
  const answers = result.incomeStreams
    .map(stream => ({ stream, ids: new Set(stream.transactionIds.filter(id => !neutral.has(id))) }))
    .filter(({ ids }) => ids.size > 0);
  const matched = new Set<IncomeStream>();

  for (const stream of truth.streams.filter(({ oneOff }) => !oneOff)) {
    const answer = answers.find(
      ({ stream: given, ids }) => !matched.has(given) && overlaps(stream.transactionIds, ids, moneyOf),
    )?.stream;
    if (answer !== undefined) matched.add(answer);
    if (stream.isBenefit) judgeBenefit(stream, answer);
    else judgeMain(stream, answer);
    if (answer !== undefined) {
      judgeCadence(stream, answer);
      judgeEstimate(stream, answer);
    }
  }

  for (const { stream, ids } of answers) {
    score.given++;
    if (matched.has(stream)) score.right++;
    else
      fail('invented', `"${stream.name}" (${stream.category}) of ${ids.size} is no stream; ${madeOf(ids)}`);
  }
  judgeMoney();
  return score;

  function judgeMain(stream: TrueStream, answer: IncomeStream | undefined): void {
    score.streams++;
    if (answer === undefined) {
      missed('missed', stream);
      return;
    }
    score.found++;
    if (answer.category === stream.category) score.categoriesRight++;
    else fail('category', `"${stream.name}" is ${stream.category}, not ${answer.category}`, stream.tags);
  }

  function judgeBenefit(stream: TrueStream, answer: IncomeStream | undefined): void {
    score.benefits++;
    if (answer === undefined || !answer.isBenefit) {
      missed('benefit-missed', stream);
      return;
    }
    score.benefitsFound++;
    if (answer.category === stream.category) score.benefitCategoriesRight++;
    else fail('category', `"${stream.name}" is ${stream.category}, not ${answer.category}`, stream.tags);
    if (history.country !== 'GB') return;
    score.benefitNames++;
    if (answer.name === stream.name) score.benefitNamesRight++;
    else fail('name', `"${stream.name}" is called "${answer.name}"`, stream.tags);
  }

  function missed(kind: FailureKind, stream: TrueStream): void {
    const { name, frequency, transactionIds, tags } = stream;
    const where = answers
      .filter(({ ids }) => transactionIds.some(id => ids.has(id)))
      .map(({ stream: given }) => `"${given.name}"`);
    const reasons = new Set(
      result.creditsNotCounted
        .filter(({ transactionId }) => transactionIds.includes(transactionId))
        .map(({ reason }) => reason),
    );
    const held = [...where, ...reasons].join(', ');
    fail(kind, `"${name}" (${frequency}, ${transactionIds.length} payments) missed; held as ${held}`, tags);
  }

  function judgeCadence(stream: TrueStream, answer: IncomeStream): void {
    const days = new Set(stream.transactionIds.map(id => dayOf.get(id)));
    if (days.size < LEAST_PAYDAYS_FOR_CADENCE) return;
    score.cadences++;
    if (answer.frequency === stream.frequency) score.cadencesRight++;
    else fail('cadence', `"${stream.name}" is ${stream.frequency}, not ${answer.frequency}`, stream.tags);
  }

  function judgeEstimate(stream: TrueStream, answer: IncomeStream): void {
    const { name, status, monthlyAmount, tags } = stream;
    if (monthlyAmount === null) return;
    if (status === 'Ended') {
      score.ended++;
      if (answer.estimatedIncome === 0) score.endedRight++;
      else fail('status', `"${name}" has ended, yet is estimated at ${answer.estimatedIncome}`, tags);
    }
    const isOwed = owed === 'active' ? status === 'Active' : status !== 'Ended';
    if (!isOwed || monthlyAmount === 0) return;
    const [least, most] = stream.monthlyRange ?? [monthlyAmount, monthlyAmount];
    const nearest = Math.min(most, Math.max(least, answer.estimatedIncome));
    const error = Math.abs(answer.estimatedIncome - nearest) / nearest;
    score.estimateErrors.push(error);
    if (error > ERROR_WORTH_TELLING)
      fail('estimate', `"${name}" brings ${monthlyAmount}, not ${answer.estimatedIncome}`, tags);
  }

  function judgeMoney(): void {
    const reasons = new Map(
      truth.notIncome.flatMap(({ reason, transactionIds }) =>
        reason === 'beyond-three-streams' ? [] : transactionIds.map(id => [id, reason] as const),
      ),
    );
    for (const { stream, ids } of answers) {
      const wrong = [...ids].filter(id => reasons.has(id));
      score.moneyInStreams += moneyOf(ids);
      score.moneyNotIncome += moneyOf(wrong);
      if (wrong.length > 0)
        fail('not-income', `${moneyOf(wrong).toFixed(2)} in "${stream.name}" is no income: ${madeOf(wrong)}`);
    }
  }

  /** What the truth says of the transactions. */
  function madeOf(ids: Iterable<string>): string {
    const kinds = new Map<string, number>();
    for (const id of ids) {
      const kind =
        truth.streams.find(({ transactionIds }) => transactionIds.includes(id))?.name ??
        truth.notIncome.find(({ transactionIds }) => transactionIds.includes(id))?.reason ??
        'nothing';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    return [...kinds].map(([kind, count]) => `${count} of ${kind}`).join(', ');
  }
}

/** Most of the money of each is in the other. */
function overlaps(
  truth: readonly string[],
  answer: ReadonlySet<string>,
  moneyOf: (ids: Iterable<string>) => number,
): boolean {
  const shared = moneyOf(truth.filter(id => answer.has(id)));
  return shared >= OVERLAP_OF_A_MATCH * moneyOf(truth) && shared >= OVERLAP_OF_A_MATCH * moneyOf(answer);
}
