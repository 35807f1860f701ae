/** The United Kingdom, as an entry carries it: an entry of the other country takes none of this. */
import { gazetteerGb } from '../../data/gazetteer/gb.js';
import type { CountryData } from '../country.js';
import { lexiconGb } from './lexiconGb.js';
import { narrativeGb } from './narrativeGb.js';

export const dataGb: CountryData = { narrative: narrativeGb, lexicon: lexiconGb, gazetteer: gazetteerGb };
