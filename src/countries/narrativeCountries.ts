/** Each country as a narrative asks for it. */
import type { CountryCode } from '../model/transaction.js';
import type { NarrativeCountry } from './country.js';
import { narrativeGb } from './gb/narrativeGb.js';
import { narrativeUs } from './us/narrativeUs.js';

export const NARRATIVE_COUNTRIES: Readonly<Record<CountryCode, NarrativeCountry>> = {
  GB: narrativeGb,
  US: narrativeUs,
};
