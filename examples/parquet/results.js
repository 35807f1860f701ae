/** Results into a DuckDB table, and from there into Parquet. */

const TABLE = 'results';

/** Money as text in, DECIMAL in the table: exact on both sides. */
export async function createResults(connection) {
  await connection.run(
    `CREATE OR REPLACE TABLE ${TABLE} (account_id VARCHAR, engine_version VARCHAR, income DECIMAL(18, 2), outgoings DECIMAL(18, 2), error VARCHAR, result VARCHAR)`,
  );
}

/** One row an account. `result` is null where there is an error. */
export async function addResult(connection, accountId, result, error = null) {
  const { income, affordability, meta } = result ?? {};
  const text = amount => (amount === undefined || amount === null ? null : amount.toFixed(2));
  await connection.run(
    `INSERT INTO ${TABLE} VALUES ($1, $2, CAST($3 AS DECIMAL(18, 2)), CAST($4 AS DECIMAL(18, 2)), $5, $6)`,
    [
      accountId,
      meta?.engineVersion ?? null,
      text(income?.incomeStreamsSummary.estimatedIncome),
      text(affordability?.estimatedFixedCosts),
      error,
      result === null ? null : JSON.stringify(result),
    ],
  );
}

export async function writeResults(connection, file) {
  await connection.run(
    `COPY (SELECT * FROM ${TABLE} ORDER BY account_id) TO '${file.replaceAll("'", "''")}' (FORMAT parquet)`,
  );
}
