/** One transaction's text and codes in, one decision out. Looks at nothing but the transaction itself. */
import { wordsOf } from '../base/text.js';
import { MERCHANT_CATEGORY_CODES } from '../data/merchantCategoryCodes.js';
import type { Evidence } from '../model/enrichment.js';
import type { Rail } from '../model/rail.js';
import type { CountryCode } from '../model/request.js';
import type { CategoryId, ClassId } from '../model/taxonomy.js';
import type { ParsedTransaction } from '../schema/transaction.js';
import { findBenefit, isBenefitPayer } from './benefits.js';
import { type Candidate, candidatesOf } from './candidates.js';
import { categoryIdOf, categoryOf, UNCATEGORISED } from './categories.js';
import { classFor } from './classes.js';
import { confidenceOf } from './confidence.js';
import { findHits, type Lexicon, type MerchantEntry } from './lexicon.js';
import { readableName } from './merchantName.js';
import { type Narrative, readNarrative } from './narrative.js';
import { personLikelihood } from './persons.js';
import { railOfCodes } from './rails.js';

export interface Decision {
  readonly category: CategoryId;
  readonly confidence: number;
  readonly classId: ClassId;
  readonly classConfidence: number;
  readonly merchant: string | null;
  /** What one buys from the merchant; uncategorised when unknown. */
  readonly merchantCategory: CategoryId;
  /** Likeliest first, with the confidence each would have. */
  readonly alternatives: readonly { readonly category: CategoryId; readonly confidence: number }[];
  readonly evidence: readonly Evidence[];
  /** Who paid or was paid, as a key that case, spacing and references do not change; empty when the text names nobody. */
  readonly payee: string;
  /** The payee as a person would write it. */
  readonly payeeName: string | null;
  readonly rail: Rail | null;
  readonly isPerson: boolean;
  /** The name of the state benefit, where it is one. */
  readonly benefit: string | null;
}

const MESSAGE_RAILS: ReadonlySet<Rail | null> = new Set<Rail | null>(['faster-payment', 'transfer', 'standing-order']);
const PERSON_RAILS: ReadonlySet<Rail | null> = new Set<Rail | null>(['faster-payment', 'transfer', 'standing-order', 'bank-credit', null]);
/** Weaker evidence than this is shown, but decides nothing. */
const DECISION_FLOOR = 40;
const MERCHANT_NAME_FLOOR = 50;
const CODE_WEIGHT = 74;
const PERSON_WEIGHT = 80;
const OTHER_BENEFIT_WEIGHT = 85;
const BENEFIT_WEIGHT = 97;
const UNVERIFIED_BENEFIT_WEIGHT = 88;
const MOST_EVIDENCE = 6;
const MOST_ALTERNATIVES = 3;

const OTHER_BENEFIT = categoryIdOf('other-benefit');
const PERSON_TO_PERSON = categoryIdOf('person-to-person');
/** Categories in which the other side is the bank or oneself, so that there is no merchant. */
const WITHOUT_MERCHANT: ReadonlySet<CategoryId> = new Set(
  [
    'bank-charges',
    'interest-and-overdraft-charges',
    'returned-payment-fee',
    'interest-income',
    'cash-deposit',
    'own-account-transfer',
    'savings',
  ].map(categoryIdOf),
);
const RETAIL_CREDIT = categoryIdOf('refund');
type Said = readonly [slug: string, weight: number];
const RAIL_CATEGORIES: Readonly<Partial<Record<Rail, { readonly debit?: Said; readonly credit?: Said }>>> = {
  cash: { debit: ['cash-withdrawal', 91], credit: ['cash-deposit', 88] },
  cheque: { credit: ['cash-deposit', 80] },
  fee: { debit: ['bank-charges', 87] },
  interest: { debit: ['interest-and-overdraft-charges', 84], credit: ['interest-income', 84] },
  salary: { credit: ['salary', 90] },
  benefit: { credit: ['other-benefit', 80] },
  refund: { credit: ['refund', 80] },
};

