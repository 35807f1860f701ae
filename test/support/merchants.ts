/** The merchants of the gazetteers, read the slow and obvious way. */

import { gazetteerGb } from '../../src/data/gazetteer/gb.js';
import { gazetteerUs } from '../../src/data/gazetteer/us.js';
import type { CountryCode } from '../../src/index.js';
import { type CompiledMerchant, merchantsOf } from '../../tools/gazetteer/read.mjs';

export const MERCHANTS: Readonly<Record<CountryCode, readonly CompiledMerchant[]>> = {
  GB: merchantsOf(gazetteerGb, 'gb'),
  US: merchantsOf(gazetteerUs, 'us'),
};
