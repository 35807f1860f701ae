/** The name of a payee, without what a bank or an export writes into it. */
import { describe, expect, it } from 'vitest';
import { decodedEntities, withoutEntities } from '../../src/base/entities.js';
import { figureEnd, gluedDateEnd } from '../../src/base/figures.js';
import type { Transaction } from '../../src/index.js';
import { debit, enrich, only } from '../support/build.js';

const COUNTRIES = ['GB', 'US'] as const;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WRITTEN = MONTHS.flatMap(name => [name, name.slice(0, 3)]).concat('Sept');

function merchantOf(country: 'GB' | 'US', text: string, names: Partial<Transaction> = {}): string | null {
  return only(enrich([debit('2025-09-03', 9, text, names)], {}, country)).enrichedData.predictedMerchantName;
}

describe.each(COUNTRIES)('a date behind a payee in %s', country => {
  it.each(
    WRITTEN.flatMap(month => [
      `02 ${month}`,
      `2ND ${month}`,
      `02-${month}-2025`,
      `02/${month}/25`,
      `02${month}`,
    ]),
  )('is no part of its name: %s', date => {
    expect(merchantOf(country, `CARD PAYMENT TO ORBEL ${date.toUpperCase()}`)).toBe('Orbel');
    expect(merchantOf(country, `ORBEL ${date}`)).toBe('Orbel');
  });

  it.each(['CARD PAYMENT TO ORBEL 02 MARCHANT', 'CARD PAYMENT TO ORBEL 2 JULIET', 'ORBEL 12 MARY'])(
    'is none where the month is part of a word: %s',
    text => {
      expect(merchantOf(country, text)).toMatch(/Orbel \d+ [JM]/);
    },
  );
});

describe('the end of a date', () => {
  it.each([
    ['02 SEPT', 7],
    ['02 SEP', 6],
    ['02 September x', 12],
    ['2nd Sept', 8],
    ['02-JULY-2026', 12],
    ['02-JULY-202', 7],
    ['02 MARCHANT', 0],
    ['02 SEPTIC', 0],
    ['02 MA', 0],
    ['123 MAR', 0],
  ])('of %j stands at %i', (text, end) => {
    expect(figureEnd(text, 0)).toBe(end);
  });

  it.each([
    ['06MARCH26', 9],
    ['06SEPT2026', 10],
    ['06MAR26', 7],
    ['06MARS', 0],
    ['06MARCH261', 0],
  ])('of %j, glued, stands at %i', (text, end) => {
    expect(gluedDateEnd(text, 0, 2)).toBe(end);
  });
});

describe.each(COUNTRIES)('a name out of a web page in %s', country => {
  it.each([
    ['MEPLIN &amp; SONS', 'MEPLIN & SONS'],
    ['MEPLIN &AMP; SONS', 'MEPLIN & SONS'],
    ['MEPLIN &amp;amp; SONS', 'MEPLIN & SONS'],
    ['ORBEL&#39;S LAMPS', "ORBEL'S LAMPS"],
    ['ORBEL&#x27;S LAMPS', "ORBEL'S LAMPS"],
    ['ORBEL&apos;S LAMPS', "ORBEL'S LAMPS"],
    ['MEPLIN&nbsp;LAMPS', 'MEPLIN\u00a0LAMPS'],
  ])('is read as people write it: %s', (written, name) => {
    expect(merchantOf(country, 'PURCHASE', { merchantName: written })).toBe(name);
    for (const [text, names] of [
      ['PURCHASE', { counterPartyName: written }],
      [written, {}],
    ] as const)
      expect(merchantOf(country, text, names)).toBe(
        merchantOf(
          country,
          text === written ? name : text,
          'counterPartyName' in names ? { counterPartyName: name } : {},
        ),
      );
  });

  it.each(['M&S', 'A &B; C', 'Q & A;', '&#0;', '&copy;'])(
    'is not touched where it holds no reference: %s',
    text => {
      expect(withoutEntities(text)).toBe(text);
    },
  );
});

it('a document is decoded once', () => {
  expect(decodedEntities('M&amp;amp;S &AMP; &#233;')).toBe('M&amp;S &AMP; é');
});

describe('a number that opens the place of a payee', () => {
  it.each([
    ['4637 06MAR26 CD 1984 CLUB LONDON GB', '1984 Club'],
    ['4637 06MAR26 C , 1984 CLUB , LONDON GB', '1984 Club'],
    ['4637 06MAR26 C 360 MEPLINS LEEDS GB', '360 Meplins'],
  ])('is the first word of its name: %s', (text, name) => {
    expect(merchantOf('GB', text)).toBe(name);
  });

  it.each([
    ["'4637 06MAR26 C , MEPLIN STORES 3021 , LONDON GB", 'Meplin Stores'],
    ['9896 04JUN26 D , 35314369 MEPLIN , LEEDS GB', 'Meplin'],
  ])('is none elsewhere, and where it is longer: %s', (text, name) => {
    expect(merchantOf('GB', text)).toBe(name);
  });
});
