/** What an account's other rows say of each row. Each pass sees what the passes before it decided, so their order matters. */
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Ledger, LedgerEntry } from '../../ledger/ledger.js';
import type { Evidence, TransferLink } from '../../model/enrichment.js';
import { confidenceOf } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryOf, classIdOf } from '../words/categories.js';
import { learnFromEvenPay } from './evenPay.js';
import { learnFromHabits } from './habits.js';
import { learnFromHistory } from './history.js';
import { learnFromHolders } from './ownTransfers.js';
import { tellByAccount } from './payeeAccounts.js';
import { linkRefunds } from './refunds.js';
import { pairTransfers } from './transfers.js';

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
