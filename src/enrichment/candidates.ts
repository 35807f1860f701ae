/** What each hit in a narrative speaks for, and how strongly. The weights here are the ones the README publishes. */
import { spanOf } from '../base/text.js';
import type { Rail } from '../model/rail.js';
import type { CategoryId } from '../model/taxonomy.js';
import { type Candidate, DECISION_FLOOR } from './candidate.js';
import { categoryIdOf, categoryOf } from './categories.js';
import type { Hit, MerchantEntry, PhraseEntry, TradeEntry } from './lexicon.js';
import { asArm, asNamed, isInsideAnother, merchantCandidate, PAID_OUT } from './merchantCandidate.js';
import type { Narrative } from './narrative.js';
import { isFirmName, isTitled } from './persons.js';
import { isCardRail } from './rails.js';

const REFUND = categoryIdOf('refund');

const OWN_TRANSFER = categoryIdOf('own-account-transfer');
/** The weight of a word that says nothing but transfer (data/phrases.ts). */
const PLAIN_TRANSFER = 40;
const SURE_OF_CASH = 50;
const ELECTRONIC: ReadonlySet<Rail | null> = new Set(['bank-credit', 'direct-debit', 'faster-payment']);

/** What is bought with the words of a bill says little of money that comes in. */
const REFUND_OF_BILL = -20;
/** How the evidence of such words begins. */
export const RETURN_OF_BILL = 'if money comes in, a refund of:';

const STAR = 42;
const STRONG_TRADE = 58;
const WEAK_TRADE = 36;
const TRADE_PER_CHARACTER = 0.5;
const TRADE_LENGTH_CAP = 8;
const TRADE_OUTSIDE_PAYEE = -20;
/** What loses a trade that only names the house. */
const HOUSE_NAME = 8;
const HOUSES: ReadonlySet<CategoryId | null> = new Set(
  ['hotels', 'restaurants-and-cafes', 'pubs-and-bars'].map(categoryIdOf),
);
const NAMES_HOUSES: ReadonlySet<CategoryId | null> = new Set(
  ['entertainment', 'public-transport', 'charity'].map(categoryIdOf),
);

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
    if (field === 'person') continue;
    if (hit.kind === 'merchant' && !isInsideAnother(hit, hits) && !isTitle(hit, narrative))
      candidates.push(merchantCandidate(hit, narrative, isCredit, rail, false));
    else if (hit.kind === 'phrase') pushIf(candidates, phraseCandidate(hit, narrative, isCredit, rail));
    else if (hit.kind === 'trade' && field !== 'noise' && !isPartOfName(hit, hits))
      pushIf(candidates, tradeCandidate(hit, narrative, isCredit, rail));
  }
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
  isCredit: boolean,
  rail: Rail | null,
): Candidate | null {
  const { entry } = hit;
  const category = isCredit ? entry.credit : entry.debit;
  if (category === null) return null;
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
  return {
    category,
    // Banks call what a firm sends a transfer too: that decides nothing, but no trade is told by it either.
    weight:
      isPlainTransfer && isFirm(narrative)
        ? DECISION_FLOOR - 1
        : entry.weight + (bill === null ? 0 : REFUND_OF_BILL),
    signal: 'phrase',
    detail: bill === null ? categoryOf(category).name : `${RETURN_OF_BILL} ${categoryOf(bill).name}`,
    matched: spanOf(narrative.words, hit.first, hit.last),
    merchant: null,
    nameWeight: 0,
    length: entry.key.length,
    after: null,
  };
}

/** MS JANE SMITH is no purchase at M&S. */
function isTitle({ first, last }: Hit, { words, payeeEnd }: Narrative): boolean {
  return first === last && isTitled(words, first, payeeEnd);
}

/** CASTLE HOTEL, MUSEUM CAFE, RAILWAY TAVERN: what a house of guests is named after is not what it is. */
function asHouseName(candidate: Candidate, candidates: readonly Candidate[]): Candidate {
  const { signal, after, weight, category } = candidate;
  if (signal !== 'trade-word' || after === null || weight < STRONG_TRADE || !NAMES_HOUSES.has(category))
    return candidate;
  const isHouse = candidates.some(
    other =>
      other.signal === 'trade-word' &&
      other.weight >= STRONG_TRADE &&
      HOUSES.has(other.category) &&
      (other.after ?? 0) > after,
  );
  return isHouse ? { ...candidate, weight: weight - HOUSE_NAME } : candidate;
}

/** TFL TRAVEL CH is no travel agent's. */
function isPartOfName(hit: Hit, hits: readonly Hit[]): boolean {
  return isInsideAnother(
    hit,
    hits.filter(({ kind, entry }) => kind === 'merchant' && entry.flags.includes('e')),
  );
}

/** CA*B*F is no cab. */
function isAcrossMarks({ words: { marks } }: Narrative, first: number, last: number): boolean {
  for (let index = first + 1; index <= last; index++) if (marks[index] === STAR) return true;
  return false;
}

function looksLikeCard({ hasPlace, viaProcessor }: Narrative): boolean {
  return hasPlace || viaProcessor;
}

function isFirm({ words, payeeStart, payeeEnd }: Narrative): boolean {
  return isFirmName(words, payeeStart, payeeEnd);
}

function tradeCandidate(
  hit: Hit<TradeEntry>,
  narrative: Narrative,
  isCredit: boolean,
  rail: Rail | null,
): Candidate | null {
  // A credit from a shop is its refund at best, and other evidence says so better.
  if (isCredit) return null;
  const { entry, first, last } = hit;
  if (isAcrossMarks(narrative, first, last)) return null;
  const isInPayee = first >= narrative.payeeStart && last < narrative.payeeEnd;
  // Only the last word of a name is cut short.
  if (entry.isCut && (last !== narrative.payeeEnd - 1 || rail === 'transfer')) return null;
  const weight =
    (entry.isStrong ? STRONG_TRADE : WEAK_TRADE) +
    Math.min(TRADE_LENGTH_CAP, TRADE_PER_CHARACTER * entry.key.length) +
    (isInPayee ? 0 : TRADE_OUTSIDE_PAYEE);
  return {
    category: entry.debit,
    weight,
    signal: 'trade-word',
    detail: categoryOf(entry.debit).name,
    matched: spanOf(narrative.words, hit.first, hit.last),
    merchant: null,
    nameWeight: 0,
    length: entry.key.length,
    after: isInPayee ? last : null,
  };
}
