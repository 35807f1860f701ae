/** From the data tables of a country to its lexicon. */
import { squash } from '../base/text.js';
import { MARKERS } from '../data/markers.js';
import { PHRASES, type PhraseGroup } from '../data/phrases.js';
import { PROCESSORS } from '../data/processors.js';
import { TRADES } from '../data/trades.js';
import type { CountryCode } from '../model/transaction.js';
import { categoryIdOf } from './categories.js';
import { cutTrades } from './cutTrades.js';
import { keyOf } from './entryKey.js';
import { indexKeys } from './keys.js';
import type { Lexicon, LexiconEntry, MerchantEntry, Names, TradeEntry } from './lexicon.js';
import { type TradeModel, tradesIn } from './tradeModel.js';

/** `gazetteer`: one merchant a line, `name|debit id|credit id|flags|alias;alias` (gazetteer/README.md). */
export function buildVocabulary(
  country: CountryCode,
  gazetteer: string,
  tradeModel: () => TradeModel,
): Lexicon {
  const table = [
    ...phraseEntries(country),
    ...tradeEntries(),
    ...markerEntries(country),
    ...processorEntries(),
  ];
  const places: number[] = [];
  const lines: number[] = [];
  placeMerchants(gazetteer, places, lines);
  const merchantKeys = lines.length;
  let text = gazetteer;
  for (const { key } of table) {
    places.push(text.length, text.length + key.length);
    text += key;
  }
  const index = indexKeys(text, places, true);
  const merchants: (MerchantEntry | undefined)[] = new Array(merchantKeys);
  return {
    index,
    trades: tradesIn(country, tradeModel),
    entryOf: key => {
      if (key >= merchantKeys) return table[key - merchantKeys] as LexiconEntry;
      let entry = merchants[key];
      if (entry === undefined) {
        entry = merchantOf(
          gazetteer,
          lines[key] as number,
          index.starts[key] as number,
          index.ends[key] as number,
        );
        merchants[key] = entry;
      }
      return entry;
    },
  };
}

/** Only what tells the fields of a narrative apart, of all countries. */
export function buildMarkers(): Names {
  const table = [...markerEntries(null), ...processorEntries()];
  const text = table.map(({ key }) => key).join('');
  let end = 0;
  const places = table.flatMap(({ key }) => {
    const start = end;
    end += key.length;
    return [start, end];
  });
  return { index: indexKeys(text, places, false), entryOf: key => table[key] as LexiconEntry };
}

/** Names with accents have their plain spelling among the aliases. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII itself
const IS_ASCII = /^[\x00-\x7f]*$/;

/** Where each name and alias stands, and the line it belongs to. */
function placeMerchants(gazetteer: string, places: number[], lines: number[]): void {
  let previous = '';
  for (let line = 0; line < gazetteer.length; ) {
    let end = gazetteer.indexOf('\n', line);
    if (end < 0) end = gazetteer.length;
    const nameEnd = gazetteer.indexOf('|', line);
    const name = gazetteer.slice(line, nameEnd);
    // Further lines of one name are its arms (Tesco's petrol stations): only their aliases name them.
    if (name !== previous && IS_ASCII.test(name)) {
      places.push(line, nameEnd);
      lines.push(line);
    }
    previous = name;
    for (let start = gazetteer.lastIndexOf('|', end) + 1; start < end; ) {
      let stop = gazetteer.indexOf(';', start);
      if (stop < 0 || stop > end) stop = end;
      places.push(start, stop);
      lines.push(line);
      start = stop + 1;
    }
    line = end + 1;
  }
}

function merchantOf(gazetteer: string, line: number, start: number, end: number): MerchantEntry {
  const [name, debit, credit, flags] = gazetteer.slice(line, gazetteer.indexOf('\n', line)).split('|');
  return {
    kind: 'merchant',
    key: squash(gazetteer.slice(start, end)),
    name: name as string,
    debit: Number(debit),
    credit: Number(credit),
    flags: flags as string,
  };
}

function phraseEntries(country: CountryCode): LexiconEntry[] {
  return PHRASES.filter(group => group.country === undefined || group.country === country).flatMap(group =>
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

function tradesOf(category: string, list: string, isStrong: boolean): TradeEntry[] {
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

/** Null: of all countries. */
function markerEntries(country: CountryCode | null): LexiconEntry[] {
  return MARKERS.filter(
    group => group.country === undefined || country === null || group.country === country,
  ).flatMap(group =>
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
  return PROCESSORS.flatMap(({ needsMark, isInPerson, sells, sellsOnly, phrases }) =>
    phrases.split(';').map(
      (phrase): LexiconEntry => ({
        kind: 'processor',
        key: keyOf(phrase),
        needsMark,
        isInPerson,
        sells: sells === undefined ? null : categoryIdOf(sells),
        sellsOnly: sellsOnly === undefined ? [] : sellsOnly.split(';').map(categoryIdOf),
      }),
    ),
  );
}
