/** Narratives that no bank should write, and some do: each is answered, in both countries and in both directions. */
import { describe, expect, it } from 'vitest';
import { analyse, enrichTransactions } from '../../src/index.js';
import { credit, debit, enrich, only } from '../support/build.js';

const COUNTRIES = [
  { countryCode: 'GB', currencyCode: 'GBP' },
  { countryCode: 'US', currencyCode: 'USD' },
] as const;

const NAMELESS = ['', ' ', '***', '日本', 'Приват', '😀', '\u0000', '\ud800', '…', '-.-', '\u202e'];
/** A state at the end, where the search for a town glued to the name used to run out of the text. */
const BEFORE_A_STATE = [
  ' KROGER 123 TN',
  '  KROGER TN',
  ' TN',
  'TN',
  ' X TN',
  '             NASHVILLE TN',
  ' A TN ',
];

describe.each(COUNTRIES)('in $countryCode', country => {
  it.each([...NAMELESS, ...BEFORE_A_STATE])('%j is enriched and analysed', description => {
    const transactions = [credit('2026-03-02', 60, description), debit('2026-03-02', 60, description)];
    const result = enrichTransactions({ ...country, transactions });
    expect(result.transactions.map(row => row.description)).toEqual([description, description]);
    expect(analyse({ ...country, accountId: 'a', transactions }).enrichment).toEqual(result);
  });

  it.each(NAMELESS)('%j names no merchant', description => {
    const { enrichedData } = only(
      enrich([debit('2026-03-02', 60, description)], undefined, country.countryCode),
    );
    expect(enrichedData.predictedMerchantName).toBeNull();
  });
});

it('finds the shop behind a leading space', () => {
  const { enrichedData } = only(enrich([debit('2026-03-02', 60, ' KROGER 123 TN')], undefined, 'US'));
  expect(enrichedData.predictedMerchantName).toBe('Kroger');
  expect(enrichedData.category.slug).toBe('groceries');
});
