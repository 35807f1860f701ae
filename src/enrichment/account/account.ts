/** What an account's other rows say of each row. Each pass sees what the passes before it decided, so their order matters. */

import { addDays, type EpochDay } from '../../base/calendar.js';
import { smallFingerprintsOf } from '../../base/fingerprint.js';
import type { Minor } from '../../base/money.js';
import type { Evidence, TransferLink } from '../../contract/enrichment/enrichmentResult.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Ledger, LedgerEntry } from '../../ledger/ledger.js';
import { confidenceOf } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryIdsOf, categoryOf, classIdOf } from '../words/categories.js';
import { type AccountPass, runPass } from './accountPass.js';
import { collectedWithoutWords } from './collected.js';
import { evenPay } from './evenPay.js';
import { otherPayments } from './history.js';
import { transfersOfHolders } from './ownTransfers.js';
import { payeesByAccount } from './payeeAccounts.js';
import { placesVisitedOften } from './placesVisited.js';
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

/** In this order: each pass sees what the passes before it decided. */
const PASSES: readonly AccountPass[] = [
  payeesByAccount,
  collectedWithoutWords,
  otherPayments,
  placesVisitedOften,
  evenPay,
  transfersOfHolders,
];

/** Corrects `decisions`, which are by index of row, by what the account's other rows say. */
export function learnFromAccount(ledger: Ledger, decisions: Decision[], holders: readonly string[]): void {
  const { rows, counted } = ledger;
  for (const pass of PASSES) runPass(pass, { rows, counted, holders }, decisions);
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
