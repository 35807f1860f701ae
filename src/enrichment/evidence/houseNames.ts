/** Houses of guests that are named after something else. */
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, PhraseEntry } from '../lexicon/lexicon.js';
import { categoryIdOf, categoryIdsOf } from '../words/categories.js';
import type { Candidate } from './candidate.js';
import type { TextFacts } from './row.js';

const STRONG_TRADE = EVIDENCE_WEIGHTS.tradeStrong;
/** What loses a trade that only names the house. */
const HOUSE_NAME = EVIDENCE_WEIGHTS.tradeNamesHouse;
const PUBS = categoryIdOf('pubs-and-bars');
const HOUSES: ReadonlySet<CategoryId | null> = categoryIdsOf(
  'hotels',
  'restaurants-and-cafes',
  'pubs-and-bars',
);
const NAMES_HOUSES: ReadonlySet<CategoryId | null> = categoryIdsOf(
  'entertainment',
  'public-transport',
  'charity',
  'vehicle-maintenance',
  'vehicle-purchase-and-hire',
  'gym-and-fitness',
  'healthcare',
  'school-costs',
  'hobbies-and-toys',
  'professional-services',
  'parking-and-tolls',
  'sports-goods',
);

/** CASTLE HOTEL, MUSEUM CAFE, RAILWAY TAVERN: what a house of guests is named after is not what it is. */
export function asHouseName(candidate: Candidate, candidates: readonly Candidate[]): Candidate {
  const { after, weight, category } = candidate;
  if (after === null || weight < STRONG_TRADE || !NAMES_HOUSES.has(category)) return candidate;
  const house = candidates.find(
    other =>
      other.signal === 'trade-word' &&
      HOUSES.has(other.category) &&
      (other.weight >= STRONG_TRADE || other.category === PUBS) &&
      (other.after ?? 0) > after,
  );
  // CHURCH INN: though INN alone says little.
  return house === undefined
    ? candidate
    : { ...candidate, weight: Math.min(weight + HOUSE_NAME, house.weight - 1) };
}

/** Where people go: what the name of such a place begins with is no bill. */
const PLACES: ReadonlySet<CategoryId | null> = new Set([...HOUSES, categoryIdOf('entertainment')]);

/** ON WATER CAFE, GAS LAMP THEATRE: the last word of a payee says what it is, and those before it only its name. */
export function isNameOfPlace(
  { entry, last }: Hit<PhraseEntry>,
  { hits, isCredit, narrative: { payeeEnd } }: TextFacts,
): boolean {
  if (isCredit || entry.rail !== null) return false;
  return hits.some(
    hit =>
      hit.kind === 'trade' &&
      hit.entry.isStrong &&
      PLACES.has(hit.entry.debit) &&
      hit.first > last &&
      hit.last === payeeEnd - 1,
  );
}
