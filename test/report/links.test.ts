/** From a bar of a chart to the rows behind it, without a script. */
import { describe, expect, it } from 'vitest';
import { REPORT_SECTIONS, renderHtml } from '../../src/report.js';
import { AMERICAN, RICH, reportOfFixture, SIMPLE } from './support.js';

const matchesOf = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found]) => found);

describe.each([SIMPLE, RICH, AMERICAN, 'gb-two-accounts', 'gb-dormant'])('the page of %s', fixture => {
  const report = reportOfFixture(fixture);
  const all = renderHtml(report);
  const withoutRows = renderHtml(report, {
    sections: REPORT_SECTIONS.filter(section => section !== 'Statement'),
  });

  it('has one place for each link', () => {
    for (const page of [
      all,
      withoutRows,
      ...REPORT_SECTIONS.map(section => renderHtml(report, { sections: [section] })),
    ]) {
      const ids = matchesOf(page, / id="([^"]*)"/g).filter(id => id?.startsWith('hatch-') !== true);
      expect(new Set(ids).size).toBe(ids.length);
      for (const address of matchesOf(page, /href="#([^"]*)"/g)) expect(ids).toContain(address);
    }
  });

  it('leads from each month that has some to its transactions, in the table too', () => {
    const listed = new Set(report.transactions.map(({ date }) => date.slice(0, 7)));
    for (const { year, month } of report.months) {
      const id = `${year}-${String(month).padStart(2, '0')}`;
      const address = listed.has(id) ? `rows-${id}` : `month-${id}`;
      // Of the chart beside the figures there are two sizes.
      expect(matchesOf(all, new RegExp(`(<a href="#${address}" aria-label)`, 'g'))).toHaveLength(2);
      if (listed.has(id))
        expect(all).toMatch(new RegExp(`<tr id="month-${id}"><th scope="row"><a href="#rows-${id}">`));
      expect(withoutRows).toContain(`<a href="#month-${id}" aria-label`);
      expect(withoutRows).not.toContain(`href="#rows-${id}"`);
    }
  });

  it('leads from the largest categories to the table, and from what is left of them to nothing', () => {
    const count = report.spending.length <= 11 ? report.spending.length : 10;
    // Of this chart there are three sizes.
    expect(matchesOf(all, /(<a href="#spent-)/g)).toHaveLength(3 * count);
  });

  it('says of a chart with links what it shows, in a picture without parts', () => {
    for (const chart of matchesOf(all, /<svg class="chart [^>]*>(.*?)<\/svg>/gs)) {
      const picture = /<g role="img" aria-label="[^"]+">(.*?)<\/g>/s.exec(chart ?? '')?.[1] ?? '';
      expect(picture).not.toContain('<a ');
      expect(chart?.includes('<a ')).toBe(picture !== '');
    }
  });
});
