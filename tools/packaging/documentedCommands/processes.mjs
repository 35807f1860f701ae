/** Runs commands as a shell does, and ends all that they started. */
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';

const LAST_LINES = 30;
const MOST_CHARACTERS = 20_000;
/** Nothing that a document names takes so long. */
const MOST_MINUTES = 20;
const running = new Set();

/** Ends its group too: a shell leaves its children behind. */
function end(child) {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

export function endAll() {
  for (const child of running) end(child);
}

function started(command, { cwd, env, input }) {
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', command], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: [input === undefined ? 'ignore' : openSync(input, 'r'), 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  // Node's own test runner says at the end only how many have failed.
  const notOk = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      notOk.push(...(text.match(/^not ok .*$/gm) ?? []));
      output = (output + text).slice(-MOST_CHARACTERS);
    });
  const ended = new Promise(resolve => {
    child.once('error', error => resolve(error.message));
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
  return {
    child,
    ended,
    last: () => [...notOk, ...output.trimEnd().split('\n').slice(-LAST_LINES)].join('\n'),
  };
}

/** Gives null where it went well, else what went wrong. */
export async function run(command, place) {
  const { child, ended, last } = started(command, place);
  const timer = setTimeout(() => end(child), MOST_MINUTES * 60_000);
  const status = await ended;
  clearTimeout(timer);
  return status === 0 ? null : `it ended with ${status}\n${last()}`;
}

/** Starts a server, waits until `address` answers, does what is to be done with it, and ends it. */
export async function serve(command, place, { address, seconds }, meanwhile) {
  if (await answers(address)) return `something answers at ${address} already`;
  const { child, ended, last } = started(command, place);
  let status;
  ended.then(code => {
    status = code;
  });
  const until = Date.now() + seconds * 1000;
  try {
    while (!(await answers(address))) {
      if (status !== undefined) return `it ended with ${status}\n${last()}`;
      if (Date.now() > until) return `nothing answers at ${address} after ${seconds} s\n${last()}`;
      await new Promise(resolve => setTimeout(resolve, 200));
    }
    return await meanwhile();
  } finally {
    end(child);
    await ended;
  }
}

async function answers(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
