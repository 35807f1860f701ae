/** Decides whether the account shows enough to state an income, and what it lacks. */

import { sumOf } from '../../base/money.js';
import { namesOf } from '../../base/tables.js';
import type {
  IncomeSufficiency,
  SufficiencyReason,
  VerifiedIncomeStatus,
} from '../../contract/income/incomeResult.js';
import type { IntegrityFinding } from '../../contract/integrity.js';
import { SUFFICIENCY_LIMITS, SUFFICIENCY_RULES } from '../../data/sufficiency.js';
import type { EnrichedEntry } from '../../enrichment/enrich.js';
import { categoryOf } from '../../enrichment/words/categories.js';
import { checksToAsk } from '../checksToAsk.js';
import { rhythmsOfStream, type StreamFacts } from '../stream.js';
import type { TwelveMonths } from '../twelveMonths.js';

export interface SufficiencyQuestion {
  readonly status: VerifiedIncomeStatus;
  /** All that the result shows. */
  readonly streams: readonly StreamFacts[];
  readonly counted: readonly EnrichedEntry[];
  readonly twelveMonths: TwelveMonths | null;
  /** What was found of the account. */
  readonly integrity: readonly IntegrityFinding[];
}

const REASONS = namesOf(SUFFICIENCY_RULES);

export function sufficiencyOf(question: SufficiencyQuestion): IncomeSufficiency {
  const { status, twelveMonths, streams } = question;
  const paying = streams.filter(({ estimate }) => estimate.monthly > 0);
  const monthsCovered = twelveMonths?.complete.length ?? 0;
  const paydaysSeen = paying
    .flatMap(rhythmsOfStream)
    .reduce((count, { payments }) => count + payments.length, 0);
  const inPeriod = question.counted.filter(
    ({ entry }) => twelveMonths !== null && entry.day >= twelveMonths.from,
  );
  const asking = checksToAsk(question.integrity);
  const balanceGaps = question.integrity.find(({ check }) => check === 'balance-gaps')?.found ?? 0;
  const holds = new Set<SufficiencyReason>();
  if (status === 'UnsupportedAccountType') holds.add('unsupported-account');
  else if (paying.length === 0) holds.add('no-income-found');
  else for (const reason of reasonsOfIncome(paying, monthsCovered, paydaysSeen)) holds.add(reason);
  const { fewestMonths, enoughMonths } = SUFFICIENCY_LIMITS;
  if (monthsCovered < fewestMonths) holds.add('history-too-short');
  else if (monthsCovered < enoughMonths) holds.add('history-short');
  if (status !== 'UnsupportedAccountType' && !isMainAccount(inPeriod, monthsCovered))
    holds.add('not-main-account');
  for (const check of asking) holds.add(check);
  const reasons = REASONS.filter(reason => holds.has(reason));
  return { verdict: verdictOf(reasons), reasons, monthsCovered, paydaysSeen, balanceGaps };
}

function verdictOf(reasons: readonly SufficiencyReason[]): IncomeSufficiency['verdict'] {
  if (reasons.length === 0) return 'sufficient';
  return reasons.some(reason => SUFFICIENCY_RULES[reason].verdict === 'insufficient')
    ? 'insufficient'
    : 'limited';
}

function* reasonsOfIncome(
  paying: readonly StreamFacts[],
  monthsCovered: number,
  paydays: number,
): Generator<SufficiencyReason> {
  const limits = SUFFICIENCY_LIMITS;
  const total = sumOf(paying.map(({ estimate }) => estimate.monthly));
  const isMost = (test: (stream: StreamFacts) => boolean) =>
    sumOf(paying.filter(test).map(({ estimate }) => estimate.monthly)) > limits.mostOfIncome * total;
  if (paydays < limits.fewestPaydays) yield 'one-payday';
  else if (paydays < limits.enoughPaydays) yield 'few-paydays';
  if (isMost(({ status }) => status === 'Late')) yield 'income-late';
  if (
    monthsCovered < limits.enoughMonthsOfIrregular &&
    isMost(({ cadence, status }) => cadence.frequency === 'Irregular' && status !== 'New')
  )
    yield 'irregular-income';
  if (isMost(({ likelihood }) => likelihood < limits.confirmedLikelihood)) yield 'source-not-confirmed';
}

/** Money that only passes through leaves by transfers to oneself; what a household pays for does not. */
function isMainAccount(inPeriod: readonly EnrichedEntry[], monthsCovered: number): boolean {
  const { spendingPaymentsAMonth, spendingShare } = SUFFICIENCY_LIMITS;
  let [payments, spent, received] = [0, 0, 0];
  for (const { entry, decision, transfer } of inPeriod) {
    if (entry.isCredit) received += entry.minor;
    else if (transfer === null && categoryOf(decision.category).group !== 'transfer') {
      payments++;
      spent += entry.minor;
    }
  }
  return payments >= spendingPaymentsAMonth * Math.max(1, monthsCovered) || spent >= spendingShare * received;
}
