/** What a transaction is does not hang on what else stands in the request; transfers, refunds and history apart. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EnrichedTransaction, Transaction } from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { credit, debit, enrich, only } from '../support/build.js';
import { MERCHANTS } from '../support/merchants.js';
import { holds } from '../support/property.js';

type Country = 'GB' | 'US';

const NAMES: Readonly<Record<Country, readonly string[]>> = {
  GB: namesWithDigits('GB'),
  US: namesWithDigits('US'),
};

function namesWithDigits(country: Country): string[] {
  return MERCHANTS[country].flatMap(({ name, aliases }) =>
    [name, ...aliases].filter(text => /\d/.test(text) && !text.startsWith('//')),
  );
}

/** The same text with other digits: another name, or none. */
function withOtherDigits(text: string): string {
  return text.replace(/\d/g, digit => String((Number(digit) + 3) % 10));
}

function alone(row: Transaction, country: Country): EnrichedTransaction['enrichedData'] {
  return only(enrich([row], {}, country)).enrichedData;
}

function hasHistory({ enrichedData }: EnrichedTransaction): boolean {
  return enrichedData.evidence.some(({ signal }) => signal === 'history');
}

/** The descriptions whose enrichment another row has changed. */
function swayed(rows: readonly Transaction[], country: Country): string[] {
  return enrich(rows, { maxTransactions: 10_000 }, country).flatMap((row, index) => {
    if (hasHistory(row)) return [];
    const expected = alone(rows[index] as Transaction, country);
    return JSON.stringify(row.enrichedData) === JSON.stringify(expected) ? [] : [row.description];
  });
}

function rowsOf(texts: readonly string[], make = debit): Transaction[] {
  return texts.map((text, index) => make('2026-01-05', 10, text, { transactionId: `${text} ${index}` }));
}

describe('a transaction is enriched alone as among others', () => {
  it.each(['GB', 'US'] as const)('whose names in %s differ from its own in digits alone', country => {
    const names = NAMES[country];
    expect(names.length).toBeGreaterThan(100);
    expect(swayed(rowsOf([...names.map(withOtherDigits), ...names]), country)).toEqual([]);
    expect(swayed(rowsOf([...names, ...names.map(withOtherDigits)]), country)).toEqual([]);
  });

  it.each([
    [['DWP 12345', 'DWP 67890']],
    [['DWP 12 MAR', 'DWP 14 APR']],
    [['J SMITH 06/03/26 FPI', 'J SMITH 07/04/26 FPI']],
    [['MEPLIN 1.50 HOLT', 'MEPLIN 2.75 HOLT']],
    [['MEPLIN 12 JUN HOLT', 'MEPLIN 14 JUL HOLT', 'MEPLIN 15 MAYOR HOLT']],
    [['ROOM 1234 HOTEL', 'ROOM 5678 HOTEL']],
  ])('in %j', texts => {
    for (const make of [debit, credit]) {
      expect(swayed(rowsOf(texts, make), 'GB')).toEqual([]);
      expect(swayed(rowsOf(texts.toReversed(), make), 'GB')).toEqual([]);
    }
  });

  it('in any account', () => {
    holds(
      fc.property(ledger(), ({ country, transactions }) => {
        for (const row of enrich(transactions, {}, country)) {
          if (row.transfer !== null || row.enrichedData.refundOf !== null || hasHistory(row)) continue;
          const { enrichedData, transfer, ...given } = row;
          expect(enrichedData).toEqual(alone(given, country));
        }
      }),
      3,
    );
  });
});
