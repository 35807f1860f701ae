/** The enricher over the data of every country, built when the first function is called. */
import { once } from '../base/once.js';
import { COUNTRY_DATA } from '../countries/countryData.js';
import { enricherOver } from '../insights/enricher.js';

export const everyCountry = /* @__PURE__ */ once(() => enricherOver(COUNTRY_DATA));
