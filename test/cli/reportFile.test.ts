/** On a terminal the report goes beside the file that was read, and takes the place of nothing but an older report. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeWholeFile } from '../../src/cli/wholeFile.js';
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

describe.each(['monzo.csv', 'chase.csv'])('-o, with the report of %s', name => {
  const inputOf = () => copyOf(name);

  it.each(['x.html', 'x.pdf'])(
    'replaces an older report in %s under its name alone, with its permissions',
    async output => {
      const folder = newFolder();
      const file = join(folder, output);
      const input = inputOf();
      expect((await run(['report', input, '-o', file])).status).toBe(0);
      const whole = readFileSync(file);
      chmodSync(file, 0o600);
      linkSync(file, join(folder, 'kept'));
      expect((await run(['report', input, '-o', file, '--holder', 'A Person'])).status).toBe(0);
      expect(readFileSync(file).equals(whole)).toBe(false);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(folder, 'kept')).equals(whole)).toBe(true);
      expect(readdirSync(folder).sort()).toEqual(['kept', output]);
    },
  );

  it.each(['x.html', 'x.pdf'])('replaces nothing else in %s without --force', async output => {
    const folder = newFolder();
    const file = join(folder, output);
    const input = inputOf();
    for (const content of ['', 'mine', '%PDF-1.7\nmine\n', '<!doctype html><title>mine</title>']) {
      writeFileSync(file, content);
      const { status, stderr } = await run(['report', input, '-o', file]);
      expect(status).toBe(2);
      expect(stderr).toContain('is there already and is no report of this program');
      expect(readFileSync(file, 'utf8')).toBe(content);
    }
    expect((await run(['report', input, '-o', file, '--force'])).status).toBe(0);
    expect(readFileSync(file, 'latin1')).toMatch(output.endsWith('pdf') ? /^%PDF-/ : /^<!doctype html>/);
    expect(readdirSync(folder)).toEqual([output]);
  });

  it('follows no link, to a report or to anything else, with --force neither', async () => {
    const folder = newFolder();
    const input = inputOf();
    const [link, target] = [join(folder, 'link.html'), join(folder, 'target.html')];
    await run(['report', input, '-o', target]);
    const older = readFileSync(target, 'utf8');
    for (const to of [target, join(folder, 'nowhere'), '/dev/null']) {
      symlinkSync(to, link);
      const { status, stderr } = await run(['report', input, '-o', link, '--holder', 'A Person']);
      expect(status).toBe(2);
      expect(stderr).toContain('is a symbolic link');
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
      expect((await run(['report', input, '-o', link, '--force', '--holder', 'A Person'])).status).toBe(0);
      expect(lstatSync(link).isFile()).toBe(true);
      expect(readFileSync(target, 'utf8')).toBe(older);
      expect(existsSync(join(folder, 'nowhere'))).toBe(false);
      rmSync(link);
    }
  });

  it('says where it cannot write, and leaves nothing behind', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'x.html'));
    expect((await run(['report', inputOf(), '-o', join(folder, 'x.html'), '--force'])).stderr).toContain(
      'it is a directory',
    );
    expect((await run(['report', inputOf(), '-o', join(folder, 'none', 'x.html')])).stderr).toContain(
      'there is no such directory',
    );
    expect(readdirSync(folder)).toEqual(['x.html']);
  });
});

describe('a file that is written whole', () => {
  it('leaves what appeared, or changed, meanwhile', () => {
    const file = join(newFolder(), 'x.html');
    writeFileSync(file, 'of somebody else');
    expect(writeWholeFile(file, 'mine', undefined)).toBe(false);
    const before = statSync(file);
    writeFileSync(file, 'changed since, with another time');
    utimesSync(file, 1, 1);
    expect(writeWholeFile(file, 'mine', before)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('changed since, with another time');
    expect(writeWholeFile(file, 'mine', statSync(file))).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('mine');
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

describe('a report on a bank file of one row', () => {
  it.each([
    ['GB', '£'],
    ['US', '$'],
  ])('of %s says the currency of its figures', async (country, sign) => {
    const folder = newFolder();
    const file = join(folder, 'one.csv');
    writeFileSync(file, 'Date,Description,Amount,Balance\n2026-11-01,ZENDRIC STORES,-12.40,87.60\n');
    const page = join(folder, 'one.html');
    await printed(['report', file, '--country', country, '-o', page]);
    expect(readFileSync(page, 'utf8')).toContain(`−${sign}13.47`);
  });
});
