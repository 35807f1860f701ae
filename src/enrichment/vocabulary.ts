/** From the data tables of a country to its lexicon. */
import { MARKERS } from '../data/markers.js';
import { PHRASES } from '../data/phrases.js';
import { PROCESSORS } from '../data/processors.js';
import { TRADES } from '../data/trades.js';
import type { CountryCode } from '../model/request.js';
import { categoryIdOf } from './categories.js';
import { buildLexicon, keyOf, type Lexicon, type LexiconEntry } from './lexicon.js';

/** `gazetteer`: one merchant a line, `name|debit id|credit id|flags|alias;alias` (gazetteer/README.md). */
export function buildVocabulary(country: CountryCode, gazetteer: string): Lexicon {
  return buildLexicon([
    ...merchantEntries(gazetteer),
    ...phraseEntries(country),
    ...tradeEntries(),
    ...markerEntries(country),
    ...processorEntries(),
  ]);
}

function merchantEntries(gazetteer: string): LexiconEntry[] {
  const entries: LexiconEntry[] = [];
  let previous: string | undefined;
  for (const line of gazetteer.split('\n')) {
    const [name, debit, credit, flags, aliases] = line.split('|');
    if (name === undefined || name === '' || flags === undefined) continue;
    // Further lines of one name are its arms (Tesco's petrol stations): only their aliases name them.
    const keys = new Set(name === previous ? [] : [keyOf(name)]);
    previous = name;
    if (aliases !== undefined && aliases !== '')
      for (const alias of aliases.split(';')) keys.add(keyOf(alias));
    for (const key of keys) {
      if (key.length > 1)
        entries.push({ kind: 'merchant', key, name, debit: Number(debit), credit: Number(credit), flags });
    }
  }
  return entries;
}

function phraseEntries(country: CountryCode): LexiconEntry[] {
  return PHRASES.filter(group => group.country === undefined || group.country === country).flatMap(group =>
    group.phrases.split(';').map(
      (phrase): LexiconEntry => ({
        kind: 'phrase',
        key: keyOf(phrase),
        debit: group.debit === null ? null : categoryIdOf(group.debit),
        credit: group.credit === null ? null : categoryIdOf(group.credit),
        weight: group.weight,
        rail: group.rail ?? null,
      }),
    ),
  );
}

function tradeEntries(): LexiconEntry[] {
  return TRADES.flatMap(({ category, strong, weak }) => [
    ...tradesOf(category, strong, true),
    ...tradesOf(category, weak, false),
  ]);
}

function tradesOf(category: string, list: string, isStrong: boolean): LexiconEntry[] {
  return list
    .split(';')
    .filter(word => word !== '')
    .map(word => ({ kind: 'trade', key: keyOf(word), debit: categoryIdOf(category), isStrong }));
}

function markerEntries(country: CountryCode): LexiconEntry[] {
  return MARKERS.filter(group => group.country === undefined || group.country === country).flatMap(group =>
    group.phrases.split(';').map(
      (phrase): LexiconEntry => ({
        kind: 'marker',
        key: keyOf(phrase),
        opens: group.opens,
        at: group.at,
        before: group.before ?? null,
        within: group.within ?? null,
        rail: group.rail,
      }),
    ),
  );
}

function processorEntries(): LexiconEntry[] {
  return PROCESSORS.flatMap(({ needsMark, phrases }) =>
    phrases.split(';').map((phrase): LexiconEntry => ({ kind: 'processor', key: keyOf(phrase), needsMark })),
  );
}
