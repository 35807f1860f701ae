/** From the data tables of a country to its lexicon. */
import type { LexiconCountry } from '../../countries/country.js';
import { NEVER_CUT } from '../../data/neverCut.js';
import type { PhraseGroup } from '../../data/phraseGroup.js';
import { PROCESSORS } from '../../data/processors.js';
import { TRADES } from '../../data/trades.js';
import type { MarkerGroup } from '../../data/wording/bankWording.js';
import { MARKERS } from '../../data/wording/lists.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import { categoryIdOf } from '../words/categories.js';
import { indexKeys } from '../words/keys.js';
import { benefitIndexOf } from './benefitIndex.js';
import type { Lexicon, LexiconEntry, MerchantEntry, Names, TradeEntry } from './lexicon.js';
import { spellingsOf } from './merchantLines.js';
import { type TradeModel, tradesIn } from './tradeModel.js';

/** `gazetteer`: a country's merchants, in the form that tools/gazetteer/README.md gives. */
export function buildVocabulary(
  country: LexiconCountry,
  gazetteer: string,
  tradeModel: () => TradeModel,
): Lexicon {
  const table = [
    ...phraseEntries(country),
    ...tradeEntries(),
    ...markerEntries(country.markers),
    ...processorEntries(),
  ];
  const { text: names, places, merchantOf } = spellingsOf(country, gazetteer);
  const merchantKeys = places.length / 2;
  let text = names;
  for (const { key } of table) {
    places.push(text.length, text.length + key.length);
    text += key;
  }
  const index = indexKeys(text, places, true);
  const merchants: (MerchantEntry | undefined)[] = new Array(merchantKeys);
  return {
    index,
    trades: tradesIn(country, tradeModel),
    benefits: country.benefits && benefitIndexOf(country.benefits),
    entryOf: key => {
      if (key >= merchantKeys) return table[key - merchantKeys] as LexiconEntry;
      let entry = merchants[key];
      if (entry === undefined) {
        entry = merchantOf(key, index.starts[key] as number, index.ends[key] as number);
        merchants[key] = entry;
      }
      return entry;
    },
  };
}

/** Only the markers that separate the fields of a narrative, of all countries. */
export function buildMarkers(): Names {
  const table = [...markerEntries(MARKERS), ...processorEntries()];
  const text = table.map(({ key }) => key).join('');
  let end = 0;
  const places = table.flatMap(({ key }) => {
    const start = end;
    end += key.length;
    return [start, end];
  });
  return { index: indexKeys(text, places, false), entryOf: key => table[key] as LexiconEntry };
}

function phraseEntries(country: LexiconCountry): LexiconEntry[] {
  return country.phrases.flatMap(group =>
    phrasesOf(group).map(
      (phrase): LexiconEntry => ({
        kind: 'phrase',
        key: keyOf(phrase),
        debit: group.debit === null ? null : categoryIdOf(group.debit),
        credit: group.credit === null ? null : categoryIdOf(group.credit),
        weight: group.weight,
        rail: group.rail ?? null,
        on: group.on ?? null,
        whole: group.whole ?? false,
        benefit: group.benefit ?? null,
        covers: group.covers ?? false,
        ofMerchant: group.ofMerchant === undefined ? null : categoryIdOf(group.ofMerchant),
        ofWallet: group.ofWallet === undefined ? null : categoryIdOf(group.ofWallet),
      }),
    ),
  );
}

function phrasesOf({ phrases, behind }: PhraseGroup): string[] {
  const listed = phrases.split(';');
  const names = behind?.split(';');
  return names === undefined ? listed : names.flatMap(name => listed.map(phrase => `${name} ${phrase}`));
}

function tradeEntries(): LexiconEntry[] {
  const whole = TRADES.flatMap(({ category, strong, weak }) => [
    ...tradesOf(category, strong, true),
    ...tradesOf(category, weak, false),
  ]);
  return [...whole, ...cutTrades(whole)];
}

function tradesOf(category: CategorySlug, list: string, isStrong: boolean): TradeEntry[] {
  return list
    .split(';')
    .filter(word => word !== '')
    .map(word => ({
      kind: 'trade',
      key: keyOf(word),
      debit: categoryIdOf(category),
      isStrong,
      isCut: false,
    }));
}

function markerEntries(groups: readonly MarkerGroup[]): LexiconEntry[] {
  return groups.flatMap(group =>
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
  return PROCESSORS.flatMap(({ needsMark, notBefore = '', isInPerson, sells, sellsOnly, phrases }) =>
    phrases.split(';').map(
      (phrase): LexiconEntry => ({
        kind: 'processor',
        key: keyOf(phrase),
        needsMark,
        notBefore: notBefore === '' ? [] : notBefore.split(' '),
        isInPerson,
        sells: sells === undefined ? null : categoryIdOf(sells),
        sellsOnly: sellsOnly === undefined ? [] : sellsOnly.map(categoryIdOf),
      }),
    ),
  );
}

// Trade words as card acquirers cut them to the width of a field.

const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(NEVER_CUT.split(';'));
const SHORTEST_CUT = 5;
const MOST_CUT = 4;
const LEAST_OF_LAST_WORD = 3;

/** RESTAURAN, MEAT MARKE: what is left of a strong word when a name is cut to the width of a field, where it is no other's. */
function cutTrades(whole: readonly TradeEntry[]): TradeEntry[] {
  const owners = new Map<string, TradeEntry | null>(whole.map(entry => [entry.key, null]));
  const headLengths = new Map(
    TRADES.flatMap(({ strong, weak }) => `${strong};${weak}`.split(';')).map(words => [
      keyOf(words),
      keyOf(words.slice(0, words.lastIndexOf(' ') + 1)).length,
    ]),
  );
  for (const entry of whole) {
    const headLength = headLengths.get(entry.key) as number;
    const shortest = Math.max(
      SHORTEST_CUT,
      entry.key.length - MOST_CUT,
      headLength === 0 ? 0 : headLength + LEAST_OF_LAST_WORD,
    );
    for (let length = entry.key.length - 1; length >= shortest; length--) {
      const key = entry.key.slice(0, length);
      if (WORDS_OF_THEIR_OWN.has(key)) continue;
      const owner = owners.get(key);
      // What is left of a weak word says nothing, but may be what is left of this one: MARKE of MARKET, not MARKETING.
      if (owner === undefined) owners.set(key, entry.isStrong ? { ...entry, key, isCut: true } : null);
      else if (owner !== null && owner.debit !== entry.debit) owners.set(key, null);
    }
  }
  return [...owners.values()].filter(entry => entry !== null);
}

/** The tables are written in capitals, digits and spaces (a test holds them to it). */
export function keyOf(phrase: string): string {
  return phrase.replaceAll(' ', '');
}
