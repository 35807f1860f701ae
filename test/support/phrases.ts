/** The phrases of every country, with those that all countries use. */
import { PHRASES } from '../../src/data/phrases.js';
import { PHRASES_GB } from '../../src/data/phrasesGb.js';
import { PHRASES_US } from '../../src/data/phrasesUs.js';

export const ALL_PHRASES = [...PHRASES, ...PHRASES_GB, ...PHRASES_US];
