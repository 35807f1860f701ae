/** What an account's other rows say of each row. Each pass sees what the passes before it decided, so their order matters. */

import { addDays, type EpochDay } from '../../base/calendar.js';
import { smallFingerprintsOf } from '../../base/fingerprint.js';
import { putIn } from '../../base/grouped.js';
import type { Minor } from '../../base/money.js';
import { median } from '../../base/statistics.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Ledger, LedgerEntry } from '../../ledger/ledger.js';
import type { Evidence, TransferLink } from '../../model/enrichment.js';
import { GROCERIES, isEatingOut, isFood, type Leaning, sumOf } from '../lexicon/food.js';
import { confidenceOf, likelihoodOf } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryIdsOf, categoryOf, classIdOf, UNCATEGORISED } from '../words/categories.js';
import { learnFromEvenPay } from './evenPay.js';
import { learnFromHistory } from './history.js';
import { learnedDecision } from './learnedDecision.js';
import { learnFromHolders } from './ownTransfers.js';
import { tellByAccount } from './payeeAccounts.js';
import { linkRefunds } from './refunds.js';

const OWN_TRANSFER = categoryIdOf('own-account-transfer');
const SAVINGS = categoryIdOf('savings');
const REFUND = categoryIdOf('refund');
const TRANSFER_CLASS = classIdOf('transfer');

/** Which rows belong together: two sides of a transfer, by index; a refund's index and its purchase. */
export interface AccountLinks {
  readonly transfers: ReadonlyMap<number, TransferLink>;
  readonly refunds: ReadonlyMap<number, LedgerEntry>;
}

/** Corrects `decisions`, which are by index of row, by what the account's other rows say. */
export function learnFromAccount(ledger: Ledger, decisions: Decision[], holders: readonly string[]): void {
  tellByAccount(ledger, decisions);
  learnFromHistory(ledger.counted, decisions);
  learnFromHabits(ledger.counted, decisions);
  learnFromEvenPay(ledger.counted, decisions);
  learnFromHolders(ledger.rows, decisions, holders);
}

/** Finds transfers and corrects `decisions` by them, then finds refunds. Comes after the caller's rules, which may name both. */
export function linkAccount(ledger: Ledger, decisions: Decision[]): AccountLinks {
  const decisionOf = ({ index }: LedgerEntry) => decisions[index] as Decision;
  const { links } = pairTransfers(ledger.counted, decisionOf);
  for (const [index, link] of links) decisions[index] = asTransfer(decisions[index] as Decision, link);
  return { transfers: links, refunds: linkRefunds(ledger.counted, decisionOf) };
}

function asTransfer(decision: Decision, { associatedAccountId }: TransferLink): Decision {
  const { ruled } = decision;
  const category = decision.category === SAVINGS ? SAVINGS : OWN_TRANSFER;
  const confidence = ruled?.category === undefined ? confidenceOf('transfer-pair') : decision.confidence;
  const keepsMerchant = decision.merchant === null || ruled?.merchant !== undefined;
  const evidence: Evidence = {
    signal: 'transfer-pair',
    detail: `the same amount moved the other way in account ${associatedAccountId}`,
    matched: null,
    category: categoryOf(category).slug,
    weight: EVIDENCE_WEIGHTS.transferPair,
    ...(keepsMerchant ? {} : { replacedMerchant: decision.merchant }),
  };
  return {
    ...decision,
    category,
    confidence,
    classId: TRANSFER_CLASS,
    classConfidence: confidenceOf('transfer-pair'),
    merchant: keepsMerchant ? decision.merchant : null,
    isPerson: false,
    alternatives: [{ category, confidence }],
    evidence: [evidence, ...decision.evidence],
  };
}

export function withRefund(decision: Decision, { accountId }: LedgerEntry, purchase: LedgerEntry): Decision {
  // Accounts may use the same ids.
  const elsewhere =
    purchase.accountId === null || purchase.accountId === accountId
      ? ''
      : ` of account ${purchase.accountId}`;
  const evidence: Evidence = {
    signal: 'refund-link',
    detail: `returns ${purchase.transactionId}${elsewhere}`,
    matched: null,
    category: categoryOf(REFUND).slug,
    weight: EVIDENCE_WEIGHTS.refundLink,
  };
  return { ...decision, evidence: [evidence, ...decision.evidence] };
}

