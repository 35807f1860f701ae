/** One transaction's text and codes in, one decision out. Looks at nothing but the transaction itself. */

import type { Evidence } from '../../contract/enrichment/enrichmentResult.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { BenefitName } from '../../model/benefits.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { ParsedTransaction } from '../../requests/transactionSchemas.js';
import { benefitOfWords } from '../evidence/benefits.js';
import { type Candidate, DECISION_FLOOR, LIKELY_PERSON, MERCHANT_NAME_FLOOR } from '../evidence/candidate.js';
import { isOfAccount, returnedBy } from '../evidence/creditAccounts.js';
import { gatherEvidence } from '../evidence/gather.js';
import { isReimbursement } from '../evidence/phraseMeaning.js';
import { readRow } from '../evidence/reading.js';
import type { Row } from '../evidence/row.js';
import type { Hit, Lexicon, MerchantEntry } from '../lexicon/lexicon.js';
import { hasLegalForm, type Narrative } from '../narrative/narrative.js';
import { categoryIdOf, categoryIdsOf, categoryOf, UNCATEGORISED } from '../words/categories.js';
import { readableName } from '../words/merchantName.js';
import { classFor } from './classes.js';
import { confidenceOf } from './confidence.js';
import type { Decision } from './decision.js';
import { NOBODY, type Payee, payeeOf } from './payee.js';

const PERSON_TO_PERSON = categoryIdOf('person-to-person');

export function decide(
  transaction: ParsedTransaction,
  country: NarrativeCountry,
  lexicon: Lexicon,
): Decision {
  return decideRow(readRow(transaction, country, lexicon));
}

export function decideRow(row: Row): Decision {
  const { narrative, hits, rail, isCredit, returnWording, country } = row;
  const { candidates, benefit, person, food } = gatherEvidence(row);
  const best =
    candidates.find(({ category, weight }) => category !== null && weight >= DECISION_FLOOR) ?? null;
  const alternatives = alternativesOf(candidates);
  const category = best?.category ?? UNCATEGORISED;
  const { merchant, isAccount, reimburses, merchantCategory } = sellerIn(
    row,
    candidates,
    best,
    benefit,
    country,
  );
  const isPerson = person > LIKELY_PERSON && category === PERSON_TO_PERSON;
  // A known name needs no writing out.
  const payeeName =
    merchant === null && benefit === null
      ? readableName(narrative.words, narrative.payeeStart, narrative.payeeEnd)
      : null;
  // The best of all is the first alternative.
  const confidence = category === UNCATEGORISED ? 0 : (alternatives[0]?.confidence ?? 0);
  const way = classFor(row, { category, confidence, merchant, best });
  return {
    category,
    confidence,
    firstGuess: best === null ? firstGuessOf(candidates, alternatives) : null,
    classId: way.classId,
    classConfidence: way.confidence,
    merchant: predictedMerchant({
      known: merchant,
      given: row.merchantName,
      payeeName,
      category,
      isPerson,
      rail,
      narrative,
      hits,
    }),
    merchantCategory,
    alternatives,
    evidence: evidenceOf(candidates),
    payee: payeeIn(narrative, merchant, benefit, { isAccount, reimburses }),
    payeeName: benefit ?? merchant?.name ?? payeeName,
    rail,
    saysHowPaid: saysHowPaid(row),
    isPerson,
    personForm: row.personForm,
    isWallet: merchant?.flags.bankOrWallet === true,
    food,
    benefit: benefit ?? (isCredit ? benefitOfWords(hits, category) : null),
    returnWording,
    hasMessage: row.hasMessage,
    isReturnByNameAlone: RETURNS.has(category) && isByNameAlone(category, candidates),
    ruled: null,
  };
}

function saysHowPaid({ rail, narrative, merchantCategoryCode }: Row): boolean {
  const { hasPlace, isWeb, telephone, viaProcessor } = narrative;
  // Only cards have such a code (ISO 18245).
  const isOfCard = hasPlace || isWeb || telephone !== 'none' || viaProcessor || !!merchantCategoryCode;
  return rail !== null || isOfCard;
}

const FIRST_GUESS = EVIDENCE_WEIGHTS.firstGuess;

/** What the model of trade names says where nothing decides, with how little it knows. Other evidence of so little weight is only shown. */
function firstGuessOf(
  candidates: readonly Candidate[],
  alternatives: Decision['alternatives'],
): Decision['firstGuess'] {
  const likeliest = candidates.find(({ category }) => category !== null);
  return likeliest?.signal === 'trade-model' && likeliest.weight >= FIRST_GUESS
    ? (alternatives[0] ?? null)
    : null;
}

/** Of money that comes in. */
const RETURNS = categoryIdsOf('refund', 'insurance-payout');

function payeeIn(
  { words, payeeStart, payeeEnd }: Narrative,
  merchant: MerchantEntry | null,
  benefit: BenefitName | null,
  dealing: Pick<Payee, 'isAccount' | 'reimburses'>,
): Payee {
  if (benefit !== null) return payeeOf('benefit', benefit, dealing);
  if (merchant !== null) return payeeOf('merchant', merchant.name, dealing);
  // What nobody named pays back of expenses is of one payee.
  if (payeeStart >= payeeEnd) return dealing.reimburses ? payeeOf('name', '', dealing) : NOBODY;
  return payeeOf('name', words.squashed.slice(words.starts[payeeStart], words.ends[payeeEnd - 1]), dealing);
}