export function decide(transaction: ParsedTransaction, country: CountryCode, lexicon: Lexicon): Decision {
  const isCredit = transaction.creditDebitIndicator === 'Credit';
  const words = wordsOf(transaction.description);
  const hits = findHits(lexicon, words);
  const narrative = readNarrative(words, hits, country);
  const rail = railOfCodes(transaction) ?? narrative.rail;
  const candidates = candidatesOf(hits, narrative, isCredit, rail);
  addRail(rail, isCredit, candidates);
  const benefit = isCredit && country === 'GB' ? benefitCandidate(narrative, candidates) : null;
  addCounterparty(transaction, country, lexicon, isCredit, candidates);
  addMerchantCategoryCode(transaction, isCredit, candidates);
  const person = addPerson(narrative, rail, candidates);
  candidates.sort(byWeight);
  const best = candidates.find(({ category, weight }) => category !== null && weight >= DECISION_FLOOR) ?? null;
  const category = best?.category ?? UNCATEGORISED;
  const merchantEntry = bestMerchant(candidates);
  const isPerson = person > 0.5 && category === PERSON_TO_PERSON;
  // A known name needs no writing out.
  const payeeName = merchantEntry === null && benefit === null ? readableName(words, narrative.payeeStart, narrative.payeeEnd) : null;
  const { classId, confidence: classConfidence } = classFor({ rail, category, isCredit, narrative, merchant: merchantEntry, best });
  return {
    category,
    confidence: best === null ? 0 : confidenceOf(best.signal, best.weight, best.weight - rivalWeight(candidates, category)),
    classId,
    classConfidence,
    merchant: merchantName(transaction, merchantEntry, payeeName, category, isPerson, rail),
    merchantCategory: merchantEntry?.debit ?? UNCATEGORISED,
    alternatives: alternativesOf(candidates),
    evidence: evidenceOf(candidates),
    payee: payeeKey(narrative, merchantEntry, benefit),
    payeeName: benefit ?? merchantEntry?.name ?? payeeName,
    rail,
    isPerson,
    benefit,
  };
}

function byWeight(a: Candidate, b: Candidate): number {
  return b.weight - a.weight || b.length - a.length || (a.category ?? 0) - (b.category ?? 0);
}

/** Adds the candidate and gives the benefit's name. */
function benefitCandidate({ words }: Narrative, candidates: Candidate[]): string | null {
  const finding = findBenefit(words);
  if (finding === null) {
    if (isBenefitPayer(words) && /DWP|DFC|SOCIALSEC|SSS/.test(words.squashed) && !/CMS|CHILDMAINT/.test(words.squashed)) {
      candidates.push({ category: OTHER_BENEFIT, weight: OTHER_BENEFIT_WEIGHT, signal: 'benefit-code', detail: 'paid by a benefit office', matched: null, merchant: null, length: 3 });
    }
    return null;
  }
  candidates.push({
    category: categoryIdOf(finding.benefit.category),
    weight: finding.isUnverified || finding.isOneOfSeveral ? UNVERIFIED_BENEFIT_WEIGHT : BENEFIT_WEIGHT,
    signal: 'benefit-code',
    detail: finding.isOneOfSeveral ? `${finding.benefit.name} (several codes named)` : finding.benefit.name,
    matched: finding.code,
    merchant: null,
    length: words.squashed.length,
  });
  return finding.benefit.name;
}

/** What the bank's own code or wording says outright. */
function addRail(rail: Rail | null, isCredit: boolean, candidates: Candidate[]): void {
  const said = rail === null ? undefined : RAIL_CATEGORIES[rail]?.[isCredit ? 'credit' : 'debit'];
  if (said === undefined) return;
  const [slug, weight] = said;
  candidates.push({ category: categoryIdOf(slug), weight, signal: 'bank-code', detail: `the bank calls it ${rail}`, matched: null, merchant: null, length: 0 });
}

/** The counterparty or merchant name a bank supplies is read like a narrative of its own. */
function addCounterparty(
  { counterPartyName, merchantName: given }: ParsedTransaction,
  country: CountryCode,
  lexicon: Lexicon,
  isCredit: boolean,
  candidates: Candidate[],
): void {
  for (const name of [given, counterPartyName]) {
    if (name === undefined || name === null || name === '') continue;
    const words = wordsOf(name);
    const hits = findHits(lexicon, words);
    for (const candidate of candidatesOf(hits, readNarrative(words, hits, country), isCredit, null)) {
      candidates.push({ ...candidate, signal: candidate.signal === 'merchant' ? 'merchant' : 'counterparty' });
    }
  }
}

