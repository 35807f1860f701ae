/** One transaction's text and codes in, one decision out. Looks at nothing but the transaction itself. */

import { wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { BenefitName } from '../../model/benefits.js';
import type { Evidence } from '../../model/enrichment.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId, ClassId } from '../../model/taxonomy.js';
import type { CountryCode } from '../../model/transaction.js';
import type { ParsedRule } from '../../schema/options.js';
import type { ParsedTransaction } from '../../schema/transaction.js';
import { findBankWording } from '../evidence/bankWording.js';
import { benefitOfWords } from '../evidence/benefits.js';
import { type Candidate, DECISION_FLOOR } from '../evidence/candidate.js';
import { isReimbursement } from '../evidence/candidates.js';
import { asCreditAccount, isOfAccount, returnedBy } from '../evidence/creditAccounts.js';
import { findCutMerchant } from '../evidence/cutNames.js';
import { isPartOfPerson, type PersonForm, personFormOf } from '../evidence/personForm.js';
import { heldToProcessor } from '../evidence/processorTrade.js';
import { candidatesIn, readTransaction } from '../evidence/reading.js';
import { type ReturnWording, returnWordingOf } from '../evidence/returned.js';
import {
  addMerchantCategoryCode,
  addOtherName,
  addPerson,
  addRail,
  benefitCandidate,
} from '../evidence/signals.js';
import { statedCodeOf } from '../evidence/statedCode.js';
import { addTrades } from '../evidence/tradeCandidates.js';
import type { Leaning } from '../lexicon/food.js';
import { findGluedMerchant, type Hit, type Lexicon, type MerchantEntry } from '../lexicon/lexicon.js';
import { namedIn } from '../narrative/givenName.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdOf, UNCATEGORISED } from '../words/categories.js';
import { readableName } from '../words/merchantName.js';
import { isMonthName } from '../words/noise.js';
import { alternativesOf, evidenceOf } from './alternatives.js';
import { classFor } from './classes.js';
import { bestMerchant, MERCHANT_NAME_FLOOR, predictedMerchant } from './predictedMerchant.js';

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
  /** Of a credit: whether the other side is written like a person, known by name or not. */
  readonly personForm: PersonForm;
  /** The payee is a bank or wallet, through which anything is paid: one payment says nothing of the next. */
  readonly isWallet: boolean;
  /** How likely the name is that of each kind of place to eat at or to buy food from; empty where the name was not asked. */
  readonly food: readonly Leaning[];
  /** The name of the state benefit, where it is one. */
  readonly benefit: BenefitName | null;
  /** Whether the text or a code says that a payment came back unpaid. */
  readonly returnWording: ReturnWording | null;
  /** The payer's own words stand beside a given name: they are of this payment, and say nothing of the payee's others. */
  readonly hasMessage: boolean;
  /** What a rule of the caller set: no later stage changes it. */
  readonly ruled: ParsedRule['set'] | null;
}

const LIKELY_PERSON = EVIDENCE_WEIGHTS.personLikely;
/** Evidence of this weight needs no guess from the name beside it. */
const SURE_WEIGHT = EVIDENCE_WEIGHTS.sureWithoutModel;

const NO_FOOD: readonly Leaning[] = [];
const PERSON_TO_PERSON = categoryIdOf('person-to-person');

