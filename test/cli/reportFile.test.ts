/** On a terminal the report goes beside the file that was read, and takes the place of nothing but an older report. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, printed, run } from './support.js';

const TERMINAL = { isTerminal: true };

function copyOf(name: string): string {
  const file = join(newFolder(), name);
  copyFileSync(`fixtures/statements/csv/${name}`, file);
  return file;
}

describe.each(['monzo.csv', 'chase.csv'])('report of %s', name => {
  it('is written beside it on a terminal, and its name is said', async () => {
    const file = copyOf(name);
    const { status, stdout } = await run(['report', file], undefined, TERMINAL);
    expect([status, stdout]).toEqual([0, `Wrote ${file}.report.html.\n`]);
    const page = readFileSync(`${file}.report.html`, 'utf8');
    expect(page).toContain('<meta name="generator" content="open-banking-insights">');
    expect(page).toBe(await printed(['report', file]));
  });

  it('goes to standard output where that is no terminal, as ever', async () => {
    const file = copyOf(name);
    const { stdout } = await run(['report', file]);
    expect(stdout).toMatch(/^<!doctype html>/);
    expect(existsSync(`${file}.report.html`)).toBe(false);
  });

  it('replaces a report, and anything else only with --force', async () => {
    const file = copyOf(name);
    const output = `${file}.report.html`;
    const ask = (...words: readonly string[]) => run(['report', file, ...words], undefined, TERMINAL);
    await ask();
    const whole = readFileSync(output, 'utf8');
    await ask('--sections', 'Statement');
    expect(readFileSync(output, 'utf8').length).toBeLessThan(whole.length);

    for (const content of ['', '<!doctype html><title>mine</title>', `${' '.repeat(5000)}${whole}`]) {
      writeFileSync(output, content);
      const { status, stdout, stderr } = await ask();
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toBe(
        `open-banking-insights: ${output} is there already and is no report of this program: -o names another file, and --force replaces this one\n`,
      );
      expect(readFileSync(output, 'utf8')).toBe(content);
    }
    expect((await ask('--force')).status).toBe(0);
    expect(readFileSync(output, 'utf8')).toBe(whole);
  });

  it('goes where -o says, on a terminal too', async () => {
    const file = copyOf(name);
    const named = join(newFolder(), 'x.html');
    const { stdout } = await run(['report', file, '-o', named], undefined, TERMINAL);
    expect(stdout).toBe(`Wrote ${named}.\n`);
    expect(existsSync(`${file}.report.html`)).toBe(false);
  });
});

it('a directory of that name is left alone', async () => {
  const folder = newFolder();
  const { stderr } = await run(['report', `${folder}/../${folder.split('/').at(-1)}`], undefined, TERMINAL);
  expect(stderr).toContain('it is a directory');
});

it('a file alone is analysed for people', async () => {
  const file = 'fixtures/statements/csv/monzo.csv';
  expect(await printed([file])).toBe(await printed(['analyse', file, '--pretty']));
});
