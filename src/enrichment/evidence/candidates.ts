/**
 * Gives what each hit in a narrative points to, and how strongly, by the words of its text. `rules/rules.ts` lists the rules that drop or
 * change these candidates.
 */

import { DOT, NUMBER_SIGN, PARENTHESIS } from '../../base/marks.js';
import { spanOf, type Words, wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import { BEHIND_OTHER_GAS, CUT_FUEL } from '../../data/tradeNeighbours.js';
import { WEB_ENDINGS } from '../../data/webEndings.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, MerchantEntry, TradeEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdOf, categoryIdsOf, categoryOf, UNCATEGORISED } from '../words/categories.js';
import { isWebEnding } from '../words/contacts.js';
import { isLegalForm } from '../words/persons.js';
import { type Candidate, unnamed } from './candidate.js';
import { phraseCandidate } from './phraseCandidate.js';
import { meaningOf } from './phraseMeaning.js';
import type { TextFacts } from './row.js';
import { applyAdjustingRules, isExcluded } from './rules/ask.js';
import { EXCLUDING_RULES, TEXT_RULES } from './rules/rules.js';

/** `glued`: a merchant whose name begins a longer word. */
export function candidatesOf(text: TextFacts, glued: Hit<MerchantEntry> | null): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const hit of text.hits) {
    if (hit.kind === 'merchant') {
      if (!isExcluded(EXCLUDING_RULES.merchant, hit, text, null))
        candidates.push(merchantCandidate(hit, text, false));
    } else if (hit.kind === 'phrase') {
      const category = meaningOf(hit, text);
      if (category !== null && !isExcluded(EXCLUDING_RULES.phrase, hit, text, category))
        candidates.push(phraseCandidate(hit, category, text));
    } else if (hit.kind === 'trade') {
      if (!isExcluded(EXCLUDING_RULES.trade, hit, text, hit.entry.debit))
        candidates.push(tradeCandidate(hit, text));
    }
  }
  const web = text.isCredit ? null : webTrade(text.narrative);
  if (web !== null) candidates.push(web);
  if (glued !== null) candidates.push(merchantCandidate(glued, text, true));
  return applyAdjustingRules(TEXT_RULES, candidates, text);
}

// Whose a web address is, where its end says so: TOVEN.AC.UK is a university's.

const OWNERS: ReadonlyMap<string, CategoryId> = new Map(
  WEB_ENDINGS.flatMap(({ category, endings }) =>
    endings.split(';').map(ending => [ending, categoryIdOf(category)] as const),
  ),
);

/** Null where the payee is no such address. */
function webTrade({ words, payeeStart, runEnd }: Narrative): Candidate | null {
  for (let index = payeeStart + 1; index < runEnd; index++) {
    if (words.marks[index] !== DOT) continue;
    const first = wordAt(words, index);
    const last = index + 1 < words.count && words.marks[index + 1] === DOT ? index + 1 : index;
    const category = OWNERS.get(first) ?? OWNERS.get(`${first}.${wordAt(words, last)}`);
    if (category !== undefined) return asCandidate(words, index, last, category);
  }
  return null;
}

function asCandidate(words: Words, first: number, last: number, category: CategoryId): Candidate {
  const matched = spanOf(words, first, last);
  return unnamed({
    category,
    weight: EVIDENCE_WEIGHTS.tradeStrong,
    signal: 'trade-word',
    detail: `${categoryOf(category).name}: whose addresses end so`,
    matched,
    length: matched.length,
  });
}

// What a word of a trade in a narrative points to. The weights are those that docs/internals/evidence.md publishes.

