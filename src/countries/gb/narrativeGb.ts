/** The United Kingdom, as narratives are read there. */
import { PLACES_GB } from '../../data/places.js';
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
import { factsGb } from './facts.js';

const read = (): NarrativeCountry => ({
  ...factsGb,
  layouts: rowsIn(LAYOUTS, factsGb.code),
  statedCodes: rowsIn(STATED_CODE_FORMS, factsGb.code),
  purposeReferences: rowsIn(PURPOSE_REFERENCES, factsGb.code),
  dateForms: rowsIn(DATE_FORMS, factsGb.code),
  cardForms: rowsIn(CARD_FORMS, factsGb.code),
  foreignAmountForms: rowsIn(FOREIGN_AMOUNT_FORMS, factsGb.code),
  places: PLACES_GB,
  behindTown: 'postcode',
  states: new Set(),
  shopAccounts: 'numbered',
});

/** One call, so that a bundle without this country can leave it out. */
export const narrativeGb: NarrativeCountry = /* @__PURE__ */ read();
