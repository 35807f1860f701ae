/**
 * `npm test` runs the fast tests: all that computes in one process, on any machine with Node. `npm run test:full` builds the
 * package, then runs the rest: what needs the build, a process, a browser, much time, or many cases of a property.
 * Words behind `--` go to Vitest, such as a folder of tests. Two are read here: `--many-cases` lets the fast tests draw as many
 * cases as `test:full` does, which with `--without-properties` draws none. Together they run all that is run without them, and
 * no file twice: so does .ci/run.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Cases of each property. The fast tests draw a quarter of them. */
const CASES = { fast: 15, full: 60 };

const OWN = { many: '--many-cases', less: '--without-properties' };

const [tier, ...given] = process.argv.slice(2);
const words = given.filter(word => !Object.values(OWN).includes(word));
const cases = given.includes(OWN.many) ? CASES.full : CASES[tier];

function run(program, ...args) {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { FC_RUNS: String(cases), ...process.env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The fast files that draw cases, which are drawn more often by `test:full`. */
function filesOfProperties() {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map(name => join('test', name))
    .filter(name => name.endsWith('.test.ts') && !name.endsWith('.full.test.ts'))
    .filter(name => /support\/property\.js|FC_RUNS/.test(readFileSync(name, 'utf8')));
}

if (tier === 'fast') {
  console.error(
    'Running the fast tests, in about three minutes on two cores. npm run test:full runs the rest.',
  );
  run('vitest', 'run', '--project', 'fast*', ...words);
} else {
  console.error('Building the package, then running the tests that need it, or a browser, or much time.');
  run('npm', 'run', '--silent', 'build');
  run('vitest', 'run', '--project', 'full*', ...words);
  if (words.length === 0 && !given.includes(OWN.less)) {
    console.error(`Running every property with ${process.env.FC_RUNS ?? cases} cases.`);
    run('vitest', 'run', '--project', 'fast*', ...filesOfProperties());
  }
}
