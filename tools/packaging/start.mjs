/**
 * Runs the command line from the sources: one bundle, without declarations, is made in a second, where the whole build takes
 * most of a minute. `npm start` shows a sample account; `npm start -- analyse statement.csv --pretty` takes other words.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const SAMPLE = ['analyse', 'fixtures/accounts/gb-salaried-renter/request.json', '--pretty'];
const BUNDLE = 'node_modules/.cache/command-line';
const given = process.argv.slice(2);
const words = given.length === 0 ? SAMPLE : given;

// On standard error, so that the output of the command can be passed on.
console.error('Bundling the command line from src …');
await build({
  entryPoints: { main: 'src/cli/main.ts', manyWorker: 'src/cli/many/worker.ts' },
  outdir: BUNDLE,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // The packages that npm ci installed are loaded from where they are.
  packages: 'external',
  logLevel: 'warning',
});
writeFileSync(`${BUNDLE}/package.json`, '{ "type": "module" }\n');
console.error(`Running: open-banking-insights ${words.join(' ')}\n`);
const { status, error } = spawnSync(process.execPath, [`${BUNDLE}/main.js`, ...words], { stdio: 'inherit' });
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
