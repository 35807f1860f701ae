/** One process alone has the store: another is refused while it runs, and starts after it was killed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openStore } from '../store.js';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
const OPENER = fileURLToPath(new URL('./opener.js', import.meta.url));

const fileOf = () => join(mkdtempSync(join(tmpdir(), 'service-lock-')), 'service.sqlite');

/** A process that opens the store, writes, and stays until it is killed. `outcome`: `open`, or why not. */
function opener(file, name) {
  const child = spawn(process.execPath, [OPENER, file, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const outcome = once(child.stdout, 'data').then(([data]) => data.toString());
  const kill = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return { child, outcome, kill };
}

test('refuses a second process while the first runs, and lets it in when that was killed', async () => {
  const file = fileOf();
  const first = opener(file, 'first');
  assert.equal(await first.outcome, 'open');
  const message = `The store is in use by process ${first.child.pid}. If that is no service, remove ${file}.process.`;
  assert.throws(() => openStore(file), { code: 'STORE_IN_USE', message });
  const link = fileOf();
  symlinkSync(file, link);
  assert.throws(() => openStore(link), { code: 'STORE_IN_USE' });
  await first.kill();
  assert.ok(existsSync(`${file}.lock`) && existsSync(`${file}.process`), 'nothing was left behind');

  const second = openStore(file);
  assert.equal(
    second.setting('first', () => 'lost'),
    'written',
  );
  assert.throws(() => openStore(file), { code: 'STORE_IN_USE' });
  second.close();
  const left = readdirSync(dirname(file)).filter(name => !name.endsWith('-journal'));
  assert.deepEqual(left, ['service.sqlite']);
});

test('the service itself says why it does not start, and the one that runs goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-twice-'));
  const first = spawn(process.execPath, [MAIN], { env: { ...process.env, PORT: '0', DATA: folder } });
  let log = '';
  for await (const chunk of first.stdout.iterator({ destroyOnReturn: false })) {
    log += chunk;
    if (log.includes('Server listening')) break;
  }
  first.stdout.resume();
  const second = spawn(process.execPath, [MAIN], { env: { ...process.env, PORT: '0', DATA: folder } });
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  assert.equal(code, 1);
  assert.match(said, new RegExp(`^The store is in use by process ${first.pid}\\. .*\\n$`));
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(log);
  const form = 'grant_type=client_credentials&client_id=demo&client_secret=demo-secret&scope=api:data';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  assert.equal(
    (await fetch(`${address}/v1/oauth2/token`, { method: 'POST', headers, body: form })).status,
    200,
  );
  const exited = once(first, 'exit');
  first.kill('SIGTERM');
  assert.deepEqual(await exited, [0, null]);
});

test('of several that start at once after a killed one, one alone gets it', async () => {
  const file = fileOf();
  const killed = opener(file, 'killed');
  await killed.outcome;
  await killed.kill();
  const openers = Array.from({ length: 5 }, (_, index) => opener(file, `opener ${index}`));
  const outcomes = await Promise.all(openers.map(({ outcome }) => outcome));
  assert.deepEqual(outcomes.toSorted(), [...Array(4).fill('STORE_IN_USE'), 'open']);
  for (const { kill } of openers) await kill();
});

test('a lock whose number another process has now, or that nobody wrote, stops nothing', () => {
  const left = [{ process: process.pid, started: '1' }, { process: 0 }, { process: 2 ** 30, started: null }];
  // The parent runs, but began at another time. Only Linux tells.
  if (process.platform === 'linux') left.push({ process: process.ppid, started: '1' });
  for (const lock of [...left.map(each => JSON.stringify(each)), '', 'x']) {
    const file = fileOf();
    writeFileSync(`${file}.process`, lock);
    openStore(file).close();
  }
  const file = fileOf();
  writeFileSync(`${file}.process`, JSON.stringify({ process: process.ppid, started: null }));
  assert.throws(() => openStore(file), { code: 'STORE_IN_USE' });
});
