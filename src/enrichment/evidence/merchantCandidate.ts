/** What a merchant's name in a narrative points to, and how strongly. The weights are those that docs/evidence.md publishes. */
import { NUMBER_SIGN, PARENTHESIS } from '../../base/marks.js';
import { spanOf, wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Hit, MerchantEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { UNCATEGORISED } from '../words/categories.js';
import { isWebEnding } from '../words/contacts.js';
import { isLegalForm } from '../words/persons.js';
import type { Candidate } from './candidate.js';
import type { TextFacts } from './row.js';

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
/** Petrol brands and a few others stand before the name of a place: SHELL KINGS HEATH. */
const HEAD_WORD = EVIDENCE_WEIGHTS.merchantPlainWordAtHead;
/** So short a name, spelt over several words inside a text, is chance: "D'Avignon at T" is not AT&T. */
const SHORTEST_NAME = 3;
const DISTINCTIVE = EVIDENCE_WEIGHTS.merchantDistinctive;
/** More letters are glued to the name. */
const GLUED_NAME = EVIDENCE_WEIGHTS.merchantGlued;
/** Banks and wallets stand in narratives as furniture. */
const BANK_NAME = EVIDENCE_WEIGHTS.merchantBank;
const OUTSIDE_PAYEE = EVIDENCE_WEIGHTS.merchantOutsidePayee;
const SHORTEST_PART = 3;

export function merchantCandidate(
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
