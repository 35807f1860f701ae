/** The United States, as an entry carries it: an entry of the other country takes none of this. */
import { gazetteerUs } from '../../data/gazetteer/us.js';
import type { CountryData } from '../country.js';
import { lexiconUs } from './lexiconUs.js';
import { narrativeUs } from './narrativeUs.js';

export const dataUs: CountryData = { narrative: narrativeUs, lexicon: lexiconUs, gazetteer: gazetteerUs };
