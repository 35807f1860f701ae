/** The tables of a report as CSV: all of them, as plain numbers and days, and safe in a spreadsheet. */
import { describe, expect, it } from 'vitest';
import { analyse, InvalidRequestError } from '../../src/index.js';
import { csvTables, renderCsv, renderHtml, reportOf, safeRenderCsv } from '../../src/report.js';
import { AMERICAN, optionsWith, RICH, reportOfFixture, requestOf, SIMPLE } from './support.js';

/** The cells of a table, by lines. None of the cells here holds a comma within quotes. */
const linesOf = (text: string) =>
  text
    .split('\r\n')
    .slice(0, -1)
    .map(line => line.split(','));

describe.each([SIMPLE, RICH, AMERICAN, 'gb-two-accounts', 'us-social-security'])(
  'the tables of %s',
  fixture => {
    const report = reportOfFixture(fixture);
    const tables = csvTables(report);

    it('are those of the page', () => {
      const captions = [...renderHtml(report).matchAll(/<caption[^>]*>(.*?)<\/caption>/g)];
      expect(tables).toHaveLength(captions.length);
      expect(new Set(tables).size).toBe(tables.length);
      expect(tables).toEqual(expect.arrayContaining(['accounts-of-this-report', 'statement']));
    });

    it('have numbers and days that programs read', () => {
      for (const table of tables) {
        const text = renderCsv(report, { table });
        expect(text.endsWith('\r\n'), table).toBe(true);
        expect(text, table).not.toMatch(/[\u2066-\u2069\ufffd\u2212\u2014]|undefined|NaN|\[object/);
        // Figures have no sign of a currency and no comma within.
        expect(text.split('\r\n').slice(1).join('\n'), table).not.toMatch(/"-?\d{1,3}(?:,\d{3})+(?:\.\d+)?"/);
      }
    });

    it('hold each transaction of the statement', () => {
      const [head, ...rows] = linesOf(renderCsv(report, { table: 'Statement' }).replace(/"[^"]*"/g, 'text'));
      const at = head?.findIndex(title => title.startsWith('Amount')) ?? -1;
      const sum = rows.reduce((total, cells) => total + Number(cells[at]), 0);
      expect(rows).toHaveLength(report.transactions.length);
      expect(sum).toBeCloseTo(
        report.transactions.reduce((total, { amount }) => total + amount, 0),
        2,
      );
      expect(rows.map(cells => cells[1])).toEqual(report.transactions.map(({ date }) => date));
      const counted = rows.filter(cells => cells.at(-1) !== 'no');
      expect(counted).toHaveLength(report.transactions.filter(({ isCounted }) => isCounted).length);
    });

    it('hold the Standard Financial Statement, line by line', () => {
      const text = renderCsv(report, { table: 'standard-financial-statement' }).replace(/"[^"]*"/g, 'text');
      const [head, ...rows] = linesOf(text);
      expect(head?.slice(0, 2)).toEqual(['Group', 'Line']);
      const at = head?.findIndex(title => title.startsWith('A month')) ?? -1;
      const expected = report.statement.flatMap(({ heading: { amount, lines } }) => [
        amount,
        ...lines.map(line => line.amount),
      ]);
      expect(rows.map(cells => Number(cells[at]))).toEqual(expected);
    });
  },
);

it.each([SIMPLE, AMERICAN])('keeps formulas of a narrative from being run, and lines whole: %s', fixture => {
  const request = requestOf(fixture);
  const hostile = ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', 'say "hi", please', 'two\nlines'];
  for (const [index, description] of hostile.entries()) request.transactions[index].description = description;
  const report = reportOf(analyse(request), optionsWith('=', request.accountId));
  const written = renderCsv(report, { table: 'statement' });
  for (const text of ["'=1+1", "'+cmd|calc", "'-2+3", "'@SUM(A1)", '"say ""hi"", please"', 'two lines'])
    expect(written).toContain(`,${text},`);
  expect(written.split('\r\n')).toHaveLength(report.transactions.length + 2);
  for (const table of csvTables(report))
    for (const line of renderCsv(report, { table }).split('\r\n'))
      for (const cell of line.replace(/"[^"]*"/g, 'text').split(','))
        expect(cell, table).toMatch(/^(?:-\d+(?:\.\d+)?|[^=+\-@].*|)$/);
});

it('names the tables where it has none of that name', () => {
  const report = reportOfFixture(SIMPLE);
  for (const table of ['weather', '', undefined, 7, '__proto__']) {
    const made = safeRenderCsv(report, { table } as never);
    expect(made.success ? [] : made.error.issues).toEqual([
      {
        path: ['options', 'table'],
        code: 'invalid_value',
        message: `options.table: expected ${csvTables(report).join(', ')}`,
      },
    ]);
  }
  expect(() => renderCsv({} as never, { table: 'statement' })).toThrow(InvalidRequestError);
  expect(() => csvTables(null as never)).toThrow(InvalidRequestError);
  expect(() => renderCsv(report, undefined as never)).toThrow('options.table');
});
