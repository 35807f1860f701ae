/** 1,000 accounts through Parquet and DuckDB are those of NDJSON, row by row and penny by penny. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DuckDBInstance } from '@duckdb/node-api';
import { analyse } from 'open-banking-insights';
import { analyseFile } from '../analyseFile.js';
import { requestsIn } from '../requests.js';
import { createTransactions, sampleRequest } from '../sample.js';

const ACCOUNTS = 1000;
const folder = mkdtempSync(join(tmpdir(), 'parquet-test-'));
const file = name => join(folder, name);
let instance;
let connection;

before(async () => {
  instance = await DuckDBInstance.create(file('work.duckdb'));
  connection = await instance.connect();
  await createTransactions(connection, 'transactions', ACCOUNTS);
  await connection.run(`COPY transactions TO '${file('all.parquet')}' (FORMAT parquet)`);
  writeFileSync(
    file('all.ndjson'),
    Array.from({ length: ACCOUNTS }, (_, index) => `${JSON.stringify(sampleRequest(index))}\n`).join(''),
  );
});
after(() => {
  connection.closeSync();
  instance.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

const ndjson = () =>
  readFileSync(file('all.ndjson'), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
const penniesOf = ({ transactions }) =>
  transactions.reduce((sum, { amount, creditDebitIndicator }) => {
    assert.match(amount, /^\d+\.\d\d$/);
    return sum + BigInt(amount.replace('.', '')) * (creditDebitIndicator === 'Debit' ? -1n : 1n);
  }, 0n);

async function listOf(items) {
  const list = [];
  for await (const item of items) list.push(item);
  return list;
}

for (const name of ['all.parquet', 'transactions'])
  test(`the requests of ${name} are those of NDJSON, rows and pennies`, async () => {
    const source = name.endsWith('.parquet') ? file(name) : name;
    const requests = await listOf(requestsIn(connection, source));
    const expected = ndjson();
    assert.equal(requests.length, ACCOUNTS);
    assert.deepEqual(requests, expected);
    assert.deepEqual(requests.map(penniesOf), expected.map(penniesOf));
  });

test('several Parquet files are read as one, and the rows of an account that stand apart come together', async () => {
  for (const part of [0, 1])
    await connection.run(
      `COPY (SELECT * FROM transactions WHERE sequence % 2 = ${part} ORDER BY random()) TO '${file(`part-${part}.parquet`)}' (FORMAT parquet)`,
    );
  assert.deepEqual(await listOf(requestsIn(connection, file('part-*.parquet'))), ndjson());
});

test('the results in Parquet are those of the library, and their sums are exact', async () => {
  const output = file('results.parquet');
  assert.deepEqual(await analyseFile(instance, file('all.parquet'), output), {
    accounts: ACCOUNTS,
    errors: 0,
  });
  const rows = (
    await connection.runAndReadAll(
      `SELECT account_id, CAST(income AS VARCHAR) AS income, CAST(outgoings AS VARCHAR) AS outgoings, result, typeof(income) AS type FROM read_parquet('${output}')`,
    )
  ).getRowObjects();
  const results = ndjson().map(request => analyse(request));
  assert.equal(rows.length, ACCOUNTS);
  for (const [index, row] of rows.entries()) {
    const { accountId, income, affordability } = results[index];
    assert.deepEqual(row, {
      account_id: accountId,
      income: income.incomeStreamsSummary.estimatedIncome.toFixed(2),
      outgoings: affordability.estimatedFixedCosts.toFixed(2),
      result: JSON.stringify(results[index]),
      type: 'DECIMAL(18,2)',
    });
  }
});

test('ids and sort codes keep their zeros, since nothing is sniffed', async () => {
  const [first] = await listOf(requestsIn(connection, 'transactions'));
  assert.equal(first.accountId, '0400000000');
  assert.match(first.transactions[0].description, / 04-00-04 00123456$/);
  // What DuckDB makes of the same text where it may guess.
  const csv = file('guessed.csv');
  writeFileSync(csv, 'account_id,amount\n0400000000,20.00\n');
  const guess = async options =>
    (
      await connection.runAndReadAll(`SELECT account_id::VARCHAR AS id FROM read_csv('${csv}'${options})`)
    ).getRowObjects()[0].id;
  assert.equal(await guess(', types={account_id: VARCHAR}'), '0400000000');
  assert.equal(await guess(', all_varchar=true'), '0400000000');
});

test('an account that cannot be worked out has its error, and the others have their results', async () => {
  await connection.run("CREATE TABLE few AS SELECT * FROM transactions WHERE account_id < '0400000010'");
  await connection.run("UPDATE few SET direction = 'Sideways' WHERE account_id = '0400000003'");
  const output = file('few.parquet');
  assert.deepEqual(await analyseFile(instance, 'few', output), { accounts: 10, errors: 1 });
  const rows = (
    await connection.runAndReadAll(`SELECT account_id, error, result FROM read_parquet('${output}')`)
  ).getRowObjects();
  for (const { account_id: id, error, result } of rows) {
    assert.equal(result === null, id === '0400000003');
    if (error !== null)
      assert.match(error, /^\[\{"path":\["transactions",0,"creditDebitIndicator"\],"code":/);
  }
});

test('npm start prints what it made, and replaces no file', () => {
  const start = words => spawnSync(process.execPath, ['main.js', ...words], { encoding: 'utf8' });
  const { status, stdout } = start([]);
  assert.equal(status, 0);
  assert.match(
    stdout,
    /^200 accounts, 0 errors\nversion \S+: \d+\.\d\d of income a month, \d+\.\d\d of fixed costs\n$/,
  );
  const output = file('mine.parquet');
  writeFileSync(output, 'mine');
  assert.equal(start([file('all.parquet'), output]).status, 1);
  assert.equal(readFileSync(output, 'utf8'), 'mine');
});
