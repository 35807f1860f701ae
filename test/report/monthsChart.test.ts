/** What stands above and below the bars of the months: all of it within the chart, and no two years on each other. */
import { describe, expect, it } from 'vitest';
import { CANVASES, type Mark } from '../../src/report/charts/canvas.js';
import { drawMonths } from '../../src/report/charts/monthsChart.js';
import type { ReportMonth } from '../../src/report/model/report.js';
import { formatOf } from '../../src/report/text/format.js';

/** Twelve months of which the first is `first`, each with less left than it took. */
function monthsFrom(first: number): ReportMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((first - 1 + index) % 12) + 1;
    const year = 2025 + Math.floor((first - 1 + index) / 12);
    return {
      year,
      month,
      income: 900,
      fixed: 1200,
      flexible: 800,
      debt: 100,
      left: -1_200,
      isPartial: false,
    };
  }) as unknown as ReportMonth[];
}

const textsOf = (marks: readonly Mark[]) => marks.flatMap(mark => (mark.shape === 'text' ? [mark] : []));

describe.each([
  ['en-GB', 'GBP'],
  ['en-US', 'USD'],
] as const)('the chart of the months, %s', (locale, currency) => {
  const format = formatOf(locale, currency);

  it.each(CANVASES)('keeps what is left within its edge: $size', canvas => {
    const { marks } = drawMonths(monthsFrom(3), [], canvas, format);
    const left = textsOf(marks).filter(({ text }) => text.startsWith('−1'));
    expect(left).toHaveLength(12);
    // Bold digits are at most 0.6 times as wide as they are high.
    for (const { x, text } of left) expect(x + (text.length * 7.2) / 2).toBeLessThanOrEqual(canvas.width);
  });

  it.each(CANVASES)('names years beside each other only where there is room: $size', canvas => {
    for (const first of [1, 6, 12]) {
      const years = textsOf(drawMonths(monthsFrom(first), [], canvas, format).marks).filter(({ text }) =>
        /^20\d\d$/.test(text),
      );
      const apart = years.slice(1).map(({ x }, index) => x - (years[index]?.x ?? 0));
      expect(years.at(-1)?.text).toBe(first === 1 ? '2025' : '2026');
      for (const distance of apart) expect(distance).toBeGreaterThan(30);
    }
  });
});
