/** One table of a report as CSV. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/index.js';
import { csvTables, renderCsv, reportOf } from '../../src/report.js';
import { AMERICAN, BRITISH, newFolder, printed, requestOf, run } from './support.js';

describe.each([BRITISH, AMERICAN])('report --csv of %s', file => {
  const report = reportOf(analyse(requestOf(file)));

  it('prints the table, in a terminal too', async () => {
    const budget = renderCsv(report, { table: 'standard-financial-statement' });
    for (const name of ['standard-financial-statement', 'Standard Financial Statement'])
      expect(await printed(['report', file, '--csv', name])).toBe(budget);
    const { status, stdout } = await run(['report', file, '--csv=statement'], undefined, {
      isTerminal: true,
    });
    expect([status, stdout]).toEqual([0, renderCsv(report, { table: 'statement' })]);
  });

  it('writes it to a file that is named', async () => {
    const output = join(newFolder(), 'income.csv');
    expect(await printed(['report', file, '--csv', 'income-by-source', '-o', output])).toBe(
      `Wrote ${output}.\n`,
    );
    expect(readFileSync(output, 'utf8')).toBe(renderCsv(report, { table: 'income-by-source' }));
  });

  it('leaves a file of a bank alone', async () => {
    const output = join(newFolder(), 'statement.csv');
    writeFileSync(output, 'Date,Amount\n');
    await expect(printed(['report', file, '--csv', 'statement', '-o', output])).rejects.toThrow(
      'is there already and is no report of this program',
    );
    expect(readFileSync(output, 'utf8')).toBe('Date,Amount\n');
  });

  it('lists the tables where it has none of that name', async () => {
    const { status, stdout, stderr } = await run(['report', file, '--csv', 'statment']);
    expect([status, stdout]).toEqual([2, '']);
    const [first, ...others] = stderr.trimEnd().split('\n');
    expect(first).toBe(
      'open-banking-insights: this report has no table "statment"; did you mean statement? It has these:',
    );
    expect(others).toEqual(csvTables(report).map(name => `  - ${name}`));
  });
});

it.each([
  [['--csv'], '--csv needs a value: TABLE'],
  [['--csv', 'statement', '--full'], '--csv is one table: leave out --full'],
  [['--csv', 'statement', '--statement'], '--csv is one table: leave out --statement'],
  [['--csv', 'statement', '--sections', 'Statement'], '--csv is one table: leave out --sections'],
  [['--csv', 'statement', '-o', 'x.html'], '--csv writes CSV: name its file, such as -o table.csv'],
  [['-o', 'x.csv'], 'a CSV file holds one table: name it, such as --csv standard-financial-statement'],
])('refuses %j', async (words, message) => {
  await expect((async () => printed(['report', BRITISH, ...words]))()).rejects.toThrow(message);
});
