/** The command line of the bench. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ENGINES } from './engines.mjs';

const WORKLOADS = ['plain', 'mixed', 'usual', 'cold'];

export const usage = `npm run bench -- [options]

  --against DIR     another built checkout: both are timed in turn, and the change is printed
  --only A,B        these engines only (${ENGINES.join(', ')})
  --workload A,B    of ${WORKLOADS.join(', ')}; all of them by default
                    plain: one bank's wording; mixed: all banks' wording, a new place at every turn;
                    usual: all banks' wording, the same places again, as of one household; cold: fresh processes
  --size A,B        numbers of transactions (plain 500,5000,50000; others 5000)
  --rounds N        timed rounds (35; 7 above 10,000 transactions; 15 for cold starts)
  --write           put the tables into bench/RESULTS.md`;

/** Throws an Error that says what is wrong with the arguments. */
export function settingsOf(args) {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string' },
      only: { type: 'string' },
      workload: { type: 'string' },
      size: { type: 'string' },
      rounds: { type: 'string' },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  return {
    help: values.help,
    write: values.write,
    engines: among(values.only, ENGINES, '--only'),
    workloads: among(values.workload, WORKLOADS, '--workload'),
    sizes: values.size?.split(',').map(text => whole(text, '--size')),
    rounds: values.rounds === undefined ? undefined : whole(values.rounds, '--rounds'),
    builds: {
      new: distOf('.'),
      ...(values.against === undefined ? {} : { old: distOf(values.against) }),
    },
  };
}

function among(text, known, option) {
  if (text === undefined) return known;
  const asked = text.split(',');
  const strange = asked.find(name => !known.includes(name));
  if (strange !== undefined) throw new Error(`${option}: ${strange} is not one of ${known.join(', ')}`);
  return known.filter(name => asked.includes(name));
}

function whole(text, option) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`${option}: ${text} is not a whole number`);
  return number;
}

function distOf(folder) {
  const dist = resolve(folder, 'dist');
  if (!existsSync(dist)) throw new Error(`${dist} does not exist: run npm run build there`);
  return pathToFileURL(`${dist}/`);
}
