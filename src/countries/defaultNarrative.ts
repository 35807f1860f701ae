/** How a narrative is read where nobody says which country it is of: as in `DEFAULT_COUNTRY`. */
import type { NarrativeCountry } from './country.js';
import { narrativeGb } from './gb/narrativeGb.js';

export const DEFAULT_NARRATIVE: NarrativeCountry = narrativeGb;
