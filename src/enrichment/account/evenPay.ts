/**
 * Pay that comes evenly outvotes what a name alone says. Who sends the same odd sum every month as a bank credit, and is never
 * paid, is an employer, though it is called like a bookmaker or like a person. Such credits are left without a category: income
 * verification then judges them by their habits.
 */

import { gapsBetween } from '../../base/gaps.js';
import { putIn } from '../../base/grouped.js';
import { median } from '../../base/statistics.js';
import { wordsOf } from '../../base/text.js';
import {
  EVEN_GAPS,
  EVEN_PAY,
  EVEN_STEP,
  FULL_WAGE_A_MONTH,
  SHARE_OF_EVEN_STEPS,
} from '../../data/evenPay.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { Rail } from '../../model/rail.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryIdsOf, categoryOf, UNCATEGORISED } from '../words/categories.js';
import { isFirmName } from '../words/persons.js';
import { isCardRail } from '../words/rails.js';
import { learnedDecision } from './learnedDecision.js';
import { FEWEST_REGULAR, haveGapsNear } from './payRhythm.js';

const PERSON_TO_PERSON = categoryIdOf('person-to-person');
const WINNINGS = categoryIdOf('gambling-winnings');
/** What a name alone may wrongly say of an employer. Refunds and claims are learned from history; own transfers stay what they are. */
const BY_NAME = categoryIdsOf(
  'investments',
  'crypto',
  'gambling-winnings',
  'loan-proceeds',
  'cashback-and-rewards',
  'person-to-person',
);
/** Bacs credits and direct deposits; American banks write the same words for both ways of an ACH entry. */
const PAY_RAILS: ReadonlySet<Rail | null> = new Set(['bank-credit', 'direct-debit']);
/** Nobody calls a firm MR or MRS, but a shop's owner may pay wages by that name. */
const TITLED = EVIDENCE_WEIGHTS.person * EVIDENCE_WEIGHTS.personTitled;

const DAYS_IN_MONTH = 365 / 12;
/** Replaces decisions (by place in the request) on credits that rest on a name alone. */
export function learnFromEvenPay(counted: readonly LedgerEntry[], decisions: Decision[]): void {
  const credits = new Map<string, LedgerEntry[]>();
  for (const entry of counted) {
    const decision = decisions[entry.index] as Decision;
    if (!entry.isCredit || !isByNameAlone(decision)) continue;
    const key = `${decision.category} ${decision.payee}`;
    putIn(credits, key, entry);
  }
  const even = [...credits.values()].filter(entries => isEvenPay(entries, decisions));
  if (even.length === 0) return;
  const paid = new Set(
    counted.flatMap(({ isCredit, index }) => (isCredit ? [] : [(decisions[index] as Decision).payee])),
  );
  for (const entries of even) {
    const learned = new Map<Decision, Decision>();
    for (const { index } of entries) {
      const decision = decisions[index] as Decision;
      if (paid.has(decision.payee)) continue;
      // Rows that shared a decision still share the new one.
      const after = learned.get(decision) ?? asUnnamed(decision);
      learned.set(decision, after);
      decisions[index] = after;
    }
  }
}

function asUnnamed(decision: Decision): Decision {
  return {
    ...learnedDecision(
      decision,
      UNCATEGORISED,
      'open',
      'the same odd sum at an even rhythm, as employers pay',
    ),
    isPerson: false,
  };
}

function isByNameAlone({ category, payee, payeeName, rail, isWallet, evidence }: Decision): boolean {
  if (!BY_NAME.has(category) || payee === '' || isWallet) return false;
  // BINGO WINGS GYM LTD: nobody wins the same odd sum from a firm of another trade every month, however it is sent.
  if (category === WINNINGS && !isCardRail(rail) && isFirm(payeeName)) return true;
  if (!PAY_RAILS.has(rail) && !(category === PERSON_TO_PERSON && rail === null)) return false;
  const { slug } = categoryOf(category);
  return evidence.every(
    row => row.category !== slug || row.signal === 'merchant' || row.signal === 'person-name',
  );
}

function isFirm(name: string | null): boolean {
  const words = wordsOf(name ?? '');
  return isFirmName(words, 0, words.count);
}

function isEvenPay(entries: readonly LedgerEntry[], decisions: readonly Decision[]): boolean {
  if (entries.length < FEWEST_REGULAR) return false;
  const first = decisions[(entries[0] as LedgerEntry).index] as Decision;
  const { leastPay, round } = EVEN_PAY[first.category === PERSON_TO_PERSON ? 'person' : 'firm'];
  const amounts = entries.map(({ minor }) => minor);
  const rounds = amounts.filter(minor => minor % round === 0);
  const steps = amounts.slice(1).map((minor, index) => Math.abs(minor / (amounts[index] as number) - 1));
  const evenSteps = steps.filter(step => step <= EVEN_STEP);
  return (
    (median(amounts) as number) >= leastPay &&
    2 * rounds.length < amounts.length &&
    evenSteps.length >= SHARE_OF_EVEN_STEPS * steps.length &&
    hasEvenRhythm(entries) &&
    (first.category !== PERSON_TO_PERSON || !mayBeFriend(first) || monthlySum(entries) >= FULL_WAGE_A_MONTH)
  );
}

function mayBeFriend({ rail, evidence }: Decision): boolean {
  return rail === null || evidence.some(({ signal, weight }) => signal === 'person-name' && weight >= TITLED);
}

function monthlySum(entries: readonly LedgerEntry[]): number {
  return (
    (median(entries.map(({ minor }) => minor)) as number) *
    (DAYS_IN_MONTH / (median(gapsOf(entries)) as number))
  );
}

function gapsOf(entries: readonly LedgerEntry[]): readonly number[] {
  return gapsBetween(entries.map(({ day }) => day));
}

function hasEvenRhythm(entries: readonly LedgerEntry[]): boolean {
  const gaps = gapsOf(entries);
  const usual = median(gaps) as number;
  const rhythm = EVEN_GAPS.find(([from, to]) => usual >= from && usual <= to);
  return rhythm !== undefined && haveGapsNear(gaps, usual, rhythm[2]);
}
