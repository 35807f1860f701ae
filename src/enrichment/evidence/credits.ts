/** What a merchant's name says of money that comes from it. */
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId } from '../../model/taxonomy.js';
import { categoryIdOf, categoryIdsOf } from '../words/categories.js';
import type { Candidate } from './candidate.js';
import type { TextFacts } from './row.js';

const REFUND = categoryIdOf('refund');
const SALES = categoryIdOf('self-employment-income');
const MARKETPLACE = categoryIdOf('online-marketplace');
/** What lenders and insurers pay out, where it is no payment to them that came back. */
export const PAID_OUT = categoryIdsOf('loan-proceeds', 'insurance-payout', 'income-protection');
/** A credit from a shop is its refund, until a word says that it is pay or a claim. Insurers pay pensions too, and employers dividends. */
const MOST: ReadonlyMap<CategoryId | null, number> = new Map([
  [REFUND, EVIDENCE_WEIGHTS.merchantMostForRefund],
  [categoryIdOf('insurance-payout'), EVIDENCE_WEIGHTS.merchantMostForPayout],
  [categoryIdOf('salary'), EVIDENCE_WEIGHTS.merchantMostForSalary],
]);
const REFUND_BY_TRANSFER = EVIDENCE_WEIGHTS.merchantRefundByTransfer;
const BY_TRANSFER: ReadonlySet<Rail | null> = new Set(['bank-credit', 'faster-payment', 'transfer']);

/** What an insurer or a lender was paid, and the bank says is returned. */
export function asCameBack(candidate: Candidate, _: readonly Candidate[], { rail }: TextFacts): Candidate {
  const { merchant, category } = candidate;
  return rail === 'refund' && merchant !== null && category !== null && PAID_OUT.has(category)
    ? { ...candidate, category: REFUND }
    : candidate;
}

/** Marketplaces pay their sellers by bank transfer, and buyers back on the card. */
export function asBuyers(
  candidate: Candidate,
  _: readonly Candidate[],
  { rail, narrative }: TextFacts,
): Candidate {
  const { category, merchant, hit } = candidate;
  if (category !== SALES || merchant?.debit !== MARKETPLACE || hit === undefined) return candidate;
  const hasTown = narrative.hasPlace && hit.last < narrative.payeeEnd;
  return rail === 'refund' || rail === 'card' || hasTown ? { ...candidate, category: REFUND } : candidate;
}

export function asNameAlone(candidate: Candidate): Candidate {
  const { merchant, category, weight } = candidate;
  const most = merchant === null ? undefined : MOST.get(category);
  return most === undefined || weight <= most ? candidate : { ...candidate, weight: most };
}

/** Shops refund to the card; a transfer from one is more often wages or an invoice paid. Those paid by direct debit do refund so. */
export function asTransferred(candidate: Candidate, _: readonly Candidate[], { rail }: TextFacts): Candidate {
  const { category, merchant, weight, nameWeight, isWhole } = candidate;
  if (category !== REFUND || merchant === null || !BY_TRANSFER.has(rail)) return candidate;
  if (merchant.flags.directDebit) return candidate;
  return {
    ...candidate,
    weight: Math.max(0, weight + REFUND_BY_TRANSFER),
    // Firms that pay are named in full: NORTHGATE LOGISTICS is not Northgate.
    nameWeight: isWhole === true ? nameWeight : Math.max(0, nameWeight + REFUND_BY_TRANSFER),
  };
}
