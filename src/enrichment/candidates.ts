/** What each hit in a narrative speaks for, and how strongly. The weights here are the ones the README publishes. */
import { spanOf } from '../base/text.js';
import type { Evidence } from '../model/enrichment.js';
import type { Rail } from '../model/rail.js';
import type { CategoryId } from '../model/taxonomy.js';
import { categoryIdOf, categoryOf, UNCATEGORISED } from './categories.js';
import type { Hit, LexiconEntry, MerchantEntry, PhraseEntry, TradeEntry } from './lexicon.js';
import type { Narrative } from './narrative.js';

export interface Candidate {
  /** Null: speaks for a merchant only. */
  readonly category: CategoryId | null;
  /** 0 to 100. */
  readonly weight: number;
  readonly signal: Evidence['signal'];
  readonly detail: string;
  readonly matched: string | null;
  /** The merchant, when the signal is one. */
  readonly merchant: MerchantEntry | null;
  /** Characters matched: the longer of two equals is the more specific. */
  readonly length: number;
  /** The last word of a name or trade that stands in the payee and leaves some of it over. */
  readonly after: number | null;
}

const REFUND = categoryIdOf('refund');

/** A merchant's name: longer names are less likely to be chance. */
const MERCHANT_BASE = 50;
const MERCHANT_PER_CHARACTER = 2;
const MERCHANT_LENGTH_CAP = 24;
/** The name is the whole payee, or its beginning. */
const WHOLE_PAYEE = 16;
const BEGINS_PAYEE = 8;
const NOT_AT_START = -26;
/** A plain word or place that is also a brand counts little unless it is the whole payee. */
const GENERIC_WORD = -30;
/** Petrol brands and a few others stand before the name of a place: SHELL KINGS HEATH. */
const HEAD_WORD = -12;
/** So short a name, spelt over several words inside a text, is chance: "D'Avignon at T" is not AT&T. */
const SHORTEST_NAME = 3;
const DISTINCTIVE = 8;
/** More letters are glued to the name. */
const GLUED_NAME = -20;
/** Banks and wallets stand in narratives as furniture. */
const BANK_NAME = -16;
const OUTSIDE_PAYEE = -28;
/** Shops refund to the card; a transfer from one is more often wages or an invoice paid. Those paid by direct debit do refund so. */
const REFUND_BY_TRANSFER = -35;
/** A credit from a shop is its refund, until a word says that it is pay or a claim. */
const MOST_FOR_REFUND = 78;
/** What is bought with the words of a bill says little of money that comes in. */
const REFUND_OF_BILL = -20;

const STRONG_TRADE = 58;
const WEAK_TRADE = 36;
const TRADE_PER_CHARACTER = 0.5;
const TRADE_LENGTH_CAP = 8;
const TRADE_OUTSIDE_PAYEE = -20;

/** What large shops also run under their own name. */
const ARMS: ReadonlySet<CategoryId> = new Set(['fuel', 'pharmacy', 'dental-and-optical'].map(categoryIdOf));

export function candidatesOf(
  hits: readonly Hit[],
  narrative: Narrative,
  isCredit: boolean,
  rail: Rail | null,
  glued: Hit<MerchantEntry> | null,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const hit of hits) {
    const { entry } = hit;
    if (narrative.fields[hit.first] === 'person') continue;
    if (entry.kind === 'merchant' && !isInsideAnother(hit, hits))
      candidates.push(merchantCandidate(hit as Hit<MerchantEntry>, narrative, isCredit, rail));
    else if (entry.kind === 'phrase')
      pushIf(candidates, phraseCandidate(hit as Hit<PhraseEntry>, narrative, isCredit));
    else if (entry.kind === 'trade')
      pushIf(candidates, tradeCandidate(hit as Hit<TradeEntry>, narrative, isCredit, rail));
  }
  if (glued !== null) {
    const candidate = merchantCandidate(glued, narrative, isCredit, rail);
    candidates.push({ ...candidate, weight: Math.max(0, candidate.weight + GLUED_NAME) });
  }
  return candidates.map(candidate => asArm(candidate, candidates));
}