/** Who sold it, whether as an account that is billed, and what one buys there. */
function sellerIn(
  { hits, rail, isCredit, returnWording }: Row,
  candidates: readonly Candidate[],
  best: Candidate | null,
  benefit: BenefitName | null,
  country: NarrativeCountry,
): Pick<Payee, 'isAccount' | 'reimburses'> & {
  readonly merchant: MerchantEntry | null;
  readonly merchantCategory: CategoryId;
} {
  const named = bestMerchant(candidates);
  // DFC is also a firm's short name; but no firm pays benefits.
  const merchant = benefit !== null && named?.flags.publicBody !== true ? null : named;
  const seller = merchant ?? best?.merchant ?? null;
  // A bill that comes back unpaid was collected from the account.
  const paidBy = isCredit && returnWording !== null ? 'direct-debit' : rail;
  const reimburses = isCredit && isReimbursement(hits);
  const isAccount =
    merchant !== null &&
    benefit === null &&
    isOfAccount(merchant, best?.category ?? UNCATEGORISED, isCredit, {
      country,
      rail: paidBy,
      matched: candidates.find(candidate => candidate.merchant === merchant)?.matched ?? null,
    });
  const merchantCategory =
    reimburses || seller === null ? UNCATEGORISED : returnedBy(seller, country, paidBy);
  return { merchant, isAccount, reimburses, merchantCategory };
}

/** Nothing but who pays it, or a bill that may come back, says that it is of the category. */
function isByNameAlone(category: CategoryId, candidates: readonly Candidate[]): boolean {
  return candidates
    .slice(0, MOST_EVIDENCE)
    .every(each => each.category !== category || each.signal === 'merchant' || each.isBillReturned === true);
}

// What the candidates come to: the likeliest categories with their confidence, and the evidence that is shown.

/** Weaker evidence for the same category adds no confidence. */
const LEAST_AGREEMENT = EVIDENCE_WEIGHTS.leastAgreement;
const MOST_EVIDENCE = 6;
const MOST_ALTERNATIVES = 3;

/** `candidates`: heaviest first. */
function alternativesOf(candidates: readonly Candidate[]): Decision['alternatives'] {
  const best: Candidate[] = [];
  for (const candidate of candidates) {
    if (candidate.category === null || candidate.category === UNCATEGORISED) continue;
    if (best.some(({ category }) => category === candidate.category)) continue;
    best.push(candidate);
    if (best.length === MOST_ALTERNATIVES) break;
  }
  return best.map(candidate => ({
    category: candidate.category as CategoryId,
    confidence: confidenceAmong(candidate, candidates),
  }));
}

function confidenceAmong({ category, signal, weight }: Candidate, candidates: readonly Candidate[]): number {
  let rival = Number.NEGATIVE_INFINITY;
  let isAgreed = false;
  for (const other of candidates) {
    // The model's own alternatives are in its probability already, and nothing agrees with itself.
    if (other.category === category) isAgreed ||= other.signal !== signal && other.weight >= LEAST_AGREEMENT;
    else if (other.category !== null && !(signal === 'trade-model' && other.signal === signal))
      rival = Math.max(rival, other.weight);
  }
  return confidenceOf({ signal, weight, lead: weight - rival, isAgreed });
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

// The merchant that an answer names, where there is one.

/** Categories in which the other side is the bank or oneself, so that there is no merchant. */
const WITHOUT_MERCHANT = categoryIdsOf(
  'bank-charges',
  'interest-and-overdraft-charges',
  'returned-payment-fee',
  'interest-income',
  'cash-deposit',
  'own-account-transfer',
  'savings',
);
const CASH_WITHDRAWAL = categoryIdOf('cash-withdrawal');
/** On these rails, the words in the place of a payee are the bank's own, or the place of a machine. */
const WITHOUT_PAYEE: ReadonlySet<Rail | null> = new Set(['cash', 'cheque', 'fee', 'interest', 'transfer']);

interface MerchantQuestion {
  readonly known: MerchantEntry | null;
  /** As the bank supplies it. */
  readonly given: string | null;
  /** As a person would write the payee. */
  readonly payeeName: string | null;
  readonly category: CategoryId;
  readonly isPerson: boolean;
  readonly rail: Rail | null;
  readonly narrative: Narrative;
  readonly hits: readonly Hit[];
}

function predictedMerchant(question: MerchantQuestion): string | null {
  const { known, given, payeeName, category, isPerson, rail, narrative, hits } = question;
  if (WITHOUT_MERCHANT.has(category) || isPerson) return null;
  if (known !== null) return known.name;
  if (given !== null) return given;
  // A firm may be paid as people are.
  const isNobody = WITHOUT_PAYEE.has(rail) && !(rail === 'transfer' && hasLegalForm(narrative));
  return category === CASH_WITHDRAWAL || isNobody || isFurniture(hits, narrative) ? null : payeeName;
}

function bestMerchant(candidates: readonly Candidate[]): MerchantEntry | null {
  let best: Candidate | null = null;
  for (const candidate of candidates)
    if (candidate.nameWeight >= MERCHANT_NAME_FLOOR && candidate.nameWeight > (best?.nameWeight ?? 0))
      best = candidate;
  return best?.merchant ?? null;
}

/** MONTHLY SERVICE FEE, CAR PAYMENT: words that say what a payment is, and none that name anybody. Hits come by first word. */
function isFurniture(hits: readonly Hit[], { payeeStart, payeeEnd }: Narrative): boolean {
  let reached = payeeStart;
  for (const { kind, first, last } of hits)
    if (kind === 'phrase' && first <= reached && last >= reached) reached = last + 1;
  return reached >= payeeEnd;
}
