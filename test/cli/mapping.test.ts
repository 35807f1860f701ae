/** A mapping of columns as a file: what it gives is what the options of `fromCsv` give, and each mistake in it is named. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CsvOptions, fromCsv, toAnalyseRequest } from '../../src/adapters.js';
import { fileOf, newFolder, printed, run } from './support.js';

const BRITISH_FILE =
  'Posted;Points;What;Value\n03/05/2026;12;TESCO STORES;9,50\n04/05/2026;0;PAYMENT;-80,00\n';
const AMERICAN_FILE =
  'Posted,Points,What,Where,Value\n05/03/2026,12,LYFT RIDE,DENVER CO,12.40\n05/04/2026,0,PAYMENT,,-80.00\n';

const MAPPINGS: readonly (readonly [string, CsvOptions])[] = [
  [
    BRITISH_FILE,
    {
      country: 'GB',
      columns: { date: 'Posted', amount: 4, narrative: 'What' },
      signs: 'reversed',
      dateOrder: 'day-first',
    },
  ],
  [
    AMERICAN_FILE,
    {
      currency: 'USD',
      columns: { date: 1, amount: 'Value', narrative: ['What', 'Where'] },
      signs: 'reversed',
      dateOrder: 'month-first',
      timeZone: 'America/Denver',
    },
  ],
];

function mappingFile(content: unknown): string {
  const file = join(newFolder(), 'mapping.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return file;
}

describe('--columns @mapping.json', () => {
  it.each(MAPPINGS)('reads as the same options do in fromCsv', async (text, options) => {
    const file = fileOf(text);
    const { accounts } = toAnalyseRequest(fromCsv(readFileSync(file), options));
    expect(accounts[0]?.transactions.map(row => row.creditDebitIndicator)).toEqual(['Debit', 'Credit']);
    expect(JSON.parse(await printed(['convert', file, '--columns', `@${mappingFile(options)}`]))).toEqual(
      JSON.parse(JSON.stringify({ accounts })),
    );
  });

  it('may come from standard input, once', async () => {
    const [text, options] = MAPPINGS[0] as (typeof MAPPINGS)[number];
    const { stdout } = await run(['convert', fileOf(text), '--columns', '@-'], JSON.stringify(options));
    expect(JSON.parse(stdout).accounts[0].transactions).toHaveLength(2);
    expect((await run(['convert', '-', '--columns', '@-'], text)).stderr).toContain(
      'standard input holds one thing: give - once',
    );
  });

  it('yields to options beside it', async () => {
    const [text, options] = MAPPINGS[0] as (typeof MAPPINGS)[number];
    const words = ['convert', fileOf(text), '--columns', `@${mappingFile(options)}`, '--signs', 'written'];
    const { accounts } = JSON.parse(await printed(words));
    expect(accounts[0].transactions[0]).toMatchObject({ amount: '9.50', creditDebitIndicator: 'Credit' });
  });

  it.each([
    ['[1]', ' must hold an object such as { "columns": { "date": "Posted", "amount": 3 } }, got an array'],
    ['{', ' is not JSON: line 1, column 2'],
    [{ signs: 'written' }, ' has no member "columns"; it must hold an object such as'],
    [
      { date: 'Posted', amount: 3 },
      ': there is no member "date" (line 2, column 11). Columns stand inside: { "columns":',
    ],
    [{ columns: {}, dateorder: 'day-first' }, 'timeZone, bank; did you mean dateOrder?'],
    [
      { columns: { date: true } },
      ': columns.date (line 3, column 13) must be the name of a column or its number from 1, got true',
    ],
    [
      { columns: { day: 1 } },
      ': columns.day (line 3, column 12) is no role of a column; expected one of date',
    ],
    [{ columns: [1] }, ': columns (line 2, column 14) must be an object of roles and columns, got an array'],
    [
      { columns: { date: 1 }, signs: 'minus' },
      ': signs (line 5, column 12) must be written or reversed, got "minus"',
    ],
    [
      { columns: { date: 1 }, dateOrder: 'dmy', country: 'UK' },
      ': dateOrder (line 5, column 16) must be day-first, month-first or year-first, got "dmy"; country (line 6, column 14) must be GB or US, got "UK"',
    ],
  ])('names the file, the member, what was received and what was meant: %j', async (content, says) => {
    const mapping = mappingFile(content);
    const { status, stdout, stderr } = await run([
      'convert',
      fileOf(BRITISH_FILE),
      '--columns',
      `@${mapping}`,
    ]);
    expect(stderr).toContain(`open-banking-insights: ${mapping}${says.startsWith('timeZone') ? '' : says}`);
    expect(stderr).toContain(says);
    expect([status, stdout]).toEqual([2, '']);
  });

  it('that is not there is named', async () => {
    await expect(printed(['convert', fileOf(BRITISH_FILE), '--columns', '@no.json'])).rejects.toThrow(
      'cannot read no.json: there is no such file',
    );
  });
});
