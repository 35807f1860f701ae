/** What a merchant's name in a narrative points to, and how strongly. The weights are those that docs/evidence.md publishes. */
import { NUMBER_SIGN, PARENTHESIS } from '../../base/marks.js';
import { spanOf, wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, MerchantEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdOf, UNCATEGORISED } from '../words/categories.js';
import { isWebEnding } from '../words/contacts.js';
import { isLegalForm } from '../words/persons.js';
import type { Candidate } from './candidate.js';

const REFUND = categoryIdOf('refund');
const PAYOUT = categoryIdOf('insurance-payout');
const SALARY = categoryIdOf('salary');
const SALES = categoryIdOf('self-employment-income');
const MARKETPLACE = categoryIdOf('online-marketplace');
/** What lenders and insurers pay out, where it is no payment to them that came back. */
export const PAID_OUT: ReadonlySet<CategoryId> = new Set(
  ['loan-proceeds', 'insurance-payout'].map(categoryIdOf),
);

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
/** Shops refund to the card; a transfer from one is more often wages or an invoice paid. Those paid by direct debit do refund so. */
const REFUND_BY_TRANSFER = EVIDENCE_WEIGHTS.merchantRefundByTransfer;
/** A credit from a shop is its refund, until a word says that it is pay or a claim. */
const MOST_FOR_REFUND = EVIDENCE_WEIGHTS.merchantMostForRefund;
const MOST_FOR_PAYOUT = EVIDENCE_WEIGHTS.merchantMostForPayout;
const MOST_FOR_SALARY = EVIDENCE_WEIGHTS.merchantMostForSalary;
const SHORTEST_PART = 3;

function isTransferRail(rail: Rail | null): boolean {
  return rail === 'bank-credit' || rail === 'faster-payment' || rail === 'transfer';
}

export function merchantCandidate(
  hit: Hit<MerchantEntry>,
  narrative: Narrative,
  isCredit: boolean,
  rail: Rail | null,
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
  const isPlain = isChance || (!isWhole && entry.flags.includes('g'));
  const isAtHead = beginsPayee && entry.flags.includes('h');
  if (isPlain) weight += isAtHead ? HEAD_WORD : GENERIC_WORD;
  if (entry.flags.includes('e')) weight += DISTINCTIVE;
  if (!isWhole && entry.flags.includes('b')) weight += BANK_NAME;
  if (isGlued) weight += GLUED_NAME;
  const hasTown = narrative.hasPlace && last < payeeEnd;
  const category = categoryFor(entry, hasTown, isCredit, rail);
  let nameWeight = weight;
  // It may be the name of another chain that begins so.
  if (isPlain && beginsPayee && !isAtHead && hasBranchNumber(narrative)) weight += HEAD_WORD - GENERIC_WORD;
  if (category === REFUND) {
    weight = Math.min(weight, MOST_FOR_REFUND);
    if (isTransferRail(rail) && !entry.flags.includes('d')) {
      weight += REFUND_BY_TRANSFER;
      // Firms that pay are named in full: NORTHGATE LOGISTICS is not Northgate.
      if (!isWhole) nameWeight += REFUND_BY_TRANSFER;
    }
  }
  // Insurers pay pensions too, and employers dividends, where a word says so.
  if (category === PAYOUT) weight = Math.min(weight, MOST_FOR_PAYOUT);
  if (category === SALARY) weight = Math.min(weight, MOST_FOR_SALARY);
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

function categoryFor(
  { flags, debit, credit }: MerchantEntry,
  hasTown: boolean,
  isCredit: boolean,
  rail: Rail | null,
): CategoryId {
  // A bank or wallet is named in all sorts of payments: its name says nothing of their purpose.
  if (flags.includes('b')) return UNCATEGORISED;
  if (!isCredit) return debit;
  const cameBack = PAID_OUT.has(credit) && rail === 'refund';
  // Marketplaces pay their sellers by bank transfer, and buyers back on the card.
  const isBuyers =
    credit === SALES && debit === MARKETPLACE && (rail === 'refund' || rail === 'card' || hasTown);
  return cameBack || isBuyers ? REFUND : credit;
}