const FUEL = categoryIdOf('fuel');
/** Large shops that sell petrol too. */
const PUMP_OWNERS = categoryIdsOf('groceries', 'general-retail');
const NO_PETROL: ReadonlySet<string> = new Set(BEHIND_OTHER_GAS.split(' '));
/** The number of the branch may be between. */
const MOST_BETWEEN = 3;
const STRONG_TRADE = EVIDENCE_WEIGHTS.tradeStrong;
const WEAK_TRADE = EVIDENCE_WEIGHTS.tradeWeak;
const TRADE_PER_CHARACTER = EVIDENCE_WEIGHTS.tradePerCharacter;
const TRADE_LENGTH_CAP = EVIDENCE_WEIGHTS.tradeMostForLength;
const TRADE_OUTSIDE_PAYEE = EVIDENCE_WEIGHTS.tradeOutsidePayee;
function tradeCandidate(hit: Hit<TradeEntry>, { narrative, hits }: TextFacts): Candidate {
  const { entry, first, last } = hit;
  const isPump = isAtPumps(hit, narrative, hits);
  const isInPayee = isPump || (first >= narrative.payeeStart && last < narrative.payeeEnd);
  const weight =
    (entry.isStrong || isPump ? STRONG_TRADE : WEAK_TRADE) +
    Math.min(TRADE_LENGTH_CAP, TRADE_PER_CHARACTER * entry.key.length) +
    (isInPayee ? 0 : TRADE_OUTSIDE_PAYEE);
  return unnamed({
    category: entry.debit,
    weight,
    signal: 'trade-word',
    detail: categoryOf(entry.debit).name,
    matched: spanOf(narrative.words, hit.first, hit.last),
    length: entry.key.length,
    after: isInPayee ? last : null,
    isPump,
  });
}

/** SAMSCLUB 8133 GAS, TESCO PETROL: at the pumps of a large shop. */
function isAtPumps(
  { entry, first, last }: Hit<TradeEntry>,
  { words, payeeStart, runEnd }: Narrative,
  hits: readonly Hit[],
): boolean {
  const isFuel = entry.isStrong || entry.key === CUT_FUEL;
  if (entry.debit !== FUEL || !(isFuel || entry.key === 'GAS')) return false;
  if (NO_PETROL.has(words.spelt[last + 1] ?? '')) return false;
  return hits.some(
    shop =>
      shop.kind === 'merchant' &&
      shop.first === payeeStart &&
      shop.last < first &&
      first - shop.last <= MOST_BETWEEN &&
      PUMP_OWNERS.has(shop.entry.debit) &&
      (isFuel || first - shop.last > 1 || last === runEnd - 1),
  );
}

// What a merchant's name in a narrative points to, and how strongly. The weights are those that docs/internals/evidence.md publishes.

/** A merchant's name: longer names are less likely to be chance. */
const MERCHANT_BASE = EVIDENCE_WEIGHTS.merchantBase;
const MERCHANT_PER_CHARACTER = EVIDENCE_WEIGHTS.merchantPerCharacter;
const MERCHANT_LENGTH_CAP = EVIDENCE_WEIGHTS.merchantMostForLength;
/** The name is the whole payee, or its beginning. */
const WHOLE_PAYEE = EVIDENCE_WEIGHTS.merchantWholePayee;
const BEGINS_PAYEE = EVIDENCE_WEIGHTS.merchantBeginsPayee;
const NOT_AT_START = EVIDENCE_WEIGHTS.merchantInsidePayee;
/** A plain word or place that is also a brand counts little unless it is the whole payee. */
const GENERIC_WORD = EVIDENCE_WEIGHTS.merchantPlainWord;
/** Petrol brands and a few others come before the name of a place: SHELL KINGS HEATH. */
const HEAD_WORD = EVIDENCE_WEIGHTS.merchantPlainWordAtHead;
/** So short a name, spelt over several words inside a text, is chance: "D'Avignon at T" is not AT&T. */
const SHORTEST_NAME = 3;
const DISTINCTIVE = EVIDENCE_WEIGHTS.merchantDistinctive;
/** More letters are glued to the name. */
const GLUED_NAME = EVIDENCE_WEIGHTS.merchantGlued;
/** The names of banks and wallets occur in narratives without being the payee. */
const BANK_NAME = EVIDENCE_WEIGHTS.merchantBank;
const OUTSIDE_PAYEE = EVIDENCE_WEIGHTS.merchantOutsidePayee;
const SHORTEST_PART = 3;

