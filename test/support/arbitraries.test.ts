/** Properties hold of both countries only where both are drawn: the generators are looked at themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountryCode, enrichTransactions } from '../../src/index.js';
import { type Ledger, ledger, MOST_ROWS } from './arbitraries.js';
import { BANKS } from './banks.js';
import { lineOf, WORDLESS, WRITERS } from './bankText.js';
import { countryOf, placeOf } from './country.js';
import { WORDING } from './wording.js';

const COUNTRIES: readonly CountryCode[] = ['GB', 'US'];
const DRAWS = 1200;
/** Property files that name one country's request themselves, each with why. None needs to today. */
const OF_ONE_COUNTRY: Readonly<Record<string, string>> = {
  'properties/otherCurrency.prop.test.ts': 'accounts of both currencies stand in one request',
  'properties/warnings.prop.test.ts': 'the country is set against the currency, both ways',
};

const drawn = fc.sample(ledger({ hasSecondAccount: true }), { seed: 7, numRuns: DRAWS });
const plain = fc.sample(ledger({ isPlain: true }), { seed: 7, numRuns: DRAWS });
const textsOf = (code: CountryCode) =>
  new Set(
    drawn
      .filter(({ country }) => country === code)
      .flatMap(({ transactions }) => transactions.map(({ description }) => description)),
  );
const texts: Readonly<Record<CountryCode, ReadonlySet<string>>> = { GB: textsOf('GB'), US: textsOf('US') };

describe('ledgers', () => {
  it.each(COUNTRIES)('name the holders in a share of the requests, %s', code => {
    const own = drawn.filter(({ country, transactions }) => country === code && transactions.length > 0);
    const share = own.filter(({ isHeld }) => isHeld).length / own.length;
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.32);
    for (const { isHeld, transactions } of own)
      expect('accountHolders' in placeOf(transactions)).toBe(isHeld);
    const held = own.filter(({ isHeld }) => isHeld).slice(0, 40);
    const signals = held.flatMap(({ transactions }) =>
      enrichTransactions({ ...placeOf(transactions), transactions }).transactions.flatMap(
        ({ enrichedData }) => enrichedData.evidence.map(({ signal }) => signal),
      ),
    );
    expect(signals).toContain('account-holder');
  });

  it.each([
    ['of any kind', drawn],
    ['that are plain', plain],
  ] as const)('%s are American as often as British, and say so in their rows', (_, ledgers) => {
    const american = ledgers.filter(({ country }) => country === 'US').length / DRAWS;
    expect(american).toBeGreaterThan(0.45);
    expect(american).toBeLessThan(0.55);
    for (const { country, transactions } of ledgers)
      if (transactions.length > 0) expect(countryOf(transactions)).toBe(country);
  });

  it('are small, but some as large as a request gets', () => {
    const sizes = drawn.map(({ transactions }: Ledger) => transactions.length).sort((a, b) => a - b);
    expect(sizes[DRAWS / 2]).toBeLessThan(120);
    expect(sizes[Math.floor(0.98 * DRAWS)]).toBeGreaterThan(250);
    expect(sizes.at(-1)).toBe(MOST_ROWS);
  });

  it.each(COUNTRIES)('have narratives of every published bank of %s', code => {
    const narratives = BANKS.flatMap(({ examples, counterexamples }) => [...examples, ...counterexamples]);
    const banks = [...new Set(narratives.filter(each => each.country === code).map(({ bank }) => bank))];
    const seen = new Set(
      narratives.filter(({ description }) => texts[code].has(description)).map(({ bank }) => bank),
    );
    expect(banks.length).toBeGreaterThan(5);
    expect(banks.filter(bank => !seen.has(bank))).toEqual([]);
  });

  it.each(COUNTRIES)('write credits in the form of every bank of %s', code => {
    const rows = drawn.filter(({ country }) => country === code).flatMap(each => each.transactions);
    const names = WORDING[code].namelessPayers;
    const missing = WRITERS[code].filter(
      ({ writes }) =>
        !rows.some(({ description, bookingDate: day }) =>
          names.some(name => description === writes['bank-credit'](lineOf({ day, name }))),
        ),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(COUNTRIES)(
    'have what exports spoil in %s: no words, spaces at either end, a state behind',
    code => {
      const all = [...texts[code]];
      for (const text of WORDLESS) expect(all, JSON.stringify(text)).toContain(text);
      expect(all.some(text => /^ \S/.test(text))).toBe(true);
      expect(all.some(text => /\S $/.test(text))).toBe(true);
      expect(all.some(text => / TN$/.test(text))).toBe(true);
      expect(all.some(text => /^\S{20,}$/.test(text))).toBe(true);
    },
  );
});

it('no property names the country of its requests itself, but for those with a reason', () => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.prop.test.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  const naming = files.filter(path =>
    /(countryCode|currencyCode)['"]?: ['"](GB|US|GBP|USD)['"]/.test(readFileSync(`test/${path}`, 'utf8')),
  );
  expect(naming.sort()).toEqual(Object.keys(OF_ONE_COUNTRY).sort());
});
