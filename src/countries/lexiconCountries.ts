/** Each country as the lexicon asks for it. */
import type { CountryCode } from '../model/transaction.js';
import type { LexiconCountry } from './country.js';
import { lexiconGb } from './gb/lexiconGb.js';
import { lexiconUs } from './us/lexiconUs.js';

export const LEXICON_COUNTRIES: Readonly<Record<CountryCode, LexiconCountry>> = {
  GB: lexiconGb,
  US: lexiconUs,
};
