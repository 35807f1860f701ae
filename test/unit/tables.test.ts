/** The tables of words, as the lexicon takes them. */
import { expect, it } from 'vitest';
import { PHRASES } from '../../src/data/phrases.js';
import { PROCESSORS } from '../../src/data/processors.js';
import { TRADES } from '../../src/data/trades.js';
import { MARKERS } from '../../src/data/wording/lists.js';

const LISTS = [
  ...PHRASES.map(({ phrases }) => phrases),
  ...PHRASES.flatMap(({ behind }) => behind ?? []),
  ...MARKERS.map(({ phrases }) => phrases),
  ...PROCESSORS.map(({ phrases }) => phrases),
  ...TRADES.flatMap(({ strong, weak }) => [strong, weak]).filter(list => list !== ''),
];

it('hold capitals, digits and single spaces between words, and nothing else', () => {
  const words = LISTS.flatMap(list => list.split(';'));
  expect(words.length).toBeGreaterThan(2000);
  expect(words.filter(word => !/^[A-Z0-9]+(?: [A-Z0-9]+)*$/.test(word))).toEqual([]);
});

it('say nothing twice within one group, since words are read without the spaces between them', () => {
  const repeated = LISTS.flatMap(list => {
    const keys = list.split(';').map(word => word.replaceAll(' ', ''));
    return keys.filter((key, index) => keys.indexOf(key) !== index);
  });
  expect(repeated).toEqual([]);
});