// What it says of a payee that names no trade that one goes there again and again.

const IN_PERSON = classIdOf('point-of-sale');
/** Judged by hand: few visits are chance, equal amounts a fee, large ones no meal. */
const FEWEST_VISITS = 4;
const FEWEST_AMOUNTS = 3;
const LARGEST_USUAL = 50_00;
/** A habit that makes nothing of it likelier than this leaves the question open. */
const LEAST_LEARNED = EVIDENCE_WEIGHTS.habitLeastLearned;
/** A model that is surer needs no help. */
const LEAST_SURE = EVIDENCE_WEIGHTS.habitGuess;

/** Replaces decisions (by place in the request) on payees visited often for small, differing amounts. */
export function learnFromHabits(counted: readonly LedgerEntry[], decisions: Decision[]): void {
  const visits = new Map<string, LedgerEntry[]>();
  for (const entry of counted) {
    const decision = decisions[entry.index] as Decision;
    if (entry.isCredit || !isGuess(decision)) continue;
    putIn(visits, decision.payee, entry);
  }
  for (const entries of visits.values()) {
    if (!isHabit(entries)) continue;
    const learned = new Map<Decision, Decision>();
    for (const { index } of entries) {
      const decision = decisions[index] as Decision;
      // Rows that shared a decision still share the new one.
      const after = learned.get(decision) ?? learnedFrom(decision, entries.length);
      learned.set(decision, after);
      decisions[index] = after;
    }
  }
}

/** Nothing but the model points to it, and not loudly. */
function isGuess(decision: Decision): boolean {
  const { payee, isPerson, hasMessage, classId, confidence, evidence, category } = decision;
  return (
    payee !== '' &&
    !isPerson &&
    // Nobody writes to a counter.
    !hasMessage &&
    classId === IN_PERSON &&
    confidence < LEAST_SURE &&
    evidence[0]?.signal === 'trade-model' &&
    (category === UNCATEGORISED || isFood(category))
  );
}

function isHabit(visits: readonly LedgerEntry[]): boolean {
  const amounts = visits.map(({ minor }) => minor);
  return (
    visits.length >= FEWEST_VISITS &&
    new Set(amounts).size >= FEWEST_AMOUNTS &&
    (median(amounts) as number) <= LARGEST_USUAL
  );
}

/** What the name holds likeliest: eating there or taking it home first, then the kind; unchanged where it says too little. */
function learnedFrom(decision: Decision, times: number): Decision {
  const { food } = decision;
  const out = food.filter(isEatingOut);
  const home = food.filter(({ category }) => category === GROCERIES);
  // Three kinds of eating out that split the vote must not lose it to the one shop.
  const likelier = sumOf(out) > sumOf(home) ? out : home;
  const any = sumOf(food);
  // The name was but a guess, and so is what it says of which: the split is taken halfway to even.
  const share = (sumOf(likelier) / any + 1 / 2) / 2;
  const ground = { visits: times, prior: any, share };
  // False of no number too.
  if (!(likelihoodOf(ground) >= LEAST_LEARNED)) return decision;
  return learnedDecision(
    decision,
    likeliestOf(likelier).category,
    ground,
    `visited ${times} times for small, differing amounts, as where one eats`,
  );
}

function likeliestOf(leanings: readonly Leaning[]): Leaning {
  return leanings.reduce((best, leaning) => (leaning.probability > best.probability ? leaning : best));
}

// Pairs movements between the caller's own accounts: equal amount, opposite direction, other account, within three days.

