/** Workbooks go in as other files of banks do. */
import { describe, expect, it } from 'vitest';
import { type SheetGiven, serialOf, workbookOf } from '../adapters/xlsx/writer.js';
import { fileOf, printed, run } from './support.js';

const sheet = (name: string, day: string, text: string, number: number): SheetGiven => ({
  name,
  rows: [
    ['Date', 'Description', 'Amount'],
    [{ number: serialOf(day), as: 'dayInWords' }, text, { number, as: 'money' }],
    ['no row at all'],
  ],
});
const bookOf = (...sheets: readonly SheetGiven[]) => fileOf(Buffer.from(workbookOf(sheets)));

describe.each([
  ['GB', 'HMRC CHILD BENEFIT BGC', 'GBP', 'pounds (HMRC, BGC)'],
  ['US', 'ZELLE TO ANNA', 'USD', 'dollars (ZELLE)'],
])('a workbook of %s', (country, text, currency, looks) => {
  it('is read, and each part that was left out is named with its sheet', async () => {
    const file = bookOf(
      { name: 'Cover', rows: [['Statement']] },
      sheet('Mar', '2026-03-04', text, -9.5),
      sheet('Apr', '2026-04-04', text, -8.5),
    );
    const { stdout, stderr } = await run(['convert', file, '--country', country]);
    const { accounts } = JSON.parse(stdout);
    expect(accounts).toMatchObject([
      {
        currencyCode: currency,
        transactions: [
          { bookingDate: '2026-03-04', amount: '9.50' },
          { bookingDate: '2026-04-04', amount: '8.50' },
        ],
      },
    ]);
    expect(stderr).toContain(': 2 transactions of 1 account read as xlsx, 3 other parts left out.');
    expect(stderr).toContain('The sheet "Cover" has no table of transactions');
    expect(stderr).toContain(`${file} (Apr), line 3: `);
  });

  it('that names no currency is told what it looks like', async () => {
    const file = bookOf(sheet('Mar', '2026-03-04', text, -9.5));
    await expect(printed(['income', file])).rejects.toThrow(
      `${file} names no currency; looks like ${looks}: --country ${country}`,
    );
  });

  it('is read by the columns that are typed', async () => {
    const file = bookOf(sheet('Mar', '2026-03-04', text, -9.5));
    const words = ['--country', country, '--columns', 'date=Date,amount=Amount,narrative=Description'];
    const { accounts } = JSON.parse(await printed(['convert', file, ...words, '--signs', 'reversed']));
    expect(accounts[0].transactions[0]).toMatchObject({ description: text, creditDebitIndicator: 'Credit' });
  });
});

it('an archive that is no workbook is named', async () => {
  const file = fileOf(Buffer.from('504b0304140000000000', 'hex'));
  await expect(printed(['income', file])).rejects.toThrow(`${file} is a damaged archive (ZIP)`);
});
