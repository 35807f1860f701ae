/** What the figures of financial health are called says what they are: a share of something is divided by that. */
import { describe, expect, it } from 'vitest';
import { BUSINESS_HEALTH_GROUPS } from '../../src/contract/health/businessHealthWords.js';
import { CONSUMER_HEALTH_GROUPS } from '../../src/contract/health/consumerHealthWords.js';
import type { FigureGroup } from '../../src/contract/health/healthWords.js';
import { BUSINESS_FIGURES } from '../../src/explain/businessFormulas.js';
import { CONSUMER_FIGURES } from '../../src/explain/consumerFormulas.js';
import type { FigureTable } from '../../src/explain/figure.js';

/** What stands behind `of` -> the figure that is meant. */
const MEANT: Readonly<Record<string, string>> = {
  income: 'income',
  spending: 'totalSpending',
  receipts: 'grossReceipts',
};

describe.each<[string, readonly FigureGroup[], FigureTable]>([
  ['a person', CONSUMER_HEALTH_GROUPS, CONSUMER_FIGURES],
  ['a business', BUSINESS_HEALTH_GROUPS, BUSINESS_FIGURES],
])('the figures of %s', (_, groups, table) => {
  const figures = groups.flatMap(group => group.figures);
  const ruleOf = (figure: string) => {
    const rule = table[figure];
    return typeof rule === 'function' ? rule(() => []) : rule;
  };

  it('are divided by what their words say', () => {
    const shares = figures.flatMap(({ figure, words }) => {
      const [, of] = /, of (.+)$/.exec(words) ?? [];
      return of === undefined ? [] : [{ figure, of, over: ruleOf(figure)?.over }];
    });
    expect(shares.length).toBeGreaterThan(2);
    for (const { figure, of, over } of shares) expect(over, figure).toEqual([MEANT[of]]);
  });

  it('are each explained', () => {
    for (const { figure } of figures) expect(ruleOf(figure)?.formula, figure).toMatch(/\w/);
  });

  it('have words of their own', () => {
    expect(new Set(figures.map(({ words }) => words)).size).toBe(figures.length);
  });
});
