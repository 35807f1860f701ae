import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squash, wordAt, wordsOf } from '../../src/base/text.js';
import { spanOf } from '../support/narratives.js';
import { holds } from '../support/property.js';

function wordList(text: string): string[] {
  const words = wordsOf(text);
  return Array.from({ length: words.count }, (_, index) => wordAt(words, index));
}

describe('a text', () => {
  it.each([
    ['Café Nero', 'CAFENERO'],
    ['cafe nero', 'CAFENERO'],
    ['CAFE\u0301 NERO', 'CAFENERO'],
    ["Sainsbury's", 'SAINSBURYS'],
    ['SAINSBURY’S', 'SAINSBURYS'],
    ['SAINSBURY`S', 'SAINSBURYS'],
    ['B & Q', 'BQ'],
    ['B&Q', 'BQ'],
    ['b q', 'BQ'],
    ['Straße', 'STRASSE'],
    ['Æbleskiver Øl', 'AEBLESKIVEROL'],
    ['Łódź', 'LODZ'],
    ['Œuvre', 'OEUVRE'],
    ['ﬁve ½', 'FIVE12'],
    ['Ｔｅｓｃｏ１', 'TESCO1'],
    ['', ''],
    ['***', ''],
    ['家賃', ''],
  ])('%j squashes to %j', (text, expected) => {
    expect(squash(text)).toBe(expected);
  });

  it.each([
    ['TESCO STORES 3021', ['TESCO', 'STORES', '3021']],
    ['TESCO3021', ['TESCO', '3021']],
    ["SAINSBURY'S S/MKT", ['SAINSBURYS', 'S', 'MKT']],
    ['B & Q', ['B', 'Q']],
    ['  a--b\t\nc ', ['A', 'B', 'C']],
    ['06MAR26', ['06', 'MAR', '26']],
    ["'4637", ['4637']],
    ["O'", ['O']],
    ["''", []],
  ])('%j falls into words %j', (text, expected) => {
    expect(wordList(text)).toEqual(expected);
  });

  it('knows which words stand glued to the one before, and what stands between', () => {
    const words = wordsOf('PAYPAL *AMZN12 3-4');
    expect(wordList('PAYPAL *AMZN12 3-4')).toEqual(['PAYPAL', 'AMZN', '12', '3', '4']);
    expect(words.glued).toEqual([false, false, true, false, false]);
    expect(words.marks.map(mark => (mark === 0 ? '' : String.fromCharCode(mark)))).toEqual([
      '',
      '*',
      '',
      '',
      '-',
    ]);
  });

  it('has positions that point at the text', () => {
    const text = "  B & Q 1234, SAINSBURY'S*x ";
    const words = wordsOf(text);
    expect(words.text).toBe(text);
    const spans = Array.from({ length: words.count }, (_, index) => spanOf(words, index, index + 1));
    expect(spans).toEqual(['B', 'Q', '1234', "SAINSBURY'S", 'x']);
    expect(spanOf(words, 0, 2)).toBe('B & Q');
  });
});

describe('any text at all', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

  it('falls into words that make up its squashed form, in order and without gaps', () => {
    holds(
      fc.property(texts, text => {
        const { squashed, starts, ends, from, to, count, glued, marks } = wordsOf(text);
        expect(squashed).toMatch(/^[A-Z0-9]*$/);
        expect([starts, ends, from, to, glued, marks].map(({ length }) => length)).toEqual(
          Array(6).fill(count),
        );
        expect(starts).toEqual([0, ...ends.slice(0, -1)].slice(0, count));
        expect(count === 0 ? 0 : ends.at(-1)).toBe(squashed.length);
      }),
    );
  });

  it('has positions in order, each span squashing to its word', () => {
    holds(
      fc.property(texts, text => {
        const words = wordsOf(text);
        for (let index = 0; index < words.count; index++) {
          expect(words.from[index]).toBeLessThan(words.to[index] as number);
          if (index > 0) expect(words.from[index]).toBeGreaterThanOrEqual(words.to[index - 1] as number);
          expect(squash(spanOf(words, index, index + 1))).toBe(wordAt(words, index));
        }
      }),
    );
  });

  it('squashes the same in either case, where both cases are plain letters', () => {
    holds(
      fc.property(fc.string(), text => {
        expect(squash(text.toLowerCase())).toBe(squash(text.toUpperCase()));
        expect(squash(squash(text))).toBe(squash(text));
      }),
    );
  });
});
