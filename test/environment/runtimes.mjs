/**
 * The same bytes in every runtime, time zone and locale: makes the digests of the built package in each of them (matrix.mjs),
 * prints a line for each, and fails where one differs from the first, or was not made where it was asked for.
 */
import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openChromium } from './chromium.mjs';
import { differences } from './differences.mjs';
import { digestOfAll } from './digestOf.mjs';
import { CHROMIUM, RUNS, RUNTIMES } from './matrix.mjs';

const AT_ONCE = 2;
const LISTED = 5;
const MOST_BYTES = 1e8;
const digest = fileURLToPath(new URL('digest.mjs', import.meta.url));
const execute = promisify(execFile);

const commands = Object.fromEntries(
  Object.entries(RUNTIMES).map(([name, runtime]) => [name, installed(runtime)]),
);
const browser = await openChromium();
const versions = { [CHROMIUM]: browser.version };
for (const [name, runtime] of Object.entries(RUNTIMES)) versions[name] = runtime.package.split('@')[1];

let isFailed = false;
let expected = null;
const waiting = [...RUNS];
try {
  // The first is what all others are held against.
  await next();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (waiting.length > 0) await next();
    }),
  );
} finally {
  await browser.close();
}
console.log(
  isFailed ? 'Not the same bytes everywhere.' : `The same bytes everywhere: ${digestOfAll(expected)}`,
);
process.exitCode = isFailed ? 1 : 0;

async function next() {
  const [runtime, zone, locale] = waiting.shift();
  const start = performance.now();
  const found = await (runtime === CHROMIUM
    ? browser.digestsIn(zone, locale)
    : digestsIn(runtime, zone, locale));
  expected ??= found.digests;
  const wrong = differences({ runtime, zone, locale }, found, expected);
  if (wrong.length > 0) isFailed = true;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const name = `${runtime} (${versions[runtime]})`;
  console.log(`${wrong.length > 0 ? 'DIFFERS' : 'same'}  ${name}, ${zone}, ${found.locale}, ${seconds} s`);
  for (const line of wrong.slice(0, LISTED)) console.log(`  ${line}`);
  if (wrong.length > LISTED) console.log(`  and ${wrong.length - LISTED} more`);
}

async function digestsIn(runtime, zone, locale) {
  const posix = `${locale.replace('-', '_')}.UTF-8`;
  const { stdout } = await execute(commands[runtime], [...RUNTIMES[runtime].flags, digest, '--each'], {
    env: { ...process.env, TZ: zone, LANG: posix, LC_ALL: posix },
    maxBuffer: MOST_BYTES,
  });
  return JSON.parse(stdout);
}

/** The path of a runtime's command, which npx installs once and then finds again without the network. */
function installed({ package: wanted, command }) {
  const args = ['--yes', '--package', wanted, '--call', `command -v ${command}`];
  return execFileSync('npx', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}
