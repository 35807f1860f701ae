/** `--resume` goes on with the run that it belongs to, and with no other one. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRequest } from '../../../src/cli/samples.js';
import { COMMAND, newFolder, run, runProcess } from '../support.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const account = (index: number, name = 'account') => ({
  ...sampleRequest(index % 2 === 0 ? 'GB' : 'US'),
  accountId: `${name}-${index}`,
});
const linesOf = (count: number, name?: string) =>
  Array.from({ length: count }, (_, index) => `${JSON.stringify(account(index, name))}\n`);
const LINES = linesOf(24);
const INPUT = LINES.join('');

let folder = '';
const file = (name: string) => join(folder, name);
const put = (name: string, content: string | Uint8Array) => {
  writeFileSync(file(name), content);
  return file(name);
};
const rules = (category: string) => JSON.stringify([{ text: 'TESCO', set: { category } }]);

beforeEach(() => {
  folder = newFolder();
  put('in.ndjson', INPUT);
});

const COMMON = ['--jobs', '1', '--command', 'score'];

function resumed(words: readonly string[], input?: string) {
  const { status, stdout, stderr } = runProcess(
    ['analyse-many', ...words, '--resume', file('out.ndjson')],
    input,
  );
  expect(stdout).toBe('');
  return { status, stderr };
}

const written = () => readFileSync(file('out.ndjson'), 'utf8');

/** What a run that is never stopped writes, for these words. */
function whole(words: readonly string[] = [], input = INPUT): string {
  return runProcess(['analyse-many', '-', ...COMMON, ...words], input).stdout;
}

/** A run that answered so many lines. */
function begun(words: readonly string[] = [], lines = 9): string {
  put('first.ndjson', LINES.slice(0, lines).join(''));
  expect(resumed([file('first.ndjson'), ...COMMON, ...words])).toMatchObject({ status: 0 });
  return written();
}

/** Refuses, says why, and leaves every file of the folder as it is. */
async function refused(words: readonly string[], message: string | RegExp, input?: string) {
  const all = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ name }) => [name, readFileSync(file(name), 'utf8')]);
  const before = all();
  const { status, stdout, stderr } = await run(
    ['analyse-many', ...words, '--resume', file('out.ndjson')],
    input,
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.replaceAll('\n', ' ')).toMatch(message);
  expect(all()).toEqual(before);
}

describe('a run that goes on', () => {
  it('takes an input that begins with the same lines, in whatever files, packed or not', () => {
    const expected = whole();
    const shapes: readonly (readonly [string[], string?])[] = [
      [[file('in.ndjson')]],
      [[put('in.gz', gzipSync(INPUT))]],
      [[put('a.ndjson', LINES.slice(0, 5).join('')), put('b.ndjson', LINES.slice(5).join('').trimEnd())]],
      [['-'], INPUT],
      [[put('windows.ndjson', INPUT.replaceAll('\n', '\r\n'))]],
    ];
    for (const [words, input] of shapes) {
      rmSync(file('out.ndjson'), { force: true });
      begun();
      expect(resumed([...words, ...COMMON], input)).toMatchObject({
        status: 0,
        stderr: expect.stringContaining('9 lines had been answered before'),
      });
      expect(written()).toBe(expected);
    }
  });

  it('takes the same options, however they are written', () => {
    const one = put('rules.json', rules('groceries'));
    const again = put('again.json', JSON.stringify(JSON.parse(rules('groceries')), null, 4));
    const words = ['--jobs', '1', '--command', 'income'];
    put('first.ndjson', LINES.slice(0, 9).join(''));
    const first = ['--haircuts', 'variable=0.4,one-off=0.5', '--select', 'meta,incomeStreams'];
    const second = ['--haircuts', 'one-off=0.50, variable=0.4', '--select', 'incomeStreams,meta,meta'];
    expect(resumed([file('first.ndjson'), ...words, ...first, '--rules', one])).toMatchObject({ status: 0 });
    const more = ['--worker-memory', '256', '--max-line-bytes', '67108864'];
    expect(resumed([file('in.ndjson'), ...words, ...second, ...more, '--rules', again])).toMatchObject({
      status: 0,
    });
    expect(written().trimEnd().split('\n')).toHaveLength(LINES.length);
  });

  it('answers again what the output lost, and what nobody recorded', () => {
    const expected = whole();
    for (const place of [3, expected.indexOf('\n') + 1]) {
      rmSync(file('out.ndjson'), { force: true });
      expect(resumed([file('in.ndjson'), ...COMMON])).toMatchObject({ status: 0 });
      truncateSync(file('out.ndjson'), place);
      expect(resumed([file('in.ndjson'), ...COMMON])).toMatchObject({ status: 0 });
      expect(written()).toBe(expected);
    }
    // As after a kill: lines that the record does not have.
    const early = readFileSync(file('out.ndjson.run'), 'utf8');
    rmSync(file('out.ndjson'));
    begun([], 4);
    const record = readFileSync(file('out.ndjson.run'), 'utf8');
    expect(record).not.toBe(early);
    resumed([file('in.ndjson'), ...COMMON]);
    writeFileSync(file('out.ndjson.run'), record);
    expect(resumed([file('in.ndjson'), ...COMMON]).stderr).toContain('4 lines had been answered before');
    expect(written()).toBe(expected);
  });

  it('has nothing to do where all is answered, and begins anew where the output is gone', () => {
    resumed([file('in.ndjson'), ...COMMON]);
    const before = written();
    expect(resumed([file('in.ndjson'), ...COMMON]).stderr).toMatch(/^0 lines answered/);
    expect(written()).toBe(before);
    rmSync(file('out.ndjson'));
    expect(resumed([file('in.ndjson'), '--jobs', '1', '--command', 'attributes'])).toMatchObject({
      status: 0,
    });
    expect(written()).toContain('"attributes"');
  });
});

