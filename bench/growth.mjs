/**
 * Times the cases of the growth tests at 5,000, 20,000 and 80,000 rows: `npm run bench:growth`. Beside each time stands
 * the cost of a row against that at the size before: 1 is linear, 4 quadratic.
 * `-- --only WORDS` picks cases by name, `--sizes 5000,20000` sizes, `--runs 3` how often each is tried.
 */
import { parseArgs } from 'node:util';
import * as adapters from '../dist/adapters.js';
import * as library from '../dist/index.js';
import * as service from '../dist/service.js';
import { casesOf } from '../test/support/growth/cases.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: '5000,20000,80000' },
    runs: { type: 'string', default: '3' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const runs = Number(values.runs);
/** A case that takes longer is tried once. */
const PATIENCE = 2000;

function leastTime(call) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && (run === 0 || least < PATIENCE); run++) {
    const started = performance.now();
    call();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

const heading = sizes
  .map((size, place) => `${size} rows`.padStart(12) + (place > 0 ? '  a row' : ''))
  .join('');
console.log(`Node ${process.version}. Milliseconds, the least of ${runs}.\n\n${' '.repeat(84)}${heading}`);
const worst = [];
for (const { name, make } of casesOf(library, service, adapters)) {
  if (!name.includes(values.only)) continue;
  make(Math.min(...sizes, 500))();
  let before;
  const columns = sizes.map((size, place) => {
    const time = leastTime(make(size));
    const ratio = before === undefined ? 1 : time / size / before;
    before = time / size;
    if (place > 0 && time > 50) worst.push({ name, size, ratio });
    return time.toFixed(1).padStart(12) + (place > 0 ? ratio.toFixed(2).padStart(7) : '');
  });
  console.log(`${name.padEnd(84)}${columns.join('')}`);
}

worst.sort((a, b) => b.ratio - a.ratio);
console.log('\nSteepest, of those above 50 ms:');
for (const { name, size, ratio } of worst.slice(0, 10))
  console.log(`  ${ratio.toFixed(2).padStart(6)}  ${name}, at ${size} rows`);
