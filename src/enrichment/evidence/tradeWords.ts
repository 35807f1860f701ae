/** What a word of a trade in a narrative points to. The weights are those that docs/evidence.md publishes. */
import { STAR } from '../../base/marks.js';
import { spanOf } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, TradeEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdOf, categoryOf } from '../words/categories.js';
import { isInsideAnother } from './arms.js';
import type { Candidate } from './candidate.js';

const FUEL = categoryIdOf('fuel');
/** Large shops that sell petrol too. */
const PUMP_OWNERS: ReadonlySet<CategoryId> = new Set(['groceries', 'general-retail'].map(categoryIdOf));
/** GAS LAMP, GAS CITY. */
const NO_PETROL: ReadonlySet<string> = new Set(['LAMP', 'LIGHT', 'CITY']);
/** The number of the branch stands between. */
const MOST_BETWEEN = 3;
/** So short a word does not stand as several. */
const SHORTEST_PARTED = 3;
const STRONG_TRADE = EVIDENCE_WEIGHTS.tradeStrong;
const WEAK_TRADE = EVIDENCE_WEIGHTS.tradeWeak;
const TRADE_PER_CHARACTER = EVIDENCE_WEIGHTS.tradePerCharacter;
const TRADE_LENGTH_CAP = EVIDENCE_WEIGHTS.tradeMostForLength;
const TRADE_OUTSIDE_PAYEE = EVIDENCE_WEIGHTS.tradeOutsidePayee;
/** What loses a trade that only names the house. */
const HOUSE_NAME = EVIDENCE_WEIGHTS.tradeNamesHouse;
const PUBS = categoryIdOf('pubs-and-bars');
const HOUSES: ReadonlySet<CategoryId | null> = new Set(
  ['hotels', 'restaurants-and-cafes', 'pubs-and-bars'].map(categoryIdOf),
);
const NAMES_HOUSES: ReadonlySet<CategoryId | null> = new Set(
  [
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
  ].map(categoryIdOf),
);

export function tradeCandidate(
  hit: Hit<TradeEntry>,
  narrative: Narrative,
  hits: readonly Hit[],
  isCredit: boolean,
  rail: Rail | null,
): Candidate | null {
  // A credit from a shop is its refund at best, and other evidence says so better.
  if (isCredit) return null;
  const { entry, first, last } = hit;
  if (isAcrossWords(narrative, hit) || isOfPlace(hit, narrative) || isPartOfName(hit, hits)) return null;
  const isPump = isAtPumps(hit, narrative, hits);
  const isInPayee = isPump || (first >= narrative.payeeStart && last < narrative.payeeEnd);
  // Only the last word of a name is cut short.
  if (entry.isCut && (last !== narrative.payeeEnd - 1 || rail === 'transfer')) return null;
  const weight =
    (entry.isStrong || isPump ? STRONG_TRADE : WEAK_TRADE) +
    Math.min(TRADE_LENGTH_CAP, TRADE_PER_CHARACTER * entry.key.length) +
    (isInPayee ? 0 : TRADE_OUTSIDE_PAYEE);
  return {
    category: entry.debit,
    weight,
    signal: 'trade-word',
    detail: categoryOf(entry.debit).name,
    matched: spanOf(narrative.words, hit.first, hit.last),
    merchant: null,
    nameWeight: 0,
    length: entry.key.length,
    after: isInPayee ? last : null,
    isPump,
  };
}

/** TFL TRAVEL CH is no travel agent's. */
function isPartOfName(hit: Hit, hits: readonly Hit[]): boolean {
  return isInsideAnother(
    hit,
    hits.filter(({ kind, entry }) => kind === 'merchant' && entry.flags.includes('e')),
  );
}

/** CA*B*F is no cab, and MR I no MRI. */
function isAcrossWords({ words: { marks } }: Narrative, { entry, first, last }: Hit<TradeEntry>): boolean {
  if (first < last && entry.key.length <= SHORTEST_PARTED) return true;
  for (let index = first + 1; index <= last; index++) if (marks[index] === STAR) return true;
  return false;
}

/** CHAPEL HILL NC: the words of a town are no trade. */
function isOfPlace({ first, last }: Hit, { payeeEnd, runEnd }: Narrative): boolean {
  return first >= payeeEnd && last < runEnd;
}

/** SAMSCLUB 8133 GAS, TESCO PETROL: at the pumps of a large shop. */
function isAtPumps(
  { entry, first, last }: Hit<TradeEntry>,
  { words, payeeStart, runEnd }: Narrative,
  hits: readonly Hit[],
): boolean {
  if (entry.debit !== FUEL || !(entry.isStrong || entry.key === 'GAS')) return false;
  if (NO_PETROL.has(words.spelt[last + 1] ?? '')) return false;
  return hits.some(
    shop =>
      shop.kind === 'merchant' &&
      shop.first === payeeStart &&
      shop.last < first &&
      first - shop.last <= MOST_BETWEEN &&
      PUMP_OWNERS.has(shop.entry.debit) &&
      (entry.isStrong || first - shop.last > 1 || last === runEnd - 1),
  );
}

/** CASTLE HOTEL, MUSEUM CAFE, RAILWAY TAVERN: what a house of guests is named after is not what it is. */
export function asHouseName(candidate: Candidate, candidates: readonly Candidate[]): Candidate {
  const { signal, after, weight, category } = candidate;
  if (signal !== 'trade-word' || after === null || weight < STRONG_TRADE || !NAMES_HOUSES.has(category))
    return candidate;
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
