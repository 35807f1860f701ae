// Ordinary words, first names, surnames and places among the tokens of our names.
import { readFileSync } from 'node:fs';
import { key } from './names.mjs';

const lists = JSON.parse(readFileSync(new URL('sources/generic-words.json', import.meta.url), 'utf8'));
const setOf = name => new Set(lists[name].map(key));

/** Names that are words too, and still stand for the brand in a statement. */
export const known = setOf('known');
/** Names that say nothing alone, though the rules would not tell. */
export const generic = setOf('generic');
export const firstNames = setOf('firstNames');
export const surnames = setOf('surnames');
export const words = setOf('words');
