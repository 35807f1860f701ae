/** A narrative is decided as if it stood alone, whatever narratives with other figures stand before it. */
import { describe, expect, it } from 'vitest';
import { type EnrichedData, enrichTransactions } from '../../src/index.js';
import { BANKS } from '../support/banks.js';
import { at, debit } from '../support/build.js';

type Country = 'GB' | 'US';

/** A number that stands alone, or a day. */
const FIGURE = /(?<![A-Za-z0-9])\d{4,}(?![A-Za-z0-9])|\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b/g;

const samples = BANKS.flatMap(({ country, examples }) =>
  examples
    .filter(({ description }) => description.search(FIGURE) >= 0)
    .map(({ description }) => ({ country, description })),
);

const FIGURES = [
  '12345',
  '8005550100',
  '08005550100',
  '4321987654321',
  '2026-01-02',
  '05/12',
  '05-12',
  '12.34',
  '1,234.56',
  '03:40',
  '02 JUL',
  '02 SEPT',
  '2ND JULY',
  '02-JULY-2025',
  '02 SEPTEMBER',
];

/** Without the evidence, which shows the words of the first that was decided so. */
function decided(texts: readonly string[], country: Country): Partial<EnrichedData> {
  const { transactions } = enrichTransactions({
    countryCode: country,
    currencyCode: country === 'GB' ? 'GBP' : 'USD',
    transactions: texts.map((text, index) => debit('2026-01-06', 10, text, { transactionId: `t${index}` })),
  });
  const { evidence: _, ...rest } = at(transactions, -1).enrichedData;
  return rest;
}

describe('figures in a narrative', () => {
  it('stand in many of the samples', () => {
    expect(samples.length).toBeGreaterThan(50);
  });

  it('decide nothing for another narrative', () => {
    const swayed = samples.flatMap(({ description, country }) =>
      [...description.matchAll(FIGURE)].flatMap(({ index, 0: written }) =>
        FIGURES.map(
          other => description.slice(0, index) + other + description.slice(index + written.length),
        ).filter(
          changed =>
            JSON.stringify(decided([changed], country)) !==
            JSON.stringify(decided([description, changed], country)),
        ),
      ),
    );
    expect(swayed).toEqual([]);
  });
});
