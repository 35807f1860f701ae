/** The model of trade names, read by the library as its trainer wrote it. */
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/base/text.js';
import { COUNTRY_DATA } from '../../src/countries/countryData.js';
import { CATEGORIES } from '../../src/data/taxonomy.js';
import {
  TRADE_IDS,
  TRADE_ORDER,
  TRADE_PAIRS,
  TRADE_PIECES,
  TRADE_PRIORS,
  TRADE_WORDS,
  type TradeTable,
} from '../../src/data/tradeModel.js';
import { buildTradeModel, tradesIn, tradesOf } from '../../src/enrichment/lexicon/tradeModel.js';
import { ALWAYS, featuresOf } from '../../tools/gazetteer/trade-model/words.mjs';
import { debit, enrich, only } from '../support/build.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const model = buildTradeModel();
const models = {
  GB: tradesIn(COUNTRY_DATA.GB.lexicon, () => model),
  US: tradesIn(COUNTRY_DATA.US.lexicon, () => model),
};

function trades(name: string, country: 'GB' | 'US' = 'GB') {
  const words = wordsOf(name);
  return tradesOf(models[country], words, 0, words.count, false).likeliest.map(trade => ({
    ...trade,
    slug: CATEGORIES.find(({ id }) => id === trade.category)?.slug,
  }));
}

/** Features and weights of a table, read the slow and obvious way. */
function linesOf({ features, trades, weights }: TradeTable): [string, [number, number][]][] {
  let feature = '';
  let read = 0;
  const lists = trades.split(';');
  return (features.match(/[a-z][A-Z0-9]*/g) ?? []).map((coded, line) => {
    feature = feature.slice(0, coded.charCodeAt(0) - 97) + coded.slice(1);
    return [
      feature,
      placesOf(lists[line] ?? '').map(place => [
        TRADE_ORDER[place] as number,
        (weights.charCodeAt(read++) - 65) / 8,
      ]),
    ];
  });
}

/** Each letter is a step from the place before; the first starts before the list. */
function placesOf(letters: string): number[] {
  let place = -1;
  return [...letters].map(letter => {
    place += LETTERS.indexOf(letter) + 1;
    return place;
  });
}

const TABLES = [
  ['w', TRADE_WORDS],
  ['p', TRADE_PAIRS],
  ['g', TRADE_PIECES],
] as const;
const weights = new Map<string, [number, number][]>(
  TABLES.flatMap(([kind, table]) =>
    linesOf(table).map(([feature, list]) => [`${kind}${feature}`, list] as const),
  ),
);

function slowly(name: string, country: 'GB' | 'US'): number {
  const scores: number[] = TRADE_PRIORS[country].map(Math.log);
  const addUp = (feature: string, value: number) => {
    for (const [trade, weight] of weights.get(feature) ?? [])
      scores[trade] = (scores[trade] ?? 0) + weight * value;
  };
  for (const [feature, value] of featuresOf(name, known => weights.has(known))) addUp(feature, value);
  const odds = scores.map(Math.exp);
  return Math.max(...odds) / odds.reduce((sum, value) => sum + value, 0);
}

describe('the model of trade names', () => {
  it('is well formed: every feature once, every trade a category of debits', () => {
    for (const [, table] of TABLES) {
      const lines = linesOf(table);
      const names = lines.map(([feature]) => feature);
      expect(names).toEqual([...new Set(names)].sort());
      expect(names.filter(feature => !/^[A-Z0-9]{2,}$/.test(feature))).toEqual([]);
      expect(table.trades).toMatch(/^(?:[A-Za-z]+;)+$/);
      expect(table.trades.split(';').length).toBe(lines.length + 1);
      expect(table.weights.length).toBe(table.trades.replaceAll(';', '').length);
      expect(table.weights).toMatch(/^[!-~]+$/);
    }
    for (const feature of ALWAYS) expect([feature, weights.has(feature)]).toEqual([feature, true]);
    for (const id of TRADE_IDS)
      expect(CATEGORIES.find(category => category.id === id)?.direction).not.toBe('credit');
    for (const shares of Object.values(TRADE_PRIORS)) {
      expect(shares.length).toBe(TRADE_IDS.length);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
    }
  });

  it.each(['GB', 'US'] as const)('is as sure in %s as its weights add up to', country => {
    for (const name of [
      'KINGS ARMS',
      'TOP NAILS',
      'GOLDEN DRAGON',
      'PAWS AND CLAWS',
      'ZZYZX',
      'A1 TYRE & EXHAUST',
    ])
      expect([name, trades(name, country)[0]?.probability]).toEqual([
        name,
        expect.closeTo(slowly(name, country), 9),
      ]);
  });

  it.each([
    ['KINGS ARMS', 'pubs-and-bars'],
    ['TOP NAILS', 'hair-and-beauty'],
    ['GOLDEN DRAGON', 'takeaway-and-fast-food'],
    ['JOES AUTO BODY', 'vehicle-maintenance'],
    ['BRIGHT SMILE DENTAL', 'dental-and-optical'],
    ['ELMSIDE SURGERY PHARMACY', 'pharmacy'],
    ['SANFORDSRESTAURANT', 'restaurants-and-cafes'],
    ['LITTLE ACORNS DAY NURSERY', 'childcare'],
  ])('reads %s as %s', (name, slug) => {
    expect(trades(name)[0]).toMatchObject({ slug });
    expect(trades(name)[0]?.probability).toBeGreaterThan(0.4);
  });

  it('names the words that spoke, the weightiest first', () => {
    const because = trades('JOES AUTO BODY', 'US')[0]?.because ?? [];
    expect(because.map(({ word }) => word)).toContain('AUTO');
    expect(because.map(({ weight }) => weight)).toEqual(
      because.map(({ weight }) => weight).sort((a, b) => b - a),
    );
  });

  it('is not sure of a name that says nothing', () => {
    for (const name of ['ZZYZX', 'QWXZ', 'BLUE LANTERN'])
      expect(trades(name)[0]?.probability).toBeLessThan(0.6);
    expect(trades('1234 5')).toEqual([]);
  });

  it.each([
    ['To Mama Transfer via IBAN', false],
    ['WIRE TRANSFER ACME', false],
    ['CITY TRANSFER SERVICES LEEDS GB', true],
    ['CARD PAYMENT TO CITY TRANSFER SERVICES', true],
  ])('is asked what %s sells: %s', (description, isAsked) => {
    const { evidence } = only(enrich([debit('2026-01-15', 20, description)])).enrichedData;
    expect(evidence.some(({ signal }) => signal === 'trade-model')).toBe(isAsked);
  });
});
