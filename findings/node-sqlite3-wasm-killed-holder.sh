#!/bin/sh
# A process that is killed while it writes leaves a node-sqlite3-wasm database locked for ever.
#
# Tried with node-sqlite3-wasm 0.8.60. A process holds a write transaction and is killed, as in a power cut or by a manager of processes.
# Expected: the next process rolls the unfinished transaction back and goes on, as SQLite does elsewhere, where the system lets go of
# the locks of a process that ended.
# Seen: each later statement fails with "database is locked", until somebody removes the folder FILE.lock by hand.
# Cause: the package locks by making that folder, and nothing tells whether its owner still lives.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund node-sqlite3-wasm@0.8.60

cat > holder.cjs <<'JS'
const { Database } = require('node-sqlite3-wasm');

const database = new Database('rows.db');
database.exec('CREATE TABLE rows (id INTEGER)');
database.exec('BEGIN IMMEDIATE');
database.exec('INSERT INTO rows VALUES (1)');
process.kill(process.pid, 'SIGKILL');
JS
cat > read.cjs <<'JS'
const { spawnSync } = require('node:child_process');
const { rmSync } = require('node:fs');
const { Database } = require('node-sqlite3-wasm');

const count = () => {
  const database = new Database('rows.db');
  try {
    return database.all('SELECT count(*) AS n FROM rows')[0].n;
  } catch (error) {
    return error.message;
  } finally {
    database.close();
  }
};
const { signal } = spawnSync(process.execPath, ['holder.cjs']);
const first = count();
const again = count();
rmSync('rows.db.lock', { recursive: true });
const seen = { signal, first, again, withoutFolder: count() };
console.log(JSON.stringify(seen));
const EXPECTED =
  '{"signal":"SIGKILL","first":"database is locked","again":"database is locked","withoutFolder":0}';
process.exitCode = JSON.stringify(seen) === EXPECTED ? 0 : 1;
JS
node read.cjs
