/** What each hit in a narrative points to, and how strongly. The weights are those that docs/evidence.md publishes. */
import { AMPERSAND } from '../../base/marks.js';
import { spanOf, wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Rail } from '../../model/rail.js';
import type { Hit, MerchantEntry, PhraseEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { isOfStreet } from '../narrative/streets.js';
import { categoryIdOf, categoryOf } from '../words/categories.js';
import { isFirmName } from '../words/persons.js';
import { isCardRail } from '../words/rails.js';
import { asArm, asNamed, isInsideAnother } from './arms.js';
import type { Candidate } from './candidate.js';
import { asPayer, isNamedAfter } from './longerName.js';
import { merchantCandidate, PAID_OUT } from './merchantCandidate.js';
import { isInsideBody, isIntoReference, isNaming, isOfChannel, isPersonal } from './misplaced.js';
import { asHouseName, tradeCandidate } from './tradeWords.js';
import { webTrade } from './webTrade.js';

const REFUND = categoryIdOf('refund');

const OWN_TRANSFER = categoryIdOf('own-account-transfer');
/** The weight of a word that says nothing but transfer (data/phrases.ts). */
const PLAIN_TRANSFER = EVIDENCE_WEIGHTS.phrasePlainTransfer;
const SURE_OF_CASH = EVIDENCE_WEIGHTS.phraseSureOfCash;
const ELECTRONIC: ReadonlySet<Rail | null> = new Set(['bank-credit', 'direct-debit', 'faster-payment']);

/** What is bought with the words of a bill says little of money that comes in. */
const REFUND_OF_BILL = EVIDENCE_WEIGHTS.phraseRefundOfBill;
/** How the evidence of such words begins. */
export const RETURN_OF_BILL = 'if money comes in, a refund of:';

export function candidatesOf(
  hits: readonly Hit[],
  narrative: Narrative,
  isCredit: boolean,
  rail: Rail | null,
  glued: Hit<MerchantEntry> | null,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const hit of hits) {
    const field = narrative.fields[hit.first];
    if (field === 'person' || isIntoReference(hit, narrative)) continue;
    if (isNaming(hit, narrative) && isOfStreet(hit, narrative)) continue;
    if (
      hit.kind === 'merchant' &&
      !isInsideAnother(hit, hits) &&
      !isPersonal(hit, narrative, rail) &&
      !isOfChannel(hit, narrative, hits)
    ) {
      const named = merchantCandidate(hit, narrative, isCredit, rail, false);
      candidates.push(isCredit ? asPayer(named, hit, hits, narrative, rail) : named);
    } else if (hit.kind === 'phrase' && !isInsideBody(hit, narrative, hits))
      pushIf(candidates, phraseCandidate(hit, narrative, hits, isCredit, rail));
    else if (hit.kind === 'trade' && field !== 'noise')
      pushIf(candidates, tradeCandidate(hit, narrative, hits, isCredit, rail));
  }
  if (!isCredit) pushIf(candidates, webTrade(narrative));
  if (glued !== null) candidates.push(merchantCandidate(glued, narrative, isCredit, rail, true));
  return candidates.map(candidate =>
    asNamed(asArm(asHouseName(candidate, candidates), candidates), candidates),
  );
}

/** What an employer pays back: no purchase from it is returned. */
export function isReimbursement(hits: readonly Hit[]): boolean {
  return hits.some(
    ({ kind, entry }) =>
      kind === 'phrase' && entry.credit === REFUND && entry.debit === null && entry.rail === 'bank-credit',
  );
}

function pushIf(candidates: Candidate[], candidate: Candidate | null): void {
  if (candidate !== null) candidates.push(candidate);
}

function phraseCandidate(
  hit: Hit<PhraseEntry>,
  narrative: Narrative,
  hits: readonly Hit[],
  isCredit: boolean,
  rail: Rail | null,
): Candidate | null {
  const { entry } = hit;
  const isOfWallet = entry.ofWallet !== null && namesWallet(hits, narrative);
  const category = isOfWallet ? entry.ofWallet : isCredit ? entry.credit : entry.debit;
  if (category === null) return null;
  // PG&E PAYMENT is no e-payment.
  if (narrative.words.marks[hit.first] === AMPERSAND && wordAt(narrative.words, hit.first).length === 1)
    return null;
  if (entry.whole && (hit.first > narrative.payeeStart || hit.last < narrative.payeeEnd - 1)) return null;
  if (entry.on !== null && !entry.on.includes(rail ?? (looksLikeCard(narrative) ? 'card' : null)))
    return null;
  // The words of what was paid, when it comes back.
  if (rail === 'refund' && PAID_OUT.has(category)) return null;
  // A standing order pays somebody, never the bank.
  if (entry.rail === 'fee' && rail === 'standing-order') return null;
  const isWording = narrative.fields[hit.first] === 'noise' && narrative.fields[hit.last] === 'noise';
  const isPurchase = isCardRail(rail) && narrative.payeeStart < narrative.payeeEnd;
  // What a bank calls a card purchase says nothing of what was bought.
  if (isWording && isPurchase) return null;
  const isPlainTransfer = category === OWN_TRANSFER && entry.weight <= PLAIN_TRANSFER;
  if (isPlainTransfer && isWording && rail !== 'transfer') return null;
  // CHECK CARD is a card.
  if (entry.rail === 'cheque' && !isCredit && rail === 'card') return null;
  // An electronic credit is called a deposit too.
  if (
    entry.rail === 'cheque' &&
    entry.weight < SURE_OF_CASH &&
    (ELECTRONIC.has(narrative.rail) || isFirm(narrative))
  )
    return null;
  const bill = category === REFUND ? entry.debit : null;
  if (isCredit && !isOfWallet && isNamedAfter(hit, bill === null ? category : null, narrative)) return null;
  return {
    category,
    // Banks call what a firm sends a transfer too: that decides nothing, but no trade is told by it either.
    weight:
      isPlainTransfer && isFirm(narrative)
        ? EVIDENCE_WEIGHTS.shownOnly
        : entry.weight + (bill === null ? 0 : REFUND_OF_BILL),
    signal: 'phrase',
    detail: bill === null ? categoryOf(category).name : `${RETURN_OF_BILL} ${categoryOf(bill).name}`,
    matched: spanOf(narrative.words, hit.first, hit.last),
    merchant: null,
    nameWeight: 0,
    length: entry.key.length,
    after: hit.first >= narrative.payeeStart && hit.last < narrative.payeeEnd ? hit.last : null,
  };
}

/** MONZO TOP UP; but in PAYPAL *LEBARA TOP UP a shop is paid, and VIA APPLE PAY is how. */
function namesWallet(hits: readonly Hit[], { runStart, payeeStart, runEnd }: Narrative): boolean {
  const isWallet = ({ entry }: Hit<MerchantEntry>) => entry.flags.includes('b');
  const names = hits.filter(
    (hit): hit is Hit<MerchantEntry> =>
      hit.kind === 'merchant' && hit.last >= runStart && hit.last < runEnd && !isInsideAnother(hit, hits),
  );
  return (
    names.some(isWallet) &&
    !names.some(hit => hit.first <= payeeStart && hit.last >= payeeStart && !isWallet(hit))
  );
}

function looksLikeCard({ hasPlace, viaProcessor }: Narrative): boolean {
  return hasPlace || viaProcessor;
}

function isFirm({ words, payeeStart, payeeEnd }: Narrative): boolean {
  return isFirmName(words, payeeStart, payeeEnd);
}
