/**
 * Works out one account after the other, in a process of its own: what an account does to its memory ends with it. A line comes
 * in, its result goes out.
 */
import { writeFile } from 'node:fs';
import { analyse, ENGINE_VERSION, InvalidRequestError } from 'open-banking-insights';

/** What a line gives, as text, with the account that it is of. */
export function answerOf(line) {
  let accountId = null;
  try {
    const request = JSON.parse(line);
    accountId = typeof request?.accountId === 'string' ? request.accountId : null;
    return { accountId, engineVersion: ENGINE_VERSION, text: JSON.stringify(analyse(request)) };
  } catch (error) {
    if (!(error instanceof InvalidRequestError || error instanceof SyntaxError)) throw error;
    const reason = error instanceof SyntaxError ? 'the line is not JSON' : error.message;
    return { accountId, engineVersion: ENGINE_VERSION, text: JSON.stringify({ accountId, error: reason }) };
  }
}

if (process.send !== undefined && process.argv[2] === 'child') {
  // A deploy may send its signal to all processes of the worker. This one ends with its worker, so that a line is not taken for deadly.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  // Where memory runs out, Linux ends this process and not the worker, which can then say which account it was.
  writeFile('/proc/self/oom_score_adj', '1000', () => undefined);
  process.on('message', line => process.send(answerOf(line)));
  process.send('ready');
}
