/** The built command where nobody installed piscina: the same lines, from one process. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { poolOf } from '../../../src/cli/many/pool.js';
import { sampleRequest } from '../../../src/cli/samples.js';
import { newFolder, runProcess } from '../support.js';

// On a busy machine a process takes seconds to start.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Outside the repository, where Node would find its piscina. */
const folder = newFolder();
const COMMAND = join(folder, 'dist/cli/main.js');

beforeAll(() => {
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(resolve('node_modules', name), place);
  }
});

const lines = Array.from({ length: 16 }, (_, index) =>
  index % 7 === 3
    ? 'nonsense'
    : JSON.stringify({ ...sampleRequest(index % 2 === 0 ? 'GB' : 'US'), accountId: `account-${index}` }),
);
const INPUT = `${lines.join('\n')}\n`;

function alone(words: readonly string[], input: string) {
  return spawnSync(process.execPath, [COMMAND, 'analyse-many', ...words], {
    encoding: 'utf8',
    input,
    maxBuffer: 64 * 1024 * 1024,
  });
}

describe('analyse-many without piscina', () => {
  it('writes the same bytes, and says what to type for workers', () => {
    const words = ['-', '--max-line-bytes', '30000', '--compact'];
    const found = alone(words, INPUT);
    const expected = runProcess(['analyse-many', ...words], INPUT);
    expect(found.stdout).toBe(expected.stdout);
    expect([found.status, expected.status]).toEqual([3, 3]);
    const [note, total, end] = found.stderr.split('\n');
    expect(note).toBe(
      'The package piscina could not be loaded, so one process answers all lines; for workers, type npm install piscina@5 in your project, or with npx: npx -p open-banking-insights -p piscina@5 open-banking-insights analyse-many ...',
    );
    expect(total).toMatch(/^16 lines answered/);
    expect(end).toBe('');
    expect(expected.stderr).not.toContain('piscina');
  });

  it.each([
    [['--jobs', '4'], ' (--jobs changes nothing);'],
    [['--worker-memory', '256', '--jobs', '1'], ' (--jobs and --worker-memory change nothing);'],
  ])('says that %j changes nothing', (words, note) => {
    const { status, stderr } = alone(['-', ...words], `${lines[0]}\n`);
    expect(status).toBe(0);
    expect(stderr).toContain(note);
  });

  it('is stopped by a signal between two batches, and leaves whole lines', async () => {
    const child = spawn(process.execPath, [COMMAND, 'analyse-many', '-'], { stdio: 'pipe' });
    const feed = () => {
      while (child.stdin.writable && child.stdin.write(`${lines[0]}\n`));
    };
    child.stdin.on('drain', feed);
    child.stdin.on('error', () => undefined);
    feed();
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => {
      pieces.push(piece);
      if (pieces.length === 2) child.kill('SIGTERM');
    });
    const signal = await new Promise(done => child.on('close', (_, by) => done(by)));
    expect(signal).toBe('SIGTERM');
    const written = Buffer.concat(pieces).toString('utf8').split('\n');
    expect(written.pop()).toBe('');
    expect(new Set(written).size).toBe(1);
  });
});

describe('a pool', () => {
  const plan = {
    files: [],
    jobs: 3,
    workerMegabytes: 512,
    flagsOfWorkers: [],
    output: null,
    runSettings: {},
    settings: {
      command: 'income',
      options: {},
      members: {},
      select: null,
      isCompact: false,
      mostLineBytes: 1e6,
    },
  } as const;

  it('answers one batch at a time where piscina is missing', async () => {
    const told: string[] = [];
    const missing = () => Promise.reject(new Error('Cannot find package'));
    const pool = await poolOf('no-worker.js', plan, sentence => told.push(sentence), missing);
    expect(told).toHaveLength(1);
    expect(pool.jobs).toBe(1);
    const line = (number: number) => ({
      number,
      bytes: Buffer.from(lines[number - 1] as string),
      isTooLong: false,
    });
    const packed = await Promise.all([pool.answers([line(1), line(4)]), pool.answers([line(2)])]);
    expect(packed.map(({ count, errors, firstError }) => [count, errors, firstError])).toEqual([
      [2, 1, 4],
      [1, 0, null],
    ]);
    await pool.stop();
  });
});
