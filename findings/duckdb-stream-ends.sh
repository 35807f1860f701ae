#!/bin/sh
# Rows that DuckDB streams end, without an error, where another statement runs on the same connection.
#
# Tried with @duckdb/node-api 1.5.6-r.1. 100,000 rows are read by `stream`, chunk by chunk. After the first chunk the same connection
# inserts a row into another table.
# Expected: the other chunks come, or fetchChunk fails.
# Seen: fetchChunk says that there are no more. Whoever reads accounts and writes their results on one connection loses accounts.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @duckdb/node-api@1.5.6-r.1

cat > seen.mjs <<'JS'
import { DuckDBInstance } from '@duckdb/node-api';

async function rowsRead(writesOn) {
  const instance = await DuckDBInstance.create(':memory:');
  const [reading, other] = [await instance.connect(), await instance.connect()];
  const writing = writesOn === 'the same' ? reading : other;
  await writing.run('CREATE TABLE results (id INTEGER)');
  const rows = await reading.stream('SELECT range AS id FROM range(100000)');
  let count = 0;
  for (let chunk = await rows.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await rows.fetchChunk()) {
    if (count === 0) await writing.run('INSERT INTO results VALUES (1)');
    count += chunk.rowCount;
  }
  return count;
}
const [same, another] = [await rowsRead('the same'), await rowsRead('another')];
console.log(`of 100000 rows: ${same} where the same connection writes, ${another} where another one does`);
process.exitCode = same < 100_000 && another === 100_000 ? 0 : 1;
JS
node seen.mjs
