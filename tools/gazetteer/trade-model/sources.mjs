// Names with their trades, from every source that may be used.
import { readFileSync } from 'node:fs';
import { readEntities } from '../entities.mjs';
import { isAscii, unaccent } from '../names.mjs';
import { meanings } from '../tags.mjs';

const read = path => readFileSync(new URL(path, import.meta.url), 'utf8');
const index = JSON.parse(read('../node_modules/name-suggestion-index/dist/json/nsi.min.json'));

/** Every brand and operator of the index in Latin letters, wherever it trades: words travel. */
export function* indexNames() {
  for (const [path, { debit }] of meanings('gb'))
    for (const { displayName } of index.nsi[path]?.items ?? []) {
      const name = unaccent(displayName.replace(/\s*\([^)]*\)/g, ''));
      if (isAscii(name)) yield { name, category: debit };
    }
}

export function* listedNames() {
  for (const source of ['gb-more', 'us-entities', 'world', 'gb-entities'])
    for (const { name, debit } of readEntities(source)) yield { name: unaccent(name), category: debit };
}

/** A name as a card scheme printed it counts as so many of a register: narratives are written so. */
const PRINTED = 3;

/** Open registers of businesses, and of what was paid by card: one a line, country, name, category, source. */
export function* registeredNames(path) {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, name, category, source] = line.split('\t');
    if (category !== undefined)
      yield { name: unaccent(name), category, weight: source === 'cards' ? PRINTED : 1 };
  }
}

/** A trade word judged by hand counts as so many names. */
const STRONG = 5;
const WEAK = 0.4;

export function* tradeWords() {
  for (const { category, strong, weak } of JSON.parse(read('../sources/trade-words.json'))) {
    for (const name of strong) yield { name, category, weight: STRONG };
    for (const name of weak) yield { name, category, weight: WEAK };
  }
}
