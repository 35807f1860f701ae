/** What is shown of a file before it is read: the columns with their roles, and what a person says of them is read so. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type CsvColumns,
  type CsvPreview,
  fromCsv,
  previewCsv,
  readStatements,
} from '../../../src/adapters.js';

const SAMPLES = 'fixtures/statements/csv';

/** All columns as the preview has them: those without a role are kept from being guessed. */
function toldBy({ columns }: CsvPreview): CsvColumns {
  const told: Record<string, (string | number)[]> = {};
  for (const { column, role } of columns) told[role ?? 'other'] = [...(told[role ?? 'other'] ?? []), column];
  return told;
}

describe('every sample', () => {
  it.each(readdirSync(SAMPLES).filter(name => name !== 'santander-text.txt'))('%s is shown', name => {
    const bytes = readFileSync(`${SAMPLES}/${name}`);
    const { columns, rows } = previewCsv(bytes);
    expect(columns.length).toBeGreaterThan(2);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    expect(columns.filter(({ role }) => role === 'date' || role === 'posted')).not.toEqual([]);
  });
});

describe.each([
  ['GB', 'Posted;What;Points;Value\n14/03/2026;TESCO STORES;12.00;-9.50\n15/03/2026;HMRC;0.00;80.00\n'],
  ['US', 'Posted,What,Points,Value\n03/14/2026,KROGER #412,12.00,-9.50\n03/15/2026,PAYROLL,0.00,80.00\n'],
] as const)('a file of %s', (country, text) => {
  it('is read by what a person confirms as it is read without', () => {
    const guessed = fromCsv(text, { country });
    const told = fromCsv(text, { country, columns: toldBy(previewCsv(text, { country })) });
    expect(told.accounts.map(({ transactions }) => transactions)).toEqual(
      guessed.accounts.map(({ transactions }) => transactions),
    );
    expect(told.accounts[0]?.transactions[0]?.source.other).toMatchObject({ Points: '12.00' });
  });

  it('is read by what a person changes', () => {
    const columns: CsvColumns = { date: 'Posted', narrative: 'What', amount: 'Points', other: 'Value' };
    expect(previewCsv(text, { columns }).columns.map(({ role }) => role)).toEqual([
      'date',
      'narrative',
      'amount',
      'other',
    ]);
    const [account] = fromCsv(text, { country, columns }).accounts;
    expect(account?.transactions[0]).toMatchObject({
      amount: '12.00',
      source: { other: { Value: '-9.50' } },
    });
  });
});

it('a file whose rows nobody can tell is shown, and read once its columns are told', () => {
  const text = 'Bank of nowhere\nWhen,Who,How much\n2026-03-14,LUNCH,9\n';
  expect(() => readStatements(text, { country: 'GB' })).toThrow('cannot be read');
  const { columns, rows } = previewCsv(text);
  expect(columns.map(({ column }) => column)).toEqual(['When', 'Who', 'How much']);
  expect(rows[0]).toEqual(['2026-03-14', 'LUNCH', '9']);
  const told = { date: 'When', narrative: 'Who', debit: 'How much' };
  expect(fromCsv(text, { country: 'GB', columns: told }).accounts[0]?.transactions).toMatchObject([
    { amount: '9', creditDebitIndicator: 'Debit' },
  ]);
});

it('columns without a name of their own are numbered', () => {
  const { columns } = previewCsv('Date,Amount,amount,\n2026-03-14,9.50,1.00,x\n');
  expect(columns.map(({ column }) => column)).toEqual(['Date', 2, 3, 4]);
});
