/** Workbooks, cell by cell and sheet by sheet. */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fromCsv, fromXlsx, previewCsv, previewXlsx, readStatements } from '../../../src/adapters.js';
import { type Cell, type SheetGiven, serialOf, workbookOf } from './writer.js';

const HEADER: readonly Cell[] = ['Date', 'Description', 'Amount'];
const day = (text: string, as: 'day' | 'dayInWords' | 'american' = 'day'): Cell => ({
  number: serialOf(text),
  as,
});
const money = (number: number | string): Cell => ({ number, as: 'money' });
const sheet = (name: string, ...rows: SheetGiven['rows']): SheetGiven => ({ name, rows: [HEADER, ...rows] });

async function amountsOf(...cells: readonly Cell[]) {
  const rows = cells.map((cell, index): readonly Cell[] => [day(`2026-03-${10 + index}`), 'LUNCH', cell]);
  // One row that is surely money, so that whole numbers are too.
  const read = await fromXlsx(workbookOf([sheet('a', ...rows, [day('2026-03-30'), 'END', money(-0.01)])]), {
    country: 'GB',
  });
  return read.accounts[0]?.transactions
    .slice(0, -1)
    .map(({ amount, creditDebitIndicator }) => `${creditDebitIndicator === 'Debit' ? '-' : ''}${amount}`);
}

async function daysOf(cells: readonly Cell[], options = {}) {
  const rows = cells.map((cell): readonly Cell[] => [cell, 'LUNCH', money(-9.5)]);
  const { accounts, skipped } = await fromXlsx(workbookOf([sheet('a', ...rows)], options), { country: 'GB' });
  expect(skipped).toEqual([]);
  return accounts[0]?.transactions.map(({ bookingDate }) => bookingDate);
}

describe.each(['GB', 'US'] as const)('the columns of a workbook of %s', country => {
  const header = ['When', 'Who', 'Points', 'How much'];
  const rows = [
    ['2026-03-10', 'LUNCH', '12', '-9.50'],
    ['2026-03-11', 'DINNER', '13', '-19.50'],
  ];
  const table: SheetGiven = { name: 'Rows', rows: [header, ...rows] };

  it('are those of the same table as CSV', async () => {
    const book = workbookOf([{ name: 'Cover', rows: [['A statement']] }, table]);
    const text = [header, ...rows].map(cells => cells.join(',')).join('\n');
    expect(await previewXlsx(book, { country })).toEqual(previewCsv(text, { country }));
  });

  it('are read as a person says after seeing them', async () => {
    const book = workbookOf([table]);
    const columns = { date: 'When', narrative: 'Who', amount: 'Points', other: 'How much' };
    expect((await previewXlsx(book, { country, columns })).columns.map(({ role }) => role)).toEqual([
      'date',
      'narrative',
      'amount',
      'other',
    ]);
    const { accounts } = await fromXlsx(book, { country, columns });
    expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(['12', '13']);
  });

  it('are not those of a hidden sheet beside others', async () => {
    const hidden: SheetGiven = { name: 'Old', rows: [header, ...rows, ...rows], state: 'hidden' };
    const { rows: seen } = await previewXlsx(workbookOf([hidden, table]), { country });
    expect(seen).toHaveLength(rows.length);
  });
});

describe('numbers', () => {
  it('are exact to the penny, whatever binary fractions made of them', async () => {
    expect(
      await amountsOf(
        { number: 12.1 },
        { number: 0.1 + 0.2 },
        { number: '5234.119999999995' },
        { number: -7 },
        { number: '1.21E1' },
        money(100),
        { number: 12.1, as: 'whole' },
      ),
    ).toEqual(['12.10', '0.30', '5234.12', '-7', '12.10', '100.00', '12.10']);
  });

  it('have the currency that their cells show', async () => {
    for (const [as, currency] of [
      ['pounds', 'GBP'],
      ['dollars', null],
    ] as const) {
      const file = workbookOf([sheet('a', [day('2026-03-10'), 'LUNCH', { number: -9.5, as }])]);
      expect((await fromXlsx(file)).accounts[0]).toMatchObject({
        currencyCode: currency,
        transactions: [{ amount: '9.50', creditDebitIndicator: 'Debit' }],
      });
    }
  });

  it('that a cell rounds are read as it shows them, and a note tells of it', async () => {
    const file = workbookOf([sheet('Mar', [day('2026-03-10'), 'LUNCH', money('9.4567')])]);
    const { accounts, notes } = await fromXlsx(file, { country: 'US' });
    expect(accounts[0]?.transactions[0]?.amount).toBe('9.46');
    expect(notes.find(({ code }) => code === 'figures_rounded')?.message).toContain(
      'Figures of the sheet "Mar" have more digits than it shows, and were read as shown: C2, 9.4567 as 9.46',
    );
  });

  it('that have more digits than pence in a cell that shows all are no thousands', async () => {
    expect(await amountsOf({ number: 1.234 }, { number: 2.3456, as: 'rate' })).toEqual(['1.234', '2.3456']);
  });
});

