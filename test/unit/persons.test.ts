/** Names of people, and what only looks like one. */
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/base/text.js';
import { personLikelihood } from '../../src/enrichment/words/persons.js';
import { categoryOf, credit, debit, enrich, only } from '../support/build.js';

function likelihood(text: string, mayHaveMessage = false): number {
  const words = wordsOf(text);
  return personLikelihood(words, 0, words.count, mayHaveMessage);
}

describe('a name', () => {
  it.each([
    'MR A SMITH',
    'Mrs Priya Jones',
    'JANE TAYLOR',
    'J SMITH',
    'SMITH J',
    'DR K PATEL',
    'Miss O’Brien',
    'JOSÉ GARCIA',
  ])('such as %s is a person', text => {
    expect(likelihood(text)).toBeGreaterThan(0.5);
  });

  it.each([
    'TESCO STORES',
    'JOHN LEWIS PLC',
    'SMITH AND SONS LTD',
    'MARKS AND SPENCER',
    'TAYLOR ROAD GARAGE 24',
    'SALARY',
    'MEPLIN QUANDLE',
    '',
    'MR',
    'A B',
    'JANE TAYLOR 1234',
  ])('such as %j is none for sure', text => {
    expect(likelihood(text)).toBeLessThanOrEqual(0.5);
  });

  it('is one before a message, where the rail carries messages', () => {
    expect(likelihood('J SMITH PIZZA LAST NIGHT', true)).toBeGreaterThan(0.5);
    expect(likelihood('J SMITH PIZZA LAST NIGHT', false)).toBeLessThanOrEqual(0.5);
  });

  it('is never above certainty', () => {
    for (const text of ['MR J SMITH', 'JANE TAYLOR', 'MRS JANE A TAYLOR']) {
      expect(likelihood(text)).toBeLessThanOrEqual(1);
    }
  });
});

describe('a payment', () => {
  it.each(['FASTER PAYMENTS RECEIPT REF.PIZZA FROM MR A SMITH', 'MR A SMITH FPI', 'JANE TAYLOR PIZZA FPI'])(
    'from a person, as in %s, is one between people, without a merchant',
    text => {
      const { enrichedData } = only(enrich([credit('2026-01-06', 20, text)]));
      expect(enrichedData).toMatchObject({
        category: { slug: 'person-to-person' },
        predictedMerchantName: null,
      });
    },
  );

  it.each([
    'BILL PAYMENT VIA FASTER PAYMENT TO J SMITH REFERENCE PIZZA , MANDATE NO 12',
    'J SMITH FPO',
    'MRS P JONES STO',
  ])('to a person, as in %s, is one between people', text => {
    expect(categoryOf(debit('2026-01-06', 20, text))).toBe('person-to-person');
  });

  it('by card to a shop with a surname is none', () => {
    expect(
      categoryOf(debit('2026-01-06', 20, 'CARD PAYMENT TO JAMES SMITH UMBRELLAS ON 06-01-2026')),
    ).not.toBe('person-to-person');
  });
});
