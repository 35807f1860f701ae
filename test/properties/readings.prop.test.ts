/** What says how a payment was made, or where the shop stands, changes neither what it is for nor whom it pays. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../src/index.js';
import { debit, enrich } from '../support/build.js';
import { country } from '../support/country.js';
import { MERCHANTS } from '../support/merchants.js';
import { holds } from '../support/property.js';

const CARD_OPENING: Readonly<Record<CountryCode, string>> = {
  GB: 'CARD PAYMENT TO',
  US: 'PURCHASE AUTHORIZED ON 01/05',
};
const CHANNELS = [
  '(VIA APPLE PAY)',
  '(VIA APPLE PAY IN-APP)',
  'VIA GOOGLE PAY',
  'VIA GOOGLE PAY IN-APP',
  'VIA SAMSUNG PAY',
  'VIA ANDROID PAY',
  'VIA CONTACTLESS',
];
/** The codes of a rail, and the words that say it. */
const CODES: Readonly<Record<CountryCode, readonly (readonly [codes: readonly string[], words: string])[]>> =
  {
    GB: [
      [['CLS', 'DEB', 'VIS', 'POS'], 'CARD PAYMENT TO'],
      [['FPS', 'MOB', 'IBP', 'DPC', 'OBP'], 'FASTER PAYMENT TO'],
    ],
    US: [[['CLS', 'PUR', 'DBT', 'DEB', 'POS'], 'CARD PURCHASE']],
  };
const STREETS = [
  'WATER',
  'ELECTRIC',
  'SCHOOL',
  'GAS',
  'MARKET',
  'BANK',
  'PHARMACY',
  'THEATRE',
  'PARK',
  'HIGH',
];
const KINDS = ['ST', 'STREET', 'AVE', 'AVENUE', 'RD', 'ROAD', 'LANE', 'DRIVE'];
/** Names that no table knows, with a trade and without. */
const UNKNOWN = ['TOVEN BAKERY', 'KOVEL BARBERS', 'OSTREL PHARMACY', 'MEPLIN TOVEN', 'DRUVOR'];

const KNOWN: Readonly<Record<CountryCode, readonly string[]>> = {
  GB: namesOf('GB'),
  US: namesOf('US'),
};

function namesOf(code: CountryCode): string[] {
  // A plain word is the brand only where it is the whole payee.
  return MERCHANTS[code].flatMap(({ name, flags }) =>
    flags.includes('g') || /[^A-Za-z &']/.test(name) ? [] : [name.toUpperCase()],
  );
}

const payee = (code: CountryCode) => fc.oneof(fc.constantFrom(...KNOWN[code]), fc.constantFrom(...UNKNOWN));

function readingOf(text: string, code: CountryCode): string {
  const [row] = enrich([debit('2026-01-06', 12.34, text)], {}, code);
  const { category, predictedMerchantName } = row?.enrichedData ?? {};
  return `${category?.slug}, ${predictedMerchantName}`;
}

function says(other: string, same: string, code: CountryCode): void {
  expect(`${other}: ${readingOf(other, code)}`).toBe(`${other}: ${readingOf(same, code)}`);
}

describe('a payment says the same', () => {
  it('whatever channel it went through', () => {
    holds(
      fc.property(
        country.chain(code => fc.tuple(fc.constant(code), payee(code))),
        fc.constantFrom(...CHANNELS),
        ([code, name], channel) => {
          const text = `${CARD_OPENING[code]} ${name}`;
          says(`${text} ${channel}`, text, code);
        },
      ),
    );
  });

  it('whether a code or words open it', () => {
    holds(
      fc.property(
        country.chain(code =>
          fc.tuple(
            fc.constant(code),
            payee(code),
            fc.constantFrom(
              ...CODES[code].flatMap(([codes, words]) => codes.map(short => [short, words] as const)),
            ),
          ),
        ),
        ([code, name, [short, words]]) => says(`${short} ${name}`, `${words} ${name}`, code),
      ),
    );
  });

  it('whatever street the shop stands in', () => {
    holds(
      fc.property(
        country.chain(code => fc.tuple(fc.constant(code), payee(code))),
        fc.record({
          number: fc.integer({ min: 1, max: 9999 }),
          street: fc.constantFrom(...STREETS),
          kind: fc.constantFrom(...KINDS),
        }),
        ([code, name], { number, street, kind }) => {
          const text = `${CARD_OPENING[code]} ${name}`;
          says(`${text} ${number} ${street} ${kind}`, text, code);
        },
      ),
    );
  });
});
