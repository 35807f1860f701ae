/**
 * Requests out of a DuckDB table or a Parquet file, account by account, however many there are: DuckDB sorts on its disk, and rows
 * come in chunks.
 *
 * Every column is asked for as text. A cell of Arrow has no scale, and a JavaScript number has no pennies: what is DECIMAL(18, 2)
 * there is the text of these digits here.
 */

/** `name`: of a table, or of a Parquet file, a pattern of them included. */
export function sourceOf(name) {
  return /\.parquet$/i.test(name)
    ? `read_parquet('${name.replaceAll("'", "''")}')`
    : `"${name.replaceAll('"', '""')}"`;
}

/** The columns of a row by the members of a transaction. */
const TRANSACTION = {
  transactionId: 'transaction_id',
  bookingDate: 'booking_date',
  description: 'description',
  amount: 'amount',
  creditDebitIndicator: 'direction',
  status: 'status',
};

/** A table of one row for each transaction, with the facts of its account beside it. */
function statementOf(name) {
  const columns = ['account_id', 'country', 'currency', 'balance', ...Object.values(TRANSACTION)];
  const texts = columns.map(column => `CAST(${column} AS VARCHAR) AS ${column}`);
  // `sequence` is the place of the row in its account. A file has no order of its own.
  return `SELECT ${texts.join(', ')} FROM ${sourceOf(name)} ORDER BY account_id, sequence`;
}

/** The requests, in the order of the ids of their accounts. */
export async function* requestsIn(connection, name) {
  const rows = await connection.stream(statementOf(name));
  const names = rows.columnNames();
  let request = null;
  for (;;) {
    const chunk = await rows.fetchChunk();
    if (chunk === null || chunk.rowCount === 0) break;
    for (const row of chunk.getRowObjects(names)) {
      if (request !== null && request.accountId !== row.account_id) {
        yield request;
        request = null;
      }
      request ??= requestOf(row);
      request.transactions.push(transactionOf(row));
    }
  }
  if (request !== null) yield request;
}

function requestOf({ account_id: accountId, country: countryCode, currency: currencyCode, balance }) {
  const isOwed = balance.startsWith('-');
  return {
    accountId,
    countryCode,
    currencyCode,
    balances: {
      current: { amount: balance.replace('-', ''), creditDebitIndicator: isOwed ? 'Debit' : 'Credit' },
    },
    transactions: [],
  };
}

function transactionOf(row) {
  return Object.fromEntries(Object.entries(TRANSACTION).map(([member, column]) => [member, row[column]]));
}
