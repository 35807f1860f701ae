/** Words after a merchant's name that say more than the name: an arm of a shop, or what a council is paid for. */
import { squash } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import { OPEN_ROOM, SHOP_CAFE } from '../../data/tradeNeighbours.js';
import { categoryIdOf, categoryIdsOf, categoryOf } from '../words/categories.js';
import type { Candidate } from './candidate.js';
import type { TextFacts } from './row.js';

/** The least weight of a trade word that names an arm. */
const LEAST_ARM = EVIDENCE_WEIGHTS.tradeTellsArm;
/** A trade word must weigh so much behind a plain word that is also a brand. */
const LEAST_BEHIND_PLAIN = EVIDENCE_WEIGHTS.tradeTellsPlainWord;
/** STORE, ONLINE, MARKETPLACE: how brands sell, and no trade of their own. */
const WAYS_TO_SELL = categoryIdsOf(
  'general-retail',
  'digital-subscriptions',
  'online-marketplace',
  'postage',
);
/** What large shops also run under their own name. */
const ARMS = categoryIdsOf('fuel', 'pharmacy', 'dental-and-optical');
/** What councils and cities take money for under their own name, where the words say so. */
const COUNCIL_BILLS = categoryIdsOf(
  'water',
  'energy',
  'parking-and-tolls',
  'rent',
  'gym-and-fitness',
  'public-transport',
);
const LEAST_BILL = EVIDENCE_WEIGHTS.tradeTellsBill;
/** ASDA CAFE: where customers also eat. A trade word that names the branch has a place behind it. */
const LARGE_SHOPS = categoryIdsOf('groceries', 'general-retail', 'home-and-garden');
/** HILTON GRILL: where guests also eat; but BAR HARBOR is a town. */
const HOTELS = categoryIdOf('hotels');

const OPEN_ROOMS = OPEN_ROOM.split(';');
const SHOP_CAFES = SHOP_CAFE.split(';');
/** A trade word that is cut to the width of a field has at least so many letters. */
const SHORTEST_CUT = 5;

/** SAINSBURYS PETROL, HARGREAVES SOLICITORS: a trade of another kind behind a name says more than the name. */
export function asArm(
  candidate: Candidate,
  candidates: readonly Candidate[],
  { narrative: { payeeEnd } }: TextFacts,
): Candidate {
  const { category, merchant, after } = candidate;
  if (category === null || merchant === null) return candidate;
  if (candidates.some(({ isPump }) => isPump === true)) return { ...candidate, category: null };
  if (after === null) return candidate;
  const { group } = categoryOf(category);
  // HARGREAVES alone is not all of Hargreaves Lansdown, nor ROBIN HOOD the same word as Robinhood.
  const isSure =
    merchant.flags.distinctive &&
    !candidate.isParted &&
    3 * merchant.key.length >= 2 * squash(merchant.name).length;
  const isLargeShop = LARGE_SHOPS.has(category) && !merchant.flags.online;
  const isVenue = category === HOTELS && !merchant.flags.online;
  if (merchant.flags.publicBody && candidates.some(other => isBillOf(other, after)))
    return { ...candidate, category: null };
  // PREMIER APARTMENTS; but of a known brand a word that only leans says nothing.
  const isPlain = merchant.flags.plainWord && !merchant.flags.brandAtHead;
  const isArm = candidates.some(
    other =>
      other.signal === 'trade-word' &&
      other.category !== null &&
      (other.weight >= LEAST_ARM ||
        (isPlain && other.weight >= LEAST_BEHIND_PLAIN && !WAYS_TO_SELL.has(other.category))) &&
      (other.after ?? 0) > after &&
      categoryOf(other.category).group !== group &&
      (!isSure ||
        ARMS.has(other.category) ||
        (isVenue && isAmong(OPEN_ROOMS, other.matched)) ||
        (isLargeShop && other.after === payeeEnd - 1 && isAmong(SHOP_CAFES, other.matched))),
  );
  return isArm ? { ...candidate, category: null } : candidate;
}

/** CITY OF AUSTIN UTILITIES, SEFTON MBC PARKING: what a council is paid for. */
function isBillOf({ category, weight, after }: Candidate, nameEnd: number): boolean {
  return category !== null && COUNCIL_BILLS.has(category) && weight >= LEAST_BILL && (after ?? 0) > nameEnd;
}

function isAmong(rooms: readonly string[], matched: string | null): boolean {
  const word = (matched ?? '').toUpperCase();
  return rooms.some(room => room === word || (word.length >= SHORTEST_CUT && room.startsWith(word)));
}
