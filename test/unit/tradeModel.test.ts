/** The model of trade names, read by the library as its trainer wrote it. */
import { describe, expect, it } from 'vitest';
import { ALWAYS, featuresOf } from '../../gazetteer/trade-model/words.mjs';
import { wordsOf } from '../../src/base/text.js';
import { CATEGORIES } from '../../src/data/taxonomy.js';
import {
  TRADE_IDS,
  TRADE_PAIRS,
  TRADE_PIECES,
  TRADE_PRIORS,
  TRADE_WORDS,
} from '../../src/data/tradeModel.js';
import { buildTradeModel, tradesIn, tradesOf } from '../../src/enrichment/tradeModel.js';
import { debit, enrich, only } from '../support/build.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const model = buildTradeModel();
const models = { GB: tradesIn('GB', () => model), US: tradesIn('US', () => model) };

function trades(name: string, country: 'GB' | 'US' = 'GB') {
  const words = wordsOf(name);
  return tradesOf(models[country], words, 0, words.count, false).likeliest.map(trade => ({
    ...trade,
    slug: CATEGORIES.find(({ id }) => id === trade.category)?.slug,
  }));
}

/** The weights as the trainer writes them, read the slow and obvious way. */
const weights = new Map(
  [
    ['w', TRADE_WORDS],
    ['p', TRADE_PAIRS],
    ['g', TRADE_PIECES],
  ].flatMap(([kind, text]) =>
    (text as string).split('\n').map((line): [string, [number, number][]] => {
      const [feature = '', pairs = ''] = line.split(' ');
      return [
        `${kind}${feature}`,
        [...pairs.matchAll(/../g)].map(([pair]) => [
          LETTERS.indexOf(pair.charAt(0)),
          (pair.charCodeAt(1) - 64) / 8,
        ]),
      ];
    }),
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
    const lines = [TRADE_WORDS, TRADE_PAIRS, TRADE_PIECES].map(text => text.split('\n'));
    for (const list of lines) expect(new Set(list.map(line => line.split(' ')[0])).size).toBe(list.length);
    expect(lines.flat().filter(line => !/^[A-Z0-9]{2,} (?:[A-Za-z][!-~])+$/.test(line))).toEqual([]);
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
