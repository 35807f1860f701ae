/** What the bench times is what it says: the same bytes each time, as many shapes as it is named for, no order in the ids. */
import { describe, expect, it } from 'vitest';
import { countShapes, mixedWorkload } from '../../bench/mixed.mjs';
import { analyse } from '../../src/index.js';

const ROWS = 5000;

describe.each(['GB', 'US'] as const)('the mixed workload of %s', country => {
  const request = mixedWorkload(country, ROWS);
  const ids = request.transactions.map(({ transactionId }) => transactionId);

  it('is the same bytes for the same seed, and others for another', () => {
    expect(JSON.stringify(mixedWorkload(country, ROWS))).toBe(JSON.stringify(request));
    expect(JSON.stringify(mixedWorkload(country, ROWS, 'mixed', 2))).not.toBe(JSON.stringify(request));
  });

  it.each([
    ['mixed', 900, 1000],
    ['usual', 350, 450],
  ] as const)('has with the %s pool from %d to %d shapes', (pool, least, most) => {
    const shapes = countShapes(mixedWorkload(country, ROWS, pool));
    expect(shapes).toBeGreaterThanOrEqual(least);
    expect(shapes).toBeLessThanOrEqual(most);
  });

  it('has ids without order, each once', () => {
    expect(new Set(ids).size).toBe(ROWS);
    const rising = ids.filter((id, index) => id > (ids[index - 1] ?? '')).length;
    expect(rising / ROWS).toBeGreaterThan(0.4);
    expect(rising / ROWS).toBeLessThan(0.6);
  });

  it('is an account with income, benefits, rent and bills', () => {
    const { income, enrichment } = analyse(request);
    const slugs = new Set(enrichment.transactions.map(({ enrichedData }) => enrichedData.category.slug));
    expect(income?.incomeStreams.some(({ category }) => category === 'salary')).toBe(true);
    for (const slug of ['salary', 'rent', 'energy', 'groceries', 'cash-withdrawal', 'refund'])
      expect(slugs).toContain(slug);
  });
});
