/** How the evidence beside a merchant's name bends what the name, or the evidence, says. */
import { squash } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit } from '../lexicon/lexicon.js';
import { categoryIdOf, categoryOf } from '../words/categories.js';
import type { Candidate } from './candidate.js';
import { PAID_OUT } from './merchantCandidate.js';

const REFUND = categoryIdOf('refund');
const GAMBLING_WINNINGS = categoryIdOf('gambling-winnings');
const OTHER_INSURANCE = categoryIdOf('other-insurance');
/** A trade word must weigh so much to tell an arm. */
const LEAST_ARM = EVIDENCE_WEIGHTS.tradeTellsArm;
/** A name must weigh so much to tell the kind of insurance. */
const LEAST_NAME = EVIDENCE_WEIGHTS.insurerNamed;
const INSURANCE = 'insurance';
/** A trade word must weigh so much behind a plain word that is also a brand. */
const LEAST_BEHIND_PLAIN = EVIDENCE_WEIGHTS.tradeTellsPlainWord;
/** STORE, ONLINE, MARKETPLACE: how brands sell, and no trade of their own. */
const WAYS_TO_SELL: ReadonlySet<CategoryId> = new Set(
  ['general-retail', 'digital-subscriptions', 'online-marketplace', 'postage'].map(categoryIdOf),
);
/** What large shops also run under their own name. */
const ARMS: ReadonlySet<CategoryId> = new Set(['fuel', 'pharmacy', 'dental-and-optical'].map(categoryIdOf));
/** What councils and cities take money for under their own name, where the words say so. */
const COUNCIL_BILLS: ReadonlySet<CategoryId> = new Set(
  ['water', 'energy', 'parking-and-tolls', 'rent', 'gym-and-fitness', 'public-transport'].map(categoryIdOf),
);
const LEAST_BILL = EVIDENCE_WEIGHTS.tradeTellsBill;
/** Words that say so outright. */
const LEAST_RETURN = EVIDENCE_WEIGHTS.phraseTellsReturn;
/** HILTON GRILL: where guests also eat; but BAR HARBOR is a town. */
const HOTELS = categoryIdOf('hotels');
const EATING_ROOM = /^(?:GRILL|RESTAURANTS?|CAFE|COFFEE SHOP|DELI|BISTRO|STEAKHOUSE)$/i;

/** TESCO in TESCO BANK: the longer name is meant. */
export function isInsideAnother({ first, last }: Hit, hits: readonly Hit[]): boolean {
  return hits.some(
    other =>
      other.kind === 'merchant' &&
      other.first <= first &&
      other.last >= last &&
      other.last - other.first > last - first,
  );
}

/** SAINSBURYS PETROL, HARGREAVES SOLICITORS: a trade of another kind behind a name says more than the name. */
export function asArm(candidate: Candidate, candidates: readonly Candidate[]): Candidate {
  const { category, merchant, after } = candidate;
  if (category === null || merchant === null) return candidate;
  if (candidates.some(({ isPump }) => isPump === true)) return { ...candidate, category: null };
  if (after === null) return candidate;
  const { group } = categoryOf(category);
  // HARGREAVES alone is not all of Hargreaves Lansdown, nor ROBIN HOOD the same word as Robinhood.
  const isSure =
    merchant.flags.includes('e') &&
    !candidate.isParted &&
    3 * merchant.key.length >= 2 * squash(merchant.name).length;
  const isVenue = category === HOTELS && !merchant.flags.includes('o');
  if (merchant.flags.includes('p') && candidates.some(other => isBillOf(other, after)))
    return { ...candidate, category: null };
  // PREMIER APARTMENTS; but of a known brand a word that only leans says nothing.
  const isPlain = merchant.flags.includes('g') && !merchant.flags.includes('h');
  const isArm = candidates.some(
    other =>
      other.signal === 'trade-word' &&
      other.category !== null &&
      (other.weight >= LEAST_ARM ||
        (isPlain && other.weight >= LEAST_BEHIND_PLAIN && !WAYS_TO_SELL.has(other.category))) &&
      (other.after ?? 0) > after &&
      categoryOf(other.category).group !== group &&
      (!isSure || ARMS.has(other.category) || (isVenue && EATING_ROOM.test(other.matched ?? ''))),
  );
  return isArm ? { ...candidate, category: null } : candidate;
}

/** CITY OF AUSTIN UTILITIES, SEFTON MBC PARKING: what a council is paid for. */
function isBillOf({ category, weight, after }: Candidate, nameEnd: number): boolean {
  return category !== null && COUNCIL_BILLS.has(category) && weight >= LEAST_BILL && (after ?? 0) > nameEnd;
}

/** GEICO INS PREM, BET365 REFUND: words that the name beside them makes more exact. Bookmakers pay winnings to the card as refunds. */
export function asNamed(candidate: Candidate, candidates: readonly Candidate[]): Candidate {
  if (candidate.signal === 'merchant') return asReturned(candidate, candidates);
  const isMeant = (other: Candidate): boolean =>
    other.merchant !== null &&
    other.category !== null &&
    (candidate.category === REFUND
      ? other.category === GAMBLING_WINNINGS
      : candidate.category === OTHER_INSURANCE &&
        other.category !== OTHER_INSURANCE &&
        other.nameWeight >= LEAST_NAME &&
        categoryOf(other.category).group === INSURANCE);
  const name = candidates.find(isMeant);
  return name === undefined ? candidate : { ...candidate, category: name.category };
}

/** RETURNED, LIBERTY MUTUAL: what the words call a return is nothing that an insurer or a lender pays out. */
function asReturned(candidate: Candidate, candidates: readonly Candidate[]): Candidate {
  if (candidate.category === null || !PAID_OUT.has(candidate.category)) return candidate;
  const isReturn = candidates.some(
    ({ signal, category, detail, weight }) =>
      signal === 'phrase' &&
      category === REFUND &&
      weight >= LEAST_RETURN &&
      detail === categoryOf(REFUND).name,
  );
  return isReturn ? { ...candidate, category: REFUND } : candidate;
}
