/** Documents of too many rows are refused while they are read, in every format, and notes do not grow with the rows. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  fromCsv,
  fromMonzo,
  fromXlsx,
  mergeStatements,
  previewCsv,
  readStatements,
  type StatementTransaction,
} from '../../src/adapters.js';
import { InvalidRequestError } from '../../src/base/invalidRequest.js';
import { camtOf, mt940Of, ofxOf, qifOf } from './roundTrip/documents.js';
import { type FixtureAccount, WRITERS } from './roundTrip/providers.js';
import { serialOf, workbookOf } from './xlsx/writer.js';

const ACCOUNTS = ['gb-ninety-days', 'us-social-security'].map(name => {
  const request = JSON.parse(
    readFileSync(`fixtures/accounts/${name}/request.json`, 'utf8'),
  ) as FixtureAccount;
  const transactions = request.transactions.map(row => ({
    ...row,
    bookingDate: row.bookingDate.slice(0, 10),
  }));
  return { ...request, transactions };
});

const countryOf = ({ currencyCode }: FixtureAccount) => (currencyCode === 'GBP' ? 'GB' : 'US');

const csvOf = ({ transactions }: FixtureAccount, separator = ',') =>
  `Date,Description,Amount\n${transactions
    .map(
      ({ bookingDate, description, amount, creditDebitIndicator }) =>
        `${bookingDate},"${description.replaceAll('"', '')}",${creditDebitIndicator === 'Debit' ? '-' : ''}${amount}`,
    )
    .join('\n')}\n`.replaceAll(',', separator);

const texts = (account: FixtureAccount) => {
  const text = {
    ...account,
    transactions: account.transactions.map(row => ({ ...row, amount: Number(row.amount).toFixed(2) })),
  };
  return [text] as never;
};

const FORMATS: readonly (readonly [string, (account: FixtureAccount) => string])[] = [
  ...WRITERS.map(
    ({ format, write }) => [format, (account: FixtureAccount) => JSON.stringify(write(account))] as const,
  ),
  ['ofx', account => ofxOf(texts(account))],
  ['camt', account => camtOf(texts(account))],
  ['mt940', account => mt940Of(texts(account))],
  ['qif', account => qifOf(texts(account))],
  ['csv', account => csvOf(account)],
];

/** The issue, or undefined where the document is read. */
function issueOf(read: () => unknown) {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.issues[0];
    throw error;
  }
}

describe.each(FORMATS)('a document of %s', (_, write) => {
  it.each(ACCOUNTS)(
    'of as many rows as are allowed is read, and one more is refused: $currencyCode',
    account => {
      const document = write(account);
      const all = readStatements(document, { country: countryOf(account) });
      const rows = all.accounts.reduce((sum, { transactions }) => sum + transactions.length, 0);
      expect(rows).toBe(account.transactions.length);
      const limited = (maxRows: number) => () =>
        readStatements(document, { country: countryOf(account), maxRows });
      expect(issueOf(limited(rows))).toBeUndefined();
      expect(limited(rows)()).toEqual(all);
      for (const most of [rows - 1, 3])
        expect(issueOf(limited(most))).toMatchObject({
          code: 'too_many_rows',
          path: ['documents', 0],
          message: expect.stringMatching(
            new RegExp(
              `^The document has more than ${most} rows: the next one is in line \\d+; options.maxRows sets the most$`,
            ),
          ),
        });
    },
  );

  it('that breaks off later is refused for its rows, since they are counted first', () => {
    const [account] = ACCOUNTS as unknown as [FixtureAccount];
    const transactions = Array.from({ length: 20 }, () => account.transactions).flat();
    const document = write({ ...account, transactions });
    const half = document.slice(0, Math.floor(document.length * 0.9));
    expect(issueOf(() => readStatements(half, { country: 'GB', maxRows: 5 }))?.code).toBe('too_many_rows');
  });
});

