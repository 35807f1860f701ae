/**
 * Times every engine against the built package, as a multiple of JSON.parse of the same body in the same process:
 * machines differ, the ratio much less. Run `npm run bench`.
 */
import { cpus } from 'node:os';
import * as library from '../dist/index.js';
import { workload } from './workload.mjs';

const SIZES = [500, 5000, 50_000];
const WARM_UP = 15;
const ROUNDS = 35;
const options = { maxTransactions: 100_000 };

/** Kept, so that no call can be optimised away. */
let sink = 0;

const started = performance.now();
library.enrichTransactions({ ...workload(1), referenceId: 'first' });
const firstCall = performance.now() - started;

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores`);
console.log(`First call (builds the GB lexicon): ${firstCall.toFixed(0)} ms\n`);
console.log('Warm medians; × = multiple of JSON.parse of the same body, timed in turn with it.\n');

const perRow = new Map();
const median = list => [...list].sort((a, b) => a - b)[list.length >> 1];
for (const size of SIZES) {
  const request = workload(size);
  const body = JSON.stringify(request);
  const { accountId, transactions, balances, ...rest } = request;
  const account = {
    accountId,
    currencyCode: 'GBP',
    accountType: 'Personal',
    accountSubType: 'CurrentAccount',
    balances,
    transactions,
  };
  const engines = {
    enrichTransactions: () => library.enrichTransactions(request, options),
    verifyIncome: () => library.verifyIncome(request, options),
    assessAffordability: () => library.assessAffordability(request, options),
    validateForScore: () => library.validateForScore({ account, transactions }, options),
    assessConsumerFinancialHealth: () =>
      library.assessConsumerFinancialHealth({ ...rest, accounts: [account] }, options),
    assessBusinessFinancialHealth: () =>
      library.assessBusinessFinancialHealth({ ...rest, accounts: [account] }, options),
    endOfDayBalances: () => library.endOfDayBalances({ ...rest, accounts: [account] }, options),
    analyse: () => library.analyse(request, options),
  };
  const rounds = size > 10_000 ? 7 : ROUNDS;
  console.log(`${size} transactions, ${body.length} bytes`);
  for (const [name, call] of Object.entries(engines)) {
    // Each engine in turn with its yardstick, so that both meet the same machine.
    const times = { parse: [], engine: [] };
    for (let round = -WARM_UP; round < rounds; round++) {
      const start = performance.now();
      sink += Object.keys(JSON.parse(body)).length;
      const middle = performance.now();
      sink += Object.keys(call()).length;
      const end = performance.now();
      if (round < 0) continue;
      times.parse.push(middle - start);
      times.engine.push(end - middle);
    }
    const middle = median(times.engine);
    perRow.set(`${name} ${size}`, middle / median(times.parse));
    const spread = `${Math.min(...times.engine).toFixed(1)}–${Math.max(...times.engine).toFixed(1)}`;
    console.log(
      `  ${name.padEnd(32)} ${middle.toFixed(2).padStart(9)} ms  ${(middle / median(times.parse)).toFixed(2).padStart(7)} ×   (${spread})`,
    );
  }
  console.log('');
}

{
  const request = workload(5000, 2, 1);
  const body = JSON.stringify(request);
  const times = { parse: [], analyse: [] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const start = performance.now();
    sink += Object.keys(JSON.parse(body)).length;
    const middle = performance.now();
    sink += Object.keys(library.analyse(request, options)).length;
    if (round < 0) continue;
    times.parse.push(middle - start);
    times.analyse.push(performance.now() - middle);
  }
  const ratio = median(times.analyse) / median(times.parse);
  console.log(`5000 transactions, every shop a new one: analyse ${ratio.toFixed(2)} ×\n`);
}

console.log('Growth: multiple of JSON.parse at 50 000 over that at 5000 (1 = linear)');
for (const name of [
  'enrichTransactions',
  'verifyIncome',
  'assessAffordability',
  'assessConsumerFinancialHealth',
  'analyse',
]) {
  console.log(
    `  ${name.padEnd(32)} ${(perRow.get(`${name} 50000`) / perRow.get(`${name} 5000`)).toFixed(2)}`,
  );
}
if (sink === 0) throw new Error('nothing was computed');
