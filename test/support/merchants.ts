/** The merchants of the gazetteers, read the slow and obvious way. */
import { type CompiledMerchant, merchantsOf } from '../../gazetteer/read.mjs';
import { gazetteerGb } from '../../src/data/gazetteer/gb.js';
import { gazetteerUs } from '../../src/data/gazetteer/us.js';
import type { CountryCode } from '../../src/index.js';

export const MERCHANTS: Readonly<Record<CountryCode, readonly CompiledMerchant[]>> = {
  GB: merchantsOf(gazetteerGb, 'gb'),
  US: merchantsOf(gazetteerUs, 'us'),
};