describe('days', () => {
  it('are those of their cells, whatever these show', async () => {
    const cells = [day('2026-03-04'), day('2026-03-05', 'dayInWords'), day('2026-03-06', 'american')];
    expect(await daysOf(cells)).toEqual(['2026-03-04', '2026-03-05', '2026-03-06']);
    expect(await daysOf(['13/03/2026', day('2026-03-04'), '05/03/2026'])).toEqual([
      '2026-03-13',
      '2026-03-04',
      '2026-03-05',
    ]);
  });

  it('with a time stay where they are', async () => {
    const cells: Cell[] = [
      { number: serialOf('2026-03-04') + 0.75, as: 'instant' },
      // A second before midnight, and a fraction that stands for midnight.
      { number: serialOf('2026-03-05') + 86_399 / 86_400, as: 'instant' },
      { number: serialOf('2026-03-06') - 1e-9, as: 'instant' },
    ];
    expect(await daysOf(cells)).toEqual(['2026-03-04', '2026-03-05', '2026-03-06']);
  });

  it('may be counted from 1904, and before the March of 1900', async () => {
    expect(await daysOf([{ number: serialOf('2026-03-04') - 1462, as: 'day' }], { is1904: true })).toEqual([
      '2026-03-04',
    ]);
    const { skipped } = await fromXlsx(
      workbookOf([
        sheet('a', [{ number: 59, as: 'day' }, 'x', money(1)], [day('2026-03-04'), 'y', money(1)]),
      ]),
      { country: 'GB' },
    );
    expect(JSON.stringify(skipped)).not.toContain('1900-03');
  });
});

describe('other cells', () => {
  it('hold texts in every way that programs write them', async () => {
    const rows: Cell[][] = [
      'TESCO & SONS',
      { inline: 'TESCO & SONS' },
      { runs: ['TESCO', ' ', '& SONS'] },
    ].map(text => [day('2026-03-04'), text, money(-1)]);
    rows.push([
      day('2026-03-04'),
      { formula: 'A1&B1', result: 'TESCO & SONS' },
      { formula: '1-2', result: -1 },
    ]);
    const { accounts } = await fromXlsx(workbookOf([sheet('a', ...rows)]), { country: 'GB' });
    expect(accounts[0]?.transactions.map(({ description }) => description)).toEqual(
      rows.map(() => 'TESCO & SONS'),
    );
  });

  it('with an error or without a result are named, and their rows are left out', async () => {
    const file = workbookOf([
      sheet(
        'Mar',
        [day('2026-03-04'), 'LUNCH', money(-9.5)],
        [day('2026-03-05'), 'DINNER', { error: '#REF!' }],
        [day('2026-03-06'), 'SUPPER', { formula: 'SUM(C2)' }],
      ),
    ]);
    const { accounts, skipped, notes } = await fromXlsx(file, { country: 'US' });
    expect(accounts[0]?.transactions).toHaveLength(1);
    expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'unreadable_amount'],
      [4, 'no_amount'],
    ]);
    expect(notes.find(({ code }) => code === 'cells_without_value')?.message).toContain(
      'sheet "Mar" hold an error, or a formula whose result was not saved: C3 (#REF!); C4 (a formula without its result)',
    );
  });
});

