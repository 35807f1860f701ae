/** The United States, as narratives are read there. */
import { PLACES_US, US_STATES } from '../../data/places.js';
import { PURPOSE_REFERENCES } from '../../data/purposeReferences.js';
import {
  CARD_FORMS,
  DATE_FORMS,
  FOREIGN_AMOUNT_FORMS,
  LAYOUTS,
  STATED_CODE_FORMS,
} from '../../data/wording/lists.js';
import type { NarrativeCountry } from '../country.js';
import { rowsIn } from '../ofCountry.js';
import { factsUs } from './facts.js';

const read = (): NarrativeCountry => ({
  ...factsUs,
  layouts: rowsIn(LAYOUTS, factsUs.code),
  statedCodes: rowsIn(STATED_CODE_FORMS, factsUs.code),
  purposeReferences: rowsIn(PURPOSE_REFERENCES, factsUs.code),
  dateForms: rowsIn(DATE_FORMS, factsUs.code),
  cardForms: rowsIn(CARD_FORMS, factsUs.code),
  foreignAmountForms: rowsIn(FOREIGN_AMOUNT_FORMS, factsUs.code),
  places: PLACES_US,
  behindTown: 'state',
  // TX, and TXUS, as card processors glue the country on.
  states: new Set(US_STATES.split(/[;\s]+/).flatMap(state => [state, `${state}US`])),
  shopAccounts: 'store-cards',
});

/** One call, so that a bundle without this country can leave it out. */
export const narrativeUs: NarrativeCountry = /* @__PURE__ */ read();
