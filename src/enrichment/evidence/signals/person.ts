/** Evidence beside the names and phrases of the text: bank codes, benefit codes, merchant category codes, persons. */

import { LONGEST_TEXT, spanOf, wordsOf } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import { CATEGORY_OF_RAIL } from '../../data/rails.js';
import { WEIGHT_OF_RAIL } from '../../data/railWeights.js';
import { fromMerchantCategoryCode } from '../../mappings/merchantCategoryCodes.js';
import type { BenefitName } from '../../model/benefits.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId } from '../../model/taxonomy.js';
import { findHits, type Hit, type Lexicon, type MerchantEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { readNarrative } from '../narrative/readNarrative.js';
import { categoryIdOf, categoryOf } from '../words/categories.js';
import { namesTradeOrMessage } from '../words/crafts.js';
import { personLikelihood } from '../words/persons.js';
import { PERSONAL_RAILS } from '../words/rails.js';
import { findBenefit, isUnnamedBenefit, tellingRuns } from './benefits.js';
import { type Candidate, DECISION_FLOOR } from './candidate.js';
import { candidatesOf } from './candidates.js';
import type { PersonForm } from './personForm.js';

const MESSAGE_RAILS: ReadonlySet<Rail | null> = new Set([...PERSONAL_RAILS, 'bank-credit']);
const PERSON_RAILS: ReadonlySet<Rail | null> = new Set([...MESSAGE_RAILS, null]);
const CODE_WEIGHT = EVIDENCE_WEIGHTS.merchantCategoryCode;
const PERSON_WEIGHT = EVIDENCE_WEIGHTS.person;
const OTHER_BENEFIT_WEIGHT = EVIDENCE_WEIGHTS.benefitOffice;
const BENEFIT_WEIGHT = EVIDENCE_WEIGHTS.benefitCode;
const UNVERIFIED_BENEFIT_WEIGHT = EVIDENCE_WEIGHTS.benefitCodeUnsure;
const OTHER_BENEFIT = categoryIdOf('other-benefit');
const PERSON_TO_PERSON = categoryIdOf('person-to-person');
const BESIDE_HOUSEHOLD = EVIDENCE_WEIGHTS.personBesideHousehold;
/** Said by the bank's own words, whoever writes beside them. */
const STAYS_BESIDE_MESSAGE = new Set(['own-account-transfer', 'savings', 'person-to-person', 'cash-deposit']);
const RETAIL_CREDIT = categoryIdOf('refund');

/** Adds the candidate and gives the benefit's name. */
export function benefitCandidate({ words }: Narrative, candidates: Candidate[]): BenefitName | null {
  const runs = tellingRuns(words);
  const finding = findBenefit(runs);
  if (finding === null) {
    if (isUnnamedBenefit(runs)) {
      candidates.push({
        category: OTHER_BENEFIT,
        weight: OTHER_BENEFIT_WEIGHT,
        signal: 'benefit-code',
        detail: 'paid by a benefit office',
        matched: null,
        merchant: null,
        nameWeight: 0,
        length: 3,
        after: null,
      });
    }
    return null;
  }
  candidates.push({
    category: categoryIdOf(finding.benefit.category),
    weight: finding.isUnverified || finding.isOneOfSeveral ? UNVERIFIED_BENEFIT_WEIGHT : BENEFIT_WEIGHT,
    signal: 'benefit-code',
    detail: finding.isOneOfSeveral ? `${finding.benefit.name} (several codes named)` : finding.benefit.name,
    matched: spanOf(words, finding.first, finding.last),
    merchant: null,
    nameWeight: 0,
    length: words.squashed.length,
    after: null,
  });
  return finding.benefit.name;
}

/** What the bank's own code or wording says outright. */
export function addRail(rail: Rail | null, isCredit: boolean, candidates: Candidate[]): void {
  const side = isCredit ? 'credit' : 'debit';
  const slug = rail === null ? undefined : CATEGORY_OF_RAIL[rail]?.[side];
  if (rail === null || slug === undefined) return;
  candidates.push({
    category: categoryIdOf(slug),
    weight: WEIGHT_OF_RAIL[rail]?.[side] as number,
    signal: 'bank-code',
    detail: `the bank calls it ${rail}`,
    matched: null,
    merchant: null,
    nameWeight: 0,
    length: 0,
    after: null,
  });
}

/** A name that does not stand for the payee, as another is given: read like a narrative of its own. */
export function addOtherName(
  name: string,
  country: NarrativeCountry,
  lexicon: Lexicon,
  isCredit: boolean,
  candidates: Candidate[],
): void {
  const words = wordsOf(name.slice(0, LONGEST_TEXT));
  const hits = findHits(lexicon, words);
  const narrative = readNarrative(words, hits, country, lexicon);
  for (const candidate of candidatesOf({ narrative, hits, isCredit, rail: null }, null)) {
    candidates.push({
      ...candidate,
      signal: candidate.signal === 'merchant' ? 'merchant' : 'counterparty',
    });
  }
}

/** `merchantCategoryCode`: as the bank supplies it, or prints it in the text. */
export function addMerchantCategoryCode(
  merchantCategoryCode: string | null,
  isCredit: boolean,
  candidates: Candidate[],
): void {
  if (merchantCategoryCode === null) return;
  const slug = fromMerchantCategoryCode(merchantCategoryCode)?.category ?? null;
  if (slug === null) return;
  candidates.push({
    category: isCredit ? RETAIL_CREDIT : categoryIdOf(slug),
    weight: CODE_WEIGHT,
    signal: 'merchant-category-code',
    detail: `merchant category code ${merchantCategoryCode}`,
    matched: merchantCategoryCode,
    merchant: null,
    nameWeight: 0,
    length: 4,
    after: null,
  });
}

export function addPerson(
  narrative: Narrative,
  hits: readonly Hit[],
  rail: Rail | null,
  isCredit: boolean,
  form: PersonForm,
  candidates: Candidate[],
): number {
  const byName = likelihoodOfName(narrative, hits, rail);
  const isMessage = form === 'message' && !candidates.some(saysIncome);
  const likelihood = isMessage ? Math.max(byName, BESIDE_HOUSEHOLD) : byName;
  if (likelihood === 0) return 0;
  // FOOD, MORTGAGE and GAS are what a friend pays a share of: nothing was bought, and nothing comes back.
  if (isMessage)
    removeWhere(
      candidates,
      ({ category, signal }) => category !== null && (signal === 'merchant' || !staysBesideMessage(category)),
    );
  const { words, payeeStart } = narrative;
  const payeeEnd = MESSAGE_RAILS.has(rail) ? narrative.runEnd : narrative.payeeEnd;
  candidates.push({
    category: PERSON_TO_PERSON,
    // Shops are named like people too; but shops pay nobody.
    weight:
      PERSON_WEIGHT * likelihood * (rail === null && !isCredit ? EVIDENCE_WEIGHTS.personWithoutRail : 1),
    signal: 'person-name',
    detail: 'the other side is named like a person',
    matched: spanOf(words, payeeStart, payeeEnd - 1),
    merchant: null,
    nameWeight: 0,
    length: 1,
    after: null,
  });
  return likelihood;
}

/** AIRBNB beside a person's name is what is shared, so a brand alone does not say it. */
function saysIncome({ category, weight, signal }: Candidate): boolean {
  if (signal === 'merchant' || category === null || weight < DECISION_FLOOR) return false;
  const { group } = categoryOf(category);
  return group === 'income' || group === 'benefit';
}

function staysBesideMessage(category: CategoryId): boolean {
  const { slug, group } = categoryOf(category);
  return group === 'income' || group === 'benefit' || STAYS_BESIDE_MESSAGE.has(slug);
}

function removeWhere(candidates: Candidate[], isRemoved: (candidate: Candidate) => boolean): void {
  const kept = candidates.filter(candidate => !isRemoved(candidate));
  candidates.splice(0, candidates.length, ...kept);
}

/** 0 to 1: how surely the name itself is a person's. */
function likelihoodOfName(narrative: Narrative, hits: readonly Hit[], rail: Rail | null): number {
  // A town behind the name is how card purchases look, and cards pay firms.
  if (
    !PERSON_RAILS.has(rail) ||
    (rail === null && (narrative.hasPlace || narrative.isWeb || narrative.viaProcessor))
  )
    return 0;
  const { words, payeeStart } = narrative;
  // What is sent to JOHN LEWIS goes to a person; else MORGAN STANLEY is a bank.
  if (
    !PERSONAL_RAILS.includes(rail) &&
    hits.some(hit => hit.kind === 'merchant' && isFullName(hit, payeeStart))
  )
    return 0;
  // Many surnames are towns: in a message to a person nothing tells a town.
  const payeeEnd = MESSAGE_RAILS.has(rail) ? narrative.runEnd : narrative.payeeEnd;
  // Friends send no Bacs credits or direct deposits: what stands behind the name is a trade.
  const isTrade = rail === 'bank-credit' && namesTradeOrMessage(words.spelt, payeeStart, payeeEnd);
  const mayHaveMessage = MESSAGE_RAILS.has(rail) && !isTrade;
  return personLikelihood(words, payeeStart, payeeEnd, mayHaveMessage, narrative.isGiven);
}

function isFullName({ entry, first, last }: Hit<MerchantEntry>, payeeStart: number): boolean {
  return first === payeeStart && last > first && !entry.flags.includes('g');
}
