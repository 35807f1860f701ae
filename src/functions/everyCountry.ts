/** The enricher over the data of every country, built when the first function is called. */
import { once } from '../base/once.js';
import { gazetteerGb } from '../data/gazetteer/gb.js';
import { gazetteerUs } from '../data/gazetteer/us.js';
import { enricherOver } from '../insights/enricher.js';

export const everyCountry = /* @__PURE__ */ once(() => enricherOver({ GB: gazetteerGb, US: gazetteerUs }));
