/** Workers of this machine. One that dies is started again, as a cluster would. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

export function fleetOf(count, engine, results, megabytes = 512) {
  let isEnded = false;
  const workers = new Map();
  const start = index => {
    const child = spawn(process.execPath, [WORKER, engine, results, String(megabytes)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    workers.set(index, child);
    child.once('exit', () => {
      if (!isEnded) start(index);
    });
  };
  for (let index = 0; index < count; index++) start(index);
  return {
    pidOf: index => workers.get(index).pid,
    async end(signal = 'SIGKILL') {
      isEnded = true;
      await Promise.all(
        [...workers.values()].map(async child => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const gone = once(child, 'exit');
          child.kill(signal);
          await gone;
        }),
      );
    },
  };
}