describe('sheets', () => {
  const march = sheet('Mar', [day('2026-03-04'), 'LUNCH', money(-9.5)]);
  const april = sheet('Apr', undefined, [day('2026-04-04'), 'LUNCH', money(-8.5)]);

  it('that follow one another are one account, and each place is that of its row', async () => {
    const { accounts, documents } = await fromXlsx(workbookOf([march, april]), { country: 'GB' });
    expect(documents.map(({ format, sheet }) => [format, sheet])).toEqual([
      ['xlsx', 'Mar'],
      ['xlsx', 'Apr'],
    ]);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]?.transactions.map(({ source: { document, line } }) => [document, line])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('of different accounts are several accounts', async () => {
    const of = (account: string, amount: number): SheetGiven => ({
      name: account,
      rows: [['Account', account], HEADER, [day('2026-03-04'), 'LUNCH', money(amount)]],
    });
    const { accounts } = await fromXlsx(workbookOf([of('11112222', -1), of('33334444', -2)]), {
      country: 'GB',
    });
    expect(accounts.map(({ accountId }) => accountId)).toEqual(['11112222', '33334444']);
  });

  it('without a table are skipped, each with the reason', async () => {
    const cover: SheetGiven = {
      name: 'Cover',
      rows: [
        ['Statement of J Bloggs'],
        ['Made on', day('2026-04-01')],
        ['Balance', money(12.5)],
        ['Thank you'],
      ],
    };
    const copy: SheetGiven = { ...march, name: 'Data', state: 'veryHidden' };
    const { accounts, skipped } = await fromXlsx(
      workbookOf([cover, march, { name: 'Empty', rows: [] }, copy]),
      { country: 'GB' },
    );
    expect(accounts[0]?.transactions).toHaveLength(1);
    expect(skipped.map(({ reason, message }) => [reason, message])).toEqual([
      ['sheet', 'The sheet "Cover" has no table of transactions'],
      ['sheet', 'The sheet "Empty" is empty'],
      ['sheet', 'The sheet "Data" is hidden, and others are not'],
    ]);
  });

  it('that are hidden are read where no other has a table', async () => {
    const { accounts } = await fromXlsx(workbookOf([{ ...march, state: 'hidden' }]), { country: 'GB' });
    expect(accounts[0]?.transactions).toHaveLength(1);
  });

  it('are read by the columns that are told', async () => {
    const told = { date: 'Date', narrative: 'Description', amount: 'Amount' };
    const other: SheetGiven = {
      name: 'Other',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    };
    const read = await fromXlsx(workbookOf([other, march]), {
      country: 'GB',
      columns: told,
      signs: 'reversed',
    });
    expect(read.accounts[0]?.transactions[0]?.creditDebitIndicator).toBe('Credit');
    await expect(fromXlsx(workbookOf([march]), { columns: { date: 'Day' } })).rejects.toThrow(
      'options.columns names columns that no line of the file has together: "Day"',
    );
  });
});

describe('what is no workbook', () => {
  const zip = (...names: readonly string[]) =>
    zipSync(Object.fromEntries(names.map(name => [name, new Uint8Array([1])])));

  it.each([
    ['no archive', Buffer.from('Date,Amount\n'), 'is no Excel workbook (XLSX)'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'is a PDF document; download the statement as CSV'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is an Excel document of the old kind (XLS)'],
    ['a binary workbook', zip('xl/workbook.bin'), 'is an Excel workbook of the binary kind (XLSB)'],
    [
      'a sheet of OpenDocument',
      zip('application/vnd.oasis.opendocument.spreadsheet'),
      '(ODS); save it as XLSX',
    ],
    ['a document of Numbers', zip('Index/Document.iwa'), 'is a Numbers document; export it as XLSX or CSV'],
    ['another archive', zip('notes.txt'), 'is a ZIP archive; unpack it'],
    ['an archive that ends early', zip('xl/workbook.xml').subarray(0, 40), 'is a damaged archive (ZIP)'],
    [
      'nothing to read',
      workbookOf([{ name: 'Empty', rows: [] }]),
      'without a table of transactions: "Empty" is empty',
    ],
  ])('%s is refused by its name', async (_, bytes, says) => {
    await expect(fromXlsx(bytes as Uint8Array)).rejects.toThrow(says);
  });

  it('is refused before its columns are shown too', async () => {
    await expect(previewXlsx(zip('notes.txt') as Uint8Array)).rejects.toThrow('is a ZIP archive; unpack it');
  });

  it('is refused by every other reader too', () => {
    const book = workbookOf([sheet('a')]);
    for (const read of [readStatements, fromCsv, previewCsv])
      expect(() => read(book)).toThrow('The document is an Excel workbook (XLSX), which fromXlsx reads');
  });

  it('options that cannot be used are refused before anything is read', async () => {
    await expect(fromXlsx(new Uint8Array(), { country: 'FR' as 'GB' })).rejects.toThrow(
      'options.country must be',
    );
    await expect(fromXlsx('text' as never)).rejects.toThrow('must be the bytes of a workbook, got "text"');
  });
});