/** Days from the debit to the credit: money usually leaves first. */
const NEAREST_FIRST = [0, 1, -1, 2, -2, 3, -3];
/** What the text may say of a side of a transfer. A wage or a card purchase of the same amount is a coincidence. */
const TRANSFERABLE = categoryIdsOf(
  'own-account-transfer',
  'savings',
  'person-to-person',
  'investments',
  'cash-deposit',
  'uncategorised',
);
const RULED_TRANSFERS = categoryIdsOf('own-account-transfer', 'savings');

interface Pairing {
  /** By place in the request. */
  readonly links: ReadonlyMap<number, TransferLink>;
}

function pairTransfers(
  counted: readonly LedgerEntry[],
  decisionOf: (entry: LedgerEntry) => Decision,
): Pairing {
  const links = new Map<number, TransferLink>();
  const firstAccount = counted[0]?.accountId ?? null;
  if (counted.every(({ accountId }) => accountId === firstAccount)) return { links };
  const candidates = counted.filter(entry => entry.accountId !== null && isTransferable(decisionOf(entry)));
  const open = new Map<string, OpenCredits>();
  for (const entry of candidates) {
    if (!entry.isCredit) continue;
    const key = placeOf(entry.minor, entry.day);
    const same = open.get(key);
    if (same === undefined) open.set(key, openCredits(entry));
    else same.entries.push(entry);
  }
  const pairs: { debit: LedgerEntry; credit: LedgerEntry }[] = [];
  let debits = candidates.filter(entry => !entry.isCredit && entry.minor > 0);
  // Nearest in time first, then the earliest, so that the order of input does not matter.
  for (const daysLater of NEAREST_FIRST) {
    debits = debits.filter(debit => {
      const credits = open.get(placeOf(debit.minor, addDays(debit.day, daysLater)));
      const credit = credits === undefined ? null : takeFromOther(credits, debit.accountId);
      if (credit === null) return true;
      pairs.push({ debit, credit });
      return false;
    });
  }
  const sides = pairs.map(({ debit, credit }) => ({
    debit,
    credit,
    from: debit.accountId as string,
    to: credit.accountId as string,
  }));
  const pairIds = smallFingerprintsOf(
    sides.map(({ debit, credit, from, to }) => [from, debit.transactionId, to, credit.transactionId]),
  );
  sides.forEach(({ debit, credit, from, to }, index) => {
    const pairId = pairIds[index] as number;
    links.set(debit.index, { associatedAccountId: to, pairId });
    links.set(credit.index, { associatedAccountId: from, pairId });
  });
  return { links };
}

function placeOf(minor: Minor, day: EpochDay): string {
  return `${minor}@${day}`;
}

function isTransferable({ category, ruled }: Decision): boolean {
  // What a rule of the caller calls anything else is none, whatever moved in another account.
  if (ruled?.category !== undefined) return RULED_TRANSFERS.has(category);
  return TRANSFERABLE.has(category) || categoryOf(category).group === 'transfer';
}

// Credits of one amount and day that have no debit yet, taken one by one without looking twice at any.

interface OpenCredits {
  /** In order; null where one has been taken. */
  readonly entries: (LedgerEntry | null)[];
  /** None before this place is open. */
  first: number;
  /** All open ones between `first` and this place are of the account of `first`. */
  other: number;
}

export function openCredits(entry: LedgerEntry): OpenCredits {
  return { entries: [entry], first: 0, other: 0 };
}

/** The first that is of another account; null when none is. */
export function takeFromOther(credits: OpenCredits, accountId: string | null): LedgerEntry | null {
  const { entries } = credits;
  const isPassed = (place: number, passes: (entry: LedgerEntry) => boolean) => {
    const entry = entries[place];
    return entry !== undefined && (entry === null || passes(entry));
  };
  while (isPassed(credits.first, () => false)) credits.first++;
  const first = entries[credits.first];
  if (!first) return null;
  let place = credits.first;
  if (first.accountId === accountId) {
    credits.other = Math.max(credits.other, credits.first + 1);
    while (isPassed(credits.other, entry => entry.accountId === accountId)) credits.other++;
    place = credits.other;
  }
  const taken = entries[place] ?? null;
  if (taken !== null) entries[place] = null;
  return taken;
}
