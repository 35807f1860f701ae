/** The letters of the gazetteers: each has a name, and the guide of the format lists the same. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../../src/base/tables.js';
import { gazetteerGb } from '../../src/data/gazetteer/gb.js';
import { gazetteerUs } from '../../src/data/gazetteer/us.js';
import { MERCHANT_FLAGS } from '../../src/data/merchantFlags.js';
import { merchantFlagsOf } from '../../src/enrichment/lexicon/merchantFlags.js';

const LETTERS = namesOf(MERCHANT_FLAGS).join('');

describe('the flags of merchants', () => {
  it('name every letter of both gazetteers, and no other', () => {
    const written = [gazetteerGb, gazetteerUs].map(gazetteer =>
      [...gazetteer.matchAll(/^\|\d+\|\d+\|(\w*)$/gm)].map(([, letters = '']) => letters).join(''),
    );
    expect(Math.min(...written.map(letters => letters.length))).toBeGreaterThan(300);
    expect(new Set(written.join(''))).toEqual(new Set(LETTERS));
  });

  it('are those that the guide of the gazetteer lists', () => {
    const guide = readFileSync(new URL('../../tools/gazetteer/README.md', import.meta.url), 'utf8');
    expect([...guide.matchAll(/^\| `(\w)` {2}\|/gm)].map(([, letter]) => letter).join('')).toBe(LETTERS);
  });

  it('are read by name', () => {
    expect(Object.entries(merchantFlagsOf('oe')).flatMap(([flag, is]) => (is ? [flag] : []))).toEqual([
      'online',
      'distinctive',
    ]);
  });
});