describe('the limit', () => {
  const [british, american] = ACCOUNTS as unknown as [FixtureAccount, FixtureAccount];

  it('names the line of the first row too many', () => {
    const { message } = issueOf(() => readStatements(csvOf(british), { maxRows: 7 })) as { message: string };
    expect(message).toContain('more than 7 rows: the next one is in line 9;');
    expect(issueOf(() => fromCsv(csvOf(american), { maxRows: 1 }))?.message).toContain('in line 3;');
  });

  it('is that of all documents of a call together', () => {
    const two = [csvOf(british), csvOf(american)];
    const rows = british.transactions.length + american.transactions.length;
    expect(issueOf(() => fromCsv(two, { maxRows: rows }))).toBeUndefined();
    expect(issueOf(() => fromCsv(two, { maxRows: rows - 1 }))).toMatchObject({ path: ['documents', 1] });
  });

  it('is 200,000 where nothing is said, and holds for the preview of a CSV file and for values', () => {
    const long = `Date,Description,Amount\n${'2026-03-02,TESCO STORES,-1.50\n'.repeat(260_000)}`;
    for (const read of [readStatements, fromCsv, previewCsv])
      expect(issueOf(() => read(long))?.message).toContain(
        'more than 200000 rows: the next one is in line 200002;',
      );
  });

  it('holds for a value, which has no lines', () => {
    const monzo = WRITERS.find(({ format }) => format === 'monzo');
    const value = monzo?.write(british) as object;
    expect(issueOf(() => fromMonzo(value, { maxRows: 2 }))?.message).toBe(
      'The document has more than 2 rows; options.maxRows sets the most',
    );
  });

  it('does not count headers, totals and the lines over a table', () => {
    const { transactions } = british;
    const page = (from: number) => csvOf({ ...british, transactions: transactions.slice(from, from + 4) });
    const pages = Array.from({ length: Math.floor(transactions.length / 4) }, (_, at) => page(4 * at)).join(
      '',
    );
    const whole = `Account;;\nStatement of March\n${pages}`;
    const rows = 4 * Math.floor(transactions.length / 4);
    expect(issueOf(() => readStatements(whole, { country: 'GB', maxRows: rows }))).toBeUndefined();
    expect(issueOf(() => readStatements(whole, { country: 'GB', maxRows: rows - 1 }))?.code).toBe(
      'too_many_rows',
    );
  });

  it.each([0, -1, 1.5, 10_000_001, '5', Number.NaN])('cannot be %j', maxRows => {
    expect(issueOf(() => readStatements('a', { maxRows: maxRows as never }))).toMatchObject({
      code: 'invalid_option',
      message: expect.stringContaining('options.maxRows must be a whole number from 1 to 10000000'),
    });
  });
});

describe('notes', () => {
  const row = (at: number) => ({
    AccountId: '1',
    TransactionId: 'same',
    TransactionInformation: `TESCO ${at % 2}`,
    Amount: { Amount: '8.10', Currency: 'GBP' },
    CreditDebitIndicator: 'Debit',
    Status: 'Booked',
    BookingDateTime: '2026-03-02T00:00:00+00:00',
  });

  it('are capped with a count', () => {
    const rows = Array.from({ length: 20_000 }, () => row(0));
    const { notes } = readStatements(JSON.stringify({ Data: { Transaction: rows } }));
    const kinds = notes.map(({ code }) => code);
    const [more] = notes.filter(({ code }) => code === 'more_notes');
    expect(kinds.filter(code => code === 'repeated_row_dropped')).toHaveLength(100);
    expect(more?.message).toMatch(/^19\d{3} more notes repeated_row_dropped are not listed$/);
    expect(JSON.stringify(notes).length).toBeLessThan(60_000);
  });

  it('of several documents are capped too, and few are all there', () => {
    const statements = Array.from({ length: 30 }, (_, account) => {
      const rows = Array.from({ length: 6 }, (_, at) => ({
        ...row(0),
        AccountId: `${account}`,
        Status: at > 4 ? 'Pending' : 'Booked',
      }));
      return readStatements(JSON.stringify({ Data: { Transaction: rows } }));
    });
    expect(statements[0]?.notes.filter(({ code }) => code === 'repeated_row_dropped')).toHaveLength(4);
    const { notes } = mergeStatements(statements);
    expect(notes.filter(({ code }) => code === 'repeated_row_dropped')).toHaveLength(100);
    expect(notes.find(({ code }) => code === 'more_notes')?.message).toBe(
      '20 more notes repeated_row_dropped are not listed',
    );
  });
});

it('a workbook is refused before its cells are read', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => [
    { number: serialOf('2026-03-02'), as: 'dayInWords' as const },
    `TESCO ${at}`,
    { number: -1 - at / 100, as: 'pounds' as const },
  ]);
  const workbook = workbookOf([{ name: 'Mar', rows: [['Date', 'Text', 'Amount'], ...rows] }]);
  const read = (maxRows: number) => fromXlsx(workbook, { country: 'GB', maxRows });
  const all = await read(600);
  expect(
    all.accounts.flatMap(({ transactions }): readonly StatementTransaction[] => transactions),
  ).toHaveLength(600);
  for (const most of [599, 10])
    await expect(read(most)).rejects.toMatchObject({ issues: [{ code: 'too_many_rows' }] });
});
