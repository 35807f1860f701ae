/** What it says of a payee that one goes there again and again. */
import { describe, expect, it } from 'vitest';
import { debit, enrich } from '../support/build.js';

/** No word of it names a trade. */
const SILENT = 'PURCHASE AUTHORIZED ON 01/05 TOVEN OSTREL BOISE ID';

function said(amounts: readonly number[], text = SILENT) {
  const transactions = enrich(
    amounts.map((amount, index) =>
      debit('2026-01-06', amount, text, { transactionId: `t${String(index).padStart(2, '0')}` }),
    ),
    {},
    'US',
  );
  return transactions.map(({ enrichedData: { category, evidence } }) => ({ ...category, evidence }));
}

const times = (count: number, amount: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => amount(index));

describe('a payee that names no trade', () => {
  it('is left alone when met a few times', () => {
    for (const { slug } of said(times(3, index => 5 + index))) expect(slug).toBe('uncategorised');
  });

  it('sells food when met often for small, differing amounts, surer the oftener', () => {
    const few = said(times(4, index => 5 + index));
    const many = said(times(20, index => 5 + index / 2));
    for (const { slug, evidence } of [...few, ...many]) {
      expect(['restaurants-and-cafes', 'takeaway-and-fast-food', 'pubs-and-bars', 'groceries']).toContain(
        slug,
      );
      expect(evidence[0]).toMatchObject({ signal: 'history', category: slug });
    }
    expect(many[0]?.confidence).toBeGreaterThan(few[0]?.confidence ?? 1);
    expect(many[0]?.confidence).toBeLessThanOrEqual(0.92);
  });

  it('is no place to eat when it always takes the same, or much', () => {
    for (const amounts of [times(8, () => 9.99), times(8, index => 80 + index)])
      for (const { slug } of said(amounts)) expect(slug).toBe('uncategorised');
  });

  it('keeps the trade that its name has', () => {
    const text = 'PURCHASE AUTHORIZED ON 01/05 TOVEN BARBERS BOISE ID';
    for (const { slug } of said(
      times(8, index => 5 + index),
      text,
    ))
      expect(slug).toBe('hair-and-beauty');
  });
});