export function decide(transaction: ParsedTransaction, country: CountryCode, lexicon: Lexicon): Decision {
  const isCredit = transaction.creditDebitIndicator === 'Credit';
  const reading = readTransaction(transaction, country, lexicon);
  const { narrative, rail: toldRail } = reading;
  const { words } = narrative;
  const found = reading.hits.filter(hit => !isPartOfFigure(hit, narrative));
  const { payeeStart, payeeEnd } = narrative;
  const cut = findCutMerchant(lexicon, narrative, found);
  const wording = findBankWording(narrative, toldRail, found);
  // What is charged for cash is no cash.
  const rail = toldRail === 'cash' && wording?.entry.rail === 'fee' ? 'fee' : toldRail;
  const personForm = isCredit ? personFormOf(narrative, found, rail, country) : 'none';
  const hits =
    cut === null && wording === null ? found : [...found, cut, wording].filter(hit => hit !== null);
  const isNamed = hits.some(({ kind, first }) => kind === 'merchant' && first === payeeStart);
  const glued = isNamed || payeeStart === payeeEnd ? null : findGluedMerchant(lexicon, words, payeeStart);
  const saying = personForm === 'none' ? hits : hits.filter(hit => !isPartOfPerson(hit, narrative, rail));
  const said = candidatesIn(reading, saying, isCredit, glued);
  const paid = { country, rail, isInShop: narrative.hasPlace || narrative.viaProcessor, words };
  const gathered = isCredit ? said : said.map(candidate => asCreditAccount(candidate, paid));
  addRail(rail, isCredit, gathered);
  const benefit = isCredit && country === 'GB' ? benefitCandidate(narrative, gathered) : null;
  // What the payee's own name says surely, no other's changes.
  if (reading.otherName !== null && !gathered.some(isSure))
    addOtherName(reading.otherName, country, lexicon, isCredit, gathered);
  addMerchantCategoryCode(
    transaction.merchantCategoryCode ?? statedCodeOf(reading.written, country),
    isCredit,
    gathered,
  );
  const person = addPerson(narrative, found, rail, isCredit, personForm, gathered);
  // A person has no trade, nor has an account; and what is known surely needs no guess.
  const isGuessed = !isCredit && rail !== 'transfer' && person < LIKELY_PERSON && !gathered.some(isSure);
  const food = isGuessed ? addTrades(narrative, rail, lexicon, gathered) : NO_FOOD;
  const candidates = heldToProcessor(hits, narrative, isCredit, gathered).sort(byWeight);
  const best =
    candidates.find(({ category, weight }) => category !== null && weight >= DECISION_FLOOR) ?? null;
  const alternatives = alternativesOf(candidates);
  const isRepaid = isCredit && isReimbursement(hits);
  const category = best?.category ?? UNCATEGORISED;
  const named = bestMerchant(candidates);
  // DFC is also a firm's short name; but no firm pays benefits.
  const merchantEntry = benefit !== null && named?.flags.includes('p') !== true ? null : named;
  const returnWording = returnWordingOf(transaction, rail);
  // A bill that comes back unpaid was collected from the account.
  const paidBy = isCredit && returnWording !== null ? 'direct-debit' : rail;
  const seller = merchantEntry ?? best?.merchant ?? null;
  const ofAccount =
    merchantEntry !== null &&
    benefit === null &&
    isOfAccount(merchantEntry, category, isCredit, {
      country,
      rail: paidBy,
      matched: candidates.find(({ merchant }) => merchant === merchantEntry)?.matched ?? null,
    })
      ? ' account'
      : '';
  const isPerson = person > LIKELY_PERSON && category === PERSON_TO_PERSON;
  // A known name needs no writing out.
  const payeeName =
    merchantEntry === null && benefit === null
      ? readableName(words, narrative.payeeStart, narrative.payeeEnd)
      : null;
  const { classId, confidence: classConfidence } = classFor({
    rail,
    category,
    isCredit,
    narrative,
    merchant: merchantEntry,
    best,
  });
  return {
    category,
    // The best of all is the first alternative.
    confidence: category === UNCATEGORISED ? 0 : (alternatives[0]?.confidence ?? 0),
    classId,
    classConfidence,
    merchant: predictedMerchant({
      known: merchantEntry,
      given: namedIn(transaction.merchantName),
      payeeName,
      category,
      isPerson,
      rail,
      narrative,
      hits,
    }),
    merchantCategory: isRepaid || seller === null ? UNCATEGORISED : returnedBy(seller, country, paidBy),
    alternatives,
    evidence: evidenceOf(candidates),
    payee: `${isRepaid ? 'expenses:' : ''}${payeeKey(narrative, merchantEntry, benefit)}${ofAccount}`,
    payeeName: benefit ?? merchantEntry?.name ?? payeeName,
    rail,
    isPerson,
    personForm,
    isWallet: merchantEntry?.flags.includes('b') === true,
    food,
    benefit: benefit ?? (isCredit ? benefitOfWords(hits, category) : null),
    returnWording,
    hasMessage: narrative.hasReference && !reading.isShopText,
    ruled: null,
  };
}

/** The petrol brand 76 is no part of 12.76, nor the environment agency SEPA of 01SEP A/C. */
function isPartOfFigure({ entry, first }: Hit, { isNoise, words }: Narrative): boolean {
  if (isNoise[first] !== true) return false;
  return /^\d+$/.test(entry.key) || (words.glued[first] === true && isMonthName(wordAt(words, first)));
}

function isSure({ weight, merchant }: Candidate): boolean {
  return weight >= (merchant === null ? SURE_WEIGHT : MERCHANT_NAME_FLOOR);
}

function byWeight(a: Candidate, b: Candidate): number {
  return b.weight - a.weight || b.length - a.length || (a.category ?? 0) - (b.category ?? 0);
}

function payeeKey(
  { words, payeeStart, payeeEnd }: Narrative,
  merchant: MerchantEntry | null,
  benefit: BenefitName | null,
): string {
  if (benefit !== null) return `benefit:${benefit}`;
  if (merchant !== null) return `merchant:${merchant.name}`;
  return payeeStart < payeeEnd
    ? words.squashed.slice(words.starts[payeeStart], words.ends[payeeEnd - 1])
    : '';
}
