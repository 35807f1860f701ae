/** The net catches what it is there to catch, each fault by its own words, and reports nothing of sound functions. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

interface Report {
  readonly lost: number;
  readonly findings: readonly {
    readonly signature: string;
    readonly functions: readonly string[];
    readonly source?: string;
  }[];
  readonly counts: readonly {
    readonly name: string;
    readonly country: string;
    readonly answered: number;
    readonly refused: number;
  }[];
}

const PACKAGE = 'test/fuzz/planted';
const TIMEOUT = 120_000;

function fuzz(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['tools/fuzz/run.mjs', '--package', PACKAGE, '--seed', '7', '--memory', '150', ...args],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  return { stdout, stderr, status };
}

function reportOf(only: string, inputs: number, limit = '300'): Report & { readonly status: number | null } {
  const { stdout, stderr, status } = fuzz(
    '--only',
    only,
    '--inputs',
    String(inputs),
    '--limit',
    limit,
    '--json',
  );
  expect(stdout, stderr).not.toBe('');
  return { ...(JSON.parse(stdout) as Report), status };
}

const FAULTS: readonly (readonly [name: string, signature: RegExp])[] = [
  [
    'throwsTypeError',
    /^throws TypeError: Cannot read properties of undefined .*throwsTypeError faults\.js:\d+/,
  ],
  ['returnsNaN', /^NaN at total$/],
  ['returnsNegativeZero', /^-# at rows\[\]\.amount$/],
  ['returnsInfinity', /^Infinity at ratio$/],
  ['returnsUndefined', /^undefined at name$/],
  ['returnsMap', /^object of class Map at rows$/],
  ['changesInput', /^changes its input$/],
  ['answersDifferently', /^answers differently the second time$/],
  ['changesPrototype', /^leaves "…" on Object\.prototype$/],
  ['index.safeThrows', /^the safe form throws InvalidRequestError/],
  ['refusesWithoutIssues', /^InvalidRequestError without issues/],
];

describe('the fuzzer', () => {
  it(
    'reports each fault by its own words, with an input made small, and fails',
    () => {
      const { findings, status } = reportOf(FAULTS.map(([name]) => name).join(), 700);
      for (const [name, signature] of FAULTS) {
        const own = name.replace('index.', '');
        const found = findings.filter(finding => signature.test(finding.signature));
        expect(found, name).toMatchObject([{ functions: [`index.${own}`], isAgain: true }]);
        expect(found[0]?.source, name).toMatch(new RegExp(`^${own}\\(.{0,80}\\)$`));
      }
      expect(findings).toHaveLength(FAULTS.length);
      expect(status).toBe(1);
    },
    TIMEOUT,
  );

  it.each([
    ['hangs', 'does not come back', '300'],
    ['fillsMemory', 'uses up the memory', '20000'],
  ])(
    'outlives a function that %s, and reports it',
    (name, signature, limit) => {
      const { findings, lost, status } = reportOf(name, 2, limit);
      expect(findings).toMatchObject([{ signature, count: 2, functions: [`index.${name}`], isAgain: true }]);
      expect(lost).toBe(2);
      expect(status).toBe(1);
    },
    TIMEOUT,
  );

  it(
    'reports nothing of sound functions, counts them by country and passes',
    () => {
      const { findings, counts, status } = reportOf('enrichTransactions,orderConsents,echoes', 800);
      expect(findings).toEqual([]);
      expect(status).toBe(0);
      const answered = (country: string) =>
        counts
          .filter(row => row.country === country && /enrich/i.test(row.name))
          .reduce((sum, row) => sum + row.answered, 0);
      expect(answered('GB')).toBeGreaterThan(50);
      expect(answered('US')).toBeGreaterThan(50);
      expect(counts.reduce((sum, row) => sum + row.answered + row.refused, 0)).toBe(800);
    },
    TIMEOUT,
  );

  it(
    'makes an input again from its seed and number',
    () => {
      const replay = () => fuzz('--only', 'throwsTypeError', '--replay', '7:3').stdout.split('\n')[0];
      expect(replay()).toMatch(/^throwsTypeError\(/);
      expect(replay()).toBe(replay());
    },
    TIMEOUT,
  );
});
