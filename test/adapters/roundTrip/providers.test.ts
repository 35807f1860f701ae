/** Every fixture account, written as an answer of each provider, read back: the same rows, and so the same insights. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStatements, type StatementTransaction, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { type FixtureAccount, type FixtureRow, WRITERS, type Writer } from './providers.js';

const FOLDER = 'fixtures/accounts';
/** Small, so that analysing them in every format takes no time. One of each country. */
const ANALYSED = ['gb-ninety-days', 'us-social-security'];

const ACCOUNTS = readdirSync(FOLDER).map(name => {
  const request = JSON.parse(readFileSync(`${FOLDER}/${name}/request.json`, 'utf8')) as FixtureAccount;
  // Some fixtures have the time of day too, which no row of a result keeps.
  const transactions = request.transactions.map(row => ({
    ...row,
    bookingDate: row.bookingDate.slice(0, 10),
  }));
  return [name, { ...request, transactions }] as const;
});

const COMMON = ['transactionId', 'description', 'creditDebitIndicator', 'status', 'bookingDate'] as const;

/** The row with what the format holds of it, and no more. */
function carried(row: FixtureRow, { carries, digits = String }: Writer) {
  const kept = Object.fromEntries(
    [...COMMON, ...carries].flatMap(name =>
      (row[name] ?? undefined) === undefined ? [] : [[name, row[name]]],
    ),
  );
  const balance = kept['balance'] as FixtureRow['balance'];
  const code = kept['proprietaryTransactionCode'] as FixtureRow['proprietaryTransactionCode'];
  return {
    ...kept,
    amount: digits(row.amount),
    ...(balance && { balance: { ...balance, amount: digits(balance.amount) } }),
    ...(code && { proprietaryTransactionCode: { code: code.code } }),
    description: row.description.trim(),
  };
}

function read({ source: _source, ...row }: StatementTransaction) {
  const code = row.proprietaryTransactionCode;
  return { ...row, ...(code && { proprietaryTransactionCode: { code: code.code } }) };
}

const byId = (one: object, other: object) => (idOf(one) < idOf(other) ? -1 : 1);
const idOf = (row: object) => String('transactionId' in row ? row.transactionId : '');

describe.each(WRITERS.map(writer => [writer.format, writer] as const))(
  'as an answer of %s',
  (format, writer) => {
    it.each(ACCOUNTS)('%s is read back', (_, account) => {
      const statements = readStatements(JSON.stringify(writer.write(account)));
      expect(statements.documents.map(document => document.format)).toEqual([format]);
      expect(statements.skipped).toEqual([]);
      expect(statements.accounts).toHaveLength(1);
      expect(statements.accounts[0]).toMatchObject({
        accountId: account.accountId,
        currencyCode: account.currencyCode,
      });
      expect((statements.accounts[0]?.transactions ?? []).map(read).sort(byId)).toEqual(
        account.transactions.map(row => carried(row, writer)).sort(byId),
      );
    });

    it.each(ACCOUNTS.filter(([name]) => ANALYSED.includes(name)))(
      '%s gives the same insights',
      (_, account) => {
        const [accountRead] = toAnalyseRequest(
          readStatements(JSON.stringify(writer.write(account))),
        ).accounts;
        const { transactions, ...facts } = accountRead as NonNullable<typeof accountRead>;
        const rows = new Map(account.transactions.map(row => [row.transactionId, carried(row, writer)]));
        const expected = transactions.map(({ transactionId }) => rows.get(transactionId));
        const figures = (list: readonly unknown[]) => {
          const result = analyse({ ...facts, transactions: list as typeof transactions });
          return [
            result.meta.transactionCount,
            'income' in result && result.income,
            'affordability' in result && result.affordability,
          ];
        };
        expect(figures(transactions.map(({ source: _source, ...row }) => row))).toEqual(figures(expected));
      },
    );
  },
);
