/** Merchant category codes that banks print within the narrative. */
import { describe, expect, it } from 'vitest';
import { debit, enrich, NO_GUESSES } from '../support/build.js';

const coded = (code: string) =>
  `CHECK CRD PURCHASE 01/05 TOVEN OSTREL BOISE ID 425907XXXXXX0429 ?MCC=${code}`;

function slugs(texts: readonly string[]) {
  const transactions = enrich(
    texts.map((text, index) => debit('2026-01-06', 12, text, { transactionId: `t${index}` })),
    NO_GUESSES,
    'US',
  );
  return transactions.map(({ enrichedData }) => enrichedData.category.slug);
}

describe('a merchant category code in the text', () => {
  it('says what was bought, of each purchase its own', () => {
    expect(slugs([coded('5411'), coded('7523'), coded('5812'), coded('5411')])).toEqual([
      'groceries',
      'parking-and-tolls',
      'restaurants-and-cafes',
      'groceries',
    ]);
  });

  it('says nothing when no list has it', () => {
    expect(slugs([coded('0001')])).toEqual(['uncategorised']);
  });

  it('gives way to the code that the bank supplies', () => {
    const transactions = enrich(
      [debit('2026-01-06', 12, coded('5411'), { merchantCategoryCode: '7523' })],
      {},
      'US',
    );
    expect(transactions[0]?.enrichedData.category.slug).toBe('parking-and-tolls');
  });
});
