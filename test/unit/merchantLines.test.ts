/** The compact form of the gazetteers: every spelling that it hints at is found, and no other. */
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../src/base/tables.js';
import { squash } from '../../src/base/text.js';
import { COUNTRY_DATA } from '../../src/countries/countryData.js';
import { gazetteerGb } from '../../src/data/gazetteer/gb.js';
import { gazetteerUs } from '../../src/data/gazetteer/us.js';
import { MERCHANT_FLAGS } from '../../src/data/merchantFlags.js';
import type { MerchantFlags } from '../../src/enrichment/lexicon/merchantFlags.js';
import { spellingsOf } from '../../src/enrichment/lexicon/merchantLines.js';
import { MERCHANTS } from '../support/merchants.js';

type Country = 'GB' | 'US';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII itself
const IS_ASCII = /^[\x00-\x7f]*$/;
const GAZETTEERS = { GB: gazetteerGb, US: gazetteerUs };

function lettersOf(flags: MerchantFlags): string {
  return rowsOf(MERCHANT_FLAGS)
    .filter(([, flag]) => flags[flag])
    .map(([letter]) => letter)
    .join('');
}

function keysOf(country: Country, gazetteer: string): string[] {
  const { places, merchantOf } = spellingsOf(COUNTRY_DATA[country].lexicon, gazetteer);
  return Array.from({ length: places.length / 2 }, (_, key) => {
    const merchant = merchantOf(key, places[2 * key] as number, places[2 * key + 1] as number);
    return `${merchant.key}: ${merchant.name} ${merchant.debit} ${merchant.credit} ${lettersOf(merchant.flags)}`;
  });
}

describe('a gazetteer', () => {
  it.each(['GB', 'US'] as const)('of %s is read as its compiler wrote it', country => {
    const expected = MERCHANTS[country].flatMap(({ name, debit, credit, flags, ownsName, aliases }) =>
      [...(ownsName ? [name] : []), ...aliases].map(
        text => `${squash(text)}: ${name} ${debit} ${credit} ${flags}`,
      ),
    );
    expect(keysOf(country, GAZETTEERS[country]).sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(25_000);
  });

  it.each([
    ['a name', 'Greggs', ['GREGGS']],
    ['its aliases', 'Next|Next Retail;Nxt', ['NEXT', 'NEXTRETAIL', 'NXT']],
    ['an alias that begins with the name', 'Next|~Retail;Nxt', ['NEXT', 'NEXTRETAIL', 'NXT']],
    ['AND for &', 'B&Q|&', ['BQ', 'BANDQ']],
    ['an arm', ';Tesco|~Pfs', ['TESCOPFS']],
    [
      'a name cut to a field',
      'Bread & Butter Pudding Company',
      ['BREADBUTTERPUDDINGCOMPANY', 'BREADBUTTERPUDDING'],
    ],
    [
      'marks that are not printed',
      "St. John's Wood Road Baker's",
      ['STJOHNSWOODROADBAKERS', 'STJOHNSWOODROADBAK'],
    ],
    ['a name never cut', '=Bread & Butter Pudding Company', ['BREADBUTTERPUDDINGCOMPANY']],
    ['one word that a cut leaves', 'Breadandbutterpuddingcompany', ['BREADANDBUTTERPUDDINGCOMPANY']],
  ])('gives %s', (_, line, keys) => {
    expect(keysOf('GB', `|302|131|\n${line}`)).toEqual(
      keys.map(key => `${key}: ${line.replace(/^[;=]|\|.*/g, '')} 302 131 `),
    );
  });

  it.each([
    ['GB', 'd', 'FIRSTCLASSCREDIT'],
    ['US', 'd', 'FIRSTCLASSCRED'],
    ['GB', '', 'FIRSTCLASSCREDITUNI'],
    ['US', '', 'FIRSTCLASSCREDITUNI'],
  ] as const)('cuts in %s what is paid as "%s" to %s', (country, flags, cut) => {
    expect(keysOf(country, `|402|132|${flags}\nFirst Class Credit Union`)[1]).toBe(
      `${cut}: First Class Credit Union 402 132 ${flags}`,
    );
  });

  it.each(['GB', 'US'] as const)('of %s has one byte for each letter', country => {
    expect([...GAZETTEERS[country]].filter(letter => letter > 'ÿ')).toEqual([]);
    expect(MERCHANTS[country].filter(({ name, ownsName }) => ownsName && !IS_ASCII.test(name))).toEqual([]);
  });
});
