/**
 * Accounts a second over lines of accounts: a plain loop over `analyse`, then `analyse-many` with one worker and with several, on
 * the same file. Each runs in a process of its own, so that its peak of memory is its own.
 *
 * Run `npm run bench:many -- --accounts 1000 --rows 900 --jobs 1,2`. The defaults suit a busy machine. `--plain no` leaves out the
 * loop. Three workers over NATS are measured too, if nats-server and the packages of examples/scale-out are installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { mixedWorkload } from './mixed.mjs';

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '60' },
    rows: { type: 'string', default: '900' },
    jobs: { type: 'string', default: '1,2' },
    plain: { type: 'string', default: 'yes' },
  },
});
const accounts = Number(values.accounts);
const rows = Number(values.rows);
/** Accounts that differ in all; further ones are the same under other names. */
const DISTINCT = 40;
const LOOK_EVERY = 50;

const folder = mkdtempSync(join(tmpdir(), 'insights-many-'));
const input = join(folder, 'accounts.ndjson');

/** Half of them British, half American. */
async function writeAccounts() {
  const file = createWriteStream(input);
  const made = Array.from({ length: Math.min(DISTINCT, accounts) }, (_, index) =>
    mixedWorkload(index % 2 === 0 ? 'GB' : 'US', rows, 'usual', index + 1),
  );
  for (let index = 0; index < accounts; index++) {
    const text = `${JSON.stringify({ ...made[index % made.length], accountId: `account-${index}` })}\n`;
    if (!file.write(text)) await new Promise(resolve => file.once('drain', resolve));
  }
  file.end();
  await finished(file);
}

/** The most memory that the process ever held, in bytes; 0 where the system does not say. */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** The seconds of work that the process, or one thread of it, has done on all cores; 0 where the system does not say. Others on the machine hardly change it. */
function workOf(pid, thread = '') {
  try {
    const text = readFileSync(`/proc/${pid}${thread}/stat`, 'utf8');
    const [user, system] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    // Clock ticks, of which Linux tells programs a hundred a second.
    return (Number(user) + Number(system)) / 100;
  } catch {
    return 0;
  }
}

const perAccount = seconds => ((1000 * seconds) / accounts).toFixed(1);

/** `summary`: where the process itself writes its seconds and its memory, since servers and workers belong to it. */
async function measured(name, words, summary) {
  const output = join(folder, 'results.ndjson');
  const started = performance.now();
  const child = spawn(process.execPath, words, { stdio: ['ignore', openSync(output, 'w'), 'ignore'] });
  let peak = 0;
  let work = 0;
  let workOfMain = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
    work = Math.max(work, workOf(child.pid));
    workOfMain = Math.max(workOfMain, workOf(child.pid, `/task/${child.pid}`));
  }, LOOK_EVERY);
  const code = await new Promise(resolve => child.once('exit', resolve));
  clearInterval(timer);
  let seconds = (performance.now() - started) / 1000;
  if (summary !== undefined) ({ seconds, peak } = JSON.parse(readFileSync(summary, 'utf8')));
  const hash = createHash('sha256');
  let lines = 0;
  for await (const chunk of createReadStream(output)) {
    hash.update(chunk);
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
  }
  if (code !== 0) process.exitCode = 1;
  const { size } = statSync(output);
  console.log(
    [
      name.padEnd(32),
      `${(accounts / seconds).toFixed(1)} accounts/s`.padStart(18),
      `${seconds.toFixed(1)} s`.padStart(10),
      (summary === undefined
        ? `${perAccount(work)} ms of work each (main thread ${perAccount(workOfMain)})`
        : ''
      ).padStart(44),
      `peak ${Math.round(peak / 1048576)} MB`.padStart(14),
      `${(size / 1048576).toFixed(1)} MB out`.padStart(14),
      `${lines} lines, exit ${code}`.padStart(24),
    ].join(' '),
  );
  return hash.digest('hex');
}

try {
  await writeAccounts();
  const megabytes = (statSync(input).size / 1048576).toFixed(1);
  console.log(`${accounts} accounts of ${rows} transactions, ${megabytes} MB, Node ${process.version}`);
  const digests = [];
  if (values.plain !== 'no')
    digests.push(await measured('plain loop over analyse', ['bench/manyLoop.mjs', input]));
  for (const jobs of values.jobs.split(','))
    digests.push(
      await measured(`analyse-many, workers: ${jobs}`, [
        'dist/cli/main.js',
        'analyse-many',
        input,
        '--jobs',
        jobs,
      ]),
    );
  const last = values.jobs.split(',').at(-1);
  await measured(`the same, --compact`, [
    'dist/cli/main.js',
    'analyse-many',
    input,
    '--jobs',
    last,
    '--compact',
  ]);
  const hasNats = spawnSync('nats-server', ['--version']).status === 0;
  if (hasNats && existsSync('examples/scale-out/node_modules')) {
    const summary = join(folder, 'nats.json');
    digests.push(
      await measured('NATS, workers: 3', ['examples/scale-out/bench.js', input, summary], summary),
    );
  } else console.log('NATS is left out: install nats-server, and run `npm ci` in examples/scale-out.');
  const areSame = new Set(digests).size === 1;
  console.log(areSame ? 'All results are the same bytes.' : 'The results differ.');
  if (!areSame) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
