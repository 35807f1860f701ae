/** A payment that came back unpaid finds its bill, however the bank words the two. */
import { describe, expect, it } from 'vitest';
import { credit, debit, enrich } from '../support/build.js';

function refundOf(bill: string, returned: string, day = '2026-01-06', amount = 850): string | null {
  const rows = [
    debit('2026-01-05', 850, bill, { transactionId: 'bill' }),
    credit(day, amount, returned, { transactionId: 'returned' }),
  ];
  return enrich(rows, {}, 'US').find(({ transactionId }) => transactionId === 'returned')?.enrichedData
    .refundOf as string | null;
}

describe('a returned payment', () => {
  it('is linked to the bill whose payee begins alike', () => {
    expect(refundOf('ACORN PROPERTIES RENT WEB ID: 1234567890', 'RETURNED ITEM: ACORN PROPERTIES')).toBe(
      'bill',
    );
  });

  it('is linked to no other payee, amount or week', () => {
    expect(refundOf('ACORN PROPERTIES RENT WEB ID: 1234567890', 'RETURNED ITEM: MARLOW ESTATES')).toBeNull();
    const text = 'ACORN PROPERTIES RENT WEB ID: 1234567890';
    expect(refundOf(text, 'RETURNED ITEM: ACORN PROPERTIES', '2026-01-06', 849)).toBeNull();
    expect(refundOf(text, 'RETURNED ITEM: ACORN PROPERTIES', '2026-01-20')).toBeNull();
  });
});
