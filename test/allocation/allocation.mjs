/**
 * Prints, as JSON, the bytes that one call of the built package allocates: engine and account to bytes. No clock and no load can move them.
 * Without the optimising compilers they are what the code asks for; which objects those leave out depends on when they run.
 * `test/allocation/allocation.full.test.ts` has the flags that it needs.
 */
import { argumentOf, run } from '../../bench/engines.mjs';
import { mixedWorkload } from '../../bench/mixed.mjs';
import { workload } from '../../bench/workload.mjs';
import * as library from '../../dist/index.js';

const ACCOUNTS = {
  '60 rows (GB)': workload(60),
  '900 rows of all banks (GB)': mixedWorkload('GB', 900),
  '900 rows of all banks (US)': mixedWorkload('US', 900),
  '5000 rows of one bank (GB)': workload(5000),
};
const ENGINES = ['enrichTransactions', 'verifyIncome', 'assessAffordability', 'analyse'];
const WARM_UP = 10;
const ROUNDS = 5;
const ROWS_A_ROUND = 1200;

/** Kept, so that no result is garbage before it is weighed. */
let kept;

/** `calls`: more of a small account, since the engine now and then allocates some kilobytes of its own. */
function bytesOf(engine, body, calls) {
  for (let round = 0; round < WARM_UP; round++) kept = run(library, engine, argumentOf(engine, body));
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const given = Array.from({ length: calls }, () => argumentOf(engine, body));
    globalThis.gc();
    const before = process.memoryUsage().heapUsed;
    for (const argument of given) kept = run(library, engine, argument);
    // Now and then a function is compiled once more.
    least = Math.min(least, (process.memoryUsage().heapUsed - before) / calls);
  }
  return Math.round(least);
}

const bytes = {};
for (const [account, request] of Object.entries(ACCOUNTS)) {
  const body = JSON.stringify(request);
  for (const engine of ENGINES)
    bytes[`${engine}, ${account}`] = bytesOf(
      engine,
      body,
      Math.ceil(ROWS_A_ROUND / request.transactions.length),
    );
}
if (kept === undefined) throw new Error('nothing was computed');
console.log(JSON.stringify(bytes));
