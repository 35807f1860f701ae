/** The report and the statement as files: which form they have, and what is refused before anything is read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookmarksOf, latin, wordsOf } from '../report/pdfSupport.js';
import { AMERICAN, BRITISH, newFolder, printed, run, runProcess, shell } from './support.js';

const MONZO = 'fixtures/statements/csv/monzo.csv';

/** Asks for a file, and gives what is in it. */
async function fileFrom(name: string, ...words: readonly string[]): Promise<Buffer> {
  const file = join(newFolder(), name);
  expect(await printed(['report', ...words, '-o', file])).toBe(`Wrote ${file}.\n`);
  return readFileSync(file);
}

describe.each([
  [BRITISH, '595.28 841.89'],
  [AMERICAN, '612 792'],
])('report of %s', (request, paper) => {
  it('is a PDF where the file ends in .pdf, on the paper of the country', async () => {
    const bytes = await fileFrom('report.pdf', request, '--holder', 'Łucja Żółć');
    const words = await wordsOf(bytes);
    expect(words).toContain('Bank account report for Łucja Żółć.');
    expect(bookmarksOf(bytes)).toEqual(
      expect.arrayContaining(['Summary', 'Income and affordability', 'Signs of risk']),
    );
    expect(bookmarksOf(bytes)).not.toContain('Statement');
    expect(latin(bytes)).toContain(`/MediaBox [0 0 ${paper}]`);
  });

  it('has every section as a PDF with --full', async () => {
    const bytes = await fileFrom('report.pdf', request, '--full');
    expect(bookmarksOf(bytes)).toEqual(
      expect.arrayContaining(['Summary', 'Income and affordability', 'Account overview', 'Statement']),
    );
  });

  it('has the sections that are named', async () => {
    const bytes = await fileFrom('REPORT.PDF', request, '--sections', 'User Summary, Statement');
    expect(bookmarksOf(bytes)).toEqual(expect.arrayContaining(['Summary', 'Statement']));
    expect(bookmarksOf(bytes)).not.toContain('Account overview');
  });

  it('is a statement as banks write it with --statement', async () => {
    const words = await wordsOf(
      await fileFrom('statement.pdf', request, '--statement', '--holder', 'Łucja Żółć'),
    );
    expect(words).toMatch(/^Account statement\nŁucja Żółć\n/);
    expect(words).toContain('No bank issued it.');
    expect(words).toContain('Opening balance');
    expect(words).not.toContain('Bank account report');
  });

  it('is a page otherwise, with the holder in its heading', async () => {
    const page = String(await fileFrom('report.html', request, '--holder', 'Łucja Żółć'));
    expect(page).toContain('</html>');
    expect(page).toContain('Łucja Żółć');
    expect(await printed(['report', request, '--holder', 'Łucja Żółć'])).toBe(page);
  });
});

it('reads the files of banks, as a process', async () => {
  const file = join(newFolder(), 'report.pdf');
  const { status, stdout } = await run(['report', MONZO, '-o', file]);
  expect([status, stdout]).toEqual([0, `Wrote ${file}.\n`]);
  expect(await wordsOf(readFileSync(file))).toContain('Bank account report');
});

describe('what is refused, and no file is written', () => {
  const file = (name: string) => join(newFolder(), name);
  it.each([
    [['--statement'], undefined, '--statement is a PDF: name its file, such as -o statement.pdf'],
    [['--statement'], 'page.html', '--statement is a PDF: name its file, such as -o statement.pdf'],
    [
      ['--statement', '--sections', 'Statement'],
      'x.pdf',
      '--statement has no sections: leave out --sections',
    ],
    [['--full'], 'page.html', '--full is for a report as a PDF: name its file, such as -o report.pdf'],
    [['--full', '--statement'], 'x.pdf', '--full is for a report as a PDF'],
    [['--holder'], 'x.pdf', '--holder needs a value: NAME'],
    [[], 'statement.csv', 'a CSV file holds one table: name it, such as --csv standard-financial-statement'],
    [[], 'statement.txt', '--output must end in .html, .pdf or, with --csv, .csv'],
    [['--sections', 'Statment'], 'x.pdf', 'no section "Statment"'],
  ] as const)('%j into %s', async (words, name, message) => {
    const output = name === undefined ? undefined : file(name);
    const all = ['report', BRITISH, ...(output === undefined ? [] : ['-o', output]), ...words];
    await expect((async () => printed(all))()).rejects.toThrow(message);
    if (output !== undefined) expect(existsSync(output)).toBe(false);
  });

  it('a directory that is not there', async () => {
    const output = join(newFolder(), 'none', 'x.pdf');
    await expect(printed(['report', BRITISH, '--statement', '-o', output])).rejects.toThrow(
      'there is no such directory',
    );
  });
});

it('a file that would grow too large leaves the older report as it was', () => {
  const folder = newFolder();
  const file = join(folder, 'report.html');
  const input = 'fixtures/statements/csv/monzo.csv';
  expect(runProcess(['report', input, '-o', file]).status).toBe(0);
  const older = readFileSync(file, 'utf8');
  const { status, stderr } = shell('ulimit -f 8; exec "$0" "$1" report "$2" -o "$3"', [input, file]);
  expect(status).toBe(1);
  expect(stderr).toContain('the file would be larger than the system allows');
  expect(readFileSync(file, 'utf8')).toBe(older);
  expect(readdirSync(folder)).toEqual(['report.html']);
});
