/** All the evidence of one row, in the order in which it is gathered. Looks at nothing but the row itself. */
import { wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { BenefitName } from '../../model/benefits.js';
import type { Rail } from '../../model/rail.js';
import type { ParsedTransaction } from '../../schema/transaction.js';
import type { Leaning } from '../lexicon/food.js';
import { findGluedMerchant, type Hit, type Lexicon } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { isMonthName } from '../words/noise.js';
import { findBankWording } from './bankWording.js';
import type { Candidate } from './candidate.js';
import { isReimbursement } from './candidates.js';
import { asCreditAccount } from './creditAccounts.js';
import { findCutMerchant } from './cutNames.js';
import { isPartOfPerson, type PersonForm, personFormOf } from './personForm.js';
import { heldToProcessor } from './processorTrade.js';
import { candidatesIn, readTransaction } from './reading.js';
import { addMerchantCategoryCode, addOtherName, addPerson, addRail, benefitCandidate } from './signals.js';
import { statedCodeOf } from './statedCode.js';
import { addTrades } from './tradeCandidates.js';

/** What a row says by itself, before anything is decided. */
export interface RowEvidence {
  readonly narrative: Narrative;
  readonly hits: readonly Hit[];
  readonly rail: Rail | null;
  /** Heaviest first; of two that weigh the same, the one that matched more. */
  readonly candidates: readonly Candidate[];
  /** The state benefit that the text names. */
  readonly benefit: BenefitName | null;
  /** How likely the other side is a person, as a weight of 0 to 100. */
  readonly person: number;
  readonly personForm: PersonForm;
  /** How likely the name is that of each kind of place to eat at or to buy food from; empty where the name was not asked. */
  readonly food: readonly Leaning[];
  /** An employer pays back what was spent for it. */
  readonly isReimbursement: boolean;
  /** The payer's own words stand beside a given name. */
  readonly hasMessage: boolean;
}

/** A payee of more than this weight is a person. */
export const LIKELY_PERSON = EVIDENCE_WEIGHTS.personLikely;
/** A name of less weight may be chance. */
export const MERCHANT_NAME_FLOOR = EVIDENCE_WEIGHTS.merchantNamed;
/** Evidence of this weight needs no guess from the name beside it. */
const SURE_WEIGHT = EVIDENCE_WEIGHTS.sureWithoutModel;

const NO_FOOD: readonly Leaning[] = [];

export function gatherEvidence(
  transaction: ParsedTransaction,
  country: NarrativeCountry,
  lexicon: Lexicon,
): RowEvidence {
  const isCredit = transaction.creditDebitIndicator === 'Credit';
  const reading = readTransaction(transaction, country, lexicon);
  const { narrative, rail: toldRail } = reading;
  const { words, payeeStart, payeeEnd } = narrative;
  const found = reading.hits.filter(hit => !isPartOfFigure(hit, narrative));
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
  const benefit = isCredit && country.namesBenefits ? benefitCandidate(narrative, gathered) : null;
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
  return {
    narrative,
    hits,
    rail,
    candidates: heldToProcessor(hits, narrative, isCredit, gathered).sort(byWeight),
    benefit,
    person,
    personForm,
    food,
    isReimbursement: isCredit && isReimbursement(hits),
    hasMessage: narrative.hasReference && !reading.isShopText,
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