describe('an output of another run is refused', () => {
  it.each<readonly [readonly string[], string]>([
    [['--command', 'attributes'], '--command: score before, attributes now'],
    [['--command', 'score', '--as-of', '2026-05-31'], '--as-of: none before, 2026-05-31 now'],
    [['--command', 'score', '--compact'], '--compact: none before, true now'],
    [['--command', 'score', '--select', 'valid'], '--select: none before, valid now'],
    [['--command', 'score', '--max-transactions', '9'], '--max-transactions: none before, 9 now'],
    [['--command', 'score', '--max-line-bytes', '900'], '--max-line-bytes: 67108864 before, 900 now'],
  ])('%j', async (words, message) => {
    begun();
    await refused([file('in.ndjson'), ...words], message);
  });

  it('of other rules under the same name, of another country, and of another version', async () => {
    const words = [
      '--command',
      'enrich',
      '--country',
      'GB',
      '--rules',
      put('rules.json', rules('groceries')),
    ];
    put('first.ndjson', LINES.slice(0, 2).join(''));
    resumed([file('first.ndjson'), '--jobs', '1', ...words]);
    await refused([file('in.ndjson'), ...words.with(3, 'US')], '--country: GB before, US now');
    put('rules.json', rules('gifts-and-flowers'));
    await refused([file('in.ndjson'), ...words], /--rules: SHA-256 \w+ before, SHA-256 \w+ now/);
    put('rules.json', rules('groceries'));
    const record = readFileSync(file('out.ndjson.run'), 'utf8');
    put('out.ndjson.run', record.replace(/"version": "[^"]+"/, '"version": "0.0.9"'));
    await refused([file('in.ndjson'), ...words], /version: 0\.0\.9 before, \S+ now/);
  });

  it.each<readonly [string, (lines: readonly string[]) => string]>([
    ['other accounts', () => linesOf(24, 'person').join('')],
    ['one digit of the same length', lines => lines.join('').replace(/"amount":(\d)/, '"amount":9')],
    ['another order', lines => [lines[2], lines[1], lines[0], ...lines.slice(3)].join('')],
    ['a line less', lines => lines.slice(1).join('')],
    ['an input that is shorter', lines => lines.slice(0, 5).join('')],
    ['an empty one', () => ''],
    ['a line more at the front', lines => `\n${lines.join('')}`],
  ])('%s', async (_, changed) => {
    begun();
    put('other.ndjson', changed(LINES));
    expect(readFileSync(file('other.ndjson'), 'utf8')).not.toBe(INPUT);
    const before = written();
    const { status, stderr } = resumed([file('other.ndjson'), ...COMMON]);
    expect(status).toBe(2);
    expect(stderr).toContain('is the output of another input');
    expect(written()).toBe(before);
    truncateSync(file('out.ndjson'), before.indexOf('\n') + 1);
    expect(resumed([file('other.ndjson'), ...COMMON])).toMatchObject({ status: 2 });
    expect(written()).toBe(before.slice(0, before.indexOf('\n') + 1));
  });

  it('a last line that was whole only later', async () => {
    put('half.ndjson', INPUT.slice(0, -40));
    resumed([file('half.ndjson'), ...COMMON]);
    const before = written();
    expect(resumed([file('in.ndjson'), ...COMMON])).toMatchObject({ status: 2 });
    expect(written()).toBe(before);
  });

  it('standard input where the output has lost lines, since it can be read once', async () => {
    const before = begun();
    truncateSync(file('out.ndjson'), before.indexOf('\n') + 1);
    await refused(['-', ...COMMON], 'the input is read twice: give its files', INPUT);
  });
});

describe('a file that is no output is left alone', () => {
  it('requests, results without their record, and a record that is none', async () => {
    put('out.ndjson', INPUT);
    await refused([file('in.ndjson')], 'no file out.ndjson.run beside it');
    put('out.ndjson', whole());
    await refused([file('in.ndjson'), ...COMMON], 'no file out.ndjson.run beside it');
    put('out.ndjson.run', '{"format":"something"}');
    await refused([file('in.ndjson'), ...COMMON], 'out.ndjson.run is no record of a run');
  });

  it('an output that somebody wrote to', async () => {
    const before = begun();
    put('out.ndjson', `${before}notes of mine\n`);
    await refused([file('in.ndjson'), ...COMMON], /line 10 of .* is no result/);
    put('out.ndjson', before.replace('{', '{ '));
    await refused([file('in.ndjson'), ...COMMON], 'was changed after its run');
  });

  it('the input by another name: itself, a hard link, a symbolic link, the record', async () => {
    linkSync(file('in.ndjson'), file('out.ndjson'));
    await refused([file('in.ndjson')], 'is one of the files to read');
    rmSync(file('out.ndjson'));
    symlinkSync(file('in.ndjson'), file('out.ndjson'));
    await refused([file('in.ndjson')], 'is one of the files to read');
    rmSync(file('out.ndjson'));
    put('out.ndjson.run', INPUT);
    await refused([file('out.ndjson.run')], 'is one of the files to read');
  });

  it('a file with two names, a folder, and a link that leads nowhere', async () => {
    begun();
    linkSync(file('out.ndjson'), file('backup.ndjson'));
    await refused([file('in.ndjson'), ...COMMON], '2 names');
    rmSync(file('out.ndjson'));
    mkdirSync(file('out.ndjson'));
    await refused([file('in.ndjson'), ...COMMON], 'no file that can be continued');
    rmSync(file('out.ndjson'), { recursive: true });
    symlinkSync(file('nowhere'), file('out.ndjson'));
    await refused([file('in.ndjson'), ...COMMON], 'there is no such file');
  });
});

function started(words: readonly string[]): { child: ChildProcess; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [COMMAND, 'analyse-many', ...words], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stderr?.resume();
  const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)));
  return { child, ended };
}

