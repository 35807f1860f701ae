/** Whether the account says enough to state an income, and what it lacks. */

import type { EpochDay } from '../../base/calendar.js';
import { sumOf } from '../../base/money.js';
import { namesOf } from '../../base/tables.js';
import type {
  IncomeSufficiency,
  SufficiencyReason,
  VerifiedIncomeStatus,
} from '../../contract/income/incomeResult.js';
import { SUFFICIENCY_LIMITS, SUFFICIENCY_RULES } from '../../data/sufficiency.js';
import type { EnrichedEntry } from '../../enrichment/enrich.js';
import { categoryOf } from '../../enrichment/words/categories.js';
import { signedMinor } from '../../ledger/balance.js';
import { rhythmsOfStream, type StreamFacts } from '../stream.js';
import type { TwelveMonths } from '../twelveMonths.js';

export interface SufficiencyQuestion {
  readonly status: VerifiedIncomeStatus;
  /** All that the result shows. */
  readonly streams: readonly StreamFacts[];
  readonly counted: readonly EnrichedEntry[];
  readonly twelveMonths: TwelveMonths | null;
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
  const balanceGaps = balanceGapsIn(inPeriod);
  const holds = new Set<SufficiencyReason>();
  if (status === 'UnsupportedAccountType') holds.add('unsupported-account');
  else if (paying.length === 0) holds.add('no-income-found');
  else for (const reason of reasonsOfIncome(paying, monthsCovered, paydaysSeen)) holds.add(reason);
  const { fewestMonths, enoughMonths } = SUFFICIENCY_LIMITS;
  if (monthsCovered < fewestMonths) holds.add('history-too-short');
  else if (monthsCovered < enoughMonths) holds.add('history-short');
  if (status !== 'UnsupportedAccountType' && !isMainAccount(inPeriod, monthsCovered))
    holds.add('not-main-account');
  if (balanceGaps > 0) holds.add('balance-gaps');
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

// Where running balances do not go on, rows are missing. Each balance less its row's amount is the balance before it, and has
// to be the balance after some other row: of a whole history one is left over, which is that before the first row, or none
// where the last balance is the same. The order of rows does not matter, so rows of one day may come in any.

/** Fewer rows show nothing. */
const FEWEST_ROWS = 3;

/** At least 0; 0 where not every row has a balance. */
function balanceGapsIn(counted: readonly EnrichedEntry[]): number {
  const first = counted[0];
  if (first === undefined || counted.length < FEWEST_ROWS || !hasBalance(first)) return 0;
  const leftOver = new Map<string, number>();
  /** By account: the balances before the rows of its first day. */
  const openings = new Map<string, { readonly day: EpochDay; readonly before: string[] }>();
  for (const { entry } of counted) {
    const { balance } = entry.transaction;
    if (balance === null || balance === undefined) return 0;
    const account = entry.accountId ?? '';
    const after = signedMinor(balance);
    const before = after - (entry.isCredit ? entry.minor : -entry.minor);
    const opening = `${account} ${before}`;
    add(leftOver, opening, 1);
    add(leftOver, `${account} ${after}`, -1);
    const known = openings.get(account);
    if (known === undefined) openings.set(account, { day: entry.day, before: [opening] });
    else if (known.day === entry.day) known.before.push(opening);
  }
  let gaps = 0;
  for (const count of leftOver.values()) if (count > 0) gaps += count;
  for (const { before } of openings.values())
    if (before.some(opening => (leftOver.get(opening) ?? 0) > 0)) gaps--;
  return gaps;
}

function hasBalance({ entry }: EnrichedEntry): boolean {
  return entry.transaction.balance !== null && entry.transaction.balance !== undefined;
}

function add(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
