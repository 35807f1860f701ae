/** How each bank writes a payment, taken apart: the sample lines and forms of src/data/wording. */
import { describe, expect, it } from 'vitest';
import { WORDING } from '../../src/data/wording/banks.js';
import * as lists from '../../src/data/wording/lists.js';
import {
  InvalidRequestError,
  type NarrativeParts,
  readNarrative,
  safeReadNarrative,
} from '../../src/index.js';
import { BANKS, WORDING_FILES } from '../support/banks.js';

const NOTHING: NarrativeParts = {
  rail: null,
  payee: null,
  processor: null,
  reference: null,
  purpose: null,
  dates: [],
  cardDigits: null,
  place: null,
  country: null,
  foreignAmount: null,
};

/** Of them no whole line is known, only a form or a few words. */
const WITHOUT_LINES = [
  'gb/numberedCards',
  'gb/premiumCredit',
  'us/cardLoans',
  'us/fifthThird',
  'us/kindBeforeTown',
  'us/paypal',
  'us/tdBank',
  'us/truist',
];

describe('the files of banks', () => {
  it('stand in the table, each once', () => {
    const named = WORDING_FILES.filter(({ wording }) => wording !== undefined);
    expect(named.filter(({ wording }) => !WORDING.some(listed => listed === wording))).toEqual([]);
    expect(new Set(WORDING).size).toBe(WORDING.length);
    expect(WORDING).toHaveLength(named.length);
  });

  it('have sample lines, but for few', () => {
    const found = WORDING_FILES.filter(
      ({ name, lines }) => !name.startsWith('shared/') && lines === undefined,
    );
    expect(found.map(({ name }) => name)).toEqual(WITHOUT_LINES);
  });

  it('name the code of a type once', () => {
    const codes = lists.PROPRIETARY_CODES.map(([code]) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(codes.filter(code => code !== code.trim().toUpperCase().replace(/ +/g, ' '))).toEqual([]);
  });
});

describe.each(BANKS)('narratives of $bank', ({ examples, counterexamples, sources }) => {
  it('are enough, each with a source', () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
    expect(counterexamples.length).toBeGreaterThanOrEqual(2);
    for (const { source } of examples) expect(Object.keys(sources)).toContain(source);
  });

  it.each(examples)('such as $description', ({ description, country, expected }) => {
    expect(readNarrative(description, { countryCode: country })).toEqual({ ...NOTHING, ...expected });
  });

  it.each(counterexamples)('are not $description: $because', ({ description, country, not, expected }) => {
    const parts = readNarrative(description, { countryCode: country });
    for (const [part, value] of Object.entries(not)) expect(parts).not.toHaveProperty(part, value);
    expect(parts).toMatchObject(expected ?? {});
  });
});

const SAMPLES = WORDING_FILES.flatMap(({ forms = [] }) => forms);

describe('a form', () => {
  it('has samples, once', () => {
    const { LAYOUTS, DATE_FORMS, CARD_FORMS, FOREIGN_AMOUNT_FORMS, STATED_CODE_FORMS } = lists;
    const forms = [LAYOUTS, DATE_FORMS, CARD_FORMS, FOREIGN_AMOUNT_FORMS, STATED_CODE_FORMS].flat();
    expect(forms.length).toBeGreaterThan(40);
    expect(SAMPLES).toHaveLength(forms.length);
    const proved = SAMPLES.filter(
      ({ examples, counterexamples }) => examples.length > 0 && counterexamples.length > 0,
    ).map(({ form }) => form);
    expect(forms.filter(form => !proved.includes(form))).toEqual([]);
  });

  it.each(SAMPLES)('such as $form.pattern holds its examples and not its counterexamples', sample => {
    const pattern = new RegExp(sample.form.pattern.source, sample.form.pattern.flags.replace('g', ''));
    for (const text of sample.examples) expect(text).toMatch(pattern);
    for (const text of sample.counterexamples) expect(text).not.toMatch(pattern);
  });

  const signed = lists.LAYOUTS.flatMap(({ pattern, sign }) => {
    const examples = SAMPLES.find(({ form }) => form.pattern === pattern)?.examples ?? [];
    return sign === undefined ? [] : [{ sign, examples }];
  });

  it.each(signed)('with the sign $sign has it in every example, in either case', ({ sign, examples }) => {
    for (const text of examples)
      for (const cased of [text, text.toUpperCase(), text.toLowerCase()]) expect(cased).toMatch(sign);
  });
});

describe('readNarrative', () => {
  it('finds nothing in nothing', () => {
    for (const text of ['', ' - ', '***'])
      expect(readNarrative(text, { countryCode: 'GB' })).toEqual(NOTHING);
  });

  it('refuses what is no text, or of no country', () => {
    const call = readNarrative as (...parameters: readonly unknown[]) => NarrativeParts;
    for (const parameters of [[], [7, { countryCode: 'GB' }], ['A'], ['A', {}], ['A', { countryCode: 'FR' }]])
      expect(() => call(...parameters)).toThrow(InvalidRequestError);
    expect(safeReadNarrative('A', { countryCode: 'FR' as 'GB' }).success).toBe(false);
  });
});
