/**
 * `npm start`: 200 made-up accounts as a Parquet file, worked out one after the other, and their results as a Parquet file.
 * Two words behind `--` are a file of yours and the file for its results.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { analyseFile } from './analyseFile.js';
import { createTransactions } from './sample.js';

const SAMPLE_ACCOUNTS = 200;

const say = text => process.stdout.write(`${text}\n`);
const [given, output = 'results.parquet'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'parquet-'));
// On the disk, where DuckDB puts what memory does not hold.
const instance = await DuckDBInstance.create(join(folder, 'work.duckdb'));
const connection = await instance.connect();
try {
  const input = given ?? join(folder, 'transactions.parquet');
  if (given === undefined) {
    await createTransactions(connection, 'transactions', SAMPLE_ACCOUNTS);
    await connection.run(`COPY transactions TO '${input}' (FORMAT parquet)`);
  }
  const results = given === undefined ? join(folder, 'results.parquet') : output;
  if (existsSync(results)) throw new Error(`${results} is there already: name another file`);
  const { accounts, errors } = await analyseFile(instance, input, results);
  say(`${accounts} accounts, ${errors} errors`);
  const summary = await connection.runAndReadAll(
    `SELECT engine_version AS version, CAST(sum(income) AS VARCHAR) AS income, CAST(sum(outgoings) AS VARCHAR) AS outgoings FROM read_parquet('${results.replaceAll("'", "''")}') GROUP BY ALL`,
  );
  for (const { version, income, outgoings } of summary.getRowObjects())
    say(`version ${version}: ${income} of income a month, ${outgoings} of fixed costs`);
} finally {
  connection.closeSync();
  instance.closeSync();
  rmSync(folder, { recursive: true, force: true });
}
