/** Narratives as banks write them, of both countries, and what exports make of them. */
import fc from 'fast-check';
import type { CountryCode, CreditDebitIndicator } from '../../src/index.js';
import { BANKS } from './banks.js';
import type { Bank, Line, PaymentKind } from './histories/banks/bank.js';
import { BRITISH_BANKS } from './histories/banks/gb.js';
import { AMERICAN_BANKS } from './histories/banks/us.js';

export const WRITERS: Readonly<Record<CountryCode, readonly Bank[]>> = {
  GB: BRITISH_BANKS.map(([bank]) => bank),
  US: AMERICAN_BANKS.map(([bank]) => bank),
};

/** Each bank's own way of writing a payment. */
export function writer(country: CountryCode): fc.Arbitrary<Write> {
  return fc.constantFrom(...WRITERS[country]).map(bank => (kind, line) => bank.writes[kind](lineOf(line)));
}

export type Write = (kind: PaymentKind, line: Partial<Line> & Pick<Line, 'day'>) => string;

const DIGITS = '20394857161803398874989484820458683';

export function lineOf(line: Partial<Line> & Pick<Line, 'day'>): Line {
  return {
    name: '',
    reference: '',
    place: '',
    card: '4637',
    otherAccount: '12-34-56 12345678',
    digits: count => DIGITS.slice(0, count),
    ...line,
  };
}

export interface Sample {
  readonly bank: string;
  readonly description: string;
  readonly direction: CreditDebitIndicator;
}

const SAMPLES: Readonly<Record<CountryCode, readonly Sample[]>> = {
  GB: samplesOf('GB'),
  US: samplesOf('US'),
};

function samplesOf(code: CountryCode): readonly Sample[] {
  return BANKS.flatMap(({ examples, counterexamples }) => [...examples, ...counterexamples]).filter(
    ({ country }) => country === code,
  );
}

/** A published narrative of any bank, each bank as often as the others; one in four as an export spoilt it. */
export function sample(country: CountryCode): fc.Arbitrary<Sample> {
  const banks = [...new Set(SAMPLES[country].map(({ bank }) => bank))];
  return fc
    .constantFrom(...banks)
    .chain(name => fc.constantFrom(...SAMPLES[country].filter(({ bank }) => bank === name)))
    .chain(original =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(original) },
        {
          weight: 1,
          arbitrary: spoilt(original.description).map(description => ({ ...original, description })),
        },
      ),
    );
}

/** What reads as nothing: no text, no Latin letter or digit. */
export const WORDLESS = ['', ' ', '***', '日本', '🙂', 'Пятёрочка', '\u200f', '-'] as const;

function spoilt(text: string): fc.Arbitrary<string> {
  const places = fc.nat({ max: text.length });
  return fc.oneof(
    fc.constantFrom(` ${text}`, `${text} `, `  ${text}  `, `\t${text}`),
    // Glued: a space lost.
    places.map(place => text.replace(text.slice(place).includes(' ') ? / (?!.* )/ : / /, '')),
    fc.constant(text.replaceAll(' ', '')),
    places.map(place => text.slice(0, place)),
    fc.constantFrom(text.toLowerCase(), text.replaceAll(' ', '   ')),
    fc.constantFrom(` ${text} TN`, `${text}NASHVILLE TN`, `${text} US`, `${text} GB`),
    fc.constantFrom(...WORDLESS),
  );
}
