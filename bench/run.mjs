/**
 * Times every engine against the built package, as a multiple of JSON.parse of the same body in the same process:
 * machines differ, the ratio much less. Run `npm run bench`.
 */
import { cpus } from 'node:os';
import * as library from '../dist/index.js';
import { workload } from './workload.mjs';

const SIZES = [500, 5000, 50_000];
const WARM_UP = 3;
const ROUNDS = 15;
const options = { maxTransactions: 100_000 };

/** Kept, so that no call can be optimised away. */
let sink = 0;

const started = performance.now();
library.enrichTransactions({ ...workload(1), referenceId: 'first' });
const firstCall = performance.now() - started;

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores`);
console.log(`First call (builds the GB lexicon): ${firstCall.toFixed(0)} ms\n`);
console.log('Warm medians of interleaved rounds; × = multiple of JSON.parse of the same body.\n');

const perRow = new Map();
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
    'JSON.parse': () => JSON.parse(body),
    enrichTransactions: () => library.enrichTransactions(request, options),
    verifyIncome: () => library.verifyIncome(request, options),
    assessAffordability: () => library.assessAffordability(request, options),
    validateForScore: () => library.validateForScore({ account, transactions }, options),
    assessConsumerFinancialHealth: () =>
      library.assessConsumerFinancialHealth({ ...rest, accounts: [account] }, options),
    assessBusinessFinancialHealth: () =>
      library.assessBusinessFinancialHealth({ ...rest, accounts: [account] }, options),
    analyse: () => library.analyse(request, options),
  };
  const rounds = size > 10_000 ? 5 : ROUNDS;
  const times = Object.fromEntries(Object.keys(engines).map(name => [name, []]));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const [name, call] of Object.entries(engines)) {
      const start = performance.now();
      const result = call();
      const took = performance.now() - start;
      sink += Object.keys(result).length;
      if (round >= 0) times[name].push(took);
    }
  }
  const median = list => [...list].sort((a, b) => a - b)[list.length >> 1];
  const yardstick = median(times['JSON.parse']);
  console.log(`${size} transactions, ${body.length} bytes`);
  for (const [name, list] of Object.entries(times)) {
    const middle = median(list);
    perRow.set(`${name} ${size}`, middle / size);
    const spread = `${Math.min(...list).toFixed(1)}–${Math.max(...list).toFixed(1)}`;
    console.log(
      `  ${name.padEnd(32)} ${middle.toFixed(2).padStart(9)} ms  ${(middle / yardstick).toFixed(2).padStart(7)} ×   (${spread})`,
    );
  }
  console.log('');
}

console.log('Growth: time per row at 50 000 over time per row at 5000 (1 = linear)');
for (const name of [
  'JSON.parse',
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
