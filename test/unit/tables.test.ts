/** The tables of words, as the lexicon takes them. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROCESSORS } from '../../src/data/processors.js';
import { TRADES } from '../../src/data/trades.js';
import { MARKERS } from '../../src/data/wording/lists.js';
import type { WordSample, WordSamples } from '../../src/data/wordSamples.js';
import { at, credit, debit, enrich } from '../support/build.js';
import { ALL_PHRASES } from '../support/phrases.js';

const LISTS = [
  ...ALL_PHRASES.map(({ phrases }) => phrases),
  ...ALL_PHRASES.flatMap(({ behind }) => behind ?? []),
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

const FOLDER = 'src/data';
const modules: readonly { readonly samples?: readonly WordSamples[] }[] = await Promise.all(
  readdirSync(FOLDER)
    .filter(file => file.endsWith('.ts'))
    .map(file => import(`../../${FOLDER}/${file}`)),
);
const SAMPLES = modules.flatMap(({ samples = [] }) => samples);

const named = (sample: WordSample) => ({ sample, title: sample.slice(0, 3).join(', ') });

describe.each(SAMPLES)('the list $words', ({ words, examples, counterexamples }) => {
  it.each(examples.map(named))('decides what a payment is: $title', ({ sample }) => {
    expect(holds(words, sample)).toBe(true);
    expect(readingOf(sample)).toMatchObject(sample[3] ?? {});
  });

  it.each(counterexamples.map(named))('does not decide it: $title', ({ sample }) => {
    if (sample[3] === undefined) expect(holds(words, sample)).toBe(false);
    else expect(readingOf(sample)).toMatchObject(sample[3]);
  });
});

it('are proved by samples of both kinds, in both countries', () => {
  expect(SAMPLES.length).toBeGreaterThan(20);
  for (const { examples, counterexamples } of SAMPLES)
    expect(Math.min(examples.length, counterexamples.length)).toBeGreaterThan(0);
  const countries = new Set(SAMPLES.flatMap(({ examples }) => examples.map(([country]) => country)));
  expect(countries).toEqual(new Set(['GB', 'US']));
});

/** A pattern may be for what stands behind a name. */
function holds(words: string | RegExp, [, , text]: WordSample): boolean {
  if (typeof words !== 'string')
    return Array.from(text, (_, from) => text.slice(from)).some(behind => words.test(behind));
  const listed = words.split(/[ ;]/).join('|');
  return new RegExp(`(?<![A-Z])(?:${listed})(?![A-Z])`).test(text);
}

function readingOf([country, direction, text]: WordSample) {
  const row = direction === 'Credit' ? credit('2026-01-06', 20, text) : debit('2026-01-06', 20, text);
  const { category, predictedMerchantName, ...rest } = at(enrich([row], {}, country), 0).enrichedData;
  return { category: category.slug, merchant: predictedMerchantName, class: rest.class.slug };
}