function merchantCandidate(
  hit: Hit<MerchantEntry>,
  { narrative, isCredit }: TextFacts,
  isGlued: boolean,
): Candidate {
  const { entry, first, last } = hit;
  const { payeeStart, payeeEnd } = narrative;
  const length = entry.key.length;
  const isInPayee = first >= payeeStart && last < payeeEnd;
  // A name may begin with digits that look like a date: 24/7 Fitness.
  const beginsPayee = first <= payeeStart && last >= payeeStart;
  const isWhole = beginsPayee && last >= nameEnd(narrative) - 1;
  let weight = MERCHANT_BASE + Math.min(MERCHANT_LENGTH_CAP, MERCHANT_PER_CHARACTER * length);
  if (isWhole && !narrative.hasReference) weight += WHOLE_PAYEE;
  else if (beginsPayee) weight += BEGINS_PAYEE;
  else if (isInPayee) weight += NOT_AT_START;
  else weight += OUTSIDE_PAYEE;
  const isChance = length <= SHORTEST_NAME && last > first && !beginsPayee;
  const isPlain = isChance || (!isWhole && entry.flags.plainWord);
  const isAtHead = beginsPayee && entry.flags.brandAtHead;
  if (isPlain) weight += isAtHead ? HEAD_WORD : GENERIC_WORD;
  if (entry.flags.distinctive) weight += DISTINCTIVE;
  if (!isWhole && entry.flags.bankOrWallet) weight += BANK_NAME;
  if (isGlued) weight += GLUED_NAME;
  const nameWeight = weight;
  // It may be the name of another chain that begins so.
  if (isPlain && beginsPayee && !isAtHead && hasBranchNumber(narrative)) weight += HEAD_WORD - GENERIC_WORD;
  // A bank or wallet is named in all sorts of payments: its name says nothing of their purpose.
  const category = entry.flags.bankOrWallet ? UNCATEGORISED : isCredit ? entry.credit : entry.debit;
  return {
    category: category === UNCATEGORISED ? null : category,
    weight: Math.max(0, Math.min(100, weight)),
    signal: 'merchant',
    detail: entry.name,
    matched: spanOf(narrative.words, first, last),
    merchant: entry,
    nameWeight: Math.max(0, Math.min(100, nameWeight)),
    length,
    after: beginsPayee && !isWhole ? last : null,
    isParted: isPartedName(narrative, hit),
    hit,
    isWhole,
    isGlued,
  };
}

/** ALL STAR, ROBIN HOOD, where the name is one word; but MC DONALDS is McDonald's, and USPS.COM one word too. */
function isPartedName({ words }: Narrative, { entry, first, last }: Hit<MerchantEntry>): boolean {
  if (first === last || /[^A-Za-z0-9'’]/.test(entry.name)) return false;
  for (let index = first; index <= last; index++) {
    const isJoined = index > first && (words.glued[index] === true || words.marks[index] !== 0);
    if (isJoined || wordAt(words, index).length < SHORTEST_PART) return false;
  }
  return true;
}

/** NEXT of NEXT PLC, ICO of ICO.ORG.UK; but OXFORD.GOV.UK is a council. */
function nameEnd({ words, payeeStart, payeeEnd }: Narrative): number {
  let end = payeeEnd;
  while (end > payeeStart + 1 && (isWebEnding(words, end - 1) || isLegalForm(wordAt(words, end - 1)))) end--;
  return words.spelt[end] === 'GOV' ? payeeEnd : end;
}

/** LUSH HERALD SQUARE(762), AMC EMPIRE 25 #0552: who numbers its branches is a chain. */
function hasBranchNumber({ words, payeeStart, runEnd }: Narrative): boolean {
  for (let index = payeeStart + 1; index <= Math.min(runEnd, words.count - 1); index++) {
    const mark = words.marks[index];
    if ((mark === NUMBER_SIGN || mark === PARENTHESIS) && /^\d+$/.test(wordAt(words, index))) return true;
  }
  return false;
}
