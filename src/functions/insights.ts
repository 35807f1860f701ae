/** All functions over the data of every country, built when the first of them is called. */
import { once } from '../base/once.js';
import { gazetteerGb } from '../data/gazetteer/gb.js';
import { gazetteerUs } from '../data/gazetteer/us.js';
import { createInsights } from '../insights.js';

export const insights = /* @__PURE__ */ once(() => createInsights({ GB: gazetteerGb, US: gazetteerUs }));
