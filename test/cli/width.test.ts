/** In a terminal, reports are laid out in its width; elsewhere they are as wide as they are. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { barChart } from '../../src/cli/bars.js';
import { entry } from '../../src/cli/factLines.js';
import { page } from '../../src/cli/terminalPage.js';
import { table, widthsWithin } from '../../src/cli/textTable.js';
import { wrapped } from '../../src/cli/wrap.js';
import { AMERICAN, BRITISH, fileOf, printed } from './support.js';

const CARD = 'fixtures/scorecards/illustrative.json';
const columns = [
  { title: 'Day', value: (row: readonly string[]) => row[0] as string },
  { title: 'What it was for', value: (row: readonly string[]) => row[1] as string },
  { title: 'Debt and fees', value: (row: readonly string[]) => row[2] as string, isFigure: true },
];
const rows = [
  ['Mon', 'groceries and other things of the house', '1,234.50'],
  ['Tue', '', '-5.00'],
] as const;

describe('a report', () => {
  it.each([BRITISH, AMERICAN])('fits 60, 80, 100 and 140 columns, and loses no word: %s', async file => {
    const result = fileOf(await printed(['income', file]));
    const corrections = fileOf(
      '[{ "transactionId": "t-000001", "category": "rent", "applyTo": "transaction" }]',
    );
    const commands = [
      ['enrich', file],
      ['income', file],
      ['affordability', file],
      ['score', file],
      ['attributes', file],
      ['scorecard', file, CARD],
      ['consumer-health', file],
      ['business-health', file],
      ['balances', file],
      ['analyse', file],
      ['explain', result, 'incomeStreams[0].estimatedIncome'],
      ['narrative', 'CARD PAYMENT TO TESCO STORES 3021 ON 02 MAR', '--country', 'GB'],
      ['corrections', file, corrections],
    ];
    for (const words of commands) {
      const wide = await printed([...words, '--pretty'], 1000);
      expect(widestOf(wide), words[0]).toBeLessThanOrEqual(140);
      for (const width of [60, 80, 100, 140]) {
        const narrow = await printed([...words, '--pretty'], width);
        expect(widestOf(narrow), `${words[0]} in ${width}`).toBeLessThanOrEqual(width);
        const known = wordsIn(narrow);
        expect(
          [...wordsIn(wide)].filter(word => !known.has(word)),
          `${words[0]} in ${width}`,
        ).toEqual([]);
      }
    }
  });

  it.each(['gb-universal-credit', 'us-social-security'])(
    'is the report on file where there is no terminal: %s',
    async account => {
      const report = await printed(['analyse', `fixtures/accounts/${account}/request.json`, '--pretty']);
      expect(report.replaceAll(/ +$/gm, '')).toBe(
        readFileSync(`fixtures/accounts/${account}/expected.txt`, 'utf8'),
      );
    },
  );
});

describe('a wide terminal', () => {
  const lines = [
    ...entry('Brightway Retail', '1,100.14', ['Paid twelve times. '.repeat(12).trim()]),
    ...barChart([
      { label: 'Rent', parts: [{ size: 1, shade: 'solid', tone: 'title' }], figures: ['985.00'] },
    ]),
  ];
  const widest = (width: number) => widestOf(page(lines, { width }));

  it('is used for entries and bars, and up to 100 columns they are as in 80', () => {
    expect(page(lines, { width: 100 })).toBe(page(lines, { width: 80 }));
    expect(widest(100)).toBeLessThanOrEqual(80);
    expect(widest(140)).toBeGreaterThan(110);
    expect(widest(1000)).toBe(widest(140));
    expect(page(lines, { width: 140 })).toMatch(/\u2588{80}/);
  });
});

/** Bars and rules are no words. */
function wordsIn(report: string): Set<string> {
  return new Set(report.replaceAll(/[\u2500-\u259f]/g, ' ').split(/\s+/));
}

function widestOf(report: string): number {
  return Math.max(...report.split('\n').map(({ length }) => length));
}

describe('a table', () => {
  it('folds its titles first, then its words', () => {
    expect(page(table(rows, columns), { width: 62 }).split('\n')).toEqual([
      '  Day  What it was for                          Debt and fees',
      '  ───  ───────────────────────────────────────  ─────────────',
      '  Mon  groceries and other things of the house       1,234.50',
      '  Tue                                                   -5.00',
      '',
    ]);
    expect(page(table(rows, columns), { width: 40 }).split('\n')).toEqual([
      '  Day  What it was for          Debt and',
      '                                    fees',
      '  ───  ───────────────────────  ────────',
      '  Mon  groceries and other      1,234.50',
      '       things of the house',
      '  Tue                              -5.00',
      '',
    ]);
  });

  it('becomes lists where even that is too wide', () => {
    expect(page(table(rows, columns), { width: 30 }).split('\n')).toEqual([
      '  Day              Mon',
      '  What it was for  groceries',
      '                   and other',
      '                   things of',
      '                   the house',
      '  Debt and fees    1,234.50',
      '',
      '  Day            Tue',
      '  Debt and fees  -5.00',
      '',
    ]);
  });

  it('takes no more room than there is', () => {
    const cells = [
      ['x'.repeat(40), 'y'.repeat(30), '1'],
      ['z', 'z', '1,000.00'],
    ];
    expect(widthsWithin(100, ['A', 'B', 'C'], cells, [false, false, true])).toEqual([40, 30, 8]);
    expect(widthsWithin(60, ['A', 'B', 'C'], cells, [false, false, true])).toEqual([26, 26, 8]);
    expect(widthsWithin(40, ['A', 'B', 'C'], cells, [false, false, true])).toEqual([16, 16, 8]);
    expect(widthsWithin(39, ['A', 'B', 'C'], cells, [false, false, true])).toBeUndefined();
  });
});

describe('a sentence', () => {
  it('folds at spaces, and keeps long words whole', () => {
    expect(wrapped('one two three', '', 7)).toEqual(['one two', 'three']);
    expect(wrapped('one incomprehensibilities two', '  ', 8)).toEqual([
      '  one',
      '  incomprehensibilities',
      '  two',
    ]);
    expect(wrapped('', '  ', 8)).toEqual(['  ']);
  });
});
