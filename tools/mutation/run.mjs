/** `npm run mutation -- MODULE`: breaks the module's code in every small way, and reports what its tests do not notice. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { judged } from './judge.mjs';
import { MODULES } from './modules.mjs';
import { LEAST_SCORE, reportWith, scoreOf } from './report.mjs';

const REPORT = 'tools/mutation/REPORT.md';
const [name = ''] = process.argv.slice(2);

if (!Object.hasOwn(MODULES, name)) {
  const known = Object.entries(MODULES).map(([module, { sources }]) => `  ${module}: ${sources.join(', ')}`);
  process.stdout.write(`npm run mutation -- MODULE, where MODULE is one of\n${known.join('\n')}\n`);
  process.exit(name === '' ? 0 : 1);
}

const missing = MODULES[name].tests.filter(file => !existsSync(file));
if (missing.length > 0) throw new Error(`${name} names tests that do not exist: ${missing.join(', ')}`);

// The workers read it in vitest.config.mjs.
process.env.MUTATED_MODULE = name;
const stryker = new Stryker({
  mutate: MODULES[name].sources,
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.mjs', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: false,
  concurrency: 2,
  timeoutMS: 20_000,
  timeoutFactor: 4,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  logLevel: 'warn',
  tempDirName: '.stryker-tmp',
  disableTypeChecks: false,
  ignorePatterns: ['/dist', '/tools/gazetteer', '/bench', '/examples', '/docs'],
});
const verdict = judged(name, await stryker.runMutationTest(), file => readFileSync(file, 'utf8'));
writeFileSync(REPORT, reportWith(readFileSync(REPORT, 'utf8'), name, verdict));

const { survived, stale } = verdict;
for (const [what, mutants] of [
  ['static', verdict.static],
  ['survived', survived],
])
  for (const { file, line, change } of mutants) process.stdout.write(`${what}: ${file}:${line}: ${change}\n`);
for (const { code, change } of stale)
  process.stdout.write(`listed as equivalent, but not one survivor: ${code}: ${change}\n`);
const score = scoreOf(verdict);
process.stdout.write(`${name}: ${score} % of the mutants that are not equivalent are killed\n`);
if (!(score >= LEAST_SCORE) || stale.length > 0) process.exitCode = 1;
