/** Shards of made-up accounts, and their tasks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from 'open-banking-insights';
import { tasksOf } from './tasks.js';

/** Half of them British, half American; each has its own amounts. */
const PATTERNS = {
  GB: [
    'STANDING ORDER HARBOUR LETTINGS RENT',
    'CARD PAYMENT TO TESCO STORES 3021',
    'DIRECT DEBIT PAYMENT TO OCTOPUS ENERGY',
    'NORTHGATE LOGISTICS LTD SALARY BGC',
  ],
  US: [
    'HARBOR PROPERTY MGMT DES:RENT ID:1042 PPD',
    'POS PURCHASE KROGER #512 COLUMBUS OH',
    'VERIZON WIRELESS DES:PAYMENTS PPD',
    'NORTHGATE LOGISTICS DES:PAYROLL PPD',
  ],
};
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

export function accountOf(index) {
  const countryCode = index % 2 === 0 ? 'GB' : 'US';
  const transactions = MONTHS.flatMap(month =>
    PATTERNS[countryCode].map((description, at) => ({
      transactionId: `${month}-${at}`,
      bookingDate: `${month}-${String(3 + 7 * at).padStart(2, '0')}`,
      description,
      amount: at === 3 ? 1500 + (index % 700) : 20 + ((index * 7 + at * 13) % 300),
      creditDebitIndicator: at === 3 ? 'Credit' : 'Debit',
      status: 'Booked',
    })),
  );
  return {
    accountId: `account-${index}`,
    countryCode,
    currencyCode: countryCode === 'GB' ? 'GBP' : 'USD',
    balances: { current: { amount: 1000 + index, creditDebitIndicator: 'Credit' } },
    transactions,
  };
}

/** Files of so many lines. */
export function writeShards(folder, lines, perShard) {
  mkdirSync(folder, { recursive: true });
  const shards = [];
  for (let from = 0; from < lines.length; from += perShard) {
    const shard = join(folder, `shard-${String(shards.length).padStart(4, '0')}.ndjson`);
    writeFileSync(shard, `${lines.slice(from, from + perShard).join('\n')}\n`);
    shards.push(shard);
  }
  return shards;
}

/**
 * Tells the engine of every task. Said again after a load that was cut off, nothing is there twice. Gives how many tasks there are,
 * and how many of them the engine knew already.
 */
export async function addTasks(engine, shards, size, run = ENGINE_VERSION) {
  let count = 0;
  let known = 0;
  for (const shard of shards)
    for await (const task of tasksOf(shard, size, run)) {
      if (!(await engine.add(task))) known++;
      count++;
    }
  return { count, known };
}