/** TESCO in TESCO BANK: the longer name is meant. */
function isInsideAnother({ first, last }: Hit, hits: readonly Hit[]): boolean {
  return hits.some(
    other =>
      other.entry.kind === 'merchant' &&
      other.first <= first &&
      other.last >= last &&
      other.last - other.first > last - first,
  );
}

/** SAINSBURYS PETROL, HARGREAVES SOLICITORS: a trade of another kind behind a name says more than the name. */
function asArm(candidate: Candidate, candidates: readonly Candidate[]): Candidate {
  const { category, merchant, after } = candidate;
  if (category === null || merchant === null || after === null) return candidate;
  const { group } = categoryOf(category);
  const isSure = merchant.flags.includes('e');
  const isArm = candidates.some(
    other =>
      other.signal === 'trade-word' &&
      other.category !== null &&
      other.weight >= STRONG_TRADE &&
      (other.after ?? 0) > after &&
      categoryOf(other.category).group !== group &&
      (!isSure || ARMS.has(other.category)),
  );
  return isArm ? { ...candidate, category: null } : candidate;
}

function pushIf(candidates: Candidate[], candidate: Candidate | null): void {
  if (candidate !== null) candidates.push(candidate);
}

function isTransferRail(rail: Rail | null): boolean {
  return rail === 'bank-credit' || rail === 'faster-payment' || rail === 'transfer';
}

function merchantCandidate(
  hit: Hit<MerchantEntry>,
  narrative: Narrative,
  isCredit: boolean,
  rail: Rail | null,
): Candidate {
  const { entry, first, last } = hit;
  const { payeeStart, payeeEnd } = narrative;
  const length = entry.key.length;
  const isInPayee = first >= payeeStart && last < payeeEnd;
  // A name may begin with digits that look like a date: 24/7 Fitness.
  const beginsPayee = first <= payeeStart && last >= payeeStart;
  const isWhole = beginsPayee && last >= payeeEnd - 1;
  let weight = MERCHANT_BASE + Math.min(MERCHANT_LENGTH_CAP, MERCHANT_PER_CHARACTER * length);
  if (isWhole) weight += WHOLE_PAYEE;
  else if (beginsPayee) weight += BEGINS_PAYEE;
  else if (isInPayee) weight += NOT_AT_START;
  else weight += OUTSIDE_PAYEE;
  const isChance = length <= SHORTEST_NAME && last > first && !beginsPayee;
  if (isChance || (!isWhole && entry.flags.includes('g')))
    weight += beginsPayee && entry.flags.includes('h') ? HEAD_WORD : GENERIC_WORD;
  if (entry.flags.includes('e')) weight += DISTINCTIVE;
  if (!isWhole && entry.flags.includes('b')) weight += BANK_NAME;
  // A bank or wallet is named in all sorts of payments: its name says nothing of their purpose.
  const category = entry.flags.includes('b') ? UNCATEGORISED : isCredit ? entry.credit : entry.debit;
  if (category === REFUND) {
    weight = Math.min(weight, MOST_FOR_REFUND);
    if (isTransferRail(rail) && !entry.flags.includes('d')) weight += REFUND_BY_TRANSFER;
  }
  return {
    category: category === UNCATEGORISED ? null : category,
    weight: Math.max(0, Math.min(100, weight)),
    signal: 'merchant',
    detail: entry.name,
    matched: textOf(hit, narrative),
    merchant: entry,
    length,
    after: beginsPayee && !isWhole ? last : null,
  };
}

function phraseCandidate(hit: Hit<PhraseEntry>, narrative: Narrative, isCredit: boolean): Candidate | null {
  const { entry } = hit;
  const category = isCredit ? entry.credit : entry.debit;
  if (category === null) return null;
  return {
    category,
    weight: entry.weight + (category === REFUND && entry.debit !== null ? REFUND_OF_BILL : 0),
    signal: 'phrase',
    detail: categoryOf(category).name,
    matched: textOf(hit, narrative),
    merchant: null,
    length: entry.key.length,
    after: null,
  };
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
    matched: textOf(hit, narrative),
    merchant: null,
    length: entry.key.length,
    after: isInPayee ? last : null,
  };
}

function textOf({ first, last }: Hit<LexiconEntry>, { words }: Narrative): string {
  return spanOf(words, first, last);
}
