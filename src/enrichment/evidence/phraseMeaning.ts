/** What the words of a purpose point to, before their place in the text is checked. */
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, MerchantEntry, PhraseEntry } from '../lexicon/lexicon.js';
import { categoryIdOf } from '../words/categories.js';
import { isInsideAnother } from './misplacedWords.js';
import type { TextFacts } from './row.js';

const REFUND = categoryIdOf('refund');
const OWN_TRANSFER = categoryIdOf('own-account-transfer');
/** The weight of a word that says nothing but transfer (data/phrases.ts). */
const PLAIN_TRANSFER = EVIDENCE_WEIGHTS.phrasePlainTransfer;

/** Null where the words say nothing of money in this direction. */
export function meaningOf({ entry, first }: Hit<PhraseEntry>, text: TextFacts): CategoryId | null {
  if (isOfWallet(entry, text)) return entry.ofWallet;
  const merchant = entry.ofMerchant === null ? null : merchantBefore(first, entry.ofMerchant, text);
  if (merchant !== null) return text.isCredit ? merchant.credit : merchant.debit;
  return text.isCredit ? entry.credit : entry.debit;
}

export function isOfWallet(entry: PhraseEntry, text: TextFacts): boolean {
  return entry.ofWallet !== null && namesWallet(text);
}

export function isPlainTransfer(weight: number, category: CategoryId | null): boolean {
  return category === OWN_TRANSFER && weight <= PLAIN_TRANSFER;
}

/** What is bought with the words of a bill says little of money that comes in: at best that the bill was paid back. */
export function isBillReturned(entry: PhraseEntry, category: CategoryId | null): boolean {
  return category === REFUND && entry.debit !== null;
}

/** What an employer pays back: no purchase from it is returned. */
export function isReimbursement(hits: readonly Hit[]): boolean {
  return hits.some(
    ({ kind, entry }) =>
      kind === 'phrase' && entry.credit === REFUND && entry.debit === null && entry.rail === 'bank-credit',
  );
}

/** DAVE CASH ADVANCE is a loan of Dave's, and no cash out of a machine. */
function merchantBefore(first: number, category: CategoryId, { hits }: TextFacts): MerchantEntry | null {
  for (const hit of hits)
    if (hit.kind === 'merchant' && hit.first < first && hit.last >= first - 1 && hit.entry.debit === category)
      return hit.entry;
  return null;
}

/** MONZO TOP UP; but in PAYPAL *LEBARA TOP UP a shop is paid, and VIA APPLE PAY is how. */
function namesWallet({ hits, narrative: { runStart, payeeStart, runEnd } }: TextFacts): boolean {
  const isWallet = ({ entry }: Hit<MerchantEntry>) => entry.flags.bankOrWallet;
  const names = hits.filter(
    (hit): hit is Hit<MerchantEntry> =>
      hit.kind === 'merchant' && hit.last >= runStart && hit.last < runEnd && !isInsideAnother(hit, hits),
  );
  return (
    names.some(isWallet) &&
    !names.some(hit => hit.first <= payeeStart && hit.last >= payeeStart && !isWallet(hit))
  );
}
