/** Requests with many rows, made of a fixture whose rows come again, each time a year earlier. */
import { readFileSync } from 'node:fs';

const FIXTURES = new URL('../../../../fixtures/accounts/', import.meta.url);

export function fixture(name) {
  return JSON.parse(readFileSync(new URL(`${name}/request.json`, FIXTURES), 'utf8'));
}

export function large(name, count) {
  const request = fixture(name);
  const transactions = [];
  for (let round = 0; transactions.length < count; round += 1)
    for (const row of request.transactions.slice(0, count - transactions.length)) {
      const day = row.bookingDate.slice(4).replace('-02-29', '-02-28');
      transactions.push({
        ...row,
        transactionId: `${row.transactionId}-${round}`,
        bookingDate: `${Number(row.bookingDate.slice(0, 4)) - round}${day}`,
      });
    }
  return { ...request, historyStart: undefined, transactions };
}

/** The rows as a CSV file. */
export function csvOf({ transactions, currencyCode }) {
  const rows = transactions.map(({ bookingDate, description, amount, creditDebitIndicator }) => {
    const sign = creditDebitIndicator === 'Debit' ? '-' : '';
    return `${bookingDate},"${description.replaceAll('"', '""')}",${sign}${Number(amount).toFixed(2)},${currencyCode}`;
  });
  return `Date,Description,Amount,Currency\n${rows.join('\n')}\n`;
}
