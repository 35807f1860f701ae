/** Workers that are still starting are not ended: Node aborts the process if one is ended while it links its modules. */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { Plan } from '../../../src/cli/many/plan.js';
import { poolOf } from '../../../src/cli/many/pool.js';
import { COMMAND } from '../support.js';

vi.setConfig({ testTimeout: 120_000 });

const PLAN = { jobs: 2, workerMegabytes: 128, settings: {}, flagsOfWorkers: [] } as unknown as Plan;

it.each(['message', 'error', 'exit'])(
  'the pool is ended after the %s of the last worker that starts',
  async event => {
    const threads = [new EventEmitter(), new EventEmitter()];
    const destroy = vi.fn(async () => undefined);
    class Piscina extends EventEmitter {
      readonly threads = threads;
      readonly destroy = destroy;
    }
    const pool = await poolOf(
      '',
      PLAN,
      () => undefined,
      async () => ({ Piscina }) as never,
    );
    threads[0]?.emit('message', {});
    const stopped = pool.stop();
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(destroy).not.toHaveBeenCalled();
    threads[1]?.emit(event, new Error('of the worker'));
    await stopped;
    expect(destroy).toHaveBeenCalledTimes(1);
  },
);

function ended(words: readonly string[], signal: NodeJS.Signals | null, delay: number) {
  const child = spawn(process.execPath, [COMMAND, 'analyse-many', ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
  const timer = signal === null ? undefined : setTimeout(() => child.kill(signal), delay);
  return new Promise<string>(resolve =>
    child.on('close', (code, by) => {
      clearTimeout(timer);
      resolve(String(by ?? code));
    }),
  );
}

it('a signal at any moment of the start ends the process by that signal', async () => {
  const found = new Set<string>();
  for (let turn = 0; turn < 60; turn++)
    found.add(await ended(['-', '--jobs', '4'], turn % 2 === 0 ? 'SIGINT' : 'SIGTERM', 120 + 7 * turn));
  expect([...found].sort()).toEqual(['SIGINT', 'SIGTERM']);
});

it('an input that is missing ends with 2, though workers are starting', async () => {
  const found = new Set<string>();
  for (let turn = 0; turn < 25; turn++) found.add(await ended(['no-such.ndjson', '--jobs', '6'], null, 0));
  expect([...found]).toEqual(['2']);
});
