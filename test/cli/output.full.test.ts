/** Where the output goes: pipes that are slow or close, disks that are full, terminals that obey what they are sent. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { AMERICAN, BRITISH, fileOf, requestOf, runProcess, shell } from './support.js';

const LARGE = 'fixtures/accounts/gb-busy-5000/request.json';
/** C0 but the line feed, DEL, C1, line separators and marks that turn the reading direction. */
const STEERING = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const HOSTILE = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e\u2066\u2028\r\n  A forged line.\n';
/** Writing the result fails; nothing else that the library or its dependencies write. */
const BROKEN =
  'const { stringify } = JSON; JSON.stringify = (...all) => { if (all[2] === 2) throw new TypeError("broken"); return stringify(...all); }';

describe('the output of the command line', () => {
  it('ends quietly, with the status of SIGPIPE, when its reader has enough', () => {
    for (const more of ['', '--pretty']) {
      const { stdout, stderr } = shell(
        '{ "$0" "$@"; echo "status $?" >&2; } | head -c 1',
        ['enrich', LARGE, more].filter(word => word !== ''),
      );
      expect(stdout).toHaveLength(1);
      expect(stderr).toBe('status 141\n');
    }
  });

  it('reaches a slow reader whole', () => {
    const whole = runProcess(['enrich', LARGE]).stdout;
    expect(whole.length).toBeGreaterThan(5_000_000);
    const slow = spawnSync(
      'sh',
      ['-c', '"$0" "$@" | (sleep 1; cat)', process.execPath, 'dist/cli/main.js', 'enrich', LARGE],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    ).stdout;
    expect(slow === whole).toBe(true);
  });

  it.runIf(process.platform === 'linux').each([
    ['a full disk', '"$0" "$@" > /dev/full', 'the disk is full'],
    [
      // The system takes a part of the bytes and says so only by their number.
      'a disk that fills up midway',
      `ulimit -f 8; "$0" "$@" > ${fileOf('')}`,
      'the file would be larger than the system allows',
    ],
  ])('is not lost in silence on %s', (_, script, reason) => {
    for (const words of [
      ['analyse', AMERICAN],
      ['enrich', BRITISH, '--pretty'],
    ]) {
      const { status, stderr } = shell(script, words);
      expect(stderr).toBe(`open-banking-insights: cannot write the result: ${reason}\n`);
      expect(status).toBe(1);
    }
  });

  it.runIf(process.platform === 'linux')('keeps its exit status when standard error fails too', () => {
    expect(shell('"$0" "$@" 2> /dev/full', ['nonsense']).status).toBe(2);
    expect(shell('"$0" "$@" > /dev/full 2> /dev/full', ['income', AMERICAN]).status).toBe(1);
  });

  it.each([AMERICAN, BRITISH])('lets no text of a request steer the terminal: %s', file => {
    const request = requestOf(file);
    const hostile = JSON.stringify({
      ...request,
      accountId: HOSTILE,
      transactions: request.transactions.map((row: { description: string }, index: number) => ({
        ...row,
        description: index % 2 === 0 ? `${row.description} ${HOSTILE}` : row.description,
        merchantName: index % 3 === 0 ? `Shop ${HOSTILE}` : null,
        counterPartyName: index % 5 === 0 ? `Payer ${HOSTILE}` : null,
      })),
    });
    for (const command of ['analyse', 'enrich', 'income', 'affordability']) {
      const report = runProcess([command, '-', '--pretty'], hostile).stdout;
      if (command === 'analyse' || command === 'enrich') expect(report).toContain('\ufffd');
      expect(report).not.toMatch(STEERING);
      expect(report.split('\n')).not.toContain('  A forged line.');
    }
    const json = runProcess(['enrich', '-'], hostile).stdout;
    expect(json).toContain('\\u009b');
    expect(json).not.toMatch(STEERING);
    expect(JSON.parse(json).transactions[0].description).toContain(HOSTILE);
  });

  it('lets no issue of a request steer the terminal, nor fill it', () => {
    const rules = fileOf(
      JSON.stringify([{ text: 'x', set: { category: 'rent', [HOSTILE + 'y'.repeat(10_000)]: 1 } }]),
    );
    const { status, stderr } = runProcess(['income', AMERICAN, '--rules', rules]);
    expect(status).toBe(2);
    expect(stderr).toContain('\\u001b]0;owned');
    expect(stderr).not.toMatch(STEERING);
    expect(stderr.length).toBeLessThan(600);
  });

  it('asks for a report of a bug in one line, and shows the stack when asked to', () => {
    const broken = (environment: Record<string, string>) =>
      spawnSync(
        process.execPath,
        ['--import', `data:text/javascript,${BROKEN}`, 'dist/cli/main.js', 'income', AMERICAN],
        { encoding: 'utf8', env: { ...process.env, ...environment } },
      );
    const { status, stderr } = broken({});
    expect(stderr).toBe('open-banking-insights: TypeError: broken. This is a bug; please report it.\n');
    expect(status).toBe(70);
    expect(broken({ OPEN_BANKING_INSIGHTS_STACK: '1' }).stderr).toContain('    at ');
  });
});
