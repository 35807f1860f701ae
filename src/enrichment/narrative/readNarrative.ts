/** A narrative in its parts, in one pass: what is noise, which field each word belongs to, who the payee is, and the place behind it. */
import type { Words } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { noiseIn, openMarkedNames } from '../lexicon/gluedNames.js';
import type { Hit, Names } from '../lexicon/lexicon.js';
import { hasTelephone, hasWebAddress } from '../words/contacts.js';
import { trimPlaces } from '../words/placeNames.js';
import { fieldsOf } from './fields.js';
import { layoutOf, openNumberedName } from './layout.js';
import type { Narrative } from './narrative.js';
import { payeeOf } from './payee.js';
import { trimStreet } from './streets.js';

/** `names`: the table that the hits were found in. `name`: of the payee, where it is given beside the narrative. */
export function readNarrative(
  words: Words,
  hits: readonly Hit[],
  country: NarrativeCountry,
  names: Names,
  name: Words | null = null,
): Narrative {
  const isNoise = openMarkedNames(noiseIn(words, hits), words, hits);
  const layout = layoutOf(words, country);
  if (layout !== null) openNumberedName(words, layout, isNoise);
  const { fields, rail } = fieldsOf(words, hits, isNoise, layout, names, name);
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