/** Waits until a condition holds. */
async function until(condition: () => boolean) {
  for (let turn = 0; turn < 600 && !condition(); turn++)
    await new Promise(resolve => setTimeout(resolve, 50));
  expect(condition()).toBe(true);
}

describe('one run has the output', () => {
  it('another is refused while it runs, under a symbolic link too, and goes on when it was killed', async () => {
    const { child, ended } = started(['-', ...COMMON, '--resume', file('out.ndjson')]);
    const input = linesOf(80).join('');
    put('in.ndjson', input);
    child.stdin?.write(input);
    await until(() => existsSync(file('out.ndjson')) && written() !== '');
    symlinkSync(file('out.ndjson'), file('link.ndjson'));
    for (const name of ['out.ndjson', 'link.ndjson']) {
      const { status, stderr } = runProcess([
        'analyse-many',
        file('in.ndjson'),
        ...COMMON,
        '--resume',
        file(name),
      ]);
      expect(status).toBe(1);
      expect(stderr).toContain(`process ${child.pid} writes to`);
    }
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(file('out.ndjson.lock'))).toBe(true);
    expect(resumed([file('in.ndjson'), ...COMMON])).toMatchObject({ status: 0 });
    expect(written()).toBe(whole([], input));
    expect(readdirSync(folder).sort()).toEqual(['in.ndjson', 'link.ndjson', 'out.ndjson', 'out.ndjson.run']);
  });

  it.each([true, false])('of six that start at once, where a dead lock is there: %j', async isStale => {
    const dead = { machine: hostname(), space: null, process: 2 ** 22 - 5, started: '1' };
    const own = started(['-', ...COMMON, '--resume', file('other.ndjson')]);
    await until(() => existsSync(file('other.ndjson.lock')));
    const lock = JSON.parse(readFileSync(file('other.ndjson.lock'), 'utf8'));
    own.child.kill('SIGKILL');
    await own.ended;
    if (isStale) put('out.ndjson.lock', JSON.stringify({ ...dead, space: lock.space }));
    const all = Array.from({ length: 6 }, () =>
      started([file('in.ndjson'), ...COMMON, '--resume', file('out.ndjson')]),
    );
    const codes = await Promise.all(all.map(({ ended }) => ended));
    expect(codes.filter(code => code === 0).length).toBeGreaterThan(0);
    expect(codes.filter(code => code !== 0 && code !== 1)).toEqual([]);
    expect(written()).toBe(whole());
  });

  it('a lock of another machine is left alone, and said to be', () => {
    const lock = JSON.stringify({ machine: 'node-7', space: null, process: 12, started: null });
    put('out.ndjson.lock', lock);
    expect(resumed([file('in.ndjson'), ...COMMON])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/process 12 of the machine node-7 writes to .*remove .*\.lock/),
    });
    expect(readFileSync(file('out.ndjson.lock'), 'utf8')).toBe(lock);
  });

  it('a place where no lock can be written', () => {
    mkdirSync(file('out.ndjson.lock'));
    expect(resumed([file('in.ndjson'), ...COMMON])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot write'),
    });
    expect(existsSync(file('out.ndjson'))).toBe(false);
  });

  it('killed again and again, it writes what was never stopped', async () => {
    const words = ['--jobs', '1', '--command', 'analyse'];
    put('in.ndjson', linesOf(120).join(''));
    for (let turn = 0; turn < 12; turn++) {
      const { child, ended } = started([file('in.ndjson'), ...words, '--resume', file('out.ndjson')]);
      const timer = setTimeout(() => child.kill(turn % 3 === 0 ? 'SIGTERM' : 'SIGKILL'), 700 + turn * 150);
      const code = await ended;
      clearTimeout(timer);
      if (code === 0) break;
    }
    expect(resumed([file('in.ndjson'), ...words])).toMatchObject({ status: 0 });
    expect(written()).toBe(runProcess(['analyse-many', file('in.ndjson'), ...words]).stdout);
  });
});

