/** Made-up accounts, half of them British and half American, as requests and as a table. */

const PATTERNS = {
  GB: [
    'STANDING ORDER HARBOUR LETTINGS RENT 04-00-04 00123456',
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
const money = pennies => `${Math.floor(pennies / 100)}.${String(pennies % 100).padStart(2, '0')}`;

/** The amounts end in every number of pennies. Ids begin with zeros, as sort codes do. */
export function sampleRequest(index) {
  const countryCode = index % 2 === 0 ? 'GB' : 'US';
  const transactions = MONTHS.flatMap((month, at) =>
    PATTERNS[countryCode].map((description, kind) => ({
      transactionId: `${month}-${kind}`,
      bookingDate: `${month}-${String(3 + 7 * kind).padStart(2, '0')}`,
      description,
      amount: money(
        kind === 3 ? 150_000 + (index % 70_000) : 2_000 + ((index * 701 + at * 37 + kind * 1307) % 30_000),
      ),
      creditDebitIndicator: kind === 3 ? 'Credit' : 'Debit',
      status: 'Booked',
    })),
  );
  return {
    accountId: `0400${String(index).padStart(6, '0')}`,
    countryCode,
    currencyCode: countryCode === 'GB' ? 'GBP' : 'USD',
    balances: {
      current: { amount: money(100_000 + index), creditDebitIndicator: index % 3 === 0 ? 'Debit' : 'Credit' },
    },
    transactions,
  };
}

/** A table with a row for each transaction. */
export async function createTransactions(connection, table, count) {
  await connection.run(
    `CREATE OR REPLACE TABLE "${table}" (account_id VARCHAR, sequence INTEGER, country VARCHAR, currency VARCHAR, balance DECIMAL(18, 2), transaction_id VARCHAR, booking_date DATE, description VARCHAR, amount DECIMAL(18, 2), direction VARCHAR, status VARCHAR)`,
  );
  // Texts, which DuckDB makes decimals and dates: no number of JavaScript comes between.
  await connection.run(
    `CREATE OR REPLACE TEMP TABLE texts AS SELECT ${Array.from({ length: 11 }, (_, at) => `''::VARCHAR AS c${at}`).join(', ')} LIMIT 0`,
  );
  const appender = await connection.createAppender('texts');
  for (let index = 0; index < count; index++) {
    const { accountId, countryCode, currencyCode, balances, transactions } = sampleRequest(index);
    const { amount, creditDebitIndicator } = balances.current;
    const balance = `${creditDebitIndicator === 'Debit' ? '-' : ''}${amount}`;
    for (const [sequence, row] of transactions.entries()) {
      for (const cell of [
        ...[accountId, String(sequence), countryCode, currencyCode, balance, row.transactionId],
        ...[row.bookingDate, row.description, row.amount, row.creditDebitIndicator, row.status],
      ])
        appender.appendVarchar(cell);
      appender.endRow();
    }
  }
  appender.closeSync();
  await connection.run(`INSERT INTO "${table}" SELECT * FROM texts`);
  await connection.run('DROP TABLE texts');
}
