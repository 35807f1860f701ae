/**
 * Counts the steps of every case at two sizes, in a process of its own:
 * `node measure.mjs [--size 500] [--only WORDS] [--part 0 --parts 2] [--blame]`. Prints a line of JSON for each case.
 */
import { parseArgs } from 'node:util';
import './start.mjs';
import { casesOf } from './cases.mjs';
import { sampleCallers, stepsByName, stepsSoFar } from './counters.mjs';
import { asking, ENGINES } from './engines.mjs';
import { FAMILIES } from './families.mjs';
import { growthOf } from './growth.mjs';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '500' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '0' },
    parts: { type: 'string', default: '1' },
    blame: { type: 'boolean', default: false },
  },
});
const size = Number(values.size);
const library = await import('../../../dist/index.js');
const service = await import('../../../dist/service.js');
const adapters = await import('../../../dist/adapters.js');

// Tables that are made once are made now.
for (const country of ['GB', 'US'])
  for (const engine of ENGINES)
    asking(library, engine, country, FAMILIES['all payers distinct'](40, country))();

let wasRefused = false;
const stepsOf = call => {
  const before = stepsSoFar();
  const answer = call();
  const steps = stepsSoFar() - before;
  wasRefused = answer instanceof Error || answer?.success === false;
  return steps;
};
const byName = call => {
  const before = stepsByName();
  call();
  const after = stepsByName();
  return new Map([...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)]));
};

const cases = casesOf(library, service, adapters).filter(
  ({ name }, index) => name.includes(values.only) && index % Number(values.parts) === Number(values.part),
);
for (const { name, make, isRefused } of cases) {
  const started = performance.now();
  try {
    // Tables that are made once in a process, such as those of schedules, are no cost of the least request, nor of any.
    stepsOf(make(1));
    // The largest before the smaller: what it makes for the first time makes growth look worse, never better.
    const [least, large, small] = [1, 4 * size, size].map(rows => stepsOf(make(rows)));
    const growth = Math.round(growthOf({ least, small, large }) * 100) / 100;
    const milliseconds = Math.round(performance.now() - started);
    console.log(JSON.stringify({ name, isRefused, wasRefused, least, small, large, growth, milliseconds }));
    if (values.blame && growth > 4.9) blame(make);
  } catch (error) {
    console.log(JSON.stringify({ name, error: String(error?.stack ?? error).slice(0, 600) }));
  }
}

function blame(make) {
  const small = byName(make(size));
  sampleCallers(20_000);
  const large = byName(make(4 * size));
  const callers = [...sampleCallers(0)].sort((a, b) => b[1] - a[1]);
  const excess = [...large]
    .map(([name, count]) => [name, count - 4 * (small.get(name) ?? 0), count, small.get(name) ?? 0])
    .sort((a, b) => b[1] - a[1]);
  for (const [name, , count, before] of excess.slice(0, 5)) console.log(`    ${name}: ${before} to ${count}`);
  for (const [key, count] of callers.slice(0, 4)) console.log(`    ~${count} ${key}`);
}
