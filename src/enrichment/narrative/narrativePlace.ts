/** Town and country of a narrative: where a layout has them, behind the payee, or behind the number that follows it. */
import { spanOf } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { isCountryAt, trimPlaces } from '../words/placeNames.js';
import { layoutGroup } from './layout.js';
import type { Narrative } from './narrative.js';

export interface NarrativePlace {
  readonly town: string | null;
  readonly country: string | null;
  /** The words it stands in. */
  readonly words: readonly number[];
}

const NOWHERE: NarrativePlace = { town: null, country: null, words: [] };
/** Town and state behind the number of a shop. */
const MOST_WORDS = 4;

export function placeOf(narrative: Narrative, country: NarrativeCountry): NarrativePlace {
  const { words, payeeEnd, runEnd } = narrative;
  const town = layoutGroup(words, 'town', country);
  const code = layoutGroup(words, 'country', country);
  if (town !== null || code !== null) {
    const behind = Array.from({ length: words.count - runEnd }, (_, index) => runEnd + index);
    // Those who sell by telephone have their number there.
    return { town: town !== null && /[A-Z]/i.test(town) ? town : null, country: code, words: behind };
  }
  if (payeeEnd < runEnd) return placeIn(narrative, payeeEnd, runEnd, country);
  return placeBehindNumber(narrative, country);
}

function placeIn({ words }: Narrative, start: number, end: number, home: NarrativeCountry): NarrativePlace {
  const townEnd = isCountryAt(words, end - 1, home) ? end - 1 : end;
  return {
    town: start < townEnd ? spanOf(words, start, townEnd - 1).replace(/\s+/g, ' ') : null,
    country: townEnd < end ? spanOf(words, townEnd, townEnd) : null,
    words: Array.from({ length: end - start }, (_, index) => start + index),
  };
}

/** MARKET 0123 TINYTOWN CA: a state or country at the end makes a town of what stands between. */
function placeBehindNumber(narrative: Narrative, country: NarrativeCountry): NarrativePlace {
  const { words, fields, isNoise, runEnd, payeeStart } = narrative;
  if (payeeStart === runEnd) return NOWHERE;
  const isName = (index: number) => fields[index] === 'payee' && isNoise[index] === false;
  for (let start = runEnd; start < words.count; start++) {
    if (!isName(start)) continue;
    let end = start;
    while (end < words.count && isName(end)) end++;
    const kept = trimPlaces(words, start - 1, end, country);
    if (kept < end) return placeIn(narrative, end - start <= MOST_WORDS ? start : kept, end, country);
    start = end - 1;
  }
  return NOWHERE;
}