function addMerchantCategoryCode({ merchantCategoryCode }: ParsedTransaction, isCredit: boolean, candidates: Candidate[]): void {
  if (merchantCategoryCode === undefined || merchantCategoryCode === null) return;
  const code = Number(merchantCategoryCode);
  const row = MERCHANT_CATEGORY_CODES.find(([from, to]) => code >= from && code <= to);
  if (row === undefined) return;
  candidates.push({
    category: isCredit ? RETAIL_CREDIT : categoryIdOf(row[2]),
    weight: CODE_WEIGHT,
    signal: 'merchant-category-code',
    detail: `merchant category code ${merchantCategoryCode}`,
    matched: merchantCategoryCode,
    merchant: null,
    length: 4,
  });
}

function addPerson(narrative: Narrative, rail: Rail | null, candidates: Candidate[]): number {
  // A town behind the name is how card purchases look, and cards pay firms.
  if (!PERSON_RAILS.has(rail) || (rail === null && (narrative.hasPlace || narrative.isWeb || narrative.viaProcessor))) return 0;
  const likelihood = personLikelihood(narrative.words, narrative.payeeStart, narrative.payeeEnd, MESSAGE_RAILS.has(rail));
  if (likelihood === 0) return 0;
  const { words, payeeStart, payeeEnd } = narrative;
  candidates.push({
    category: PERSON_TO_PERSON,
    // Without a rail that people use, a name alone is weaker.
    weight: PERSON_WEIGHT * likelihood * (rail === null ? 0.75 : 1),
    signal: 'person-name',
    detail: 'the other side is named like a person',
    matched: words.text.slice(words.from[payeeStart], words.to[payeeEnd - 1]),
    merchant: null,
    length: 1,
  });
  return likelihood;
}

function rivalWeight(candidates: readonly Candidate[], category: CategoryId): number {
  return candidates.find(rival => rival.category !== null && rival.category !== category)?.weight ?? Number.NEGATIVE_INFINITY;
}

function bestMerchant(candidates: readonly Candidate[]): MerchantEntry | null {
  return candidates.find(({ merchant, weight }) => merchant !== null && weight >= MERCHANT_NAME_FLOOR)?.merchant ?? null;
}

function merchantName(
  { merchantName: given }: ParsedTransaction,
  entry: MerchantEntry | null,
  payeeName: string | null,
  category: CategoryId,
  isPerson: boolean,
  rail: Rail | null,
): string | null {
  if (WITHOUT_MERCHANT.has(category) || isPerson) return null;
  if (entry !== null) return entry.name;
  if (given !== undefined && given !== null && given !== '') return given;
  if (rail === 'cash' || rail === 'cheque' || rail === 'fee' || rail === 'interest' || rail === 'transfer') return null;
  return payeeName;
}

function alternativesOf(candidates: readonly Candidate[]): Decision['alternatives'] {
  const seen = new Map<CategoryId, number>();
  for (const { category, signal, weight } of candidates) {
    if (category === null || seen.has(category)) continue;
    seen.set(category, confidenceOf(signal, weight, weight - rivalWeight(candidates, category)));
    if (seen.size === MOST_ALTERNATIVES) break;
  }
  return [...seen].map(([category, confidence]) => ({ category, confidence }));
}

function evidenceOf(candidates: readonly Candidate[]): Evidence[] {
  return candidates.slice(0, MOST_EVIDENCE).map(({ signal, detail, matched, category, weight }) => ({
    signal,
    detail,
    matched,
    category: category === null ? null : categoryOf(category).slug,
    weight: Math.round(weight),
  }));
}

function payeeKey({ words, payeeStart, payeeEnd }: Narrative, merchant: MerchantEntry | null, benefit: string | null): string {
  if (benefit !== null) return `benefit:${benefit}`;
  if (merchant !== null) return `merchant:${merchant.name}`;
  return payeeStart < payeeEnd ? words.squashed.slice(words.starts[payeeStart], words.ends[payeeEnd - 1]) : '';
}
