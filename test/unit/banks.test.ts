/** How each bank writes a payment, taken apart: the fixtures of fixtures/narratives, and the forms in the data tables. */
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../../src/data/layouts.js';
import { CARD_FORMS, DATE_FORMS, FOREIGN_AMOUNT_FORMS } from '../../src/data/narrativeForms.js';
import { STATED_CODE_FORMS } from '../../src/data/statedCodes.js';
import {
  InvalidRequestError,
  type NarrativeParts,
  readNarrative,
  safeReadNarrative,
} from '../../src/index.js';
import { BANKS } from '../support/banks.js';

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

const FORMS = [...LAYOUTS, ...DATE_FORMS, ...CARD_FORMS, ...FOREIGN_AMOUNT_FORMS, ...STATED_CODE_FORMS];

describe('a form', () => {
  it.each(FORMS)('such as $pattern holds its examples and not its counterexamples', form => {
    const pattern = new RegExp(form.pattern.source, form.pattern.flags.replace('g', ''));
    for (const text of form.examples) expect(text).toMatch(pattern);
    for (const text of form.counterexamples) expect(text).not.toMatch(pattern);
  });

  it.each(
    LAYOUTS.flatMap(layout =>
      'sign' in layout && layout.sign !== undefined ? { ...layout, sign: layout.sign } : [],
    ),
  )('with the sign $sign has it in every example, in either case', ({ sign, examples }) => {
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