describe('each line has the account', () => {
  it.each([false, true])('also of commands whose results have none; compact: %j', isCompact => {
    const several = JSON.stringify({ accounts: [account(0), account(2)] });
    for (const command of ['enrich', 'affordability', 'score', 'balances', 'analyse']) {
      const input = `${LINES[0]}${several}\nnonsense\n`;
      const words = [
        'analyse-many',
        '-',
        '--jobs',
        '1',
        '--command',
        command,
        ...(isCompact ? ['--compact'] : []),
      ];
      const lines = runProcess(words, input).stdout.trimEnd().split('\n');
      const ids = lines.map(line => [JSON.parse(line).accountId, JSON.parse(line).accountIds]);
      expect(ids).toEqual([
        ['account-0', undefined],
        [null, ['account-0', 'account-2']],
        [null, undefined],
      ]);
    }
  });
});

it('copies of an output and its record go on at another place', () => {
  begun();
  mkdirSync(file('copy'));
  for (const name of ['out.ndjson', 'out.ndjson.run']) copyFileSync(file(name), file(`copy/${name}`));
  renameSync(file('copy'), file('moved'));
  const words = ['analyse-many', file('in.ndjson'), ...COMMON, '--resume', file('moved/out.ndjson')];
  expect(runProcess(words)).toMatchObject({ status: 0 });
  expect(readFileSync(file('moved/out.ndjson'), 'utf8')).toBe(whole());
});
