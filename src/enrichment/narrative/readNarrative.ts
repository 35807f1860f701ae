import type { Words } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import type { Field } from '../../data/wording/bankWording.js';
import type { Rail } from '../../model/rail.js';
import { noiseIn, openGluedName, openMarkedNames } from '../lexicon/gluedNames.js';
import type { Hit, MarkerEntry, Names } from '../lexicon/lexicon.js';
import { hasTelephone } from '../words/noise.js';
import { isLegalForm } from '../words/persons.js';
import { trimPlaces } from '../words/placeNames.js';
import { isCardRail } from '../words/rails.js';
import { hasWebAddress } from '../words/webAddress.js';
import { conditionHolds } from './markerCondition.js';
import type { Narrative } from './narrative.js';
import { openingRun } from './openingRun.js';
import { layoutOf, payeeOf } from './payee.js';
import { trimStreet } from './streets.js';

/** `names`: the table that the hits were found in. `name`: of the payee, where it is given beside the narrative. */
export function readNarrative(
  words: Words,
  hits: readonly Hit[],
  country: NarrativeCountry,
  names: Names,
  name: Words | null = null,
): Narrative {
  const isNoise = noiseIn(words, hits);
  openMarkedNames(words, hits, isNoise);
  const fields: Field[] = new Array(words.count).fill('payee');
  const { body, rail: leadingRail } = openStart(words, hits, fields, isNoise, name);
  const layout = layoutOf(words, country);
  if (isCardRail(leadingRail ?? layout?.rail ?? null))
    openGluedName(names, words, hits, isNoise, layout?.from ?? 0, body);
  // The opening of a narrative says more of its rail than what follows; but all of it says what belongs to which field.
  const insideRail = openInside(words, hits, fields, body, isNoise);
  const endRail = openEnd(words, hits, fields, body, isNoise);
  const writtenRail = leadingRail ?? layout?.rail ?? insideRail ?? endRail;
  // CR CORNER BAKES VISA REFUND: of two ways to say that money came in, the end says which.
  const rail = writtenRail === 'bank-credit' && endRail === 'refund' ? endRail : writtenRail;
  const { run, start, processor } = payeeOf(words, hits, fields, isNoise, layout, rail);
  // Persons have no town: JO and LI are names.
  const end = rail === 'transfer' ? run.end : trimPlaces(words, start, run.end, country);
  const payeeEnd = rail === 'transfer' ? end : trimStreet(words, start, end);
  return {
    words,
    fields,
    isNoise,
    payeeStart: start,
    payeeEnd,
    runStart: run.start,
    runEnd: run.end,
    rail,
    viaProcessor: processor !== null,
    isInPerson: processor === 'in-person',
    isWeb: hasWebAddress(words, start, run.end),
    hasTelephone: hasTelephone(words),
    hasPlace: end < run.end,
    isGiven: false,
    hasReference: false,
  };
}

/** LLC, CORP among the words of the payee, or behind it: SOFTECH COMMUNICATION, LLC. */
export function hasLegalForm({ words, payeeStart, payeeEnd }: Narrative): boolean {
  return words.spelt.slice(payeeStart, payeeEnd + 1).some(isLegalForm);
}

function openStart(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  isNoise: readonly boolean[],
  name: Words | null,
): { body: number; rail: Rail | null } {
  let body = 0;
  // A date or a card's digits may stand before the opening.
  while (isNoise[body] === true) body++;
  let rail: Rail | null = null;
  // A few banks put two openings before the payee: PAID TRANSACTION, DIRECT DEBIT PAYMENT TO.
  for (let opening = 0; opening < 3; opening++) {
    const marker = openingAt(words, hits, body, isNoise, name);
    if (marker === null) break;
    fields.fill('noise', marker.first, marker.last + 1);
    fields.fill(marker.entry.opens, marker.last + 1, words.count);
    rail = marker.entry.rail ?? rail;
    body = marker.last + 1;
  }
  const run = openingRun(words, hits, isNoise, body, rail);
  if (run === null) return { body, rail };
  fields.fill('noise', body, run.end);
  fields.fill('payee', run.end, words.count);
  return { body: run.end, rail: rail ?? run.rail };
}

function openingAt(
  words: Words,
  hits: readonly Hit[],
  first: number,
  isNoise: readonly boolean[],
  name: Words | null,
): Hit<MarkerEntry> | null {
  let longest: Hit<MarkerEntry> | null = null;
  for (const hit of hits) {
    if (hit.first !== first || hit.kind !== 'marker' || hit.entry.at !== 'start') continue;
    if (hit.entry.key.length <= LONGEST_CODE && beginsName(hits, hit)) continue;
    if (!conditionHolds(words, hit.entry, hit.last, isNoise, name)) continue;
    if (longest === null || hit.last > longest.last) longest = hit;
  }
  return longest;
}

/** So short an opening is also how names begin: SO ENERGY. */
const LONGEST_CODE = 3;

function beginsName(hits: readonly Hit[], { first, last }: Hit): boolean {
  return hits.some(other => other.first === first && other.last > last && other.kind === 'merchant');
}

function openInside(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  body: number,
  isNoise: readonly boolean[],
): Rail | null {
  let rail: Rail | null = null;
  let reached = body;
  for (const hit of hits) {
    if (hit.kind !== 'marker' || hit.first < reached) continue;
    const { entry, first, last } = hit;
    const isInside = entry.at === 'inside' && (first > body || fields[first] === 'reference');
    if (!isInside && entry.at !== 'anywhere') continue;
    if (entry.within !== null && entry.within !== fields[first]) continue;
    if (longerMarkerFollows(hits, hit) || !conditionHolds(words, entry, last, isNoise)) continue;
    fields.fill('noise', first, last + 1);
    fields.fill(entry.opens, last + 1, words.count);
    rail = entry.rail ?? rail;
    reached = last + 1;
  }
  return rail;
}

function longerMarkerFollows(hits: readonly Hit[], { first, last }: Hit): boolean {
  return hits.some(
    other =>
      other.first === first &&
      other.last > last &&
      other.kind === 'marker' &&
      (other.entry.at === 'inside' || other.entry.at === 'anywhere'),
  );
}

function openEnd(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  body: number,
  isNoise: readonly boolean[],
): Rail | null {
  let end = words.count;
  while (end > body && isNoise[end - 1] === true) end--;
  for (const hit of hits) {
    if (hit.last !== end - 1 || hit.first < body || hit.kind !== 'marker' || hit.entry.at !== 'end') continue;
    if (hit.first === 0) continue;
    fields.fill('noise', hit.first, hit.last + 1);
    return hit.entry.rail;
  }
  return null;
}
