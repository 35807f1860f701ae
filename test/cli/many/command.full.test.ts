/** The built command over real files, pipes and signals. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleRequest } from '../../../src/cli/samples.js';
import { analyse } from '../../../src/index.js';
import { COMMAND, newFolder, runProcess } from '../support.js';

// On a busy machine a process takes seconds to start.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const account = (index: number) => ({
  ...sampleRequest(index % 2 === 0 ? 'GB' : 'US'),
  accountId: `account-${index}`,
});
const linesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => JSON.stringify(account(from + at)));
const resultsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => JSON.stringify(analyse(account(from + at))));

const folder = newFolder();
const file = (name: string) => join(folder, name);
const INPUT = file('in.ndjson');
const WHOLE = resultsOf(0, 30)
  .map(line => `${line}\n`)
  .join('');

function many(words: readonly string[], input?: string | Buffer) {
  const { status, stdout, stderr } = runProcess(['analyse-many', '--jobs', '2', ...words], input);
  return { status, stdout, stderr };
}

beforeAll(() => {
  writeFileSync(INPUT, `${linesOf(0, 30).join('\n')}\n`);
});

describe('analyse-many', () => {
  it('gives the results of the library, a line each, in order, and says how many on standard error', () => {
    const { status, stdout, stderr } = many([INPUT]);
    expect(stdout).toBe(WHOLE);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^30 lines answered in [^:]+: 30 results, 0 errors\n$/);
  });

  it('reads standard input, with a line of each kind, and ends with status 3', () => {
    const [first, second] = linesOf(0, 2) as [string, string];
    const input = Buffer.concat([
      Buffer.from(`\ufeff${first}\r\n\r\nnonsense\n`),
      Buffer.from([0x7b, 0xff, 0x0a]),
      Buffer.from(`{"request":${second},"options":{"asOf":"2026-05-31"}}`),
    ]);
    const { status, stdout, stderr } = many(['-'], input);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(JSON.stringify(analyse(account(0))));
    expect(lines.slice(1, 4).map(line => Object.keys(JSON.parse(line)).join())).toEqual(
      Array.from({ length: 3 }, () => 'line,accountId,error'),
    );
    expect(lines[4]).toBe(JSON.stringify(analyse(account(1), { asOf: '2026-05-31' })));
    expect(status).toBe(3);
    expect(stderr).toMatch(/2 results, 3 errors \(the first in line 2\)\n$/);
  });

  it('reads patterns, gzip and several members of it, in the order of the names', () => {
    mkdirSync(file('shards/more'), { recursive: true });
    const packed = (from: number, to: number) => gzipSync(linesOf(from, to).join('\n'));
    writeFileSync(file('shards/a.ndjson'), linesOf(0, 10).join('\n'));
    writeFileSync(
      file('shards/b.ndjson.gz'),
      Buffer.concat([gzipSync(`${linesOf(10, 15).join('\n')}\n`), packed(15, 20)]),
    );
    writeFileSync(file('shards/more/c.ndjson.gz'), packed(20, 30));
    writeFileSync(file('shards/.hidden.ndjson'), 'nonsense');
    const { status, stdout } = many([file('shards/**/*.ndjson*'), '--compact']);
    expect(status).toBe(0);
    expect(stdout.length).toBeLessThan(WHOLE.length / 2);
    expect(many([file('shards/*'), file('shards/more/?.ndjson.gz')]).stdout).toBe(WHOLE);
  });

  it('answers what is whole of a damaged gzip file, and then says that it is', () => {
    const packed = gzipSync(linesOf(0, 30).join('\n'));
    writeFileSync(file('cut.gz'), packed.subarray(0, packed.length - 40));
    const { status, stdout, stderr } = many([file('cut.gz')]);
    expect(status).toBe(2);
    expect(WHOLE.startsWith(stdout)).toBe(true);
    expect(stderr).toMatch(/what gzip packed is damaged or ends early\n$/);
  });

  it('goes on with an output that was cut, whatever it was cut in', () => {
    const output = file('resumed.ndjson');
    expect(many([INPUT, '--resume', output])).toMatchObject({ status: 0 });
    const ends = [0, 1, WHOLE.indexOf('\n'), WHOLE.indexOf('\n') + 1, WHOLE.length - 1, WHOLE.length];
    for (const end of ends) {
      writeFileSync(output, WHOLE);
      truncateSync(output, Buffer.byteLength(WHOLE.slice(0, end)));
      const { status, stdout } = many([INPUT, '--resume', output]);
      expect([status, stdout]).toEqual([0, '']);
      expect(readFileSync(output, 'utf8')).toBe(WHOLE);
    }
  });

  it('changes no file that is not its own', () => {
    const other = file('notes.txt');
    writeFileSync(other, 'notes of mine\n');
    expect(many([INPUT, '--resume', other])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('line 1 of'),
    });
    expect(readFileSync(other, 'utf8')).toBe('notes of mine\n');
    expect(many([INPUT, '--resume', INPUT]).stderr).toContain('is one of the files to read');
  });

  it('reports an account that takes the memory of its worker, and goes on', () => {
    const sample = sampleRequest('GB');
    const transactions = Array.from({ length: 100_000 }, (_, at) => ({
      ...sample.transactions[at % sample.transactions.length],
      transactionId: `t-${at}`,
      description: `CARD PAYMENT TO SHOP ${at}`,
    }));
    const huge = JSON.stringify({ ...sample, accountId: 'huge', transactions });
    const lines = [...linesOf(0, 5), huge, ...linesOf(5, 9)];
    const { status, stdout } = many(
      ['-', '--command', 'enrich', '--max-transactions', '1000000', '--worker-memory', '128'],
      `${lines.join('\n')}\n`,
    );
    const answers = stdout.trimEnd().split('\n');
    expect(status).toBe(3);
    expect(answers).toHaveLength(10);
    expect(JSON.parse(answers[5] as string)).toEqual({
      line: 6,
      accountId: 'huge',
      error: expect.stringContaining('more than the 128 MB of memory'),
    });
    for (const [at, answer] of answers.entries()) if (at !== 5) expect(answer).toContain('"enrichedData"');
  });

  it.each([
    [['no-such.ndjson'], 'cannot read no-such.ndjson: there is no such file'],
    [[file('none-*.gz')], 'no file fits'],
    [['-', '--jobs', '0'], '--jobs must be a whole number from 1 to 256'],
    [['-', '--select', 'incme'], 'the result of analyse has no member "incme"; did you mean income?'],
    [['-', '--command', 'score', '--division', 'scotland'], '--command score takes no --division'],
    [['-', '--command', 'scores'], 'did you mean score?'],
    [['-', '--resume', '-'], '--resume needs the name of a file'],
  ])('%j is refused before anything is written', (words, message) => {
    const { status, stdout, stderr } = runProcess(['analyse-many', ...words], '');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('makes an empty output of an empty input', () => {
    const output = file('empty.ndjson');
    expect(many(['-', '--resume', output], '')).toMatchObject({ status: 0, stdout: '' });
    expect(readFileSync(output, 'utf8')).toBe('');
  });
});

