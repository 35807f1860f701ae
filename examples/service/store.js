/** Everything that survives a restart, in one SQLite file. A change of several rows is one transaction. */
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lockFile } from './lock.js';
import { bytesOf } from './operations.js';

// Its CommonJS names are not found by import.
const { Database } = createRequire(import.meta.url)('node-sqlite3-wasm');

const TABLES = `
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS clients (id TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS consents (id TEXT PRIMARY KEY, client TEXT NOT NULL, user TEXT, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS accounts (consent TEXT NOT NULL, id TEXT NOT NULL, account TEXT NOT NULL, balances TEXT NOT NULL,
  transactions BLOB NOT NULL, PRIMARY KEY (consent, id));
CREATE TABLE IF NOT EXISTS refreshes (consent TEXT NOT NULL, at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS invitations (id TEXT PRIMARY KEY, client TEXT NOT NULL, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS credit (user TEXT NOT NULL, client TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, client));
CREATE TABLE IF NOT EXISTS jobs (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, due INTEGER NOT NULL, value TEXT NOT NULL);`;

/** One process alone may have it open, and another is refused: see lock.js. */
export function openStore(given) {
  // Two names of one file have one lock.
  const file = existsSync(given) ? realpathSync(given) : given;
  const release = lockFile(file);
  let database;
  try {
    database = opened(file);
  } catch (error) {
    release();
    throw error;
  }
  const rows = (sql, ...values) => database.all(sql, values);
  const run = (sql, ...values) => database.run(sql, values);
  const parsedFirst = ([row]) => (row === undefined ? undefined : JSON.parse(row.value));

  /** All that `change` writes, or nothing of it. */
  function together(change) {
    if (database.inTransaction) return change();
    run('BEGIN IMMEDIATE');
    try {
      const result = change();
      run('COMMIT');
      return result;
    } catch (error) {
      run('ROLLBACK');
      throw error;
    }
  }

  return {
    together,
    close() {
      database.close();
      release();
    },

    setting(name, make) {
      const [known] = rows('SELECT value FROM settings WHERE name = ?', name);
      if (known !== undefined) return known.value;
      const value = make();
      run('INSERT INTO settings VALUES (?, ?)', name, value);
      return value;
    },

    client: id => parsedFirst(rows('SELECT value FROM clients WHERE id = ?', id)),
    saveClient: (id, client) => run('REPLACE INTO clients VALUES (?, ?)', id, JSON.stringify(client)),

    /** Of this client alone. */
    consent: (id, client) =>
      parsedFirst(rows('SELECT value FROM consents WHERE id = ? AND client = ?', id, client)),
    consentsOf: client =>
      rows('SELECT value FROM consents WHERE client = ?', client).map(({ value }) => JSON.parse(value)),
    consentsOfUser: (user, client) =>
      rows('SELECT value FROM consents WHERE user = ? AND client = ?', user, client).map(({ value }) =>
        JSON.parse(value),
      ),
    saveConsent: (consent, client) =>
      run(
        'REPLACE INTO consents VALUES (?, ?, ?, ?)',
        consent.consentId,
        client,
        consent.userId,
        JSON.stringify(consent),
      ),

    /** The transactions are JSON in bytes, which take a third of the time of text here. A worker reads them. */
    accountsOf: consent =>
      rows('SELECT * FROM accounts WHERE consent = ? ORDER BY id', consent).map(row => ({
        ...detailsIn(row),
        transactions: row.transactions,
      })),
    /** The same without the transactions. */
    detailsOf: consent =>
      rows('SELECT account, balances FROM accounts WHERE consent = ? ORDER BY id', consent).map(detailsIn),
    saveAccount: (consent, { account, balances, transactions }) =>
      run(
        'REPLACE INTO accounts VALUES (?, ?, ?, ?, ?)',
        consent,
        account.accountId,
        JSON.stringify(account),
        JSON.stringify(balances),
        transactions,
      ),
    /** What is stored of the transactions stays. */
    saveDetails: (consent, { account, balances }) =>
      run(
        `INSERT INTO accounts VALUES (?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET account = excluded.account, balances = excluded.balances`,
        consent,
        account.accountId,
        JSON.stringify(account),
        JSON.stringify(balances),
        bytesOf([]),
      ),
    deleteAccounts: consent => run('DELETE FROM accounts WHERE consent = ?', consent),

    refreshesOf: consent => rows('SELECT at FROM refreshes WHERE consent = ?', consent).map(({ at }) => at),
    addRefresh: (consent, at) => run('INSERT INTO refreshes VALUES (?, ?)', consent, at),

    invitation: (id, client) =>
      parsedFirst(rows('SELECT value FROM invitations WHERE id = ? AND client = ?', id, client)),
    saveInvitation: (id, client, value) =>
      run('REPLACE INTO invitations VALUES (?, ?, ?)', id, client, JSON.stringify(value)),

    credit: (user, client) =>
      parsedFirst(rows('SELECT value FROM credit WHERE user = ? AND client = ?', user, client)),
    saveCredit: (user, client, value) =>
      run('REPLACE INTO credit VALUES (?, ?, ?)', user, client, JSON.stringify(value)),
    deleteCredit: (user, client) => run('DELETE FROM credit WHERE user = ? AND client = ?', user, client),

    addJob: (kind, due, value) =>
      run('INSERT INTO jobs (kind, due, value) VALUES (?, ?, ?)', kind, due, JSON.stringify(value)),
    dueJobs: now =>
      rows('SELECT * FROM jobs WHERE due <= ? ORDER BY due, id', now).map(row => ({
        ...row,
        value: JSON.parse(row.value),
      })),
    hasJobs: () => rows('SELECT 1 FROM jobs LIMIT 1').length > 0,
    hasJob: id => rows('SELECT 1 FROM jobs WHERE id = ?', id).length > 0,
    /** Whether there were such. */
    endJobsOf(kind, consent) {
      const ended = rows('SELECT id, value FROM jobs WHERE kind = ?', kind).filter(
        ({ value }) => JSON.parse(value).consentId === consent,
      );
      for (const { id } of ended) run('DELETE FROM jobs WHERE id = ?', id);
      return ended.length > 0;
    },
    changeJob: (id, due, value) =>
      run('UPDATE jobs SET due = ?, value = ? WHERE id = ?', due, JSON.stringify(value), id),
    endJob: id => run('DELETE FROM jobs WHERE id = ?', id),
  };
}

function detailsIn({ account, balances }) {
  return { account: JSON.parse(account), balances: JSON.parse(balances) };
}

function opened(file) {
  // The package's own lock, a folder, stays where a process was killed. It would refuse every later one.
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const database = new Database(file);
  // Kept until the end: otherwise each statement would make and remove that folder, and read again what it knows.
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  database.exec(TABLES);
  return database;
}
