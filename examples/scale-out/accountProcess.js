/** The process in which accounts are worked out, one after the other. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ACCOUNT = fileURLToPath(new URL('./account.js', import.meta.url));

/** The process ended while it had a line. Anything else that goes wrong is a fault of the surroundings. */
export class AccountDied extends Error {}

export function accountProcess(megabytes) {
  let child = null;

  /** A process that said that it is ready; a new one after a death. */
  async function ready() {
    if (child !== null) return child;
    const started = fork(ACCOUNT, ['child'], {
      execArgv: [`--max-old-space-size=${megabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    await new Promise((resolve, reject) => {
      started.once('message', resolve);
      started.once('error', reject);
      started.once('exit', (code, signal) =>
        reject(new Error(`the process of the accounts cannot start (${signal ?? code})`)),
      );
    });
    child = started;
    return started;
  }

  return {
    /** The answer to a line. Throws AccountDied. */
    async answer(line) {
      const account = await ready();
      return new Promise((resolve, reject) => {
        const ended = () => reject(new AccountDied('the process ended'));
        account.once('exit', ended);
        account.once('message', answer => {
          account.off('exit', ended);
          resolve(answer);
        });
        // Where the line cannot be sent, the process has ended, and its end is told.
        account.send(line.toString('utf8'), () => undefined);
      });
    },
    /** The next line has a new process, whatever earlier lines left in this one. */
    end() {
      child?.kill('SIGKILL');
      child = null;
    },
  };
}