/** Starts the command on an input that does not end, and waits for the first results. */
function endless(words: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, 'analyse-many', '--jobs', '2', '-', ...words], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const line = `${linesOf(0, 1)[0]}\n`;
  const feed = () => {
    while (child.stdin.writable && child.stdin.write(line));
  };
  child.stdin.on('drain', feed);
  child.stdin.on('error', () => undefined);
  feed();
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>(resolve =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  );
  return { child, ended };
}

describe('analyse-many that is stopped', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('by %s leaves whole lines and ends by the signal', async signal => {
    const { child, ended } = endless([]);
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => {
      pieces.push(piece);
      if (pieces.length === 3) child.kill(signal);
    });
    expect(await ended).toEqual({ code: null, signal });
    const lines = Buffer.concat(pieces).toString('utf8').split('\n');
    expect(lines.pop()).toBe('');
    const expected = JSON.stringify(analyse(account(0)));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(line => line !== expected)).toEqual([]);
  });

  it('by a reader that goes away says nothing and ends as tools do', async () => {
    const { child, ended } = endless([]);
    let told = '';
    child.stderr.on('data', piece => {
      told += piece;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toEqual({ code: 141, signal: null });
    expect(told).not.toContain('rror:');
  });

  it('reads no further than a slow reader takes', async () => {
    const { child, ended } = endless([]);
    // Nothing is read of what it writes, so that soon it takes nothing more.
    let taken = 0;
    child.stdin.on('drain', () => {
      taken++;
    });
    const later = () => new Promise(resolve => setTimeout(resolve, 3000));
    let before = -1;
    for (let turn = 0; turn < 20 && (taken === 0 || taken !== before); turn++) {
      before = taken;
      await later();
    }
    expect(taken).toBe(before);
    expect(taken).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
  });
});
