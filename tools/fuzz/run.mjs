/**
 * Tries every exported function with inputs of all kinds and fails on any finding. Run `npm run fuzz`, with
 * `-- --seed N --from N --inputs N --seconds N --workers N --only NAME,NAME --limit MS --memory MB --package DIR --json`, or
 * `-- --replay SEED:NUMBER` to see one input again.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Judge } from './judge.mjs';
import { runNet } from './net.mjs';
import { reportOf } from './report.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DEFAULT_INPUTS = 100_000;
const MOST_INPUTS = 2 ** 31 - 1;

const text = { type: 'string' };
const { values } = parseArgs({
  options: {
    seed: text,
    inputs: text,
    from: text,
    seconds: text,
    workers: text,
    only: text,
    limit: text,
    memory: text,
    package: text,
    replay: text,
    json: { type: 'boolean' },
  },
});

const [replaySeed, replayIndex] = values.replay?.split(':').map(Number) ?? [];
const settings = {
  directory: `${resolve(values.package ?? ROOT)}/`,
  seed: replaySeed ?? (values.seed === undefined ? seedOfCommit() : Number(values.seed)),
  inputs: Number(values.inputs ?? (values.seconds === undefined ? DEFAULT_INPUTS : MOST_INPUTS)),
  first: Number(values.from ?? 0),
  seconds: Number(values.seconds ?? Infinity),
  workers: Number(values.workers ?? 1),
  only: values.only?.split(',') ?? [],
  limit: Number(values.limit ?? 2000),
  memory: Number(values.memory ?? 2048),
};

if (values.replay === undefined) await run();
else await replay();

async function run() {
  say(`seed ${settings.seed}`);
  const result = await runNet(settings, say);
  print(values.json ? JSON.stringify(result) : reportOf(result));
  process.exitCode = result.findings.length === 0 ? 0 : 1;
}

async function replay() {
  const judge = new Judge(settings);
  const finding = { index: replayIndex, call: 0 };
  const { source } = await judge.ask('source', finding, [], { most: 60_000, times: 10 });
  print(source);
  const started = performance.now();
  const { id, country, outcome, flaw, stack } = await judge.ask('run', finding, [], {
    most: 60_000,
    times: 10,
  });
  print(
    `${id} (${country}): ${flaw ?? outcome}, ${Math.round(performance.now() - started)} ms\n${stack ?? ''}`,
  );
  process.exitCode = flaw === null ? 0 : 1;
  await judge.end();
}

/** The same inputs for the same commit. */
function seedOfCommit() {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
    return Number.parseInt(commit.slice(0, 8), 16);
  } catch {
    return 20260101;
  }
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}
